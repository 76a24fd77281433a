import type { LucideIcon } from 'lucide-react';
import { cx } from './cx.ts';

export type SegmentedOption<Value extends string> = { value: Value; label: string; icon?: LucideIcon; count?: number; lang?: string; className?: string };
export type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  isFull?: boolean;
};

/** Two or three ways to look at one thing. Buttons that stay pressed. */
export function Segmented<Value extends string>({ label, options, value, onChange, isFull }: SegmentedProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would speak its legend before every button
    <div className={cx('a-seg', isFull && 'a-seg--full')} role="group" aria-label={label}>
      {options.map(({ value: own, label: words, icon: Icon, count, lang, className }) => (
        <button
          key={own}
          type="button"
          aria-pressed={own === value}
          aria-label={count === undefined ? undefined : `${words}, ${count}`}
          onClick={() => onChange(own)}
          lang={lang}
          className={className}
        >
          {Icon && <Icon size={18} aria-hidden="true" />}
          {words}
          {count !== undefined && <span className="[font-variant-numeric:tabular-nums]">{count}</span>}
        </button>
      ))}
    </div>
  );
}
