import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { changed, readStandardsState, type StandardsState, standardsParams } from './standards-state.ts';

/** Another standard is a place of its own for Back; everything else takes the place of what was. */
export type ChangeStandards = (wish: Partial<StandardsState>) => void;

export type StandardsPlace = {
  state: StandardsState;
  change: ChangeStandards;
  /** Where a wish leads, for links. */
  addressAfter: (wish: Partial<StandardsState>) => string;
};

export function useStandardsState(): StandardsPlace {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readStandardsState(params), [params]);
  const change = useCallback<ChangeStandards>(
    (wish) =>
      setParams((before) => standardsParams(changed(readStandardsState(before), wish)), {
        replace: !('standard' in wish),
        preventScrollReset: true,
        state: { staysInPlace: true },
      }),
    [setParams],
  );
  const addressAfter = (wish: Partial<StandardsState>) => `?${standardsParams(changed(state, wish))}`;
  return { state, change, addressAfter };
}
