import type { GradeBandKey } from '@alba/domain/editions';
import { ChevronDown, Lock, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LevelBars } from '../../ui/level-bars.tsx';
import { Popover } from '../../ui/popover.tsx';
import { LevelSuggestion } from './level-suggestion.tsx';

export type LevelChooserProps = {
  level: number;
  /** The levels this lesson was written at. */
  levels: readonly number[];
  onChoose: (level: number) => void;
  /** A teacher set it: shown with a lock and the reason. */
  isLocked?: boolean;
  /** Names that only teachers see; students see steps (D76). */
  nameOf?: (level: number) => string;
  /** Under the title of the list, instead of the words for students. */
  note?: string;
  /** Of the lesson: offers a suggestion once a grade is chosen. */
  gradeBand?: GradeBandKey;
};

/** Chooses how hard the words are. It applies at once, focus stays, and the change is said. */
export function LevelChooser({ level, levels, onChoose, isLocked = false, nameOf, note, gradeBand }: LevelChooserProps) {
  const { t } = useTranslation('passage');
  const trigger = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [suggested, setSuggested] = useState<number>();
  const total = levels.length;
  const shown = t(($) => $.levelOf, { level, total });
  const choose = (next: number) => {
    onChoose(next);
    announce(
      t(($) => $.changed, { level: next, total }),
      'polite',
    );
  };
  if (isLocked) {
    return (
      <p className="flex min-h-11 flex-wrap items-center gap-x-2 px-3.5 font-medium">
        <LevelBars level={level} of={total} />
        {shown}
        <Lock size={16} className="text-soft" aria-hidden="true" />
        <span className="text-sm font-normal text-soft">{t(($) => $.locked)}</span>
      </p>
    );
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 items-center gap-2 rounded-md px-3.5 font-medium hover:bg-brand-100 aria-expanded:bg-brand-100"
      >
        <LevelBars level={level} of={total} />
        <span>{shown}</span>
        <ChevronDown size={16} className="text-soft" aria-hidden="true" />
      </button>
      <Popover
        triggerRef={trigger}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label={t(($) => $.readingLevel)}
        placement="bottom start"
        isSheetOnPhone
        className="lg:w-93"
      >
        <div className="flex items-center justify-between">
          <h2 id={titleId} className="text-xl">
            {t(($) => $.readingLevel)}
          </h2>
          <IconButton label={t(($) => $.close)} icon={X} onClick={() => setOpen(false)} className="-mr-2.5" />
        </div>
        <p className="mt-1 text-sm text-soft">{note ?? t(($) => $.pick)}</p>
        <div role="radiogroup" aria-labelledby={titleId} className="mt-3 grid gap-1.5">
          {levels.map((own) => (
            <label key={own} className={cx('a-optcard items-center', own === level && 'bg-selected')}>
              <input type="radio" className="a-dot" name={titleId} value={own} checked={own === level} onChange={() => choose(own)} />
              <LevelBars level={own} of={total} />
              <span className="min-w-0">
                <b>{nameOf?.(own) ?? t(($) => $.level, { level: own })}</b>
                {!nameOf && <small>{stepWords(t, levels.indexOf(own), total)}</small>}
              </span>
              {own === suggested && <span className="ml-auto text-sm font-medium text-brand-700">{t(($) => $.suggested)}</span>}
            </label>
          ))}
        </div>
        {gradeBand && <LevelSuggestion gradeBand={gradeBand} levels={levels} onSuggest={setSuggested} />}
      </Popover>
    </>
  );
}

/** A few words for each step of the ladder, from the shortest sentences to the longest. */
function stepWords(t: ReturnType<typeof useTranslation<'passage'>>['t'], position: number, total: number): string {
  if (position === 0) return t(($) => $.step.first);
  if (position === total - 1) return t(($) => $.step.last);
  return position === 1 && total > 3 ? t(($) => $.step.second) : t(($) => $.step.third);
}
