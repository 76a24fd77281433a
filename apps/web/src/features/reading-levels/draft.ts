import type { LevelChange, ReadingStudent } from '@alba/contract/reading-levels';
import type { SubjectKey } from '@alba/domain/editions';
import { applyBulk, type BulkAct, canLock, isSameSetting, type LevelGroupKey, type LevelNumber, type LevelSetting, notSet } from '@alba/domain/reading-levels';

/** Settings by student, subject and group of grades. What is not there is not set, or not changed. */
export type Settings = ReadonlyMap<string, LevelSetting>;
/** What the screen looks at: the subjects in view, and for each what the server has and what the teacher wants instead. */
export type Draft = { students: readonly ReadingStudent[]; subjects: readonly SubjectKey[]; stored: Settings; wishes: Settings };

const keyOf = (enrollmentId: number, subject: SubjectKey, group: LevelGroupKey) => `${enrollmentId}/${subject}/${group}`;

export const storedIn = (students: readonly ReadingStudent[]): Settings =>
  new Map(
    students.flatMap(({ enrollmentId, settings }) =>
      settings.map(({ subject, group, level, isLocked }) => [keyOf(enrollmentId, subject, group), { level, isLocked }] as const),
    ),
  );

const settingAt = ({ stored, wishes }: Draft, key: string): LevelSetting => wishes.get(key) ?? stored.get(key) ?? notSet;

/** One student's level in a group, over the subjects in view; they may differ. */
export type Cell = { level: LevelNumber | null | 'mixed'; isLocked: boolean; canLock: boolean };

export function cellOf(draft: Draft, enrollmentId: number, group: LevelGroupKey): Cell {
  const settings = draft.subjects.map((subject) => settingAt(draft, keyOf(enrollmentId, subject, group)));
  const [first = notSet] = settings;
  return {
    level: settings.every(({ level }) => level === first.level) ? first.level : 'mixed',
    isLocked: settings.some(canLock) && settings.filter(canLock).every(({ isLocked }) => isLocked),
    canLock: settings.some(canLock),
  };
}

/** The wishes after an act on some students in one group of grades; what ends up as stored is no wish. */
export function wishesAfter(draft: Draft, { enrollmentIds, group }: { enrollmentIds: readonly number[]; group: LevelGroupKey }, act: BulkAct): Settings {
  const wishes = new Map(draft.wishes);
  for (const enrollmentId of enrollmentIds) {
    for (const subject of draft.subjects) {
      const key = keyOf(enrollmentId, subject, group);
      const next = applyBulk(settingAt(draft, key), act);
      if (isSameSetting(next, draft.stored.get(key) ?? notSet)) wishes.delete(key);
      else wishes.set(key, next);
    }
  }
  return wishes;
}

/** For how many students an act would change something, and how many have no level to lock. */
export function countOf(draft: Draft, group: LevelGroupKey, act: BulkAct): { changed: number; passedOver: number } {
  const ids = draft.students.map(({ enrollmentId }) => enrollmentId);
  const differs = (enrollmentId: number) =>
    draft.subjects.some((subject) => {
      const now = settingAt(draft, keyOf(enrollmentId, subject, group));
      return !isSameSetting(now, applyBulk(now, act));
    });
  const passedOver = act.kind === 'lock' ? ids.filter((id) => !cellOf(draft, id, group).canLock).length : 0;
  return { changed: ids.filter(differs).length, passedOver };
}

const placeOf = (key: string) => {
  const [enrollmentId = '', subject, group] = key.split('/');
  return { enrollmentId: Number(enrollmentId), subject: subject as SubjectKey, group: group as LevelGroupKey };
};

/** Only wishes that differ from what is stored now: somebody else may have saved the same. */
const openWishes = ({ stored, wishes }: Pick<Draft, 'stored' | 'wishes'>) =>
  [...wishes].filter(([key, wish]) => !isSameSetting(wish, stored.get(key) ?? notSet));

/** Whose row is not as the server has it. */
export const changedStudents = (draft: Pick<Draft, 'stored' | 'wishes'>): ReadonlySet<number> =>
  new Set(openWishes(draft).map(([key]) => placeOf(key).enrollmentId));

/** The wishes as the call wants them: equal settings together, so that a whole class is a few lines. */
export function changesOf(draft: Pick<Draft, 'stored' | 'wishes'>): LevelChange[] {
  const alike = Map.groupBy(openWishes(draft), ([key, { level, isLocked }]) => {
    const { subject, group } = placeOf(key);
    return `${subject}/${group}/${level}/${isLocked}`;
  });
  return [...alike.values()].flatMap((wishes) => {
    const [first] = wishes;
    if (!first) return [];
    const { subject, group } = placeOf(first[0]);
    return [{ enrollmentIds: wishes.map(([key]) => placeOf(key).enrollmentId), subjects: [subject], group, ...first[1] }];
  });
}
