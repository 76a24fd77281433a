import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAssignedPagesInfiniteQuery } from './api.ts';
import { type AssignedFilter, filterParams, queryOf, readFilter } from './assigned-filter.ts';

const pageSize = 60;

/** The filter of the address. A second choice adds to the first also while the first is still on its way there. */
export function useFilter(): { filter: AssignedFilter; change: (wish: Partial<AssignedFilter>) => void } {
  const [params, setParams] = useSearchParams();
  const newest = useRef(readFilter(params));
  useEffect(() => {
    newest.current = readFilter(params);
  }, [params]);
  const change = (wish: Partial<AssignedFilter>) => {
    newest.current = { ...newest.current, ...wish };
    setParams(filterParams(newest.current), { replace: true, preventScrollReset: true, state: { staysInPlace: true } });
  };
  return { filter: readFilter(params), change };
}

/** What the address asks for, as far as it was loaded. */
export function useAssigned(filter: AssignedFilter) {
  const { data, ...query } = useAssignedPagesInfiniteQuery({ query: { ...queryOf(filter), limit: pageSize } });
  const first = data?.pages[0];
  return { ...query, first, rows: data?.pages.flatMap(({ assignments }) => assignments) ?? [] };
}
