import { assignmentWindow, defaultDue, defaultStart, type LocalDate } from '../assignments/index.ts';

export const teachingRelations = ['owner', 'co-teacher', 'substitute'] as const;
export type TeachingRelation = (typeof teachingRelations)[number];

/** The moment a substitute's last day is over on the school's wall. */
export function endOfDay(day: LocalDate, zone: string): Date {
  const { end } = assignmentWindow({ dates: { start: defaultStart(day), due: defaultDue(day) }, zone });
  if (!end) throw new Error(`${day} has no end`);
  return end;
}
