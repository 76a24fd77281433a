import { Headphones } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';
import { useReadAloud } from './context.ts';

/** Reads the texts of the page aloud; pressed again it stops. Without anything that can read it says so. */
export function ListenButton() {
  const { t } = useTranslation('read-aloud');
  const { canRead, hasText, isListening, listen, button } = useReadAloud();
  const reasonId = useId();
  if (!hasText) return null;
  const isOff = canRead === false;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-pressed={isListening}
        aria-disabled={isOff || undefined}
        aria-describedby={isOff ? reasonId : undefined}
        onClick={() => !isOff && listen()}
        className={cx(
          'inline-flex min-h-11 items-center gap-2 rounded-md px-3.5 font-medium',
          isOff ? 'text-muted' : 'hover:bg-brand-100',
          isListening && 'bg-brand-100',
        )}
      >
        <Headphones size={20} aria-hidden="true" />
        <span className="max-sm:sr-only">{t(($) => $.listen)}</span>
      </button>
      {isOff && (
        <span id={reasonId} className="text-sm text-soft">
          {t(($) => $.noVoice)}
        </span>
      )}
    </>
  );
}
