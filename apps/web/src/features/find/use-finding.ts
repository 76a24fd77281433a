import type { EditionId } from '@alba/domain/editions';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { changed, type FindState, findParams, readFindState } from './find-state.ts';

export type ChangeFind = (wish: Partial<FindState>) => void;
/** What Find shows and how to change it; the screen hands it to the parts that need it. */
export type Finding = { edition: EditionId; state: FindState; change: ChangeFind };

/** The state in the address. What is wished stands at once, for the address follows a moment later. */
export function useFinding(edition: EditionId): Finding {
  const [params, setParams] = useSearchParams();
  const [wished, setWished] = useState<{ before: URLSearchParams; state: FindState }>();
  const stated = useMemo(() => readFindState(params, edition), [params, edition]);
  const state = wished?.before === params ? wished.state : stated;
  const newest = useRef(state);
  useEffect(() => {
    newest.current = state;
  }, [state]);
  const change = useCallback<ChangeFind>(
    (wish) => {
      newest.current = changed(newest.current, wish);
      setWished({ before: params, state: newest.current });
      setParams(findParams(newest.current, edition), { replace: true, preventScrollReset: true, state: { staysInPlace: true } });
    },
    [params, setParams, edition],
  );
  return { edition, state, change };
}
