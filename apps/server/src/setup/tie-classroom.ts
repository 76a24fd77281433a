import { foldUsername } from '@alba/domain/accounts';
import { type EditionId, editionIds } from '@alba/domain/editions';
import { feedOf } from '@alba/roster/google/index';
import type { ClassroomWorld, SimulatedCourse } from '@alba/testing/simulators/classroom-simulator';
import { sql } from 'kysely';
import type { Acting } from '../modules/audit/index.ts';
import { applyClassFeed, ensureGoogleConnection } from '../modules/rostering/index.ts';
import { type Db, type Tx, transact } from '../platform/db/index.ts';
import { demonstrationDistricts } from './demonstration/districts/index.ts';
import { courseId, simulatedClassroom } from './simulated-classroom.ts';

const issuer = 'simulated:google';
/** As long ago as an import that is worth bringing up to date. */
const since = 20 * 86_400_000;

/**
 * Imports two courses of the simulated Classroom for the second teacher of each demonstration school, as they were some weeks ago, and
 * makes a class of the first teacher one that comes from another Google account. Doing it again changes nothing.
 */
export async function tieClassroom(db: Db): Promise<void> {
  for (const edition of editionIds) {
    await transact(db, async (tx) => {
      const acting = await colleagueOf(tx, edition);
      if (!acting || (await isTied(tx, acting))) return;
      const { connectionId } = await ensureGoogleConnection(tx, { acting, tenant: issuer, name: 'Google Classroom' });
      for (const { course, people } of simulatedClassroom(edition).imported) await importAsItWas(tx, { acting, connectionId, course, people });
      await tieEmptyClass(tx, { edition, districtId: acting.viewer.districtId, connectionId });
    });
  }
}

/** The second teacher, as somebody who acts. */
async function colleagueOf(tx: Tx, edition: EditionId): Promise<Acting | undefined> {
  const username = demonstrationDistricts.find((district) => district.edition === edition)?.colleague.username ?? '';
  const { rows } = await sql<{ districtId: number; personId: number; schoolId: number; networkId: number; timeZone: string; sessionVersion: number }>`
    select p.district_id as "districtId", p.person_id as "personId", p.school_id as "schoolId", s.network_id as "networkId",
      coalesce(s.time_zone, 'UTC') as "timeZone", p.session_version as "sessionVersion"
    from sign_in_name n
    join institution d on d.district_id = n.district_id and d.kind = 'district' and d.is_demonstration
    join person p on p.district_id = n.district_id and p.person_id = n.person_id
    join institution s on s.district_id = p.district_id and s.institution_id = p.school_id
    where n.edition = ${edition} and n.folded_name = ${foldUsername(username)}`.execute(tx);
  const [person] = rows;
  if (!person) return undefined;
  const now = new Date(Date.now() - since);
  const unsigned = { displayName: '', sessionId: '', lastSignInDateMillis: 0, isComplete: true };
  return { viewer: { ...person, ...unsigned, edition, role: 'teacher', roles: ['teacher'] }, now, requestId: 'demonstration' };
}

async function isTied(tx: Tx, { viewer }: Acting): Promise<boolean> {
  const { rows } = await sql`
    select from roster_connection where district_id = ${viewer.districtId} and source = 'GOOGLE' and tenant = ${issuer}`.execute(tx);
  return rows.length > 0;
}

type Past = { acting: Acting; connectionId: number; course: SimulatedCourse; people: ClassroomWorld['people'] };

async function importAsItWas(tx: Tx, { acting, connectionId, course, people }: Past): Promise<void> {
  const { courseState = 'ACTIVE', id, teachers, students, ...rest } = course;
  const members = (subjects: readonly string[]) =>
    people
      .filter(({ subject }) => subjects.includes(subject))
      .map(({ subject, firstName, lastName }) => ({ courseId: id, userId: subject, profile: { name: { givenName: firstName, familyName: lastName } } }));
  const roster = { course: { ...rest, id, courseState }, teachers: members(teachers), students: members(students) };
  const feed = { ...feedOf([roster], { schoolId: 'google' }), kind: 'delta' as const, wholeClassIds: [id] };
  const { schoolId, personId } = acting.viewer;
  await applyClassFeed(tx, { connectionId, feed, schoolId, owner: { personId, externalId: teachers[0] }, acting });
}

/** The first teacher's class without students came by another account than the one that asks. */
async function tieEmptyClass(tx: Tx, { edition, districtId, connectionId }: { edition: EditionId; districtId: number; connectionId: number }): Promise<void> {
  const district = demonstrationDistricts.find((one) => one.edition === edition);
  await sql`
    insert into external_ref (district_id, connection_id, kind, external_id, object_id, record)
    select c.district_id, ${connectionId}, 'class', ${courseId(edition, 'empty')}, c.class_id,
      jsonb_build_object('id', ${courseId(edition, 'empty')}::text, 'schoolId', 'google', 'name', c.name, 'grades', '[]'::jsonb)
    from class c where c.district_id = ${districtId} and c.name = ${district?.classes.empty.name ?? ''}
    on conflict do nothing`.execute(tx);
}
