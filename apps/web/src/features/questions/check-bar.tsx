import type { RichText } from '@alba/domain/rich-text';
import type { PublicQuestion, QuestionResponse, Validation } from '@alba/items/browser';
import { sameResponse } from '@alba/items/same-response';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Rich } from '../../ui/rich-text.tsx';
import type { CheckState } from './check-state.ts';
import { isNoNumber } from './widget.ts';

export type CheckBarProps = {
  question: PublicQuestion;
  response: QuestionResponse | undefined;
  validation: Validation;
  check: CheckState;
  isOutOfTries: boolean;
  /** Id of the words that say why nothing is checked now. */
  lockedBy?: string;
  evidence?: ReactNode;
};

/** What checking told, and the button. The region of the feedback is always there, so that its words are spoken when they come. */
export function CheckBar({ question, response, validation, check, isOutOfTries, lockedBy, evidence }: CheckBarProps) {
  const { t } = useTranslation('questions');
  const reasonId = useId();
  const verdict = t(($) => $.notThisOne);
  const isTried = response !== undefined && check.tried.some((tried) => sameResponse(tried, response));
  const reason = useReason({ question, validation, isTried });
  return (
    <>
      <div role="status">
        {check.tries > 0 && check.right === false && (
          <div className="mt-3.5 flex gap-2.5 rounded-md bg-danger-bg px-3.5 py-3 leading-[1.4]">
            <svg viewBox="0 0 24 24" width={22} height={22} className="mt-px text-[var(--mark-incorrect)]" aria-hidden="true">
              <rect x="1.5" y="1.5" width="21" height="21" rx="6" fill="currentColor" />
              <path d="m8 8 8 8m0-8-8 8" fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
            </svg>
            <p>
              <b>{verdict}</b> {isOutOfTries ? t(($) => $.outOfTries) : check.feedback && <Rich text={withoutVerdict(check.feedback, verdict)} />}
            </p>
          </div>
        )}
      </div>
      {check.failure && <div className="mt-3.5">{check.failure}</div>}
      {!isOutOfTries && (
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button
            aria-disabled={reason !== undefined || lockedBy !== undefined || undefined}
            aria-describedby={[lockedBy, reason && reasonId].filter(Boolean).join(' ') || undefined}
            isBusy={check.isChecking}
            onClick={check.onCheck}
          >
            {check.isChecking ? t(($) => $.checking) : t(($) => $.check)}
          </Button>
          {reason && (
            <span id={reasonId} className="text-sm text-soft">
              {reason}
            </span>
          )}
          {evidence}
        </div>
      )}
    </>
  );
}

/** Authors may open their feedback with the verdict; it is not said twice. */
function withoutVerdict(feedback: RichText, verdict: string): RichText {
  const [first, ...rest] = feedback;
  if (!first?.text.trimStart().startsWith(verdict)) return feedback;
  return [{ ...first, text: first.text.trimStart().slice(verdict.length).trimStart() }, ...rest];
}

/** Why the answer cannot be checked yet; undefined when it can. */
function useReason({ question, validation, isTried }: Pick<CheckBarProps, 'question' | 'validation'> & { isTried: boolean }): string | undefined {
  const { t } = useTranslation('questions');
  if (isTried) return t(($) => $.alreadyTried);
  if (validation.type === 'complete') return undefined;
  if (isNoNumber(validation)) return t(($) => $.notANumber);
  if (validation.type === 'invalid') return t(($) => $.changeFirst);
  const left = validation.needed - validation.done;
  switch (question.kind) {
    case 'multiple-choice':
    case 'hot-text':
      return validation.done > 0 ? t(($) => $.chooseMore, { count: left }) : t(($) => $.chooseCount, { count: question.choose });
    case 'cloze':
    case 'matching':
      return validation.done > 0 ? t(($) => $.fillMore, { count: left }) : t(($) => $.fillFirst);
    case 'ordering':
      return t(($) => $.orderFirst);
    case 'numeric':
      return t(($) => $.numberFirst);
    default:
      return t(($) => $.chooseFirst);
  }
}
