import type { CollectionLesson } from '@alba/contract/collections';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureWords } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { focusField } from '../../ui/focus-field.ts';
import { Link } from '../../ui/link.tsx';
import { dateFieldId } from './lesson-dates.tsx';
import type { UnitProblem } from './unit-problems.ts';
import type { Standing } from './use-standing.ts';

type Props = {
  problems: UnitProblem;
  className: string;
  lessons: readonly CollectionLesson[];
  standing: Standing;
  failure: FailureWords | undefined;
  onSkip: (lessonIds: readonly number[]) => void;
  /** Focus comes here after sending was refused. */
  ref: Ref<HTMLDivElement>;
};

/** Everything that stands in the way, each with its way out. */
export function UnitProblems({ problems, className, lessons, standing, failure, onSkip, ref }: Props) {
  const { t } = useTranslation('collections');
  const titles = new Map(lessons.flatMap((lesson) => (lesson.state === 'offered' ? [[lesson.card.lessonId, lesson.card.title] as const] : [])));
  const titleOf = (lessonId: number) => titles.get(lessonId) ?? '';
  const first = [...titles.keys()][0];
  const { already, notForClass, dates } = problems;
  const skipButton = (lessonIds: readonly number[]) => (
    <Button size="sm" variant="secondary" onClick={() => onSkip(lessonIds)}>
      {t(($) => $.error.skip, { count: lessonIds.length })}
    </Button>
  );
  return (
    <div ref={ref} tabIndex={-1} className="grid gap-3 outline-none empty:hidden">
      {already.length > 0 && (
        <Alert
          status="danger"
          isLive
          title={t(($) => $.error.already, { count: already.length, className })}
          action={
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {skipButton(already)}
              <Link to={paths.assigned()}>{t(($) => $.assign.seeAssigned)}</Link>
            </div>
          }
        >
          <Titles>{already.map(titleOf)}</Titles>
          <p>{t(($) => $.error.alreadyNext)}</p>
        </Alert>
      )}
      {notForClass.length > 0 && (
        <Alert status="danger" isLive title={t(($) => $.error.notForClass, { count: notForClass.length, className })} action={skipButton(notForClass)}>
          <Titles>{notForClass.map(titleOf)}</Titles>
          <p>{t(($) => $.error.notForClassNext)}</p>
        </Alert>
      )}
      {problems.hasNoLessons && (
        <Alert status="danger" isLive title={t(($) => $.error.noLessons.title)}>
          <p>{t(($) => $.error.noLessons.body)}</p>
          {first !== undefined && <FieldLink id={`include-${first}`}>{t(($) => $.error.noLessons.turnOn)}</FieldLink>}
        </Alert>
      )}
      {dates.length > 0 && (
        <Alert status="danger" isLive title={t(($) => $.error.dates)}>
          <ul className="mt-1 grid gap-1">
            {dates.map((problem) => (
              <li key={dateFieldId(problem)}>
                <FieldLink id={dateFieldId(problem)}>
                  {problem.field === 'start'
                    ? t(($) => $.error.startOf, { lesson: titleOf(problem.lessonId) })
                    : t(($) => $.error.dueOf, { lesson: titleOf(problem.lessonId) })}
                </FieldLink>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {standing.error !== undefined && (
        <Alert status="warning" isLive title={t(($) => $.error.check, { className })}>
          {t(($) => $.error.checkNext)}
        </Alert>
      )}
      {failure && (
        <Alert status="danger" isLive title={failure.title}>
          {failure.body}
        </Alert>
      )}
    </div>
  );
}

function Titles({ children }: { children: string[] }) {
  return (
    <ul className="mt-1 list-disc pl-5">
      {children.map((title) => (
        <li key={title} className="wrap-anywhere">
          {title}
        </li>
      ))}
    </ul>
  );
}

/** Leads to a field of the page. */
function FieldLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        focusField(id);
      }}
    >
      {children}
    </a>
  );
}
