import type { CheckedCell } from '@alba/contract/assigning';
import type { LocalDate } from '@alba/domain/assignments';
import type { DateProblem, PlannedLesson } from '@alba/domain/collections';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { DateField } from '../../ui/date-field.tsx';
import { useDateProblemWords } from './use-words.ts';

export type LessonDatesProps = {
  title: string;
  planned: PlannedLesson;
  /** Today, where all lessons start right away. */
  startsOn?: LocalDate;
  checked: CheckedCell | undefined;
  problems: readonly DateProblem[];
  workload: ReactNode;
  onChange: (change: Partial<PlannedLesson>) => void;
};

export const dateFieldId = ({ lessonId, field }: Pick<DateProblem, 'lessonId' | 'field'>): string => `${field}-${lessonId}`;

/** Start and due of one lesson, with what else the class has due on that day. */
export function LessonDates({ title, planned, startsOn, checked, problems, workload, onChange }: LessonDatesProps) {
  const { t } = useTranslation('collections');
  const format = useFormat();
  const problemWords = useDateProblemWords();
  const errorOf = (field: DateProblem['field']) => problemWords(problems.find((problem) => problem.field === field));
  const { lessonId, start, due } = planned;
  // once for the lesson that is being dated, not for the whole sequence at once
  const [wasTouched, setTouched] = useState(false);
  const sameDay = checked?.sameDay.filter((met) => due !== null && met.due?.startsWith(due)) ?? [];
  return (
    <fieldset className="mt-3" onFocus={() => setTouched(true)}>
      <legend className="sr-only">{title}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <DateField
          isCompact
          id={dateFieldId({ lessonId, field: 'start' })}
          label={t(($) => $.lessons.start)}
          value={startsOn ?? start}
          isDisabled={startsOn !== undefined}
          onChange={(date) => onChange({ start: date })}
          error={errorOf('start')}
        />
        <DateField
          isCompact
          id={dateFieldId({ lessonId, field: 'due' })}
          label={t(($) => $.lessons.due)}
          value={due}
          onChange={(date) => onChange({ due: date })}
          error={errorOf('due')}
        />
      </div>
      {sameDay.length > 0 && (
        <p className="mt-2 text-sm text-soft">{t(($) => $.lessons.alsoDue, { lessons: format.list(sameDay.map(({ lessonTitle }) => lessonTitle)) })}</p>
      )}
      {(wasTouched || due !== null) && <div className="mt-2 empty:hidden">{workload}</div>}
    </fieldset>
  );
}
