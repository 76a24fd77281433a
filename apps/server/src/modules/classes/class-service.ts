import {
  type ClassSummary,
  createClass as createEndpoint,
  type loadClass,
  loadClass as loadEndpoint,
  removeClass as removeEndpoint,
  restoreClass as restoreEndpoint,
  updateClass as updateEndpoint,
} from '@alba/contract/classes';
import type { BodyOf, QueryOf, ReplyOf } from '@alba/contract/endpoint';
import { addDays, localDateOf, timingOf, windowOf } from '@alba/domain/assignments';
import { foldName } from '@alba/domain/classes';
import { editions } from '@alba/domain/editions';
import type { InstitutionSettings } from '@alba/domain/institutions';
import { isUndoOver, limits } from '@alba/domain/limits';
import { byLastName, displayName } from '@alba/domain/people';
import { type Db, sqlStateOf, type Tx } from '../../platform/db/index.ts';
import { type Refusal, refuse, refuseInput } from '../../platform/http/index.ts';
import { type Acting, auditOf, recordAudit, schoolYearNow } from '../audit/index.ts';
import { pausedSignIns } from '../auth/index.ts';
import { settingsOf, zoneOf } from '../institutions/index.ts';
import {
  type AssignedDates,
  type ClassChange,
  type ClassRow,
  countOwnClasses,
  insertClass,
  type LockedClass,
  lockTaughtClass,
  selectAssignedDates,
  selectClasses,
  selectOptionalTaughtClass,
  updateClass,
} from './class-repository.ts';
import { selectStudents } from './enrollment-repository.ts';
import { giveCode } from './give-code.ts';
import { lastDayOf } from './last-day.ts';
import { teacherOf } from './teaching-query.ts';

export type Reading = Pick<Acting, 'viewer' | 'now'>;

/** The classes a teacher teaches, with their counts: the same number of statements however many there are. */
export async function listClasses(db: Db | Tx, reading: Reading): Promise<ClassSummary[]> {
  return summariesOf(db, reading, await selectClasses(db, teacherOf(reading)));
}

/** One class with its students in the order of the language. */
export async function classDetail(db: Db, reading: Reading, classId: number): Promise<ReplyOf<typeof loadClass>> {
  const summary = await selectOptionalSummary(db, reading, classId);
  if (!summary) throw refuse(loadEndpoint, 'class_not_found');
  const { viewer, now } = reading;
  const students = await selectStudents(db, { districtId: viewer.districtId, classId });
  const paused = await pausedSignIns(db, { edition: viewer.edition, usernames: students.map(({ username }) => username), now });
  const isGoogleOn = students.some((one) => one.hasOnlyGoogle) && (await settingsOfClass(db, reading, classId)).signInWays.includes('google');
  const shown = students.map(({ hasOnlyGoogle, ...student }) => ({
    ...student,
    signsInWith: hasOnlyGoogle && isGoogleOn ? ('google' as const) : undefined,
    lastVisitedAt: student.lastVisitedAt?.toISOString(),
    joinedAt: student.joinedAt.toISOString(),
    isSignInPaused: paused.has(student.username),
  }));
  return { ...summary, students: shown.sort(byLastName(editions[viewer.edition].locale)) };
}

async function settingsOfClass(db: Db, reading: Reading, classId: number): Promise<InstitutionSettings> {
  const { districtId, schoolId } = reading.viewer;
  const taught = await selectOptionalTaughtClass(db, teacherOf(reading), classId);
  return settingsOf(db, { districtId, schoolId: taught?.schoolId ?? schoolId });
}

async function selectOptionalSummary(db: Db | Tx, reading: Reading, classId: number): Promise<ClassSummary | undefined> {
  const [summary] = await summariesOf(db, reading, await selectClasses(db, teacherOf(reading), classId));
  return summary;
}

export async function selectSummary(tx: Tx, reading: Reading, classId: number): Promise<ClassSummary> {
  const summary = await selectOptionalSummary(tx, reading, classId);
  if (!summary) throw new Error(`class ${classId} was changed and is gone`);
  return summary;
}

async function summariesOf(db: Db | Tx, { viewer, now }: Reading, rows: readonly ClassRow[]): Promise<ClassSummary[]> {
  const today = localDateOf(now, viewer.timeZone);
  const classIds = rows.map(({ classId }) => classId);
  const dates =
    classIds.length === 0 ? [] : await selectAssignedDates(db, { districtId: viewer.districtId, classIds, from: addDays(today, -2), to: addDays(today, 3) });
  const byClass = Map.groupBy(dates, ({ classId }) => classId);
  return rows.map((row) => {
    const zone = zoneOf({ timeZone: row.timeZone, edition: viewer.edition });
    const { code, source, lastImportedAt, timeZone: _, ownerFirstName, ownerLastName, until, coTeachRequests, ...rest } = row;
    const openAssignmentCount = (byClass.get(row.classId) ?? []).filter((assigned) => isOpen(assigned, zone, now)).length;
    return {
      ...rest,
      openAssignmentCount,
      ownerName: row.isOwner ? undefined : displayName({ firstName: ownerFirstName, lastName: ownerLastName }),
      lastDay: until ? lastDayOf(until, zone) : undefined,
      coTeachRequests: coTeachRequests > 0 ? coTeachRequests : undefined,
      hidesPastDueFromLate: row.hidesPastDueFromLate || undefined,
      code: code ?? undefined,
      source: source ?? undefined,
      lastImportedAt: lastImportedAt?.toISOString(),
    };
  });
}

function isOpen(dates: AssignedDates, zone: string, now: Date): boolean {
  const timing = timingOf({ window: windowOf(dates, zone), now, zone });
  return timing !== 'future' && timing !== 'past-due';
}

/** Makes a class of the teacher's own, with a code. */
export async function createClass(tx: Tx, acting: Acting, { name, description, avatar }: QueryOf<typeof createEndpoint>): Promise<ClassSummary> {
  const { viewer, now } = acting;
  const teacher = teacherOf(acting);
  const max = limits.classesPerTeacher;
  if ((await countOwnClasses(tx, teacher)) >= max) throw refuseInput({ path: [], rule: 'too_many', params: { max } });
  const made = { ...teacher, schoolId: viewer.schoolId, schoolYear: schoolYearNow(acting), name, foldedName: foldName(name), description, avatar };
  const classId = await insertClass(tx, made);
  if (classId === undefined) throw refuse(createEndpoint, 'class_name_taken');
  await giveCode(tx, { districtId: viewer.districtId, classId, now });
  await recordAudit(tx, { ...auditOf(acting), action: 'class.created', objectKind: 'class', objectId: classId, schoolId: viewer.schoolId });
  return selectSummary(tx, acting, classId);
}

/** Changes what a class is called and looks like. Whoever looked at an older revision is refused and told the newer one (R17). */
export async function changeClass(
  tx: Tx,
  acting: Acting,
  { classId, revision, name, description, avatar }: BodyOf<typeof updateEndpoint>,
): Promise<ClassSummary> {
  const found = await requireTaught(tx, acting, classId, refuse(updateEndpoint, 'class_not_found'));
  if (revision !== undefined && revision !== found.revision) {
    throw refuse(updateEndpoint, 'class_changed', { class: await selectSummary(tx, acting, classId) });
  }
  await storeChange(tx, {
    acting,
    found,
    change: { name, folded_name: foldName(name), description, avatar },
    taken: refuse(updateEndpoint, 'class_name_taken'),
  });
  const changed = Object.entries({ name, description, avatar }).flatMap(([field, value]) => (found[field as 'name'] === value ? [] : [field]));
  await recordAudit(tx, { ...auditOf(acting), action: 'class.changed', objectKind: 'class', objectId: classId, schoolId: found.schoolId, data: { changed } });
  return selectSummary(tx, acting, classId);
}

/** The class, locked; neither removed nor archived, and taught by whoever acts. */
export async function requireTaught(tx: Tx, acting: Acting, classId: number, refusal: Refusal): Promise<LockedClass> {
  const found = await lockTaughtClass(tx, teacherOf(acting), classId);
  if (!found || found.removedAt) throw refusal;
  return found;
}

async function storeChange(tx: Tx, given: { acting: Acting; found: LockedClass; change: ClassChange; taken: Refusal }): Promise<void> {
  const { acting, found, change, taken } = given;
  await updateClass(tx, { districtId: acting.viewer.districtId, classId: found.classId, change }).catch((error) => {
    throw sqlStateOf(error) === '23505' ? taken : error;
  });
}

/** Takes a class away for 30 days, then for good. Its owner alone may. */
export async function removeClass(tx: Tx, acting: Acting, classId: number): Promise<void> {
  const found = await requireTaught(tx, acting, classId, refuse(removeEndpoint, 'class_not_found'));
  if (!found.isOwner) throw refuse(removeEndpoint, 'not_allowed');
  await updateClass(tx, { districtId: acting.viewer.districtId, classId, change: { removed_at: acting.now } });
  await recordAudit(tx, { ...auditOf(acting), action: 'class.removed', objectKind: 'class', objectId: classId, schoolId: found.schoolId });
}

/** Gives a removed class back with its students and their work (D25). One that was not removed stays as it is. */
export async function restoreClass(tx: Tx, acting: Acting, classId: number): Promise<ClassSummary> {
  const found = await lockTaughtClass(tx, teacherOf(acting), classId);
  if (!found) throw refuse(restoreEndpoint, 'class_not_found');
  if (!found.isOwner) throw refuse(restoreEndpoint, 'not_allowed');
  if (found.removedAt) {
    if (isUndoOver(found.removedAt, acting.now)) throw refuse(restoreEndpoint, 'undo_expired');
    await storeChange(tx, { acting, found, change: { removed_at: null }, taken: refuse(restoreEndpoint, 'class_name_taken') });
    await recordAudit(tx, { ...auditOf(acting), action: 'class.restored', objectKind: 'class', objectId: classId, schoolId: found.schoolId });
  }
  return selectSummary(tx, acting, classId);
}
