/** What differs by edition, as data. Nothing else in the product asks which country it is in. */

export type { Edition, EditionId, Locale } from './editions.ts';
export { editionIds, editionOfHost, editions, isEditionId } from './editions.ts';
export type { GradeBand, GradeBandKey } from './grade-bands.ts';
export { gradeBandKeys, gradeBands, gradeBandsOf } from './grade-bands.ts';
export { type GuidePlace, guidePlaces } from './guide-places.ts';
export type { Subject, SubjectKey } from './subjects.ts';
export { subjectById, subjectIds, subjects, subjectsOf } from './subjects.ts';
