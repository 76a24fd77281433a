import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field.tsx';

export type RadioCardOption<Value extends string> = { value: Value; label: string; description?: ReactNode; picture?: ReactNode; isDisabled?: boolean };
export type RadioCardsProps<Value extends string> = {
  legend: string;
  hideLegend?: boolean;
  options: readonly RadioCardOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Side by side from sm on. */
  columns?: 1 | 2 | 3 | 4;
  error?: string;
};

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' };

/** One of a few, each told in a card. Native radios: arrows move and choose. */
export function RadioCards<Value extends string>({ legend, hideLegend, options, value, onChange, columns = 1, error }: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'a-label'}>{legend}</legend>
      <div className={cx('grid gap-3', grids[columns])}>
        {options.map((option) => (
          <label key={option.value} className="a-optcard">
            <input
              type="radio"
              className="a-dot"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            <span>
              <b>{option.label}</b>
              {option.description && <small>{option.description}</small>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
