import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ConnectionKey } from './connection-repository.ts';

export async function selectSchoolRefs(db: Db | Tx, { districtId, connectionId }: ConnectionKey): Promise<Map<string, number>> {
  const { rows } = await sql<{ externalId: string; schoolId: number }>`
    select external_id as "externalId", object_id as "schoolId" from external_ref
    where district_id = ${districtId} and connection_id = ${connectionId} and kind = 'school'`.execute(db);
  return new Map(rows.map(({ externalId, schoolId }) => [externalId, schoolId]));
}

/** The schools that a source has named so far, also those that were not taken, by name. */
export async function selectKnownSchools(
  db: Db | Tx,
  { districtId, connectionId, limit }: ConnectionKey & { limit: number },
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select s.id, s.name from (
      select distinct on (k.id) k.id, k.name from (
        select external_id as id, record ->> 'name' as name, null::bigint as run_id from external_ref
        where district_id = ${districtId} and connection_id = ${connectionId} and kind = 'school'
        union all
        select p.school_external_id, p.name, p.run_id from roster_part p join roster_run r on r.district_id = p.district_id and r.run_id = p.run_id
        where r.district_id = ${districtId} and r.connection_id = ${connectionId} and p.school_external_id <> '' and p.name <> ''
      ) k order by k.id, k.run_id desc nulls first
    ) s order by s.name collate "und-x-icu", s.id limit ${limit}`.execute(db);
  return rows;
}

/** The school of ours that one of the source is: tied by its Clever id, or called the same, and not another one of the source already. */
export async function selectOptionalSameSchool(
  tx: Db | Tx,
  { districtId, connectionId, externalId, name }: ConnectionKey & { externalId: string; name: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ schoolId: number }>`
    select i.institution_id as "schoolId" from institution i
    where i.district_id = ${districtId} and i.kind = 'school'
      and (i.settings ->> 'cleverSchoolId' = ${externalId} or lower(normalize(i.name)) = lower(normalize(${name}::text)))
      and not exists (
        select from external_ref r
        where r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.kind = 'school' and r.object_id = i.institution_id)
    order by coalesce(i.settings ->> 'cleverSchoolId' = ${externalId}, false) desc, i.institution_id limit 1`.execute(tx);
  return rows[0]?.schoolId;
}

export async function openSchool(tx: Tx, { districtId, schoolId }: { districtId: number; schoolId: number }): Promise<void> {
  await tx.updateTable('institution').set({ closed_at: null }).where('district_id', '=', districtId).where('institution_id', '=', schoolId).execute();
}

export type NewRef = ConnectionKey & { kind: 'school' | 'person' | 'class'; externalId: string; objectId: number; record: object; madeHere: boolean };

/** Says which of ours a record of the source is. */
export async function insertRef(tx: Tx, { districtId, connectionId, kind, externalId, objectId, record, madeHere }: NewRef): Promise<void> {
  await tx
    .insertInto('external_ref')
    .values({
      district_id: districtId,
      connection_id: connectionId,
      kind,
      external_id: externalId,
      object_id: objectId,
      record: JSON.stringify(record),
      made_here: madeHere,
    })
    .execute();
}

export async function updateRecord(tx: Tx, { districtId, connectionId, kind, externalId, record }: Omit<NewRef, 'objectId' | 'madeHere'>): Promise<void> {
  await sql`
    update external_ref set record = ${JSON.stringify(record)}::jsonb, ended_at = null
    where district_id = ${districtId} and connection_id = ${connectionId} and kind = ${kind} and external_id = ${externalId}`.execute(tx);
}

export async function updateSchoolName(tx: Tx, { districtId, schoolId, name }: { districtId: number; schoolId: number; name: string }): Promise<string> {
  const { rows } = await sql<{ before: string }>`
    update institution i set name = ${name} from institution o
    where i.district_id = ${districtId} and i.institution_id = ${schoolId} and o.district_id = i.district_id and o.institution_id = i.institution_id
    returning o.name as before`.execute(tx);
  return rows[0]?.before ?? '';
}
