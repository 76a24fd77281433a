import { type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { focusField } from '../../../ui/focus-field.ts';
import type { RenderWorkload } from '../render-workload.ts';
import { DateGrid } from './date-grid.tsx';
import { type DateError, termsOfLesson, withTerms } from './draft.ts';
import { dateFieldId, LessonDates } from './lesson-dates.tsx';
import type { DescribeLesson } from './lesson-name.tsx';
import { SetAll } from './set-all.tsx';
import { StepFoot } from './step-foot.tsx';
import type { Wizard } from './use-wizard.ts';

type DatesStepProps = { wizard: Wizard; describe: DescribeLesson; renderWorkload?: RenderWorkload };

/** When each lesson opens and closes, for every class and where a class has its own dates. */
export function DatesStep({ wizard, describe, renderWorkload }: DatesStepProps) {
  const { t } = useTranslation('assign');
  const { lessons, draft, change, chosenClasses } = wizard;
  const [isTold, setTold] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  // a due date before the start is told while it stands there; a missing one when the step is left
  const told = wizard.dateErrors.filter(({ error }) => isTold || error === 'dueBeforeStart');
  const next = () => {
    if (wizard.dateErrors.length === 0) return wizard.goTo('review');
    setTold(true);
    requestAnimationFrame(() => summary.current?.focus());
  };
  return (
    <div className="grid gap-6">
      <DateErrors errors={told} wizard={wizard} ref={summary} />
      <SetAll wizard={wizard} renderWorkload={renderWorkload} />
      <ul>
        {lessons.map((lesson) => (
          <LessonDates
            key={lesson.lessonId}
            lesson={lesson}
            describe={describe}
            terms={termsOfLesson(draft, lesson.lessonId)}
            errors={Object.fromEntries(told.filter(({ lessonId }) => lessonId === lesson.lessonId).map(({ field, error }) => [field, error]))}
            onChange={(terms) => change((before) => withTerms(before, lesson.lessonId, terms))}
            renderWorkload={renderWorkload}
            classIds={draft.classIds}
          />
        ))}
      </ul>
      <p className="a-many__note text-sm text-soft">{t(($) => $.many.checksNote)}</p>
      {chosenClasses.length > 1 && <DateGrid wizard={wizard} renderWorkload={renderWorkload} />}
      <StepFoot wizard={wizard} onNext={next} />
    </div>
  );
}

/** Every date that needs a fix, each leading to its field. */
function DateErrors({ errors, wizard, ref }: { errors: readonly DateError[]; wizard: Wizard; ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation('assign');
  const titleOf = (lessonId: number) => wizard.lessons.find((lesson) => lesson.lessonId === lessonId)?.title ?? '';
  return (
    <div aria-live="polite" className="a-many__news">
      {errors.length > 0 && (
        <Alert ref={ref} status="danger" title={t(($) => $.many.wrongDates, { count: errors.length })}>
          <ul className="mt-1 grid gap-1">
            {errors.map(({ lessonId, field, error }) => (
              <li key={`${lessonId}-${field}`}>
                <a
                  href={`#${dateFieldId(lessonId, field)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(dateFieldId(lessonId, field));
                  }}
                >
                  {t(($) => $.many.wrong[error], { lesson: titleOf(lessonId) })}
                </a>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
