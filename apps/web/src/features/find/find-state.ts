import { type EditionId, type GradeBandKey, gradeBandsOf, type SubjectKey, subjectsOf } from '@alba/domain/editions';
import { limits } from '@alba/domain/limits';

/** What Find shows. All of it stands in the address, so that Back and a shared link come to the same place. */
export type FindState = {
  subject?: SubjectKey;
  category?: string;
  gradeBands: readonly GradeBandKey[];
  search: string;
  batches: number;
  /** Chosen to be assigned together, in the order of choosing. */
  lessons: readonly number[];
  /** Collections instead of lessons, in editions that show them here. */
  shows: 'lessons' | 'collections';
};

/** Reads an address; what makes no sense there is left out. Without grade ranges all of the edition's count. */
export function readFindState(params: URLSearchParams, edition: EditionId): FindState {
  const subject = subjectsOf(edition).find(({ key }) => key === params.get('subject'));
  const category = params.get('category') ?? undefined;
  const asked = new Set(params.get('gradeBands')?.split(','));
  const every = bandsOf(edition);
  const chosen = every.filter((band) => asked.has(band));
  const batches = Number(params.get('batches') ?? 1);
  return {
    ...(subject && { subject: subject.key }),
    ...(category && knownCategory(edition, subject?.key, category) && { category }),
    gradeBands: chosen.length > 0 ? chosen : every,
    search: (params.get('search') ?? '').slice(0, limits.searchTerm),
    batches: Number.isInteger(batches) && batches >= 1 ? Math.min(batches, limits.browseBatches) : 1,
    lessons: readLessons(params.get('lessons')),
    shows: params.get('show') === 'collections' ? 'collections' : 'lessons',
  };
}

function readLessons(text: string | null): number[] {
  const lessonIds = text?.split(',').map(Number) ?? [];
  return [...new Set(lessonIds.filter((lessonId) => Number.isSafeInteger(lessonId) && lessonId > 0))].slice(0, limits.lessonsPerAssign);
}

/** The shortest address that says the same. */
export function findParams(state: FindState, edition: EditionId): URLSearchParams {
  const params = new URLSearchParams();
  if (state.shows === 'collections') params.set('show', 'collections');
  if (state.subject) params.set('subject', state.subject);
  if (state.category) params.set('category', state.category);
  if (state.gradeBands.length < bandsOf(edition).length) params.set('gradeBands', state.gradeBands.join(','));
  if (state.search !== '') params.set('search', state.search);
  if (state.batches > 1) params.set('batches', String(state.batches));
  if (state.lessons.length > 0) params.set('lessons', state.lessons.join(','));
  return params;
}

/** Another list begins with its first batch; choosing lessons leaves the list as it is. */
export function changed(state: FindState, wish: Partial<FindState>): FindState {
  const isSameList = Object.keys(wish).every((key) => key === 'lessons');
  return { ...state, ...(!isSameList && { batches: 1 }), ...wish };
}

export function bandsOf(edition: EditionId): readonly GradeBandKey[] {
  return gradeBandsOf(edition).map(({ key }) => key);
}

/** The chosen grade ranges, where they narrow the list. One without lessons is not offered (D41), so it is not told either. */
export function bandsInForce({ gradeBands }: FindState, offered: readonly GradeBandKey[]): GradeBandKey[] {
  return offered.every((band) => gradeBands.includes(band)) ? [] : gradeBands.filter((band) => offered.includes(band));
}

/** How many choices narrow the list; the subject has its tabs and does not count. */
export function filterCount(state: FindState, offered: readonly GradeBandKey[]): number {
  return (state.category ? 1 : 0) + bandsInForce(state, offered).length;
}

const knownCategory = (edition: EditionId, subject: SubjectKey | undefined, category: string) =>
  subjectsOf(edition).some(({ key, categories }) => (subject === undefined || key === subject) && categories.includes(category));
