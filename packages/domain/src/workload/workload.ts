import { addDays, daysBetween, type LocalDate } from '../assignments/index.ts';

/** Fewer students than this are not told about: their figures would be somebody's (A-ASSIGN). */
export const smallestGroup = 5;
/** Days of one question, both ends counted. */
export const mostWorkloadDays = 42;

/** What a group of students has due on one day: the minutes of each who has something, in no order, without names. */
export type OwedDay = { date: LocalDate; minutes: readonly number[] };
export type WorkloadDay = { date: LocalDate; averageMinutes: number; isWeekend: boolean };

/**
 * Minutes a student of the group owes on each day on average, every day of the range; undefined for a group too small to be told about.
 * Always the mean over the whole group and always rounded, whether one student owes something or all: a day on which few do looks like any other.
 */
export function workloadDays(given: { studentCount: number; from: LocalDate; to: LocalDate; owed: readonly OwedDay[] }): WorkloadDay[] | undefined {
  const { studentCount, from, to, owed } = given;
  if (studentCount < smallestGroup) return undefined;
  const totals = new Map(owed.map(({ date, minutes }) => [date, minutes.reduce((sum, one) => sum + one, 0)]));
  const step = roundingStep(studentCount);
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const date = addDays(from, index);
    const mean = (totals.get(date) ?? 0) / studentCount;
    return { date, averageMinutes: Math.floor(mean / step + 0.5) * step, isWeekend: isWeekend(date) };
  });
}

/**
 * Five minutes, more in groups under twelve: one student's whole hour never moves the mean by more than a step, so that two questions about
 * groups that differ by one student hardly tell what that student has.
 */
export function roundingStep(studentCount: number): number {
  return 5 * Math.ceil(60 / studentCount / 5);
}

/** The school day, Monday to Friday, with the fewest minutes; the earliest of equals. By what is shown, not by what was rounded away. */
export function leastCrowded(days: readonly WorkloadDay[], notBefore: LocalDate): LocalDate | undefined {
  const school = days.filter(({ date, isWeekend }) => !isWeekend && date >= notBefore);
  const fewest = Math.min(...school.map(({ averageMinutes }) => averageMinutes));
  return school.find(({ averageMinutes }) => averageMinutes === fewest)?.date;
}

function isWeekend(date: LocalDate): boolean {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return day === 0 || day === 6;
}
