import { useTranslation } from 'react-i18next';
import { AnswerMark } from '../../ui/answer-mark.tsx';
import { cx } from '../../ui/cx.ts';

export type GapSelectProps = {
  label: string;
  labelledBy?: string;
  options: readonly { id: string; text: string }[];
  value: string | undefined;
  onChange: (value: string) => void;
  isLocked: boolean;
  /** Locked for a while: id of the words that say why. The list still opens, so that it can be read. */
  describedBy?: string;
  /** What the last check or the review told of this place; undefined while unknown. */
  isRight?: boolean;
  /** The right option, where it may be seen and differs. */
  correct?: string;
  className?: string;
};

/** A native list for one gap or row, with its own mark. A place found right stays as it is. */
export function GapSelect({ label, labelledBy, options, value, onChange, isLocked, describedBy, isRight, correct, className }: GapSelectProps) {
  const { t } = useTranslation('questions');
  const wordsOf = (id: string | undefined) => options.find((option) => option.id === id)?.text;
  const isOff = isLocked || isRight === true;
  return (
    <span className={cx('inline-flex max-w-full flex-wrap items-center gap-x-1.5 gap-y-1 py-0.5 align-middle', className)}>
      <select
        aria-label={labelledBy ? undefined : label}
        aria-labelledby={labelledBy}
        value={value ?? ''}
        disabled={isOff && (isRight === true || !describedBy)}
        aria-disabled={isOff || undefined}
        aria-describedby={describedBy}
        onChange={(event) => !isOff && onChange(event.target.value)}
        className={cx(
          'min-h-11 min-w-0 max-w-full rounded-sm border-[1.5px] px-2.5 py-1.5 font-semibold text-ink',
          isOff ? 'bg-band' : 'bg-raised',
          isRight === undefined ? 'border-control' : isRight ? 'border-[var(--mark-correct)]' : 'border-[var(--mark-incorrect)]',
        )}
      >
        <option value="">{t(($) => $.choose)}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.text}
          </option>
        ))}
      </select>
      {isRight !== undefined && <AnswerMark mark={isRight ? 'correct' : 'incorrect'} isDense />}
      {correct !== undefined && correct !== value && (
        <span className="text-sm font-semibold text-success">{t(($) => $.rightAnswer, { answer: wordsOf(correct) ?? '' })}</span>
      )}
    </span>
  );
}
