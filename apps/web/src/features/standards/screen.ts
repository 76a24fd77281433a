import type { LessonCard } from '@alba/contract/catalog';
import type { EditionId, GradeBandKey, SubjectKey } from '@alba/domain/editions';
import type { Choice } from './choice.ts';
import type { StandardsPlace } from './use-standards-state.ts';

/** What Find calls the facts of a lesson: the screen gives its words. */
export type LessonWords = { subject: (subject: SubjectKey) => string; gradeBand: (gradeBand: GradeBandKey) => string; range: (range: string) => string };

/** What every part of the screen works with. */
export type Shown = StandardsPlace & { edition: EditionId; choice: Choice };
export type WithLessons = { words: LessonWords; onAssign: (lesson: LessonCard) => void };

/** The grade, where the ways out of an empty list lead. */
export const gradeFieldId = 'standards-grade';
/** The box that the list scrolls in. */
export const listId = 'standards-list';
export const rowId = (standardId: number): string => `standard-${standardId}`;
