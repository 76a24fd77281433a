import { localDateOf } from '@alba/domain/assignments';
import type { RosterEnrollment, RosterFeed, RosterPerson, RosterSkip } from '@alba/roster/model/index';
import { type HeldRoster, planChanges, type RosterChange } from '@alba/roster/plan/index';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Acting, schoolYearNow } from '../audit/index.ts';
import { selectSchool } from '../institutions/index.ts';
import { selectClassesByRef, updateLastImported } from './apply-classes-repository.ts';
import { applyPart } from './apply-part.ts';
import { insertRef } from './apply-schools-repository.ts';
import { insertChanges } from './change-repository.ts';
import { describe } from './compare.ts';
import { type ConnectionKey, insertConnection, lockConnection, selectOptionalByTenant } from './connection-repository.ts';
import { deleteClassRef, selectHeldOf } from './held-repository.ts';
import type { Keeping, SchoolsOf } from './keeping.ts';
import { insertParts, updatePart } from './part-repository.ts';
import { insertRun, updateRun } from './run-repository.ts';

/**
 * The connection that all classes of Google Classroom in a district come by; made at the first import. `tenant` is the issuer of the Google
 * accounts, as signing in knows it.
 */
export async function ensureGoogleConnection(tx: Tx, given: { acting: Acting; tenant: string; name: string }): Promise<{ connectionId: number }> {
  const { acting, tenant, name } = given;
  const { districtId, personId } = acting.viewer;
  const key = { districtId, source: 'GOOGLE' as const, tenant };
  const made = await insertConnection(tx, { ...key, way: 'server', name, schedule: 'off', settings: {}, createdBy: personId, now: acting.now });
  const connectionId = made ?? (await selectOptionalByTenant(tx, key));
  if (connectionId === undefined) throw new Error('the Google connection of a district is neither there nor could be made');
  return { connectionId };
}

/**
 * One class as its source tells it now, applied at once. The feed is a `delta` with exactly one class, the people in it and all of their
 * places, with the class in `wholeClassIds`: who is not named there any more loses the place and keeps the work.
 */
export type ClassFeed = {
  connectionId: number;
  feed: RosterFeed;
  /** Where the class and new accounts are made; what the feed calls its school does not matter. */
  schoolId: number;
  /** Who owns the class when it is made, and what the source calls them. */
  owner: { personId: number; externalId?: string };
  acting: Acting;
};

export type NamedPlace = { externalId: string; firstName: string; lastName: string; role: 'student' | 'teacher' };

/** What an import changes, by name. A preview has the same shape. */
export type ClassDifference = {
  /** Absent where the class is not here yet. */
  classId?: number;
  result: 'imported' | 're-imported';
  added: NamedPlace[];
  ended: NamedPlace[];
  /** People whose name changed, and the class when its title did. */
  renamed: { what: 'class' | 'person'; before: string; after: string }[];
  skipped: RosterSkip[];
};

type Planned = { held: HeldRoster; changes: RosterChange[]; difference: ClassDifference; isErased: boolean };

export async function previewClassFeed(db: Db | Tx, given: ClassFeed): Promise<ClassDifference> {
  return (await plan(db, given)).difference;
}

/** Locks the connection, so that two imports of the same people make each of them once. The run is kept, so that an administrator sees it. */
export async function applyClassFeed(tx: Tx, given: ClassFeed): Promise<ClassDifference & { classId: number; runId: number }> {
  const { feed, schoolId, acting } = given;
  const key = { districtId: acting.viewer.districtId, connectionId: given.connectionId };
  const connection = await lockConnection(tx, key);
  if (!connection) throw new Error('the connection of an import is gone');
  const { held, changes, difference, isErased } = await plan(tx, given);
  const course = classOf(feed);
  if (isErased) await deleteClassRef(tx, { ...key, externalId: course.id });
  await keepOwner(tx, given, { held, key });
  const runId = await insertRun(tx, {
    ...key,
    kind: 'delta',
    startedBy: 'hand',
    isDry: false,
    requestedBy: acting.viewer.personId,
    state: 'done',
    now: acting.now,
  });
  if (runId === undefined) throw new Error('a finished run could not be written down');
  const part = { districtId: key.districtId, runId, part: course.schoolId };
  await insertParts(tx, { ...key, runId }, [
    { externalId: course.schoolId, name: (await selectSchool(tx, { ...key, schoolId })).name, counts: countKinds(changes) },
  ]);
  const lineOf = describe({ held, told: feed });
  await insertChanges(
    tx,
    part,
    changes.map((change) => ({ part: course.schoolId, ...lineOf(change) })),
  );
  const keeping: Keeping = {
    ...{ ...key, runId, source: connection.source, edition: acting.viewer.edition, now: acting.now, schoolYear: schoolYearNow(acting) },
    ...{ issuers: { google: connection.tenant, clever: connection.tenant }, schools: oneSchool(schoolId), owner: given.owner },
    ...{ requestId: acting.requestId, actorId: acting.viewer.personId },
  };
  await applyPart(tx, { ...keeping, part: course.schoolId });
  await updatePart(tx, { ...part, state: 'applied', schoolId });
  const counts = JSON.stringify({ changes: countKinds(changes) });
  await updateRun(tx, { districtId: key.districtId, runId, counts, finished_at: acting.now, ...(changes.length > 0 ? { applied_at: acting.now } : {}) });
  const stored = (await selectClassesByRef(tx, keeping, [course.id])).get(course.id);
  if (!stored) throw new Error('an imported class is not there');
  await updateLastImported(tx, keeping, stored.classId);
  return { ...difference, classId: stored.classId, runId };
}

const classOf = ({ classes }: RosterFeed) => {
  const [course, ...others] = classes;
  if (!course || others.length > 0) throw new Error('a class feed has exactly one class');
  return course;
};

/** Every school of the feed is the one in which the teacher works. */
const oneSchool = (schoolId: number): SchoolsOf => ({ get: () => schoolId, set: () => {} });

async function plan(db: Db | Tx, { feed, connectionId, owner, acting }: ClassFeed): Promise<Planned> {
  const key = { districtId: acting.viewer.districtId, connectionId };
  const course = classOf(feed);
  const held = await selectHeldOf(db, { ...key, classIds: [course.id], personIds: feed.people.map(({ id }) => id) });
  const stored = (await selectClassesByRef(db, key, [course.id])).get(course.id);
  const isErased = held.classes.has(course.id) && !stored;
  if (isErased) forgetClass(held, course.id);
  const known = held.classes.get(course.id);
  // whoever imports a class again wants it back, if it was removed or archived
  if (known && (stored?.isRemoved || stored?.isArchived)) held.classes.set(course.id, { ...known, isEnded: true });
  held.schools.set(course.schoolId, { id: course.schoolId, name: '' });
  const told = { ...feed, schools: [] };
  const asOwner = owner.externalId === undefined ? undefined : feed.people.find(({ id }) => id === owner.externalId);
  if (asOwner && !held.people.has(asOwner.id)) held.people.set(asOwner.id, { record: asOwner, isEnded: false });
  const { parts, skipped } = planChanges(held, told, localDateOf(acting.now, acting.viewer.timeZone));
  // what an owner is called here is theirs
  const changes = [...parts.values()].flat().filter((change) => !(change.kind === 'person-changed' && change.person.id === owner.externalId));
  return { held, changes, isErased, difference: differenceOf({ held, feed, changes, skipped, classId: stored?.classId }) };
}

function forgetClass(held: HeldRoster, classId: string): void {
  held.classes.delete(classId);
  for (const [id, place] of held.enrollments) if (place.classId === classId) held.enrollments.delete(id);
}

type Difference = Pick<Planned, 'held' | 'changes'> & { feed: RosterFeed; skipped: RosterSkip[]; classId: number | undefined };

function differenceOf({ held, feed, changes, skipped, classId }: Difference): ClassDifference {
  const people = new Map(feed.people.map((person) => [person.id, person]));
  const named = ({ personId, role }: RosterEnrollment): NamedPlace => {
    const { firstName = '', lastName = '' } = people.get(personId) ?? held.people.get(personId)?.record ?? {};
    return { externalId: personId, firstName, lastName, role };
  };
  const nameOf = ({ firstName, lastName }: Pick<RosterPerson, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.trim();
  const renamed = changes.flatMap((change): ClassDifference['renamed'] => {
    const isNamed = change.kind === 'person-changed' && (change.before.firstName !== undefined || change.before.lastName !== undefined);
    if (isNamed) return [{ what: 'person', before: nameOf({ ...change.person, ...change.before }), after: nameOf(change.person) }];
    if ((change.kind !== 'class-changed' && change.kind !== 'class-returned') || held.classes.get(change.class.id)?.record.name === change.class.name)
      return [];
    return [{ what: 'class', before: held.classes.get(change.class.id)?.record.name ?? '', after: change.class.name }];
  });
  return {
    classId,
    result: changes.some(({ kind }) => kind === 'class-added') ? 'imported' : 're-imported',
    added: changes.flatMap((change) => (change.kind === 'enrollment-added' ? [named(change.enrollment)] : [])),
    ended: changes.flatMap((change) => (change.kind === 'enrollment-ended' ? [named(change.enrollment)] : [])),
    renamed,
    skipped,
  };
}

/** The teacher who imports is somebody the source knows, too. */
async function keepOwner(tx: Tx, { feed, owner }: ClassFeed, { held, key }: { held: HeldRoster; key: ConnectionKey }): Promise<void> {
  const record = feed.people.find(({ id }) => id === owner.externalId);
  if (!record || owner.externalId === undefined || (await isRefHeld(tx, key, owner.externalId))) return;
  held.people.set(record.id, { record, isEnded: false });
  await insertRef(tx, { ...key, kind: 'person', externalId: owner.externalId, objectId: owner.personId, record, madeHere: false });
}

async function isRefHeld(tx: Tx, key: ConnectionKey, externalId: string): Promise<boolean> {
  return (await selectHeldOf(tx, { ...key, classIds: [], personIds: [externalId] })).people.has(externalId);
}

function countKinds(changes: readonly RosterChange[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of changes) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
