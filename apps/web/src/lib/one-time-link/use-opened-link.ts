import type { AnyEndpoint, ReplyOf } from '@alba/contract/endpoint';
import { useCallback, useEffect, useState } from 'react';
import { callLoosely } from '../api/call-server.ts';

type Found<T> = { opened?: T; error?: unknown };

/** What a link is for: nothing while it is asked, then the answer or what failed. Asking does not use the link up. */
export function useOpenedLink<E extends AnyEndpoint>(endpoint: E, token: string): Found<ReplyOf<E>> & { retry: () => void } {
  const [found, setFound] = useState<Found<ReplyOf<E>>>({});
  const load = useCallback(async () => {
    setFound({});
    // an address without anything behind its hash sign is asked for too: the words for it are the server's
    const { data, error } = await callLoosely(endpoint, { body: { token: token || '-' } });
    setFound({ opened: data as ReplyOf<E> | undefined, error });
  }, [endpoint, token]);
  useEffect(() => void load(), [load]);
  return { ...found, retry: () => void load() };
}
