import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };
export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'size' | 'className' | 'children'> & {
    options: readonly SelectOption[];
    /** First choice, with an empty value, while nothing is chosen. */
    placeholder?: string;
  };

/** The browser's own list in our clothes: native keys, native phone wheel. */
export function Select({ label, hint, error, isOptional, hideLabel, isCompact, className, id, options, placeholder, ...select }: SelectProps) {
  return (
    <Field {...{ label, hint, error, isOptional, hideLabel, isCompact, className, id }}>
      {(ids) => (
        <div className="a-input">
          <select {...select} {...ids}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={18} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
