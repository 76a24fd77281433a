import type { AssignmentRow } from '@alba/contract/assignments';
import { daysBetween } from '@alba/domain/assignments';

/** An assignment that ends within seven days from today on, and how far away that is. */
export type DueRow = { row: AssignmentRow; inDays: number };

/** Open assignments due today or in the six days after it, soonest first. `today` is the school's. */
export function dueThisWeek(assignments: readonly AssignmentRow[], today: string): DueRow[] {
  return assignments
    .filter(({ due, isClosed, timing }) => due !== null && !isClosed && timing !== 'past-due')
    .map((row) => ({ row, inDays: daysBetween(today, (row.due ?? today).slice(0, 10)) }))
    .filter(({ inDays }) => inDays >= 0 && inDays < 7)
    .sort((one, other) => (one.row.due ?? '').localeCompare(other.row.due ?? ''));
}
