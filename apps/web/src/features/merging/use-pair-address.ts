import { useSearchParams } from 'react-router';

const idIn = (params: URLSearchParams, name: string): number | undefined => {
  const id = Number(params.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** What is looked at stands in the address, so that Back leads one step back: a search, a person, or two to compare. */
export function usePairAddress() {
  const [params, setParams] = useSearchParams();
  const state = { staysInPlace: true };
  const go = (to: { person?: number; other?: number; search?: string }, replace = false) => {
    const next = Object.entries(to).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]));
    setParams(Object.fromEntries(next), { state, replace, preventScrollReset: true });
  };
  return { person: idIn(params, 'person'), other: idIn(params, 'other'), search: params.get('search') ?? '', go };
}
