import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox, Switch } from '../../ui/checkbox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { CellDates, Terms, TermsError } from './terms.ts';

export type TermsFieldsProps = {
  terms: Terms;
  onChange: (change: Partial<Terms>) => void;
  errors: Partial<Record<'start' | 'due', TermsError>>;
  /** Where focus goes when the dialog opens. */
  focus?: 'due';
  /** Helps to choose the due date. */
  underDue?: ReactNode;
};

/** Start, due, checking and when right answers show. */
export function TermsFields({ terms, onChange, errors, focus, underDue }: TermsFieldsProps) {
  return (
    <div className="grid gap-6">
      <DatesFields terms={terms} onChange={onChange} errors={errors} focus={focus} />
      {underDue}
      <Options terms={terms} onChange={onChange} />
    </div>
  );
}

export type DatesFieldsProps = Pick<TermsFieldsProps, 'errors' | 'focus'> & { terms: CellDates; onChange: (change: Partial<CellDates>) => void };

/** When the lesson opens and when it is due, each a day and a time. */
export function DatesFields({ terms, onChange, errors, focus }: DatesFieldsProps) {
  const { t } = useTranslation('assign');
  const dueRef = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (focus === 'due') dueRef.current?.querySelector<HTMLElement>('[role=spinbutton], input')?.focus();
  }, [focus]);
  const words = (error: TermsError | undefined) => error && t(($) => $.error[error]);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <fieldset data-field="start" className="grid content-start gap-2">
        <legend className="sr-only">{t(($) => $.start)}</legend>
        <DateField label={t(($) => $.start)} value={terms.startDate} onChange={(startDate) => onChange({ startDate })} error={words(errors.start)} />
        <TextField
          type="time"
          isCompact
          label={t(($) => $.startTime)}
          value={terms.startTime}
          onChange={(event) => onChange({ startTime: event.target.value })}
        />
      </fieldset>
      <fieldset ref={dueRef} data-field="due" className="grid content-start gap-2">
        <legend className="sr-only">{t(($) => $.due)}</legend>
        {terms.hasDue && (
          <>
            <DateField label={t(($) => $.due)} value={terms.dueDate} onChange={(dueDate) => onChange({ dueDate })} error={words(errors.due)} />
            <TextField
              type="time"
              isCompact
              label={t(($) => $.dueTime)}
              value={terms.dueTime}
              onChange={(event) => onChange({ dueTime: event.target.value })}
            />
          </>
        )}
        <Checkbox label={t(($) => $.noDue)} checked={!terms.hasDue} onChange={(event) => onChange({ hasDue: !event.target.checked })} />
      </fieldset>
    </div>
  );
}

function Options({ terms, onChange }: Pick<TermsFieldsProps, 'terms' | 'onChange'>) {
  const { t } = useTranslation('assign');
  const id = useId();
  return (
    <>
      <div className="border-t border-line pt-5">
        <Switch
          id={id}
          label={t(($) => $.checks.label)}
          hint={t(($) => $.checks.hint)}
          checked={terms.allowCheckAnswers}
          onChange={(event) => onChange({ allowCheckAnswers: event.target.checked })}
        />
      </div>
      <KeyChoice terms={terms} onChange={onChange} />
    </>
  );
}

/** When students see right answers (D57). */
export function KeyChoice({ terms, onChange }: Pick<TermsFieldsProps, 'terms' | 'onChange'>) {
  const { t } = useTranslation('assign');
  return (
    <RadioCards
      legend={t(($) => $.key.legend)}
      columns={2}
      value={terms.keyVisibility}
      onChange={(keyVisibility) => onChange({ keyVisibility })}
      options={[
        { value: 'after-submit', label: t(($) => $.key.afterSubmit) },
        { value: 'after-due', label: t(($) => $.key.afterDue), description: terms.hasDue ? undefined : t(($) => $.key.noDue) },
      ]}
    />
  );
}
