import { type AssignmentState, assignmentStates } from '@alba/domain/assignments';

/** What of everything assigned is shown, as the address holds it. */
export type AssignedFilter = {
  classId?: number;
  lessonId?: number;
  /** One alone: where a link of another page leads. */
  assignmentId?: number;
  state?: AssignmentState;
  /** Days that the span from start to due touches. */
  from?: string;
  to?: string;
  search: string;
  order?: 'latest';
};

/** What a press on Clear takes away; the order stays. */
export const cleared: Partial<AssignedFilter> = {
  classId: undefined,
  lessonId: undefined,
  assignmentId: undefined,
  state: undefined,
  from: undefined,
  to: undefined,
  search: '',
};

/** Reads the address; what makes no sense there is left out. */
export function readFilter(params: URLSearchParams): AssignedFilter {
  const state = assignmentStates.find((one) => one === params.get('state'));
  return {
    ...idOf(params, 'class', 'classId'),
    ...idOf(params, 'lesson', 'lessonId'),
    ...idOf(params, 'assignment', 'assignmentId'),
    ...(state && { state }),
    ...dayOf(params, 'from'),
    ...dayOf(params, 'to'),
    search: params.get('search') ?? '',
    ...(params.get('order') === 'latest' && { order: 'latest' as const }),
  };
}

function idOf<Key extends 'classId' | 'lessonId' | 'assignmentId'>(params: URLSearchParams, name: string, key: Key): { [K in Key]?: number } {
  const id = Number(params.get(name));
  return (Number.isSafeInteger(id) && id > 0 ? { [key]: id } : {}) as { [K in Key]?: number };
}

function dayOf<Key extends 'from' | 'to'>(params: URLSearchParams, key: Key): { [K in Key]?: string } {
  const day = params.get(key) ?? '';
  const isDay = /^20\d{2}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return (isDay ? { [key]: day } : {}) as { [K in Key]?: string };
}

export function filterParams({ classId, lessonId, assignmentId, state, from, to, search, order }: AssignedFilter): URLSearchParams {
  const params = new URLSearchParams();
  const given = { class: classId, lesson: lessonId, assignment: assignmentId, state, from, to, search, order };
  for (const [name, value] of Object.entries(given)) if (value !== undefined && value !== '') params.set(name, String(value));
  return params;
}

/** As the server is asked. */
export const queryOf = ({ search, ...filter }: AssignedFilter) => ({ ...filter, ...(search !== '' && { search }) });
