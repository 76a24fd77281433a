import type { AnyEndpoint, ReplyOf } from '@alba/contract/endpoint';
import { useEffect, useRef, useState } from 'react';
import type { Reply } from '../../lib/api/call-server.ts';

type Page<Line> = { lines: Line[]; next?: number };
type Shown<Line> = { key: string; lines: Line[]; next?: number; first: number; error?: unknown };

/**
 * Lines that come 50 at a time. `key` says of what: another one begins anew. `first` is where the newest page begins, so that focus can go
 * there.
 */
export function usePages<E extends AnyEndpoint, Line>(
  key: string,
  load: (after: number) => Promise<Reply<ReplyOf<E>>>,
  pageOf: (reply: ReplyOf<E>) => Page<Line>,
) {
  const [shown, setShown] = useState<Shown<Line>>();
  const [isBusy, setBusy] = useState(false);
  const wanted = useRef(key);

  const ask = async (after: number, before: Line[]) => {
    setBusy(true);
    const { data, error } = await load(after);
    // an answer for filters that were changed meanwhile
    if (wanted.current !== key) return;
    setBusy(false);
    if (!data) return setShown({ key, lines: before, first: before.length, error, ...(after > 0 && { next: after }) });
    const { lines, next } = pageOf(data);
    setShown({ key, lines: [...before, ...lines], next, first: before.length });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all that the call depends on
  useEffect(() => {
    wanted.current = key;
    void ask(0, []);
  }, [key]);

  const current = shown?.key === key ? shown : undefined;
  return {
    lines: current?.lines,
    first: current?.first ?? 0,
    error: current?.error,
    hasMore: current?.next !== undefined,
    isBusy,
    more: () => void ask(current?.next ?? 0, current?.lines ?? []),
    again: () => void ask(current?.next ?? 0, current?.lines ?? []),
  };
}
