import type { LessonCard } from '@alba/contract/catalog';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, Switch } from '../../../ui/checkbox.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { RenderWorkload } from '../render-workload.ts';
import type { Terms, TermsError } from '../terms.ts';
import { KeyChoice } from '../terms-fields.tsx';
import { type DescribeLesson, LessonName } from './lesson-name.tsx';

/** Where the error of a lesson's date leads. */
export const dateFieldId = (lessonId: number, field: 'start' | 'due'): string => `lesson-${lessonId}-${field}`;

type LessonDatesProps = {
  lesson: LessonCard;
  describe: DescribeLesson;
  terms: Terms;
  errors: Partial<Record<'start' | 'due', TermsError>>;
  onChange: (change: Partial<Terms>) => void;
  renderWorkload?: RenderWorkload;
  classIds: readonly number[];
};

/** The dates and options of one lesson; times and right answers wait behind a button. */
export function LessonDates({ lesson, describe, terms, errors, onChange, renderWorkload, classIds }: LessonDatesProps) {
  const { t } = useTranslation('assign');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const words = (error: TermsError | undefined) => error && t(($) => $.error[error]);
  return (
    <li className="a-many__dates" data-lesson={lesson.lessonId}>
      <LessonName lesson={lesson} describe={describe} />
      <fieldset id={dateFieldId(lesson.lessonId, 'start')}>
        <legend className="sr-only">{t(($) => $.many.startOf, { lesson: lesson.title })}</legend>
        <DateField isCompact label={t(($) => $.start)} value={terms.startDate} onChange={(startDate) => onChange({ startDate })} error={words(errors.start)} />
      </fieldset>
      <fieldset id={dateFieldId(lesson.lessonId, 'due')} className="grid content-start gap-2">
        <legend className="sr-only">{t(($) => $.many.dueOf, { lesson: lesson.title })}</legend>
        {terms.hasDue && (
          <DateField isCompact label={t(($) => $.due)} value={terms.dueDate} onChange={(dueDate) => onChange({ dueDate })} error={words(errors.due)} />
        )}
        <Checkbox label={t(($) => $.noDue)} checked={!terms.hasDue} onChange={(event) => onChange({ hasDue: !event.target.checked })} />
      </fieldset>
      <div>
        <p className="a-label" aria-hidden="true">
          {t(($) => $.checks.label)}
        </p>
        <Switch
          label={terms.allowCheckAnswers ? t(($) => $.many.on) : t(($) => $.many.off)}
          aria-label={t(($) => $.many.checksOf, { lesson: lesson.title })}
          checked={terms.allowCheckAnswers}
          onChange={(event) => onChange({ allowCheckAnswers: event.target.checked })}
        />
      </div>
      <div className="a-many__more">
        <Button
          variant="ghost"
          size="sm"
          iconEnd={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          aria-controls={id}
          className="-ml-3"
          onClick={() => setOpen(!isOpen)}
        >
          {t(($) => $.many.options)}
          <span className="sr-only">: {lesson.title}</span>
        </Button>
        <div id={id} hidden={!isOpen} className="grid gap-4 pt-2">
          {isOpen && (
            <>
              <div className="grid gap-4 sm:grid-cols-2">
                <TimeField label={t(($) => $.startTime)} value={terms.startTime} onChange={(startTime) => onChange({ startTime })} />
                {terms.hasDue && <TimeField label={t(($) => $.dueTime)} value={terms.dueTime} onChange={(dueTime) => onChange({ dueTime })} />}
              </div>
              <KeyChoice terms={terms} onChange={onChange} />
              {renderWorkload?.({ classIds, due: terms.hasDue ? terms.dueDate : null, onChoose: (dueDate) => onChange({ hasDue: true, dueDate }) })}
            </>
          )}
        </div>
      </div>
    </li>
  );
}

function TimeField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return <TextField type="time" isCompact label={label} value={value} onChange={(event) => onChange(event.target.value)} />;
}
