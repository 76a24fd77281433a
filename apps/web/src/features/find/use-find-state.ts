import type { EditionId } from '@alba/domain/editions';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type FindState, findParams, readFindState } from './find-state.ts';
import { rememberFind } from './last-find.ts';

/** The state in the address and how to change it. A change of what is asked begins with the first batch again. */
export function useFindState(edition: EditionId) {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readFindState(params, edition), [params, edition]);
  useEffect(() => {
    const search = params.toString();
    rememberFind(search === '' ? '' : `?${search}`);
  }, [params]);
  const change = useCallback(
    (wish: Partial<FindState>) =>
      setParams((before) => findParams({ ...readFindState(before, edition), batches: 1, ...wish }, edition), {
        replace: true,
        preventScrollReset: true,
        state: { staysInPlace: true },
      }),
    [setParams, edition],
  );
  return { state, change };
}
