export type { LadderId, LevelNumber, ReadabilityWindow, ReadingLevel } from './ladders.ts';
export { ladderIds, ladderOf, ladders, levelsOf } from './ladders.ts';
export { startingLevel } from './starting-level.ts';
export { writtenLevel } from './written-level.ts';
