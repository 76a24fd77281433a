import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Keeping } from './keeping.ts';

/** Which of these user names somebody of the edition has. */
export async function selectTakenNames(tx: Tx, { edition, folded }: { edition: string; folded: readonly string[] }): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select folded_name as name from sign_in_name where edition = ${edition} and folded_name = any(${[...folded]}::text[])`.execute(tx);
  return new Set(rows.map(({ name }) => name));
}

export type NewAccount = {
  externalId: string;
  schoolId: number;
  username: string;
  folded: string;
  firstName: string;
  lastName: string;
  email?: string;
  role: string;
  isDisabled: boolean;
  record: object;
};

/** Makes accounts without a password, each with its place in the sign-in directory and what the source says of it. */
export async function insertAccounts(tx: Tx, keeping: Keeping, accounts: readonly NewAccount[]): Promise<Map<string, number>> {
  const { districtId, connectionId, edition, now } = keeping;
  const { rows } = await sql<{ externalId: string; personId: number }>`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as g("externalId" text, "schoolId" bigint, username text, folded text,
        "firstName" text, "lastName" text, email text, role text, "isDisabled" boolean, record jsonb)
    ), made as (
      insert into person (district_id, school_id, username, first_name, last_name, email, status, active_role, created_at)
      select ${districtId}, g."schoolId", g.username, g."firstName", g."lastName", g.email, case when g."isDisabled" then 'deactivated' else 'active' end, g.role, ${now}
      from given g returning person_id, username
    ), pairs as materialized (select m.person_id, g.* from made m join given g on g.username = m.username
    ), named as (
      insert into sign_in_name (edition, folded_name, district_id, person_id) select ${edition}, p.folded, ${districtId}, p.person_id from pairs p
    ), kept as (
      insert into external_ref (district_id, connection_id, kind, external_id, object_id, record, made_here, has_closed)
      select ${districtId}, ${connectionId}, 'person', p."externalId", p.person_id, p.record, true, p."isDisabled" from pairs p
    ), recorded as (
      insert into audit_event (district_id, school_year, at, actor_id, actor_role, request_id, action, object_kind, object_id, school_id, data)
      select ${districtId}, ${keeping.schoolYear}, ${now}, ${keeping.actorId ?? null}::bigint, 'roster', ${keeping.requestId ?? null}::text, 'person.created', 'person',
        p.person_id, p."schoolId", jsonb_build_object('way', 'roster', 'runId', ${keeping.runId}::bigint) from pairs p
    )
    select "externalId", person_id as "personId" from pairs`.execute(tx);
  return new Map(rows.map(({ externalId, personId }) => [externalId, personId]));
}

export type LinkedPerson = { externalId: string; personId: number; record: object };

/** People who were here before are the source's as well from now on; one whom only another roster had closed is open again, unless one says no. */
export async function linkPeople(tx: Tx, { districtId, connectionId }: Keeping, people: readonly LinkedPerson[]): Promise<void> {
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as g("externalId" text, "personId" bigint, record jsonb)
    ), opened as (
      update person p set status = 'active', session_version = p.session_version + 1 from given g
      where p.district_id = ${districtId} and p.person_id = g."personId" and p.status = 'deactivated' and not coalesce((g.record ->> 'isDisabled')::boolean, false)
        and exists (select from external_ref r where r.district_id = ${districtId} and r.kind = 'person' and r.object_id = p.person_id and r.has_closed)
        and not exists (select from external_ref r where r.district_id = ${districtId} and r.kind = 'person' and r.object_id = p.person_id and r.ended_at is null
          and (r.record ->> 'isDisabled')::boolean)
    )
    insert into external_ref (district_id, connection_id, kind, external_id, object_id, record)
    select ${districtId}, ${connectionId}, 'person', g."externalId", g."personId", g.record from given g`.execute(tx);
}

export type Granted = { personId: number; role: string; institutionId: number };

/** Gives roles; tells which of them nobody had before. */
export async function insertGrants(tx: Tx, { districtId, now }: Pick<Keeping, 'districtId' | 'now'>, grants: readonly Granted[]): Promise<Granted[]> {
  const { rows } = await sql<Granted>`
    insert into role_grant (district_id, person_id, role, institution_id, granted_at)
    select distinct ${districtId}::bigint, g."personId", g.role, g."institutionId", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as g("personId" bigint, role text, "institutionId" bigint)
    on conflict do nothing
    returning person_id as "personId", role, institution_id as "institutionId"`.execute(tx);
  return rows;
}

export type Identity = { personId: number; subject: string; email?: string };

/** So that they sign in with the account of the source at once; whoever has it already keeps it. */
export async function insertIdentities(
  tx: Tx,
  { districtId, edition, now }: Keeping,
  { provider, issuer, identities }: { provider: 'google' | 'clever'; issuer: string; identities: readonly Identity[] },
): Promise<void> {
  await sql`
    insert into external_identity (edition, issuer, subject, district_id, person_id, provider, email, linked_at)
    select ${edition}, ${issuer}, g.subject, ${districtId}, g."personId", ${provider}, g.email, ${now}
    from jsonb_to_recordset(${JSON.stringify(identities)}::jsonb) as g("personId" bigint, subject text, email text)
    on conflict do nothing`.execute(tx);
}

export type AliasRow = { source: string; id: string; personId: number; isStudent: boolean };

/** How other sources of the district, and sign-ins at providers, call its people. */
export async function selectAliases(db: Db | Tx, { districtId, connectionId }: { districtId: number; connectionId: number }): Promise<AliasRow[]> {
  const { rows } = await sql<AliasRow>`
    select a.source, a.id, p.person_id as "personId", p.active_role = 'student' as "isStudent"
    from (
      select o ->> 'source' as source, o ->> 'id' as id, r.object_id from external_ref r, jsonb_array_elements(r.record -> 'sameAs') o
      where r.district_id = ${districtId} and r.connection_id <> ${connectionId} and r.kind = 'person'
      union
      select c.source, r.external_id, r.object_id from external_ref r
      join roster_connection c on c.district_id = r.district_id and c.connection_id = r.connection_id and c.source in ('GOOGLE', 'CLEVER')
      where r.district_id = ${districtId} and r.connection_id <> ${connectionId} and r.kind = 'person'
      union
      select upper(x.provider), x.subject, x.person_id from external_identity x where x.district_id = ${districtId}
    ) a
    join person p on p.district_id = ${districtId} and p.person_id = a.object_id
    where not exists (
      select from external_ref own where own.district_id = ${districtId} and own.kind = 'person' and own.object_id = a.object_id
        and own.connection_id = ${connectionId})`.execute(db);
  return rows;
}

/** The first school of the district, for who belongs to none. */
export async function selectFirstSchool(tx: Tx, districtId: number): Promise<number | undefined> {
  const { rows } = await sql<{ schoolId: number }>`
    select institution_id as "schoolId" from institution where district_id = ${districtId} and kind = 'school' and closed_at is null
    order by institution_id limit 1`.execute(tx);
  return rows[0]?.schoolId;
}
