import type { AssignmentStudent } from '@alba/contract/assignment-students';
import type { AssignmentRow } from '@alba/contract/assignments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FieldError } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { datesOf, emptyForm, errorOf, formOf, type OwnDatesForm } from './own-dates.ts';

export type DatesFormProps = {
  assignment: AssignmentRow;
  /** Those it is for; with one, the form begins with that student's own dates. */
  picked: readonly AssignmentStudent[];
  isSaving: boolean;
  onSet: (dates: { start: string | null; due: string | null }) => Promise<void>;
  /** Where somebody of them has own dates. */
  onRemove: (() => Promise<void>) | undefined;
};

/** A start, a due date or both; what stays empty is the date of the class. */
export function DatesForm({ assignment, picked, isSaving, onSet, onRemove }: DatesFormProps) {
  const { t } = useTranslation('assignment-students');
  const format = useFormat();
  const [form, setForm] = useState<OwnDatesForm>(() => (picked[0] && picked.length === 1 ? formOf(picked[0]) : emptyForm));
  const [isTold, setTold] = useState(false);
  const error = errorOf(form, { chosenCount: picked.length, of: assignment });
  const change = (wish: Partial<OwnDatesForm>) => setForm((before) => ({ ...before, ...wish }));
  const classDue = assignment.due ? format.dateTime(assignment.due) : t(($) => $.own.noDue);
  return (
    <form
      noValidate
      aria-label={t(($) => $.own.form)}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTold(true);
        if (!error && !isSaving) void onSet(datesOf(form));
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="grid content-start gap-2">
          <DateField
            isCompact
            label={t(($) => $.own.start)}
            hint={t(($) => $.own.ofClass, { date: format.dateTime(assignment.start) })}
            value={form.startDate}
            onChange={(startDate) => change({ startDate })}
          />
          {form.startDate && (
            <TextField
              type="time"
              isCompact
              label={t(($) => $.own.startTime)}
              value={form.startTime}
              onChange={(event) => change({ startTime: event.target.value })}
            />
          )}
        </div>
        <div className="grid content-start gap-2">
          <DateField
            isCompact
            label={t(($) => $.own.due)}
            hint={t(($) => $.own.ofClass, { date: classDue })}
            value={form.dueDate}
            onChange={(dueDate) => change({ dueDate })}
          />
          {form.dueDate && (
            <TextField
              type="time"
              isCompact
              label={t(($) => $.own.dueTime)}
              value={form.dueTime}
              onChange={(event) => change({ dueTime: event.target.value })}
            />
          )}
        </div>
      </div>
      <p className="text-sm text-soft">{t(($) => $.own.note)}</p>
      {error && (isTold || error === 'crossed') && (
        <div role="alert">
          <FieldError id="own-dates-error">{t(($) => $.own.error[error])}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSaving}>
          {t(($) => $.own.set, { count: picked.length })}
        </Button>
        {onRemove && (
          <Button variant="secondary" isBusy={isSaving} onClick={() => void onRemove()}>
            {t(($) => $.own.remove)}
          </Button>
        )}
      </div>
    </form>
  );
}
