import { loadClassByCode as codeEndpoint, disenroll as disenrollEndpoint, enroll as enrollEndpoint } from '@alba/contract/classes';
import type { QueryOf, ReplyOf } from '@alba/contract/endpoint';
import { decideJoin, type FoundClass, normalizeClassCode } from '@alba/domain/classes';
import { displayName } from '@alba/domain/people';
import type { Db, Tx } from '../../platform/db/index.ts';
import { refuse, type Viewer } from '../../platform/http/index.ts';
import { type Acting, auditOf, recordAudit, schoolYearNow } from '../audit/index.ts';
import { selectOptionalTaughtBySubgroup } from './class-repository.ts';
import { type CodeFacts, endEnrollment, enrollStudent, selectOptionalByCode } from './enrollment-repository.ts';
import { teacherOf } from './teaching-query.ts';

type Asked = { viewer: Viewer; code: string };

/** The class behind a code, for a student who is about to join it. */
export async function classByCode(db: Db, { viewer, code }: Asked): Promise<ReplyOf<typeof codeEndpoint>> {
  const facts = await factsOfCode(db, { viewer, code });
  const decision = decideJoin(viewer, facts && foundClass(facts, viewer));
  if ('refuse' in decision || !facts) throw refuse(codeEndpoint, 'refuse' in decision ? decision.refuse : 'class_code_unknown');
  return { name: facts.name, avatar: facts.avatar, teacherName: teacherName(facts), schoolName: facts.schoolName, alreadyJoined: facts.isJoined };
}

/** Enrols the student, who finds their work again after having been taken out. */
export async function joinByCode(tx: Tx, acting: Acting, code: string): Promise<ReplyOf<typeof enrollEndpoint>> {
  const { viewer, now } = acting;
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
function foundClass({ classId, name, isActive, networkId, districtId }: CodeFacts, viewer: Viewer): FoundClass | undefined {
  return classId === null ? undefined : { classId, name, isActive, networkId: districtId === viewer.districtId ? networkId : -districtId };
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
