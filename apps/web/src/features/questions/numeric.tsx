import { validate } from '@alba/items/browser';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/field.tsx';
import { isNoNumber, type WidgetProps } from './widget.ts';

/** A number, with comma or point; its unit is printed beside the box. */
export function Numeric({ question, response, onChange, onLeave, isLocked, correct, labelId, describedBy }: WidgetProps<'numeric'>) {
  const { t } = useTranslation('questions');
  const id = useId();
  const [wasLeft, setLeft] = useState(false);
  const text = response?.text ?? '';
  const isWrongShape = wasLeft && response !== undefined && isNoNumber(validate(question, response));
  return (
    <div className="mt-3.5">
      <div className="flex items-center gap-2.5">
        <div className="a-input w-44 min-w-0">
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            value={text}
            readOnly={isLocked}
            aria-labelledby={question.unit ? `${labelId} ${id}-unit` : labelId}
            aria-describedby={[isWrongShape && `${id}-error`, describedBy].filter(Boolean).join(' ') || undefined}
            aria-invalid={isWrongShape || undefined}
            onChange={(event) => {
              setLeft(false);
              onChange({ kind: 'numeric', text: event.target.value });
            }}
            onBlur={() => {
              setLeft(true);
              onLeave?.();
            }}
          />
        </div>
        {question.unit && (
          <span id={`${id}-unit`} className="font-semibold">
            {question.unit}
          </span>
        )}
      </div>
      {isWrongShape && <FieldError id={`${id}-error`}>{t(($) => $.notANumber)}</FieldError>}
      {correct && correct.text !== text && (
        <p className="mt-2 text-sm font-semibold text-success">{t(($) => $.rightAnswer, { answer: withUnit(correct.text, question.unit) })}</p>
      )}
    </div>
  );
}

export function withUnit(text: string, unit: string | undefined): string {
  return unit ? `${text} ${unit}` : text;
}
