import type { BodyOf, ParamsOf, ReplyOf } from '@alba/contract/endpoint';
import { type LevelChange, saveReadingLevels as saveEndpoint, undoReadingLevels as undoEndpoint } from '@alba/contract/reading-levels';
import { type EditionId, subjectsOf } from '@alba/domain/editions';
import { isUndoOver } from '@alba/domain/limits';
import { isSameSetting, type LevelSetting, ladders, levelGroupsOf, notSet } from '@alba/domain/reading-levels';
import type { Tx } from '../../platform/db/index.ts';
import { refuse, refuseInput } from '../../platform/http/index.ts';
import { type Acting, auditOf, recordAudit, schoolYearNow } from '../audit/index.ts';
import { teacherOf } from '../classes/index.ts';
import { changesOf, keyOf, type LevelPlace, type LevelsChange, studentsOf } from './level-changes.ts';
import { type LevelsClass, lockClass, selectEnrollmentIds, selectSettings } from './load-repository.ts';
import { selectSave, writeLevels } from './save-repository.ts';
import { savedPlace } from './saved-place.ts';

type Saving = ParamsOf<typeof saveEndpoint> & BodyOf<typeof saveEndpoint>;
type Wish = LevelPlace & { after: LevelSetting };

/** Sets, unsets, locks and unlocks, all at once. Whoever looked at an older state is refused and nothing changes. */
export async function saveLevels(tx: Tx, acting: Acting, { classId, revision, changes }: Saving): Promise<ReplyOf<typeof saveEndpoint>> {
  const found = await lockClass(tx, teacherOf(acting), classId);
  if (!found) throw refuse(saveEndpoint, 'class_not_found');
  if (revision !== found.revision) throw refuse(saveEndpoint, 'reading_levels_changed');
  const here = new Set(await selectEnrollmentIds(tx, { districtId: acting.viewer.districtId, classId }));
  const wishes = changes.flatMap((change, index) => wishesOf(change, index, acting.viewer.edition)).filter(({ enrollmentId }) => here.has(enrollmentId));
  const made = changesOf(wishes, await storedLevels(tx, acting, classId));
  const next = await store(tx, acting, { found, classId, changes: made, action: 'class.reading-levels-set' });
  return { revision: next, changedStudents: studentsOf(made) };
}

/** Takes back what one save changed, as far as it still stands. */
export async function undoLevels(tx: Tx, acting: Acting, { classId, revision }: ParamsOf<typeof undoEndpoint>): Promise<ReplyOf<typeof undoEndpoint>> {
  const found = await lockClass(tx, teacherOf(acting), classId);
  if (!found) throw refuse(undoEndpoint, 'class_not_found');
  const saved = await selectSave(tx, { districtId: acting.viewer.districtId, classId, revision });
  const at = saved[0]?.at;
  if (!at || isUndoOver(at, acting.now)) throw refuse(undoEndpoint, 'undo_expired');
  const stored = await storedLevels(tx, acting, classId);
  const wishes = saved
    .map(savedPlace)
    .filter((place) => isSameSetting(stored.get(keyOf(place)) ?? notSet, place.after))
    .map(({ before, ...place }) => ({ ...place, after: before }));
  const made = changesOf(wishes, stored);
  const next = await store(tx, acting, { found, classId, changes: made, action: 'class.reading-levels-undone' });
  return { revision: next, restoredStudents: studentsOf(made) };
}

async function storedLevels(tx: Tx, acting: Acting, classId: number): Promise<Map<string, LevelSetting>> {
  const rows = await selectSettings(tx, { districtId: acting.viewer.districtId, classId });
  return new Map(rows.map((row) => [keyOf(row), { level: row.level, isLocked: row.locked } as LevelSetting]));
}

type Storing = { found: LevelsClass; classId: number; changes: readonly LevelsChange[]; action: string };

/** The revision after it: the same when nothing changed. */
async function store(tx: Tx, acting: Acting, { found, classId, changes, action }: Storing): Promise<number> {
  if (changes.length === 0) return found.revision;
  const { viewer, now } = acting;
  const revision = found.revision + 1;
  await writeLevels(tx, { districtId: viewer.districtId, classId, schoolYear: schoolYearNow(acting), actorId: viewer.personId, now, revision, changes });
  const data = { revision, students: studentsOf(changes), changes: changes.length };
  await recordAudit(tx, { ...auditOf(acting), action, objectKind: 'class', objectId: classId, schoolId: found.schoolId, data });
  return revision;
}

/** One wish per student and subject; what the edition does not have is wrong input, a lock without a level is told as such. */
function wishesOf({ enrollmentIds, subjects, group, level, isLocked }: LevelChange, index: number, edition: EditionId): Wish[] {
  if (isLocked && level === null) throw refuse(saveEndpoint, 'level_not_set');
  const own = levelGroupsOf(edition).find(({ key }) => key === group);
  if (!own) throw refuseInput({ path: ['changes', index, 'group'], rule: 'choice' });
  if (level !== null && level > ladders[own.ladder].length) throw refuseInput({ path: ['changes', index, 'level'], rule: 'choice' });
  const after = { level, isLocked };
  return subjects.flatMap((subject) => {
    const product = subjectsOf(edition).find(({ key }) => key === subject);
    if (!product) throw refuseInput({ path: ['changes', index, 'subjects'], rule: 'choice' });
    return enrollmentIds.map((enrollmentId) => ({ enrollmentId, productCode: product.productCode, gradeGroup: group, after }));
  });
}
