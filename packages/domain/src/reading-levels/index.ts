export type { LevelGroup, LevelGroupKey } from './groups.ts';
export { gradesOf, levelGroupKeys, levelGroupOf, levelGroups, levelGroupsOf, recommendedLevel } from './groups.ts';
export type { LadderId, LevelNumber, ReadabilityWindow, ReadingLevel } from './ladders.ts';
export { ladderIds, ladderOf, ladders, levelsOf } from './ladders.ts';
export type { BulkAct, LevelSetting } from './setting.ts';
export { applyBulk, canLock, isSameSetting, notSet, withLevel, withLock } from './setting.ts';
export { startingLevel } from './starting-level.ts';
export { writtenLevel } from './written-level.ts';
