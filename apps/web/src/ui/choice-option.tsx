import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerMark } from './answer-mark.tsx';

export type ChoiceOptionProps = {
  type: 'radio' | 'checkbox';
  /** The group's name: the question's id. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** tried: a wrong choice of an earlier try, out of use. locked: not now (listening, turned in). right, wrong: shown in review. */
  state?: 'tried' | 'locked' | 'right' | 'wrong';
  /** Why it is locked, when something beside the question says it. */
  describedBy?: string;
  children: ReactNode;
};

/** One answer of a question; the whole row is the target. Locked answers stay reachable, so that their reason can be heard. */
export function ChoiceOption({ type, name, value, isChosen, onChoose, state, describedBy, children }: ChoiceOptionProps) {
  const { t } = useTranslation('ui');
  const isOff = state !== undefined;
  return (
    // on a narrow screen the mark goes under the words, at the end
    <label className="a-opt flex-wrap justify-end gap-y-1" data-state={state}>
      <input
        type={type}
        className={type === 'radio' ? 'a-dot' : 'a-box'}
        name={name}
        value={value}
        checked={isChosen}
        disabled={state === 'tried'}
        aria-disabled={isOff || undefined}
        aria-describedby={describedBy}
        onChange={(event) => !isOff && onChoose(event.target.checked)}
      />
      <span className="min-w-0 flex-[1_1_10rem]">{children}</span>
      {state === 'tried' && (
        <span className="inline-flex items-center gap-1 text-sm font-semibold text-danger">
          <X size={16} aria-hidden="true" />
          {t(($) => $.choice.tried)}
        </span>
      )}
      {state === 'right' && <AnswerMark mark="correct" />}
      {state === 'wrong' && <AnswerMark mark="incorrect" />}
    </label>
  );
}
