import type { AssignmentCell } from '@alba/contract/assigning';
import { bodyOf, type Terms } from './terms.ts';

/** Of a class only these students; a class that is not here gets the lesson whole, and so does everybody who joins it later. */
export type ChosenStudents = Readonly<Record<number, readonly number[]>>;

/** Which cell of the grid of lessons by classes. */
export type CellPlace = { lessonId: number; classId: number };
export const placeKey = ({ lessonId, classId }: CellPlace): string => `${lessonId}-${classId}`;
export const isSamePlace = (one: CellPlace, other: CellPlace): boolean => one.lessonId === other.lessonId && one.classId === other.classId;

/** A cell as it travels. */
export function cellOf(place: CellPlace, terms: Terms, students: ChosenStudents): AssignmentCell {
  const chosen = students[place.classId];
  return { lessonId: place.lessonId, classId: place.classId, ...bodyOf(terms), ...(chosen && { studentIds: [...chosen] }) };
}

/** Classes of which only some students were to get it, and none is chosen yet. */
export const classesWithoutStudents = (classIds: readonly number[], students: ChosenStudents): number[] =>
  classIds.filter((classId) => students[classId]?.length === 0);
