import type { AssignmentStudent, OwnDatesOfStudent } from '@alba/contract/assignment-students';
import { dueBeforeStart } from '@alba/domain/assignments';

/** Own dates as the form holds them; an empty day is the date of the class. */
export type OwnDatesForm = { startDate: string | null; startTime: string; dueDate: string | null; dueTime: string };
export const emptyForm: OwnDatesForm = { startDate: null, startTime: '00:00', dueDate: null, dueTime: '23:59' };

type Dates = Pick<OwnDatesOfStudent, 'start' | 'due'>;

export const formOf = ({ start, due }: Dates): OwnDatesForm => ({
  startDate: start?.slice(0, 10) ?? null,
  startTime: start?.slice(11, 16) ?? emptyForm.startTime,
  dueDate: due?.slice(0, 10) ?? null,
  dueTime: due?.slice(11, 16) ?? emptyForm.dueTime,
});

/** As it travels. The whole last minute of a day counts. */
export function datesOf({ startDate, startTime, dueDate, dueTime }: OwnDatesForm): Dates {
  const end = dueTime || emptyForm.dueTime;
  return {
    start: startDate && `${startDate}T${startTime || emptyForm.startTime}:00`,
    due: dueDate && `${dueDate}T${end}:${end === emptyForm.dueTime ? '59' : '00'}`,
  };
}

export type OwnDatesError = 'nobody' | 'empty' | 'crossed';

/** What stands in the way of setting these dates; the server has the last word. */
export function errorOf(
  form: OwnDatesForm,
  { chosenCount, of }: { chosenCount: number; of: { start: string; due: string | null } },
): OwnDatesError | undefined {
  if (chosenCount === 0) return 'nobody';
  const own = datesOf(form);
  if (own.start === null && own.due === null) return 'empty';
  return dueBeforeStart({ start: own.start ?? of.start, due: own.due ?? of.due ?? undefined }) ? 'crossed' : undefined;
}

export const hasOwnDates = ({ start, due }: Pick<AssignmentStudent, 'start' | 'due'>): boolean => start !== null || due !== null;
