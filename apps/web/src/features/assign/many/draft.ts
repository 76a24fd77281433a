import type { AssignmentCell } from '@alba/contract/assigning';
import { type LocalDate, spreadOverSchoolDays } from '@alba/domain/assignments';
import { limits } from '@alba/domain/limits';
import { type CellPlace, type ChosenStudents, cellOf, placeKey } from '../cells.ts';
import { type CellDates, errorsOf, newTerms, type Terms, type TermsError } from '../terms.ts';

/** What a class has of its own for one lesson. */
export type OwnCell = { dates?: CellDates; isOut?: true };

/** What a teacher has entered into the wizard so far. */
export type Draft = {
  /** The lessons as the address named them. */
  wished: string;
  /** Those that are still chosen, in their order. */
  lessonIds: number[];
  classIds: number[];
  students: ChosenStudents;
  terms: Record<number, Terms>;
  /** By `placeKey`; a cell that is not here has the lesson's dates. */
  cells: Record<string, OwnCell>;
};

/** The lessons of an address: each once, and no more than can be assigned at one time. */
export function lessonIdsOf(wished: string): { lessonIds: number[]; leftOut: number } {
  const ids = wished.split(',').map(Number);
  const all = [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))];
  return { lessonIds: all.slice(0, limits.lessonsPerAssign), leftOut: Math.max(0, all.length - limits.lessonsPerAssign) };
}

export function newDraft(wished: string, today: LocalDate): Draft {
  const { lessonIds } = lessonIdsOf(wished);
  const terms = Object.fromEntries(lessonIds.map((lessonId) => [lessonId, newTerms(today)]));
  return { wished, lessonIds, classIds: [], students: {}, terms, cells: {} };
}

/**
 * The draft for the lessons of an address: the one from before if it is about the same ones. Somebody who went back to find one
 * more keeps what was entered for the lessons that are still there; wholly other lessons begin anew.
 */
export function draftFor(wished: string, before: Draft | undefined, today: LocalDate): Draft {
  if (before?.wished === wished) return before;
  const fresh = newDraft(wished, today);
  const isShared = (lessonId: number) => before?.lessonIds.includes(lessonId) === true;
  if (!before || !fresh.lessonIds.some(isShared)) return fresh;
  const terms = Object.fromEntries(fresh.lessonIds.map((lessonId) => [lessonId, before.terms[lessonId] ?? newTerms(today)]));
  const cells = Object.fromEntries(Object.entries(before.cells).filter(([key]) => isShared(Number(key.split('-')[0]))));
  return { ...before, wished, lessonIds: fresh.lessonIds, terms, cells };
}

export function termsOfLesson(draft: Draft, lessonId: number): Terms {
  const terms = draft.terms[lessonId];
  if (!terms) throw new Error(`lesson ${lessonId} is not in the draft`);
  return terms;
}

/** What counts for a cell: the lesson's options, and its dates unless the class has its own. */
export const termsOfCell = (draft: Draft, place: CellPlace): Terms => ({ ...termsOfLesson(draft, place.lessonId), ...draft.cells[placeKey(place)]?.dates });

/** Moves a lesson one place up or down. */
export function movedLesson(lessonIds: readonly number[], lessonId: number, by: -1 | 1): number[] {
  const from = lessonIds.indexOf(lessonId);
  const to = from + by;
  if (from < 0 || to < 0 || to >= lessonIds.length) return [...lessonIds];
  const others = lessonIds.filter((one) => one !== lessonId);
  return [...others.slice(0, to), lessonId, ...others.slice(to)];
}

export function withTerms(draft: Draft, lessonId: number, change: Partial<Terms>): Draft {
  return { ...draft, terms: { ...draft.terms, [lessonId]: { ...termsOfLesson(draft, lessonId), ...change } } };
}

/** The same dates for every lesson; cells with dates of their own keep them. */
export function withDatesForAll(draft: Draft, dates: Partial<CellDates>): Draft {
  return draft.lessonIds.reduce((one, lessonId) => withTerms(one, lessonId, dates), draft);
}

/** The first lesson is due on a day, each later one so many school days after the one before. Starts stay as they are. */
export function withSpreadDue(draft: Draft, { first, every }: { first: LocalDate; every: number }): Draft {
  const days = spreadOverSchoolDays({ first, every, count: draft.lessonIds.length });
  return draft.lessonIds.reduce((one, lessonId, index) => withTerms(one, lessonId, { hasDue: true, dueDate: days[index] ?? first }), draft);
}

/** Own dates that say the same as the lesson's are none. */
export function withCell(draft: Draft, place: CellPlace, own: OwnCell): Draft {
  const { [placeKey(place)]: _before, ...others } = draft.cells;
  const isSame = own.dates !== undefined && sameDates(own.dates, termsOfLesson(draft, place.lessonId));
  const kept: OwnCell = { ...(own.dates && !isSame && { dates: datesOf(own.dates) }), ...(own.isOut && { isOut: true }) };
  return { ...draft, cells: Object.keys(kept).length > 0 ? { ...others, [placeKey(place)]: kept } : others };
}

const dateFields = ['startDate', 'startTime', 'hasDue', 'dueDate', 'dueTime'] as const;
export const datesOf = (terms: CellDates): CellDates => {
  const { startDate, startTime, hasDue, dueDate, dueTime } = terms;
  return { startDate, startTime, hasDue, dueDate, dueTime };
};
const sameDates = (one: CellDates, other: CellDates) => dateFields.every((field) => one[field] === other[field]);

export type DateError = { lessonId: number; field: 'start' | 'due'; error: TermsError };

/** What is wrong with the dates, lesson by lesson. Dates of single cells are checked before they are taken. */
export function dateErrors(draft: Draft, lessonIds: readonly number[]): DateError[] {
  return lessonIds.flatMap((lessonId) =>
    Object.entries(errorsOf(termsOfLesson(draft, lessonId))).map(([field, error]) => ({ lessonId, field: field as 'start' | 'due', error })),
  );
}

/** Every cell that is to be assigned, lesson by lesson. Without date errors only. */
export function cellsOf(draft: Draft, lessonIds: readonly number[]): AssignmentCell[] {
  return lessonIds.flatMap((lessonId) =>
    draft.classIds
      .map((classId) => ({ lessonId, classId }))
      .filter((place) => draft.cells[placeKey(place)]?.isOut !== true)
      .map((place) => cellOf(place, termsOfCell(draft, place), draft.students)),
  );
}
