import {
  archiveClass as archiveEndpoint,
  unarchiveClass as backEndpoint,
  setLateJoining as lateEndpoint,
  type loadArchivedClasses,
} from '@alba/contract/class-life';
import type { ClassSummary } from '@alba/contract/classes';
import type { BodyOf, ParamsOf, ReplyOf } from '@alba/contract/endpoint';
import type { Db, Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { type Acting, auditOf, recordAudit } from '../audit/index.ts';
import { lockArchivedClass, selectArchivedClasses } from './archive-repository.ts';
import { updateClass } from './class-repository.ts';
import { type Reading, requireTaught, selectSummary } from './class-service.ts';
import { teacherOf } from './teaching-query.ts';

/** Puts a class away in one step: students see it no more, nobody joins, its reports stay to be read. Its owner alone may. */
export async function archiveClass(tx: Tx, acting: Acting, classId: number): Promise<void> {
  const { viewer, now } = acting;
  // asked twice it is done once
  if (await lockArchivedClass(tx, teacherOf(acting), classId)) return;
  const found = await requireTaught(tx, acting, classId, refuse(archiveEndpoint, 'class_not_found'));
  if (!found.isOwner) throw refuse(archiveEndpoint, 'not_allowed');
  await updateClass(tx, { districtId: viewer.districtId, classId, change: { archived_at: now } });
  await recordAudit(tx, { ...auditOf(acting), action: 'class.archived', objectKind: 'class', objectId: classId, schoolId: found.schoolId });
}

/** Brings a class back as it was put away. One that is not archived stays as it is. */
export async function unarchiveClass(tx: Tx, acting: Acting, classId: number): Promise<ClassSummary> {
  const archived = await lockArchivedClass(tx, teacherOf(acting), classId);
  if (archived) {
    if (!archived.isOwner) throw refuse(backEndpoint, 'not_allowed');
    await updateClass(tx, { districtId: acting.viewer.districtId, classId, change: { archived_at: null } });
    await recordAudit(tx, { ...auditOf(acting), action: 'class.unarchived', objectKind: 'class', objectId: classId, schoolId: archived.schoolId });
  } else {
    await requireTaught(tx, acting, classId, refuse(backEndpoint, 'class_not_found'));
  }
  return selectSummary(tx, acting, classId);
}

export async function listArchived(db: Db, reading: Reading): Promise<ReplyOf<typeof loadArchivedClasses>> {
  const rows = await selectArchivedClasses(db, teacherOf(reading));
  return { classes: rows.map((row) => ({ ...row, archivedAt: row.archivedAt.toISOString() })) };
}

/** Whether those who join late see what was past due before (D27). */
export async function setLateJoining(tx: Tx, acting: Acting, given: ParamsOf<typeof lateEndpoint> & BodyOf<typeof lateEndpoint>): Promise<ClassSummary> {
  const { classId, hidesPastDue } = given;
  const found = await requireTaught(tx, acting, classId, refuse(lateEndpoint, 'class_not_found'));
  await updateClass(tx, { districtId: acting.viewer.districtId, classId, change: { hides_past_due_from_late: hidesPastDue } });
  const data = { hidesPastDue };
  await recordAudit(tx, { ...auditOf(acting), action: 'class.late-joining-set', objectKind: 'class', objectId: classId, schoolId: found.schoolId, data });
  return selectSummary(tx, acting, classId);
}
