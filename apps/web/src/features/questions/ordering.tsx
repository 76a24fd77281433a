import { plainText } from '@alba/domain/rich-text';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Rich } from '../../ui/rich-text.tsx';
import type { WidgetProps } from './widget.ts';

type Direction = 'up' | 'down';

/** Steps with a button up and a button down each: the same by mouse, finger and key. The first move makes the shown order the answer. */
export function Ordering({ question, response, onChange, isLocked, describedBy, firstWrongStep, correct, labelId, tried }: WidgetProps<'ordering'>) {
  const { t } = useTranslation('questions');
  const list = useRef<HTMLOListElement>(null);
  const toFocus = useRef<{ id: string; direction: Direction } | undefined>(undefined);
  const order = response?.order.length === question.steps.length ? response.order : question.steps.map((step) => step.id);
  const textOf = (id: string) => question.steps.find((step) => step.id === id)?.text ?? [];
  const isStillWrong = firstWrongStep !== undefined && tried.at(-1)?.order.join() === order.join();

  const move = (id: string, direction: Direction) => {
    const from = order.indexOf(id);
    const to = from + (direction === 'up' ? -1 : 1);
    if (isLocked || to < 0 || to >= order.length) return;
    const next = order.filter((other) => other !== id);
    next.splice(to, 0, id);
    toFocus.current = { id, direction };
    onChange({ kind: 'ordering', order: next });
    announce(
      t(($) => $.moved, { step: plainText(textOf(id)), position: to + 1, total: order.length }),
      'polite',
    );
  };

  // a step that is moved in the page loses focus: give it back to the same button
  useLayoutEffect(() => {
    const { id, direction } = toFocus.current ?? {};
    toFocus.current = undefined;
    if (id !== undefined) list.current?.querySelector<HTMLElement>(`[data-step="${id}"] [data-direction="${direction}"]`)?.focus();
  });

  return (
    <>
      <ol ref={list} aria-labelledby={labelId} className="mt-3.5 grid gap-2">
        {order.map((id, index) => {
          const isFirstWrong = isStillWrong && firstWrongStep === id;
          return (
            <li
              key={id}
              data-step={id}
              className={cx(
                'flex items-center gap-3 rounded-md border-[1.5px] py-1 pr-1.5 pl-3.5',
                isFirstWrong ? 'border-[var(--mark-incorrect)] bg-danger-bg' : 'border-line-strong',
              )}
            >
              <b className="w-5 flex-none font-display text-lg text-subject-700" aria-hidden="true">
                {index + 1}
              </b>
              <span className="min-w-0 flex-1 py-2">
                <Rich text={textOf(id)} />
                {isFirstWrong && <span className="block text-sm font-semibold text-danger">{t(($) => $.firstOutOfPlace)}</span>}
              </span>
              {(!isLocked || describedBy) && (
                <span className="flex flex-none">
                  {(['up', 'down'] as const).map((direction) => {
                    const isOff = isLocked || index === (direction === 'up' ? 0 : order.length - 1);
                    return (
                      <IconButton
                        key={direction}
                        icon={direction === 'up' ? ChevronUp : ChevronDown}
                        label={t(($) => $.move[direction], { step: plainText(textOf(id)) })}
                        data-direction={direction}
                        aria-disabled={isOff || undefined}
                        aria-describedby={describedBy}
                        className={isOff ? 'text-muted' : undefined}
                        onClick={() => move(id, direction)}
                      />
                    );
                  })}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {correct && correct.order.join() !== order.join() && (
        <div className="mt-3 border-l-[3px] border-[var(--mark-correct)] pl-3">
          <p className="text-sm font-semibold">{t(($) => $.rightOrder)}</p>
          <ol className="mt-1 list-inside list-decimal text-sm">
            {correct.order.map((id) => (
              <li key={id}>
                <Rich text={textOf(id)} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}
