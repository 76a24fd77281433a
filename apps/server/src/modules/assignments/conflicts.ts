import { windowOf } from '@alba/domain/assignments';
import type { OpenEnded } from './assignment-repository.ts';

/** Whether an assignment with these dates still stands between its class and the same lesson (D89): it is open or yet to open. */
export function isOpenOrFuture(dates: { start: string; due: string | null }, zone: string, now: Date): boolean {
  const { end } = windowOf(dates, zone);
  return end === undefined || now < end;
}

/** Classes (by id) that have the lesson already, leaving out one assignment that is being changed. */
export function classesThatHaveIt(found: readonly OpenEnded[], given: { zoneOf: (classId: number) => string; now: Date; except?: number }): number[] {
  const standing = found.filter((one) => one.assignmentId !== given.except && isOpenOrFuture(one, given.zoneOf(one.classId), given.now));
  return [...new Set(standing.map((one) => one.classId))];
}
