import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Keeping, PartOf } from './keeping.ts';

export type TeacherOfClass = { classExternalId: string; personId: number; isPrimary: boolean };

/** Who teaches the classes that this part makes, as far as they are here. */
export async function selectTeachersToBe(tx: Tx, { districtId, connectionId, runId, part }: PartOf): Promise<TeacherOfClass[]> {
  const { rows } = await sql<TeacherOfClass>`
    select h.data -> 'enrollment' ->> 'classId' as "classExternalId", r.object_id as "personId",
      coalesce((h.data -> 'enrollment' ->> 'isPrimary')::boolean, false) as "isPrimary"
    from roster_change h
    join external_ref r on r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.kind = 'person'
      and r.external_id = h.data -> 'enrollment' ->> 'personId' and r.ended_at is null
    where h.district_id = ${districtId} and h.run_id = ${runId} and h.school_external_id = ${part} and h.kind = 'enrollment-added' and h.state = 'planned'
      and h.data -> 'enrollment' ->> 'role' = 'teacher'
    order by h.change_id`.execute(tx);
  return rows;
}

/** An administrator who can answer for a class that has no teacher yet: of the school, else of the district. */
export async function selectAdministrators(
  tx: Tx,
  { districtId, schoolIds }: { districtId: number; schoolIds: readonly number[] },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ schoolId: number; personId: number }>`
    select distinct on (s.school_id) s.school_id as "schoolId", g.person_id as "personId"
    from unnest(${[...schoolIds]}::bigint[]) as s(school_id)
    join role_grant g on g.district_id = ${districtId} and g.role = 'admin' and g.institution_id in (s.school_id, ${districtId})
    join person p on p.district_id = g.district_id and p.person_id = g.person_id and p.status = 'active'
    order by s.school_id, g.institution_id = ${districtId}, g.person_id`.execute(tx);
  return new Map(rows.map(({ schoolId, personId }) => [schoolId, personId]));
}

/** The names of the classes that these people own, folded: no two of one owner are called the same. */
export async function selectOwnNames(
  tx: Tx,
  { districtId, owners }: { districtId: number; owners: readonly number[] },
): Promise<{ ownerId: number; classId: number; folded: string }[]> {
  const { rows } = await sql<{ ownerId: number; classId: number; folded: string }>`
    select owner_id as "ownerId", class_id as "classId", folded_name as folded from class
    where district_id = ${districtId} and owner_id = any(${[...owners]}::bigint[]) and removed_at is null`.execute(tx);
  return rows;
}

export async function selectTakenCodes(tx: Tx, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`select code from class_code where code = any(${[...codes]}::text[])`.execute(tx);
  return new Set(rows.map(({ code }) => code));
}

export type NewClass = {
  externalId: string;
  schoolId: number;
  schoolYear: number;
  ownerId: number;
  /** False for an administrator who only stands in for a teacher. */
  teaches: boolean;
  name: string;
  folded: string;
  description: string;
  avatar: string;
  grade: number | null;
  code: string;
  record: object;
};

/** Makes classes with their codes and owners. */
export async function insertClasses(tx: Tx, keeping: Keeping, classes: readonly NewClass[]): Promise<Map<string, number>> {
  const { districtId, connectionId, source, now } = keeping;
  const ownersConnection = keeping.owner ? null : connectionId;
  const { rows } = await sql<{ externalId: string; classId: number }>`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(classes)}::jsonb) as g("externalId" text, "schoolId" bigint, "schoolYear" int, "ownerId" bigint, teaches boolean,
        name text, folded text, description text, avatar text, grade int, code text, record jsonb)
    ), made as (
      insert into class (district_id, school_id, school_year, owner_id, name, folded_name, description, avatar, grade, source, external_id, connection_id,
        last_imported_at, created_at)
      select ${districtId}, g."schoolId", g."schoolYear", g."ownerId", g.name, g.folded, g.description, g.avatar, g.grade, ${source}, g."externalId",
        ${connectionId}::bigint, ${now}, ${now}
      from given g returning class_id, external_id
    ), pairs as materialized (select m.class_id, g.* from made m join given g on g."externalId" = m.external_id
    ), coded as (
      insert into class_code (code, district_id, class_id, created_at) select p.code, ${districtId}, p.class_id, ${now} from pairs p
    ), owned as (
      insert into class_teacher (district_id, class_id, person_id, relation, connection_id, added_at)
      select ${districtId}, p.class_id, p."ownerId", 'owner', ${ownersConnection}::bigint, ${now} from pairs p where p.teaches
    ), kept as (
      insert into external_ref (district_id, connection_id, kind, external_id, object_id, record, made_here)
      select ${districtId}, ${connectionId}, 'class', p."externalId", p.class_id, p.record, true from pairs p
    ), recorded as (
      insert into audit_event (district_id, school_year, at, actor_id, actor_role, request_id, action, object_kind, object_id, school_id, data)
      select ${districtId}, p."schoolYear", ${now}, ${keeping.actorId ?? null}::bigint, 'roster', ${keeping.requestId ?? null}::text, 'class.created', 'class',
        p.class_id, p."schoolId", jsonb_build_object('way', 'roster', 'runId', ${keeping.runId}::bigint) from pairs p
    )
    select "externalId", class_id as "classId" from pairs`.execute(tx);
  return new Map(rows.map(({ externalId, classId }) => [externalId, classId]));
}

export type StoredClass = {
  externalId: string;
  classId: number;
  ownerId: number;
  name: string;
  description: string;
  grade: number | null;
  schoolId: number;
  isArchived: boolean;
  isRemoved: boolean;
};

export async function selectClassesByRef(
  tx: Db | Tx,
  { districtId, connectionId }: Pick<Keeping, 'districtId' | 'connectionId'>,
  externalIds: readonly string[],
): Promise<Map<string, StoredClass>> {
  const { rows } = await sql<StoredClass>`
    select r.external_id as "externalId", c.class_id as "classId", c.owner_id as "ownerId", c.name, c.description, c.grade, c.school_id as "schoolId",
      c.archived_at is not null as "isArchived", c.removed_at is not null as "isRemoved"
    from external_ref r join class c on c.district_id = r.district_id and c.class_id = r.object_id
    where r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.kind = 'class' and r.external_id = any(${[...externalIds]}::text[])`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.externalId, row]));
}

export type ClassUpdate = {
  externalId: string;
  classId: number;
  name: string;
  folded: string;
  description: string;
  grade: number | null;
  schoolId: number;
  record: object;
  isBack: boolean;
  isRestored: boolean;
};

/** Stores what the source says of classes that are here; one that ended and is named again is out of the archive. */
export async function updateClasses(tx: Tx, { districtId, connectionId, now }: Keeping, classes: readonly ClassUpdate[]): Promise<void> {
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(classes)}::jsonb) as g("externalId" text, "classId" bigint, name text, folded text, description text, grade int,
        "schoolId" bigint, record jsonb, "isBack" boolean, "isRestored" boolean)
    ), changed as (
      update class c set name = g.name, folded_name = g.folded, description = g.description, grade = g.grade, school_id = g."schoolId", revision = c.revision + 1,
        connection_id = coalesce(c.connection_id, ${connectionId}::bigint),
        last_imported_at = ${now}, archived_at = case when g."isBack" then null else c.archived_at end,
        removed_at = case when g."isRestored" then null else c.removed_at end
      from given g where c.district_id = ${districtId} and c.class_id = g."classId"
    )
    update external_ref r set record = g.record, ended_at = null from given g
    where r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.kind = 'class' and r.external_id = g."externalId"`.execute(tx);
}

/** Classes that are named no more go into the archive with their work; their students go on reading their results. */
export async function endClasses(tx: Tx, part: PartOf, limit: number): Promise<number> {
  const { districtId, connectionId, runId, now } = part;
  const { rows } = await sql<{ count: number }>`
    with given as materialized (
      select h.change_id, r.object_id as class_id, r.external_id from roster_change h
      left join external_ref r on r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.kind = 'class' and r.external_id = h.external_id
      where h.district_id = ${districtId} and h.run_id = ${runId} and h.school_external_id = ${part.part} and h.kind = 'class-ended' and h.state = 'planned'
      order by h.change_id limit ${limit}
    ), archived as (
      update class c set archived_at = ${now}, revision = c.revision + 1 from given g
      where c.district_id = ${districtId} and c.class_id = g.class_id and c.connection_id = ${connectionId} and c.archived_at is null
      returning c.class_id, c.school_id
    ), ended as (
      update external_ref r set ended_at = ${now} from given g
      where r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.kind = 'class' and r.external_id = g.external_id
    ), recorded as (
      insert into audit_event (district_id, school_year, at, actor_id, actor_role, request_id, action, object_kind, object_id, school_id, data)
      select ${districtId}, ${part.schoolYear}, ${now}, ${part.actorId ?? null}::bigint, 'roster', ${part.requestId ?? null}::text, 'class.archived', 'class',
        a.class_id, a.school_id, jsonb_build_object('runId', ${runId}::bigint) from archived a
    ), settled as (
      update roster_change h set state = 'applied', object_id = g.class_id,
        data = h.data || jsonb_build_object('ours', jsonb_build_object('archived', exists (select from archived a where a.class_id = g.class_id)))
      from given g where h.district_id = ${districtId} and h.run_id = ${runId} and h.change_id = g.change_id
    )
    select count(*) as count from given`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** When the class was imported last, also where nothing changed. */
export async function updateLastImported(tx: Tx, { districtId, now }: Keeping, classId: number): Promise<void> {
  await tx.updateTable('class').set({ last_imported_at: now }).where('district_id', '=', districtId).where('class_id', '=', classId).execute();
}
