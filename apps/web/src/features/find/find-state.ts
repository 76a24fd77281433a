import { type EditionId, type GradeBandKey, gradeBandsOf, type SubjectKey, subjectsOf } from '@alba/domain/editions';
import { limits } from '@alba/domain/limits';

/** What Find shows. All of it stands in the address, so that Back and a shared link come to the same place. */
export type FindState = { subject?: SubjectKey; category?: string; gradeBands: readonly GradeBandKey[]; search: string; batches: number };

const mostBatches = 50;

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
    batches: Number.isInteger(batches) && batches >= 1 ? Math.min(batches, mostBatches) : 1,
  };
}

/** The shortest address that says the same. */
export function findParams(state: FindState, edition: EditionId): URLSearchParams {
  const params = new URLSearchParams();
  if (state.subject) params.set('subject', state.subject);
  if (state.category) params.set('category', state.category);
  if (state.gradeBands.length < bandsOf(edition).length) params.set('gradeBands', state.gradeBands.join(','));
  if (state.search !== '') params.set('search', state.search);
  if (state.batches > 1) params.set('batches', String(state.batches));
  return params;
}

export function bandsOf(edition: EditionId): readonly GradeBandKey[] {
  return gradeBandsOf(edition).map(({ key }) => key);
}

/** How many choices narrow the list; the subject has its tabs and does not count. */
export function filterCount(state: FindState, edition: EditionId): number {
  return (state.category ? 1 : 0) + (state.gradeBands.length < bandsOf(edition).length ? state.gradeBands.length : 0);
}

const knownCategory = (edition: EditionId, subject: SubjectKey | undefined, category: string) =>
  subjectsOf(edition).some(({ key, categories }) => (subject === undefined || key === subject) && categories.includes(category));
