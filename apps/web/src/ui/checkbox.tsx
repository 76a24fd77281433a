import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

type BoxProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> & { label: ReactNode; hint?: string; className?: string };

/** `isMixed` is a parent of which some children are chosen. */
export function Checkbox({ label, hint, isMixed = false, className, id, ref, ...input }: BoxProps & { isMixed?: boolean }) {
  const own = useId();
  const boxId = id ?? own;
  return (
    <div className={cx('a-check', className)}>
      <input
        {...input}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
          if (typeof ref === 'function') return ref(box);
          if (ref) ref.current = box;
        }}
        id={boxId}
        type="checkbox"
        className="a-box"
        aria-describedby={hint ? `${boxId}-hint` : input['aria-describedby']}
      />
      <span>
        <label htmlFor={boxId} className="cursor-pointer">
          {label}
        </label>
        {hint && (
          <span id={`${boxId}-hint`} className="block text-sm text-soft">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}

/** Takes effect at once. The word beside it says what is on. */
export function Switch({ label, hint, className, id, ...input }: BoxProps) {
  const own = useId();
  const switchId = id ?? own;
  return (
    <div className={className}>
      <span className="a-switch">
        {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state */}
        <input {...input} id={switchId} type="checkbox" role="switch" aria-describedby={hint ? `${switchId}-hint` : undefined} />
        <label htmlFor={switchId}>
          <i aria-hidden="true" />
          <span>{label}</span>
        </label>
      </span>
      {hint && (
        <p id={`${switchId}-hint`} className="mt-1 ml-13.5 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
