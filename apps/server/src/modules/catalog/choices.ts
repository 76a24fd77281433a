import type { findLessons } from '@alba/contract/catalog';
import type { ReplyOf } from '@alba/contract/endpoint';
import { type EditionId, type GradeBandKey, gradeBandsOf, type SubjectKey, subjectsOf } from '@alba/domain/editions';

/** Lessons that no filter tells apart. */
export type LessonGroup = { subjectId: number; gradeBand: string; categories: readonly string[]; lessons: number };
/** All that the viewer sees, and those that have the words of the search. Every count is a sum of these, so they cannot disagree. */
export type Groups = { library: readonly LessonGroup[]; hits: readonly LessonGroup[] };

export type Filters = { subject?: SubjectKey; category?: string; gradeBands: readonly GradeBandKey[]; search: string };
type Reply = ReplyOf<typeof findLessons>;
/** Which filters a count does without. */
type Without = { [Filter in keyof Filters]?: true };

/**
 * What a search finds: how many lessons; how many for every choice of each filter while the other
 * filters stay, a choice that has no lessons at all left out; and when there are none, what taking one filter away would bring.
 */
export function countChoices(edition: EditionId, { library, hits }: Groups, filters: Filters): Pick<Reply, 'total' | 'counts' | 'help'> {
  const subjects = subjectsOf(edition);
  const bands = gradeBandsOf(edition).map(({ key }) => key);
  const subjectId = subjects.find(({ key }) => key === filters.subject)?.id;
  const passes = (group: LessonGroup, without: Without) =>
    (without.subject || filters.subject === undefined || group.subjectId === subjectId) &&
    (without.category || filters.category === undefined || group.categories.includes(filters.category)) &&
    (without.gradeBands || (filters.gradeBands as readonly string[]).includes(group.gradeBand));
  const count = (without: Without, isOf: (group: LessonGroup) => boolean = () => true) =>
    (without.search ? library : hits).filter((group) => passes(group, without) && isOf(group)).reduce((sum, { lessons }) => sum + lessons, 0);
  const isOffered = (isOf: (group: LessonGroup) => boolean) => library.some(isOf);

  const known = [...new Set(subjects.flatMap((subject) => [...subject.categories]))];
  const others = [...new Set(library.flatMap(({ categories }) => categories))].filter((category) => !known.includes(category)).sort();
  const counts = {
    subjects: subjects
      .map((one) => ({ subject: one.key, isOf: (group: LessonGroup) => group.subjectId === one.id }))
      .flatMap(({ subject, isOf }) => (isOffered(isOf) ? [{ subject, count: count({ subject: true }, isOf) }] : [])),
    categories: [...known, ...others]
      .map((category) => ({ category, isOf: (group: LessonGroup) => group.categories.includes(category) }))
      .flatMap(({ category, isOf }) => (isOffered(isOf) ? [{ category, count: count({ category: true }, isOf) }] : [])),
    gradeBands: bands
      .map((gradeBand) => ({ gradeBand, isOf: (group: LessonGroup) => group.gradeBand === gradeBand }))
      .flatMap(({ gradeBand, isOf }) => (isOffered(isOf) ? [{ gradeBand, count: count({ gradeBands: true }, isOf) }] : [])),
  };
  const total = count({});
  return { total, counts, ...(total === 0 && helpOf((filter) => count({ [filter]: true }))) };
}

/** The filter whose removal alone brings most lessons; of equals the one whose loss hurts least. */
function helpOf(countWithout: (filter: keyof Filters) => number): { help?: Reply['help'] } {
  const [best] = (['category', 'gradeBands', 'subject', 'search'] as const)
    .map((remove) => ({ remove, count: countWithout(remove) }))
    .sort((one, other) => other.count - one.count);
  return best && best.count > 0 ? { help: best } : {};
}
