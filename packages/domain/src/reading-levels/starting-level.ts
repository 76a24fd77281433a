import type { LadderId, LevelNumber } from './ladders.ts';
import { ladders } from './ladders.ts';

/**
 * The level a lesson opens at: the one set for the student in this class, else the class grade's, else the second
 * lowest. A setting made on another ladder is brought onto this one.
 */
export function startingLevel(given: { ladder: LadderId; setting: number | undefined; grade: number | undefined }): LevelNumber {
  const levels = ladders[given.ladder];
  const highest = levels.length as LevelNumber;
  if (given.setting !== undefined) return Math.min(given.setting, highest) as LevelNumber;
  const byGrade = levels.filter((entry) => entry.grade > 0 && given.grade !== undefined && entry.grade <= given.grade).at(-1);
  return byGrade?.level ?? (Math.min(2, highest) as LevelNumber);
}
