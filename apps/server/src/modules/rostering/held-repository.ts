import { enrollmentId, type RosterClass, type RosterPerson, type RosterSchool } from '@alba/roster/model/index';
import { emptyRoster, type HeldRoster } from '@alba/roster/plan/index';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ConnectionKey } from './connection-repository.ts';

const batch = 10_000;

type RefRow = { kind: 'school' | 'person' | 'class'; externalId: string; record: unknown; isEnded: boolean };
type PlaceRow = { classId: string; personId: string; role: 'student' | 'teacher'; isPrimary: boolean };

/** Everything the connection keeps, in pages, so that no statement is long. */
export async function selectHeld(db: Db | Tx, key: ConnectionKey): Promise<HeldRoster> {
  const held = emptyRoster();
  for (const kind of ['school', 'person', 'class'] as const) {
    let after = '';
    for (let count = batch; count === batch; ) {
      const rows = await selectRefs(db, { ...key, kind, after });
      for (const row of rows) add(held, row);
      count = rows.length;
      after = rows.at(-1)?.externalId ?? '';
    }
  }
  let after: Pick<PlaceRow, 'classId' | 'personId' | 'role'> = { classId: '', personId: '', role: 'student' };
  for (let count = batch; count === batch; ) {
    const rows = await selectPlaces(db, { ...key, after });
    for (const row of rows) addPlace(held, row);
    count = rows.length;
    after = rows.at(-1) ?? after;
  }
  return held;
}

async function selectRefs(db: Db | Tx, given: ConnectionKey & { kind: RefRow['kind']; after: string }): Promise<RefRow[]> {
  const { rows } = await sql<RefRow>`
    select kind, external_id as "externalId", record, ended_at is not null as "isEnded" from external_ref
    where district_id = ${given.districtId} and connection_id = ${given.connectionId} and kind = ${given.kind} and external_id > ${given.after}
    order by external_id limit ${batch}`.execute(db);
  return rows;
}

async function selectPlaces(
  db: Db | Tx,
  { districtId, connectionId, after }: ConnectionKey & { after: Pick<PlaceRow, 'classId' | 'personId' | 'role'> },
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select class_external_id as "classId", person_external_id as "personId", role, is_primary as "isPrimary" from roster_place
    where district_id = ${districtId} and connection_id = ${connectionId}
      and (class_external_id, person_external_id, role) > (${after.classId}, ${after.personId}, ${after.role})
    order by class_external_id, person_external_id, role limit ${batch}`.execute(db);
  return rows;
}

/** What is kept of some classes and people only, for the import of one class. */
export async function selectHeldOf(
  db: Db | Tx,
  { districtId, connectionId, classIds, personIds }: ConnectionKey & { classIds: string[]; personIds: string[] },
): Promise<HeldRoster> {
  const held = emptyRoster();
  const { rows: places } = await sql<PlaceRow>`
    select class_external_id as "classId", person_external_id as "personId", role, is_primary as "isPrimary" from roster_place
    where district_id = ${districtId} and connection_id = ${connectionId} and class_external_id = any(${classIds}::text[])`.execute(db);
  for (const row of places) addPlace(held, row);
  const people = [...new Set([...personIds, ...places.map(({ personId }) => personId)])];
  const { rows } = await sql<RefRow>`
    select kind, external_id as "externalId", record, ended_at is not null as "isEnded" from external_ref
    where district_id = ${districtId} and connection_id = ${connectionId}
      and (kind = 'school' or (kind = 'class' and external_id = any(${classIds}::text[])) or (kind = 'person' and external_id = any(${people}::text[])))`.execute(
    db,
  );
  for (const row of rows) add(held, row);
  return held;
}

function add(held: HeldRoster, { kind, externalId, record, isEnded }: RefRow): void {
  if (kind === 'school') held.schools.set(externalId, record as RosterSchool);
  else if (kind === 'person') held.people.set(externalId, { record: record as RosterPerson, isEnded });
  else held.classes.set(externalId, { record: record as RosterClass, isEnded });
}

function addPlace(held: HeldRoster, { isPrimary, ...place }: PlaceRow): void {
  held.enrollments.set(enrollmentId(place), isPrimary ? { ...place, isPrimary } : place);
}

/** Classes of the connection that somebody removed here, or that were erased since. */
export async function selectRemovedClasses(db: Db | Tx, { districtId, connectionId }: ConnectionKey): Promise<Set<string>> {
  const { rows } = await sql<{ externalId: string }>`
    select r.external_id as "externalId" from external_ref r
    left join class c on c.district_id = r.district_id and c.class_id = r.object_id
    where r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.kind = 'class' and (c.class_id is null or c.removed_at is not null)`.execute(
    db,
  );
  return new Set(rows.map(({ externalId }) => externalId));
}

/** Forgets a class that was erased here, so that it can be made anew. */
export async function deleteClassRef(tx: Tx, { districtId, connectionId, externalId }: ConnectionKey & { externalId: string }): Promise<void> {
  await sql`delete from roster_place where district_id = ${districtId} and connection_id = ${connectionId} and class_external_id = ${externalId}`.execute(tx);
  await sql`delete from external_ref where district_id = ${districtId} and connection_id = ${connectionId} and kind = 'class' and external_id = ${externalId}`.execute(
    tx,
  );
}
