import {
  addClassTeacher as addEndpoint,
  answerCoTeaching as answerEndpoint,
  type ClassTeacher,
  loadClassTeachers as loadEndpoint,
  removeClassTeacher as removeEndpoint,
  transferClass as transferEndpoint,
} from '@alba/contract/class-teachers';
import type { BodyOf, ParamsOf, ReplyOf } from '@alba/contract/endpoint';
import { foldUsername } from '@alba/domain/accounts';
import { endOfDay, localDateOf } from '@alba/domain/assignments';
import { limits } from '@alba/domain/limits';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Refusal, refuse, refuseInput } from '../../platform/http/index.ts';
import { type Acting, auditOf, recordAudit } from '../audit/index.ts';
import { zoneOf } from '../institutions/index.ts';
import { countOwnClasses } from './class-repository.ts';
import type { Reading } from './class-service.ts';
import {
  endTeaching,
  insertTeaching,
  lockTaught,
  selectOptionalColleague,
  selectOptionalTaught,
  selectTeachers,
  swapOwner,
  type TaughtClass,
  type TeacherRow,
} from './class-teacher-repository.ts';
import { answerCoTeachRequest, selectCoTeachRequests } from './co-teach-repository.ts';
import { lastDayOf } from './last-day.ts';
import { teacherOf } from './teaching-query.ts';

export async function teachersOf(db: Db, reading: Reading, classId: number): Promise<ReplyOf<typeof loadEndpoint>> {
  const { viewer, now } = reading;
  const found = await selectOptionalTaught(db, teacherOf(reading), classId);
  if (!found) throw refuse(loadEndpoint, 'class_not_found');
  const place = { districtId: viewer.districtId, classId };
  const zone = zoneOf({ timeZone: found.timeZone, edition: viewer.edition });
  const rows = await selectTeachers(db, { ...place, now });
  const requests = found.isOwner ? await selectCoTeachRequests(db, place) : [];
  return {
    teachers: rows.map((row) => shown(row, { viewer, zone })),
    requests: requests.map(({ personId, askedAt, ...name }) => ({ individualId: personId, ...name, askedAt: askedAt.toISOString() })),
    today: localDateOf(now, zone),
  };
}

function shown({ until, ...row }: TeacherRow, { viewer, zone }: { viewer: Acting['viewer']; zone: string }): ClassTeacher {
  return { ...row, lastDay: until ? lastDayOf(until, zone) : undefined, isYou: row.individualId === viewer.personId };
}

/** Locks the class for its owner; a co-teacher is told that they may not. */
async function requireOwned(
  tx: Tx,
  acting: Acting,
  { classId, gone, notAllowed }: { classId: number; gone: Refusal; notAllowed: Refusal },
): Promise<TaughtClass> {
  const found = await lockTaught(tx, teacherOf(acting), classId);
  if (!found) throw gone;
  if (!found.isOwner) throw notAllowed;
  return found;
}

type Adding = ParamsOf<typeof addEndpoint> & BodyOf<typeof addEndpoint>;

export async function addTeacher(tx: Tx, acting: Acting, { classId, colleague, relation, lastDay }: Adding): Promise<ClassTeacher> {
  const { viewer, now } = acting;
  const found = await requireOwned(tx, acting, { classId, gone: refuse(addEndpoint, 'class_not_found'), notAllowed: refuse(addEndpoint, 'not_allowed') });
  const zone = zoneOf({ timeZone: found.timeZone, edition: viewer.edition });
  if ((relation === 'substitute') !== (lastDay !== undefined)) throw refuseInput({ path: ['lastDay'], rule: 'required' });
  const until = lastDay === undefined ? null : endOfDay(lastDay, zone);
  if (until && until <= now) throw refuse(addEndpoint, 'last_day_over');
  const person = await selectOptionalColleague(tx, {
    districtId: viewer.districtId,
    networkId: found.networkId,
    edition: viewer.edition,
    foldedName: foldUsername(colleague),
    email: colleague.toLowerCase(),
  });
  if (!person) throw refuse(addEndpoint, 'colleague_not_found');
  const place = { districtId: viewer.districtId, classId };
  if (!(await insertTeaching(tx, { ...place, personId: person.individualId, relation, until, now }))) throw refuse(addEndpoint, 'already_teaches');
  // whoever asked has their answer
  await answerCoTeachRequest(tx, { ...place, personId: person.individualId, accepted: true, answeredBy: viewer.personId, now });
  await record(tx, acting, { action: 'class.teacher-added', classId, schoolId: found.schoolId, data: { individualId: person.individualId, relation } });
  return shown({ ...person, relation, until }, { viewer, zone });
}

/** The owner takes a colleague out; anybody but the owner may leave. */
export async function removeTeacher(tx: Tx, acting: Acting, { classId, individualId }: ParamsOf<typeof removeEndpoint>): Promise<void> {
  const { viewer, now } = acting;
  const found = await lockTaught(tx, teacherOf(acting), classId);
  if (!found) throw refuse(removeEndpoint, 'class_not_found');
  const isOwn = individualId === viewer.personId;
  if (!isOwn && !found.isOwner) throw refuse(removeEndpoint, 'not_allowed');
  if (isOwn && found.isOwner) throw refuse(removeEndpoint, 'owner_stays');
  const ended = await endTeaching(tx, { districtId: viewer.districtId, classId, personId: individualId, now });
  if (!ended) throw refuse(removeEndpoint, 'colleague_not_found');
  await record(tx, acting, { action: isOwn ? 'class.teacher-left' : 'class.teacher-removed', classId, schoolId: found.schoolId, data: { individualId } });
}

/** Hands a class over to one of its co-teachers. */
export async function transferClass(tx: Tx, acting: Acting, { classId, individualId }: ParamsOf<typeof transferEndpoint> & BodyOf<typeof transferEndpoint>) {
  const { viewer, now } = acting;
  const found = await requireOwned(tx, acting, {
    classId,
    gone: refuse(transferEndpoint, 'class_not_found'),
    notAllowed: refuse(transferEndpoint, 'not_allowed'),
  });
  const place = { districtId: viewer.districtId, classId };
  const teachers = await selectTeachers(tx, { ...place, now });
  const isCoTeacher = teachers.some((one) => one.individualId === individualId && one.relation === 'co-teacher');
  if (!isCoTeacher) throw refuse(transferEndpoint, 'colleague_not_found');
  if ((await countOwnClasses(tx, { ...teacherOf(acting), teacherId: individualId })) >= limits.classesPerTeacher)
    throw refuse(transferEndpoint, 'owner_has_too_many_classes');
  if (!(await swapOwner(tx, { ...place, fromId: viewer.personId, toId: individualId }))) throw refuse(transferEndpoint, 'class_name_taken');
  await record(tx, acting, { action: 'class.handed-over', classId, schoolId: found.schoolId, data: { individualId } });
}

/** Says yes or no to somebody who asks to teach the class too (D33). */
export async function answerRequest(tx: Tx, acting: Acting, given: ParamsOf<typeof answerEndpoint> & BodyOf<typeof answerEndpoint>): Promise<void> {
  const { classId, individualId, isAccepted } = given;
  const { viewer, now } = acting;
  const found = await requireOwned(tx, acting, { classId, gone: refuse(answerEndpoint, 'class_not_found'), notAllowed: refuse(answerEndpoint, 'not_allowed') });
  const place = { districtId: viewer.districtId, classId, personId: individualId };
  const answered = await answerCoTeachRequest(tx, { ...place, accepted: isAccepted, answeredBy: viewer.personId, now });
  if (!answered) throw refuse(answerEndpoint, 'colleague_not_found');
  if (isAccepted) await insertTeaching(tx, { ...place, relation: 'co-teacher', until: null, now });
  const action = isAccepted ? 'class.co-teaching-accepted' : 'class.co-teaching-declined';
  await record(tx, acting, { action, classId, schoolId: found.schoolId, data: { individualId } });
}

type Recorded = { action: string; classId: number; schoolId: number; data: object };

const record = (tx: Tx, acting: Acting, { action, classId, schoolId, data }: Recorded) =>
  recordAudit(tx, { ...auditOf(acting), action, objectKind: 'class', objectId: classId, schoolId, data });
