import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  /** Words of what is wrong. Set on blur or submit, taken away when fixed. */
  error?: string;
  /** Adds "(optional)" to the label. */
  isOptional?: boolean;
  /** The label is spoken but not seen: only where something else says it visibly. */
  hideLabel?: boolean;
  /** 40 px control for toolbars of teachers. */
  isCompact?: boolean;
  className?: string;
};

/** What the control needs: put all of it on the native element. */
export type ControlIds = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** Label, hint and error of one control, wired once for all kinds of fields. */
export function Field({
  label,
  hint,
  error,
  isOptional,
  hideLabel,
  isCompact,
  className,
  id,
  children,
}: FieldProps & { id?: string; children: (ids: ControlIds) => ReactNode }) {
  const { t } = useTranslation('ui');
  const own = useId();
  const controlId = id ?? own;
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div className={cx(isCompact && 'a-compact', className)}>
      <label htmlFor={controlId} className={hideLabel ? 'sr-only' : 'a-label'}>
        {label}
        {isOptional && <span> {t(($) => $.field.optional)}</span>}
      </label>
      {hint && (
        <p className="a-hint" id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      {children({ id: controlId, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="a-error" id={id}>
      <CircleAlert size={18} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
