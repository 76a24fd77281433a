import type { LevelNumber } from './ladders.ts';

/** The level a teacher set, and whether the student may change it. No level: the class's grade decides, and nothing is locked (D36). */
export type LevelSetting = { level: LevelNumber | null; isLocked: boolean };
export const notSet: LevelSetting = { level: null, isLocked: false };

export const isSameSetting = (one: LevelSetting, other: LevelSetting): boolean => one.level === other.level && one.isLocked === other.isLocked;

/** Unset clears the lock; another level keeps it. */
export const withLevel = (setting: LevelSetting, level: LevelNumber | null): LevelSetting => (level === null ? notSet : { ...setting, level });

/** Only a set level can be locked. */
export const canLock = ({ level }: LevelSetting): boolean => level !== null;
export const withLock = (setting: LevelSetting, isLocked: boolean): LevelSetting => (canLock(setting) ? { ...setting, isLocked } : notSet);

/** What a teacher does to a whole class at once. */
export type BulkAct = { kind: 'set'; level: LevelNumber } | { kind: 'unset' } | { kind: 'lock' } | { kind: 'unlock' };

export function applyBulk(setting: LevelSetting, act: BulkAct): LevelSetting {
  if (act.kind === 'set') return withLevel(setting, act.level);
  return act.kind === 'unset' ? notSet : withLock(setting, act.kind === 'lock');
}
