import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AnswerMark } from '../../ui/answer-mark.tsx';
import { cx } from '../../ui/cx.ts';
import { Rich } from '../../ui/rich-text.tsx';
import type { WidgetProps } from './widget.ts';

/** Sentences of the passage to choose as evidence, in the words of the level being read. The answer is their numbers, so a change of level keeps it. */
export function HotText({ question, response, onChange, isLocked, tried, correct, labelId, describedBy, unitText }: WidgetProps<'hot-text'>) {
  const { t } = useTranslation('questions');
  const chosen = response?.units ?? [];
  const isFull = chosen.length >= question.choose;
  const toggle = (unit: number) => {
    const next = chosen.includes(unit) ? chosen.filter((other) => other !== unit) : question.choose === 1 ? [unit] : [...chosen, unit];
    onChange({ kind: 'hot-text', units: question.units.filter((other) => next.includes(other)) });
  };
  return (
    <div className="mt-3.5">
      {/* biome-ignore lint/a11y/useSemanticElements: toggle buttons, named by the prompt */}
      <div role="group" aria-labelledby={labelId} aria-describedby={describedBy} className="grid gap-2 font-reading">
        {question.units.map((unit) => {
          const isTried = question.choose === 1 && tried.some(({ units }) => units[0] === unit);
          // a sentence that was tried is out of play, so it no longer shows as chosen
          const isChosen = chosen.includes(unit) && !isTried;
          const isRight = correct?.units.includes(unit);
          const isOff = isLocked || isTried || (question.choose > 1 && isFull && !isChosen);
          return (
            <button
              key={unit}
              type="button"
              aria-pressed={isChosen}
              aria-disabled={isOff || undefined}
              onClick={() => !isOff && toggle(unit)}
              className={cx(
                'flex min-h-11 flex-wrap items-start justify-end gap-x-3 gap-y-1 rounded-md border-[1.5px] px-3.5 py-2.5 text-left leading-body',
                isRight ? 'border-[var(--mark-correct)] bg-success-bg' : isChosen ? 'border-subject-700 bg-subject-50' : 'border-line-strong bg-raised',
                isOff && !isChosen && !isRight && (isTried ? 'border-[var(--mark-incorrect)] bg-danger-bg text-muted' : 'bg-band text-muted'),
              )}
            >
              <span
                className={cx(
                  'mt-0.5 grid size-5.5 flex-none place-items-center rounded-xs border-[1.5px]',
                  isChosen ? 'border-subject-700 bg-subject-700 text-white' : 'border-control bg-raised',
                )}
                aria-hidden="true"
              >
                {isChosen && <Check size={16} strokeWidth={3} />}
              </span>
              <span className="min-w-0 flex-[1_1_10rem]">
                <Rich text={unitText(question.resource, unit) ?? []} />
              </span>
              {isTried && (
                <span className="inline-flex flex-none items-center gap-1 font-ui text-sm font-semibold text-danger">
                  <X size={16} aria-hidden="true" />
                  {t(($) => $.tried)}
                </span>
              )}
              {correct && (isRight || isChosen) && (
                <span className="flex-none font-ui">
                  <AnswerMark mark={isRight ? 'correct' : 'incorrect'} />
                </span>
              )}
            </button>
          );
        })}
      </div>
      {!isLocked && question.choose > 1 && isFull && <p className="mt-2 text-sm text-soft">{t(($) => $.full, { count: question.choose })}</p>}
    </div>
  );
}
