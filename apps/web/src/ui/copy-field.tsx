import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';
import { useCopy } from './use-copy.ts';

export type CopyFieldProps = {
  /** What it is: "Class code". */
  label: string;
  value: string;
  /** Said after copying: "Class code copied". */
  copiedWords: string;
  look?: 'code' | 'link';
  /** The code in large letters, for the board. */
  isLarge?: boolean;
};

/** A code or link to take away. Where the browser has no clipboard (plain http) the words are selected and the keys are told. */
export function CopyField({ label, value, copiedWords, look = 'code', isLarge = false }: CopyFieldProps) {
  const { t } = useTranslation('ui');
  const words = useRef<HTMLElement>(null);
  const { result, copy, hint } = useCopy({ words, copiedWords });
  const Icon = result === 'copied' ? Check : Copy;
  return (
    <div>
      {/* a long password is broken, or has its button below, rather than reaching out of a phone */}
      <div className={cx('inline-flex max-w-full items-center gap-1 rounded-md bg-band py-0.5 pr-1 pl-4', look === 'code' && 'flex-wrap')}>
        <span className="sr-only">{label}: </span>
        <span
          ref={words}
          translate="no"
          className={cx(look === 'code' ? 'a-code wrap-anywhere' : 'truncate text-sm', isLarge ? 'text-3xl' : look === 'code' && 'text-xl')}
        >
          {value}
        </span>
        <button type="button" className="a-btn a-btn--ghost a-btn--sm" onClick={() => copy(value)}>
          <Icon size={18} aria-hidden="true" />
          {result === 'copied' ? t(($) => $.copy.done) : t(($) => $.copy.copy)}
          <span className="sr-only"> {label}</span>
        </button>
      </div>
      {hint && <p className="mt-1 text-sm text-soft">{hint}</p>}
    </div>
  );
}
