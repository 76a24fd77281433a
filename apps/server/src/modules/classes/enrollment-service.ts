import {
  loadClassByCode as codeEndpoint,
  disenroll as disenrollEndpoint,
  enroll as enrollEndpoint,
  restoreEnrollment as restoreEndpoint,
} from '@alba/contract/classes';
import type { ParamsOf, QueryOf, ReplyOf } from '@alba/contract/endpoint';
import { decideJoin, type FoundClass, isClassFull, normalizeClassCode } from '@alba/domain/classes';
import { isUndoOver } from '@alba/domain/limits';
import { displayName } from '@alba/domain/people';
import type { Db, Tx } from '../../platform/db/index.ts';
import { refuse, type Viewer } from '../../platform/http/index.ts';
import { type Acting, auditOf, recordAudit, schoolYearNow } from '../audit/index.ts';
import { lockTaughtClass, selectOptionalTaughtBySubgroup } from './class-repository.ts';
import { type CodeFacts, endEnrollment, enrollStudent, lockClassOfCode, selectOptionalByCode } from './enrollment-repository.ts';
import { countStudents, giveEnrollmentBack, lockEnrollment } from './enrollment-undo-repository.ts';
import { teacherOf } from './teaching-query.ts';

type Asked = { viewer: Viewer; code: string };

/** The class behind a code, for a student who is about to join it. */
export async function classByCode(db: Db, { viewer, code }: Asked): Promise<ReplyOf<typeof codeEndpoint>> {
  const facts = await factsOfCode(db, { viewer, code });
  const decision = decideJoin(viewer, facts && foundClass(facts, viewer));
  if ('refuse' in decision || !facts) throw refuse(codeEndpoint, 'refuse' in decision ? decision.refuse : 'class_code_unknown');
  return { name: facts.name, avatar: facts.avatar, teacherName: teacherName(facts), schoolName: facts.schoolName, alreadyJoined: facts.isJoined };
}

/** Enrols the student, who finds their work again after having been taken out. Decided under the lock of the class: its places are counted. */
export async function joinByCode(tx: Tx, acting: Acting, code: string): Promise<ReplyOf<typeof enrollEndpoint>> {
  const { viewer, now } = acting;
  const normal = normalizeClassCode(code);
  if (viewer.role === 'student' && normal !== undefined) await lockClassOfCode(tx, normal);
  const facts = await factsOfCode(tx, { viewer, code });
  if (facts && facts.classId === null && viewer.role === 'student') throw refuse(enrollEndpoint, 'class_not_located');
  const decision = decideJoin(viewer, facts && foundClass(facts, viewer));
  if ('refuse' in decision || !facts) throw refuse(enrollEndpoint, 'refuse' in decision ? decision.refuse : 'class_code_unknown');
  const { classId } = decision.join;
  const { districtId, subgroupId, schoolId, name, avatar } = facts;
  const joined = await enrollStudent(tx, { districtId, classId, personId: viewer.personId, subgroupId, schoolYear: schoolYearNow(acting), now });
  if (!joined) throw refuse(enrollEndpoint, 'already_joined');
  await recordAudit(tx, { ...auditOf(acting), action: 'class.joined', objectKind: 'class', objectId: classId, schoolId });
  return { classId, name, avatar, teacherName: teacherName(facts) };
}

/** A code that was replaced leads nowhere, so that whoever was not to have it learns nothing. */
async function factsOfCode(db: Db | Tx, { viewer, code }: Asked): Promise<CodeFacts | undefined> {
  const normal = normalizeClassCode(code);
  const facts = normal === undefined ? undefined : await selectOptionalByCode(db, { code: normal, personId: viewer.personId });
  return facts?.isRetired ? undefined : facts;
}

/** Another district is another network, whatever the numbers say: its rows are kept elsewhere. */
function foundClass({ classId, name, isActive, networkId, districtId, studentCount, isJoined }: CodeFacts, viewer: Viewer): FoundClass | undefined {
  if (classId === null) return undefined;
  return { classId, name, isActive, networkId: districtId === viewer.districtId ? networkId : -districtId, studentCount, isJoined };
}

const teacherName = ({ teacherFirstName, teacherLastName }: CodeFacts): string => displayName({ firstName: teacherFirstName, lastName: teacherLastName });

/** Takes a student out of a class. Their work stays for a return, or is erased after 30 days if that was asked for (D25). */
export async function disenroll(tx: Tx, acting: Acting, asked: QueryOf<typeof disenrollEndpoint>): Promise<void> {
  const { viewer, now } = acting;
  const { individualId, enrollmentId, classSubgroupId, removeSubmissions } = asked;
  const taught = await selectOptionalTaughtBySubgroup(tx, teacherOf(acting), classSubgroupId);
  if (!taught) throw refuse(disenrollEndpoint, 'class_not_found');
  const ended = await endEnrollment(tx, {
    districtId: viewer.districtId,
    enrollmentId,
    personId: individualId,
    subgroupId: classSubgroupId,
    removeSubmissions,
    schoolYear: schoolYearNow(acting),
    actorId: viewer.personId,
    now,
  });
  if (!ended) throw refuse(disenrollEndpoint, 'not_enrolled');
  const data = { classId: taught.classId, individualId, removeSubmissions };
  await recordAudit(tx, {
    ...auditOf(acting),
    action: 'class.student-removed',
    objectKind: 'enrollment',
    objectId: enrollmentId,
    schoolId: taught.schoolId,
    data,
  });
}

/** Gives a student their place back with their work (D25). One who is in the class, by joining again for instance, stays as they are. */
export async function restoreEnrollment(tx: Tx, acting: Acting, asked: ParamsOf<typeof restoreEndpoint>): Promise<void> {
  const { viewer, now } = acting;
  const { classId, enrollmentId } = asked;
  const place = { districtId: viewer.districtId, classId, enrollmentId };
  const taught = await lockTaughtClass(tx, teacherOf(acting), classId);
  if (!taught || taught.removedAt) throw refuse(restoreEndpoint, 'class_not_found');
  const found = await lockEnrollment(tx, place);
  if (!found) throw refuse(restoreEndpoint, 'not_enrolled');
  if (!found.removedAt) return;
  if (isUndoOver(found.removedAt, now)) throw refuse(restoreEndpoint, 'undo_expired');
  if (isClassFull(await countStudents(tx, place))) throw refuse(restoreEndpoint, 'class_full');
  await giveEnrollmentBack(tx, { ...place, schoolYear: schoolYearNow(acting), actorId: viewer.personId, now });
  await recordAudit(tx, {
    ...auditOf(acting),
    action: 'class.student-restored',
    objectKind: 'enrollment',
    objectId: enrollmentId,
    schoolId: taught.schoolId,
    data: { classId, individualId: found.personId },
  });
}
