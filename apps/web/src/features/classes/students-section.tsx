import type { ClassStudent } from '@alba/contract/classes';
import { KeyRound, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Person } from '../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { type Column, type Sort, Table } from '../../ui/table.tsx';
import type { ClassDetail } from './api.ts';
import { RemoveStudent } from './remove-student.tsx';
import { type StudentSort, sortStudents } from './sort-students.ts';
import { useAllowSignIn } from './use-allow-sign-in.ts';
import { useVisitedWords } from './visited-words.ts';

/** Long classes show their first students; the rest come at a press. */
const shownAtFirst = 30;

/** Who is in the class, and when they were last here. */
export function StudentsSection({ given, onRemoved }: { given: ClassDetail; onRemoved: () => void }) {
  const { t } = useTranslation('classes');
  const [sort, setSort] = useState<Sort<StudentSort>>({ key: 'name', direction: 'ascending' });
  const [isAll, setAll] = useState(false);
  const [leaving, setLeaving] = useState<ClassStudent>();
  const columns = useColumns({ onRemove: setLeaving, onAllowSignIn: useAllowSignIn(given.classId) });
  const students = sortStudents(given.students, sort);
  const shown = isAll ? students : students.slice(0, shownAtFirst);
  return (
    <>
      <div className="mt-8 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-xl">
          {t(($) => $.studentsTitle)} <span className="font-normal text-muted">{students.length}</span>
        </h3>
        <ButtonLink variant="soft" size="sm" icon={SlidersHorizontal} to={paths.readingSettings(given.classId)}>
          {t(($) => $.readingLevels)}
        </ButtonLink>
      </div>
      <Table<ClassStudent, Key>
        caption={t(($) => $.studentsOf, { name: given.name })}
        columns={columns}
        rows={shown}
        rowKey={({ enrollmentId }) => enrollmentId}
        sort={sort}
        onSort={({ key, direction }) => isSortKey(key) && setSort({ key, direction })}
        isStacked
      />
      {shown.length < students.length && (
        <p className="mt-4 text-center">
          <Button variant="secondary" onClick={() => setAll(true)}>
            {t(($) => $.showAll, { count: students.length })}
          </Button>
        </p>
      )}
      {leaving && (
        <RemoveStudent
          student={leaving}
          classId={given.classId}
          className={given.name}
          onRemoved={() => {
            setLeaving(undefined);
            onRemoved();
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}

type Key = StudentSort | 'username' | 'remove';
const isSortKey = (key: Key): key is StudentSort => key === 'name' || key === 'visited';

type Acts = Record<'onRemove' | 'onAllowSignIn', (student: ClassStudent) => void>;

function useColumns({ onRemove, onAllowSignIn }: Acts): Column<ClassStudent, Key>[] {
  const { t } = useTranslation('classes');
  const visited = useVisitedWords();
  return [
    { key: 'name', header: t(($) => $.column.student), isRowHeader: true, isSortable: true, cell: (student) => <Person name={fullName(student)} /> },
    {
      key: 'username',
      header: t(($) => $.column.username),
      cell: ({ username, isSignInPaused }) => (
        // one box, so that on a phone the line stays below the name
        <span className="max-md:text-end">
          <span translate="no">{username}</span>
          {isSignInPaused && <span className="block text-sm text-soft">{t(($) => $.signIn.paused)}</span>}
        </span>
      ),
    },
    { key: 'visited', header: t(($) => $.column.visited), isSortable: true, cell: ({ lastVisitedAt }) => visited(lastVisitedAt) },
    {
      key: 'remove',
      header: t(($) => $.column.actions),
      hideHeader: true,
      align: 'end',
      cell: (student) => (
        <span className="inline-flex items-center gap-1">
          <Button variant="ghost" size="sm" className="text-soft" onClick={() => onRemove(student)}>
            {t(($) => $.remove)}
            <span className="sr-only" translate="no">
              {' '}
              {fullName(student)}
            </span>
          </Button>
          {student.isSignInPaused && (
            <RowMenu
              label={t(($) => $.more, { name: fullName(student) })}
              items={[{ id: 'sign-in', label: t(($) => $.signIn.allow), icon: KeyRound, onAction: () => onAllowSignIn(student) }]}
            />
          )}
        </span>
      ),
    },
  ];
}

const fullName = ({ firstName, lastName }: ClassStudent) => `${firstName} ${lastName}`;
