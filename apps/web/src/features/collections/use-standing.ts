import type { AssignmentCell, CheckedCell } from '@alba/contract/assigning';
import { defaultDue, defaultStart, type LocalDate } from '@alba/domain/assignments';
import type { CollectionPlan } from '@alba/domain/collections';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCheckCollectionQuery } from './api.ts';

/** How an assignment is made of a collection; each can be changed in Assigned lessons. */
const terms = { allowCheckAnswers: true, keyVisibility: 'after-submit' } as const satisfies Partial<AssignmentCell>;

export type Dated = Pick<AssignmentCell, 'lessonId' | 'start' | 'due'>;

/** Lessons with their dates as cells of one class. */
export const cellsOf = (lessons: readonly Dated[], classId: number): AssignmentCell[] => lessons.map((lesson) => ({ ...lesson, classId, ...terms }));

export type Standing = {
  /** What the server says of each lesson for the chosen class; nothing of lessons that it was not asked about yet. */
  of: ReadonlyMap<number, CheckedCell>;
  /** It could not be asked. */
  error: unknown;
  again: () => void;
};

type Given = { collectionId: number; classId: number | undefined; plan: CollectionPlan; today: LocalDate };

/** Tells before sending what the class has already, what its school is denied, and what else is due on the same days. */
export function useStanding({ collectionId, classId, plan, today }: Given): Standing {
  const lessons = plan.lessons.map(({ lessonId, start, due }) => ({
    lessonId,
    start: defaultStart(plan.startsNow ? today : (whole(start) ?? today)),
    due: wholeDue(due),
  }));
  const query = useCheckCollectionQuery(
    classId === undefined || lessons.length === 0 ? skipToken : { body: { collectionId, cells: cellsOf(lessons, classId) } },
    { refetchOnMountOrArgChange: true },
  );
  const cells = query.data?.cells.filter((cell) => cell.classId === classId) ?? [];
  return {
    of: new Map(cells.map((cell) => [cell.lessonId, cell])),
    error: classId === undefined || query.isFetching ? undefined : query.error,
    again: () => void query.refetch(),
  };
}

/** A year that is being typed is no year to ask about yet. */
const whole = (date: LocalDate | null) => (date && /^20\d\d-/.test(date) ? date : null);

function wholeDue(due: LocalDate | null) {
  const date = whole(due);
  return date && defaultDue(date);
}
