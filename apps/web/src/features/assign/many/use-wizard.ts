import type { AssignmentCell } from '@alba/contract/assigning';
import type { LessonCard } from '@alba/contract/catalog';
import type { ClassSummary } from '@alba/contract/classes';
import { classesWithoutStudents } from '../cells.ts';
import { cellsOf, type DateError, type Draft, dateErrors } from './draft.ts';
import { type StepName, stepNames, type WizardDraft } from './use-draft.ts';

/** The draft with the lessons and classes it is about. */
export type Wizard = WizardDraft & {
  /** The chosen lessons that are still offered, in their order. */
  lessons: LessonCard[];
  /** Those the address names, chosen or taken out again. */
  wishedLessons: LessonCard[];
  /** How many of the address are not offered. */
  missing: number;
  classes: ClassSummary[];
  chosenClasses: ClassSummary[];
  dateErrors: DateError[];
  /** Empty while a date is wrong. */
  cells: AssignmentCell[];
  /** The step to show: the one the address asks for, unless an earlier one is not done. */
  step: StepName;
};

export function wizardOf(
  given: WizardDraft,
  { offered, classes, wishedIds }: { offered: readonly LessonCard[]; classes: ClassSummary[]; wishedIds: number[] },
): Wizard {
  const byId = new Map(offered.map((lesson) => [lesson.lessonId, lesson]));
  const cardsOf = (lessonIds: readonly number[]) => lessonIds.map((lessonId) => byId.get(lessonId)).filter((card) => card !== undefined);
  const lessons = cardsOf(given.draft.lessonIds);
  const chosenClasses = classes.filter(({ classId }) => given.draft.classIds.includes(classId));
  // a class that is gone since is not sent
  const draft: Draft = { ...given.draft, classIds: chosenClasses.map(({ classId }) => classId) };
  const lessonIds = lessons.map(({ lessonId }) => lessonId);
  const wrong = dateErrors(draft, lessonIds);
  return {
    ...given,
    draft,
    lessons,
    wishedLessons: cardsOf(wishedIds),
    missing: wishedIds.length - wishedIds.filter((lessonId) => byId.has(lessonId)).length,
    classes,
    chosenClasses,
    dateErrors: wrong,
    cells: wrong.length === 0 ? cellsOf(draft, lessonIds) : [],
    step: earliest(given.wanted, firstOpen({ draft, lessonCount: lessons.length, isWrong: wrong.length > 0 })),
  };
}

/** The first step that is not done. */
function firstOpen({ draft, lessonCount, isWrong }: { draft: Draft; lessonCount: number; isWrong: boolean }): StepName {
  if (lessonCount === 0) return 'lessons';
  if (draft.classIds.length === 0 || classesWithoutStudents(draft.classIds, draft.students).length > 0) return 'classes';
  return isWrong ? 'dates' : 'review';
}

const earliest = (one: StepName, other: StepName): StepName => (stepNames.indexOf(one) < stepNames.indexOf(other) ? one : other);
