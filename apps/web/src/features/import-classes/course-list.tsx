import type { GoogleCourse } from '@alba/contract/google-classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useGoToGoogle } from './consent-step.tsx';
import { CourseRow } from './course-row.tsx';
import { mostChosen } from './use-chosen.ts';

export type CourseListProps = {
  courses: readonly GoogleCourse[];
  chosen: readonly string[];
  onChoose: (courseId: string, isChosen: boolean) => void;
  onReimport: (classId: number) => void;
  onCoTeaching: (classId?: number) => void;
  onAsked: () => void;
};

/** So many are read over at once; more get a field to find one by its name. */
const many = 12;

export function CourseList({ courses, chosen, onChoose, ...acts }: CourseListProps) {
  const { t } = useTranslation('import-classes');
  const { compare } = useFormat();
  const [search, setSearch] = useState('');
  const hasNew = courses.some(({ state }) => state === 'available');
  const isFull = chosen.length >= mostChosen;
  const shown = courses.filter(({ name, note }) => includes(`${name} ${note}`, search.trim(), compare));
  return (
    <>
      {!hasNew && <NothingNew hasAny={courses.length > 0} />}
      {courses.length > many && (
        <TextField label={t(($) => $.list.search)} value={search} onChange={(event) => setSearch(event.target.value)} autoComplete="off" />
      )}
      {courses.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="sr-only">{t(($) => $.list.choose)}</legend>
          <ul className="divide-y divide-line">
            {shown.map((course) => (
              <CourseRow
                key={course.courseId}
                course={course}
                isChosen={chosen.includes(course.courseId)}
                isOff={isFull && !chosen.includes(course.courseId)}
                onChoose={(isChosen) => onChoose(course.courseId, isChosen)}
                {...acts}
              />
            ))}
          </ul>
        </fieldset>
      )}
      {courses.length > 0 && shown.length === 0 && <p className="py-3 text-soft">{t(($) => $.list.noMatch)}</p>}
      {isFull && (
        <p className="mt-3 text-sm text-soft" role="status">
          {t(($) => $.list.limit, { count: mostChosen })}
        </p>
      )}
      {hasNew && (
        <Alert status="info" className="mt-4">
          <p>{t(($) => $.signInWithGoogle)}</p>
        </Alert>
      )}
    </>
  );
}

/** Letters as they are, or without their marks. */
function includes(text: string, search: string, compare: (one: string, other: string) => number): boolean {
  if (search === '') return true;
  const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain(text).includes(plain(search)) || compare(text, search) === 0;
}

function NothingNew({ hasAny }: { hasAny: boolean }) {
  const { t } = useTranslation('import-classes');
  const google = useGoToGoogle(paths.importClasses());
  return (
    <EmptyState
      level={3}
      title={t(($) => $.nothingNew.title)}
      action={
        <Button variant="secondary" onClick={google.go} isBusy={google.isLeaving}>
          {t(($) => $.anotherGoogle)}
        </Button>
      }
    >
      {hasAny ? t(($) => $.nothingNew.body) : t(($) => $.nothingNew.none)}
    </EmptyState>
  );
}
