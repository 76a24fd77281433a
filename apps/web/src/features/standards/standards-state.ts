import { type SubjectKey, subjectIds } from '@alba/domain/editions';
import { limits } from '@alba/domain/limits';

/** What the screen shows. All of it stands in the address, so that Back, the way back from a preview and a shared link come to the same place. */
export type StandardsState = {
  subject?: SubjectKey;
  /** As lessons call it: `ngss`. */
  framework?: string;
  grade?: number;
  /** Further sets that are ticked. */
  sets: readonly number[];
  search: string;
  /** Search in the chosen framework and grade only. */
  isWithin: boolean;
  /** The standard whose lessons show. */
  standard?: number;
  /** How many batches of standards, of found standards and of lessons show. */
  batches: number;
  found: number;
  lessons: number;
  /** Headings of the tree that are closed. */
  closed: readonly number[];
};

const mostBatches = 50;
const mostIds = 200;
const plain = { sets: [], search: '', isWithin: false, batches: 1, found: 1, lessons: 1, closed: [] } as const;

/** Reads an address; what makes no sense there is left out. */
export function readStandardsState(params: URLSearchParams): StandardsState {
  const subject = subjectIds.find((key) => key === params.get('subject'));
  const framework = params.get('framework') ?? '';
  const grade = numberIn(params.get('grade'), 0, 12);
  const standard = numberIn(params.get('standard'), 1, Number.MAX_SAFE_INTEGER);
  return {
    ...(subject && { subject }),
    ...(/^[\w-]{1,80}$/.test(framework) && { framework }),
    ...(grade !== undefined && { grade }),
    ...(standard !== undefined && { standard }),
    sets: idsIn(params.get('sets')),
    search: (params.get('search') ?? '').slice(0, limits.searchTerm).trim(),
    isWithin: params.get('within') === '1',
    batches: batchesIn(params.get('batches')),
    found: batchesIn(params.get('found')),
    lessons: batchesIn(params.get('lessons')),
    closed: idsIn(params.get('closed')),
  };
}

/** The shortest address that says the same. */
export function standardsParams(state: StandardsState): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | undefined, isPlain: boolean) => !isPlain && params.set(name, String(value));
  put('subject', state.subject, state.subject === undefined);
  put('framework', state.framework, state.framework === undefined);
  put('grade', state.grade, state.grade === undefined);
  put('sets', state.sets.join(','), state.sets.length === 0);
  put('search', state.search, state.search === plain.search);
  put('within', 1, !state.isWithin);
  put('standard', state.standard, state.standard === undefined);
  for (const name of ['batches', 'found', 'lessons'] as const) put(name, state[name], state[name] === 1);
  put('closed', state.closed.join(','), state.closed.length === 0);
  return params;
}

/**
 * The state after a wish. Other choices begin their list anew, another search its results, another standard its lessons; what the
 * wish itself says stands.
 */
export function changed(before: StandardsState, wish: Partial<StandardsState>): StandardsState {
  const isOther = (...names: (keyof StandardsState)[]) => names.some((name) => name in wish && wish[name] !== before[name]);
  const anew = isOther('subject', 'framework', 'grade');
  return {
    ...before,
    ...(isOther('subject') && { framework: undefined }),
    ...(anew && { batches: 1, closed: [], standard: undefined, lessons: 1, search: '', found: 1 }),
    ...(isOther('sets') && { batches: 1 }),
    ...(isOther('search', 'isWithin') && { found: 1 }),
    ...(isOther('standard') && { lessons: 1 }),
    ...wish,
  };
}

function numberIn(text: string | null, least: number, most: number): number | undefined {
  if (text === null || !/^\d{1,16}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

const batchesIn = (text: string | null): number => Math.min(numberIn(text, 1, Number.MAX_SAFE_INTEGER) ?? 1, mostBatches);

const idsIn = (text: string | null): number[] =>
  [...new Set((text ?? '').split(',').flatMap((part) => numberIn(part, 1, Number.MAX_SAFE_INTEGER) ?? []))].slice(0, mostIds);
