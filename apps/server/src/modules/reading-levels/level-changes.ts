import { isSameSetting, type LevelSetting, notSet } from '@alba/domain/reading-levels';

/** Where a level is set: one student, one subject's product, one group of grades. */
export type LevelPlace = { enrollmentId: number; productCode: string; gradeGroup: string };
export type LevelKind = 'level-set' | 'level-unset' | 'level-locked' | 'level-unlocked';
/** What stood and what stands now, both kept in the history so that the change can be taken back. */
export type LevelsChange = LevelPlace & { before: LevelSetting; after: LevelSetting; kinds: readonly LevelKind[] };

export const keyOf = ({ enrollmentId, productCode, gradeGroup }: LevelPlace): string => `${enrollmentId}/${productCode}/${gradeGroup}`;

/** Only what becomes different; the last wish for a place counts. */
export function changesOf(wishes: readonly (LevelPlace & { after: LevelSetting })[], stored: ReadonlyMap<string, LevelSetting>): LevelsChange[] {
  const last = new Map(wishes.map((wish) => [keyOf(wish), wish]));
  return [...last].flatMap(([key, wish]) => {
    const before = stored.get(key) ?? notSet;
    return isSameSetting(before, wish.after) ? [] : [{ ...wish, before, kinds: kindsOf(before, wish.after) }];
  });
}

/** Unset clears the lock without a word of its own. */
function kindsOf(before: LevelSetting, after: LevelSetting): LevelKind[] {
  if (after.level === null) return ['level-unset'];
  const kinds: LevelKind[] = before.level === after.level ? [] : ['level-set'];
  if (before.isLocked !== after.isLocked) kinds.push(after.isLocked ? 'level-locked' : 'level-unlocked');
  return kinds;
}

export const studentsOf = (changes: readonly LevelPlace[]): number => new Set(changes.map(({ enrollmentId }) => enrollmentId)).size;
