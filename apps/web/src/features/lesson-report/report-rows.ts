import type { LessonReportRow } from '@alba/contract/reports';
import { roundHalfUp } from '@alba/domain/scoring';
import type { Sort } from '../../ui/table.tsx';

export type ReportSort = 'name' | 'score' | 'time' | 'date';
/** What a student's line says in words. */
export type Standing = 'submitted' | 'late' | 'in-progress' | 'unfinished' | 'reset' | 'not-started';

export function standingOf(row: LessonReportRow): Standing {
  if (row.status === 'submitted') return row.isLate ? 'late' : 'submitted';
  if (row.status === 'in-progress') return row.unfinishedAfterDue ? 'unfinished' : 'in-progress';
  return row.wasReset ? 'reset' : 'not-started';
}

/** Shown scores round half up, once (D18). */
export const shownScore = (score: number | undefined): number | undefined => (score === undefined ? undefined : roundHalfUp(score));

export const fullName = ({ firstName, lastName }: Pick<LessonReportRow, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`;

/** Nothing to sort by (not turned in) always stands last. By name the class's own order holds: the server knows its language. */
export function sortRows(rows: readonly LessonReportRow[], { key, direction }: Sort<ReportSort>): LessonReportRow[] {
  const turn = direction === 'ascending' ? 1 : -1;
  if (key === 'name') return turn === 1 ? [...rows] : [...rows].reverse();
  const values: Record<Exclude<ReportSort, 'name'>, (row: LessonReportRow) => number | undefined> = {
    score: (row) => row.score,
    time: (row) => (row.status === 'not-started' ? undefined : row.activeSeconds),
    date: (row) => (row.submittedAt ? Date.parse(row.submittedAt) : undefined),
  };
  const value = values[key];
  return [...rows].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return (a - b) * turn;
  });
}

/** Right, wrong and unanswered shares of who turned in, in percent of a bar. */
export function barShares({ right, answered }: { right: number; answered: number }, submitted: number) {
  const whole = Math.max(submitted, answered, 1);
  return { right: (right / whole) * 100, wrong: ((answered - right) / whole) * 100, open: ((whole - answered) / whole) * 100 };
}
