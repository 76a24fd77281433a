import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../lib/announce.ts';
import { Button } from './button.tsx';
import { Meter } from './meter.tsx';

export type LoadMoreProps = {
  shown: number;
  total: number;
  onMore: () => void;
  isBusy?: boolean;
  /** The list that grows: its first new item gets focus. */
  listRef: RefObject<HTMLElement | null>;
};

/** "Showing 6 of 65" and the button for the next batch. After a press the first new item is focused and the count is said. */
export function LoadMore({ shown, total, onMore, isBusy, listRef }: LoadMoreProps) {
  const { t } = useTranslation('ui');
  const pressedAt = useRef<number>(undefined);
  const words = t(($) => $.loadMore.showing, { shown, total, count: total });
  useEffect(() => {
    if (pressedAt.current === undefined || shown <= pressedAt.current) return;
    const first = listRef.current?.children[pressedAt.current];
    pressedAt.current = undefined;
    first?.querySelector<HTMLElement>('a[href], button')?.focus();
    announce(words, 'polite');
  }, [shown, listRef, words]);
  if (total === 0) return null;
  return (
    <div className="mx-auto mt-10 grid max-w-70 justify-items-center gap-3 text-center">
      <p className="text-sm text-soft">{words}</p>
      <div className="w-full">
        <Meter value={shown} max={total} />
      </div>
      {shown < total && (
        <Button
          variant="secondary"
          isBusy={isBusy}
          onClick={() => {
            pressedAt.current = shown;
            onMore();
          }}
        >
          {t(($) => $.loadMore.more)}
        </Button>
      )}
    </div>
  );
}
