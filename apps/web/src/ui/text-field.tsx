import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'size' | 'className' | 'children'> & {
    /** A sign inside the box, before the words. */
    icon?: LucideIcon;
    /** A button inside the box, after the words. */
    action?: ReactNode;
    /** Class, school and standard codes: their own face, shown in capitals. */
    isCode?: boolean;
  };

/** One line of text. All props of a native input pass through. */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  hideLabel,
  isCompact,
  className,
  icon: Icon,
  action,
  isCode,
  type = 'text',
  id,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, isOptional, hideLabel, isCompact, className, id }}>
      {(ids) => (
        <div className={cx('a-input', isCode && 'a-input--code')}>
          {Icon && <Icon size={20} aria-hidden="true" />}
          <input type={type} {...input} {...ids} />
          {action}
        </div>
      )}
    </Field>
  );
}

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'children'>;

export function TextArea({ label, hint, error, isOptional, hideLabel, isCompact, className, id, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, isOptional, hideLabel, isCompact, className, id }}>
      {(ids) => (
        <div className="a-input">
          <textarea {...area} {...ids} aria-describedby={[ids['aria-describedby'], area['aria-describedby']].filter(Boolean).join(' ') || undefined} />
        </div>
      )}
    </Field>
  );
}
