import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { PartOf } from './keeping.ts';

const keys = sql`
  h.change_id, h.data -> 'enrollment' ->> 'classId' as class_ext, h.data -> 'enrollment' ->> 'personId' as person_ext, h.data -> 'enrollment' ->> 'role' as role,
  coalesce((h.data -> 'enrollment' ->> 'isPrimary')::boolean, false) as is_primary`;

/** The next places of a kind, with the class and the person they mean. */
const placesOf = ({ districtId, connectionId, runId, part }: PartOf, kind: string, limit: number) => sql`
  given as materialized (
    select ${keys} from roster_change h
    where h.district_id = ${districtId} and h.run_id = ${runId} and h.school_external_id = ${part} and h.kind = ${kind} and h.state = 'planned'
    order by h.change_id limit ${limit}
  ), placed as materialized (
    select g.*, c.class_id, c.subgroup_id, c.owner_id, p.object_id as person_id
    from given g
    left join external_ref k on k.district_id = ${districtId} and k.connection_id = ${connectionId} and k.kind = 'class' and k.external_id = g.class_ext
    left join class c on c.district_id = k.district_id and c.class_id = k.object_id
    left join external_ref p on p.district_id = ${districtId} and p.connection_id = ${connectionId} and p.kind = 'person' and p.external_id = g.person_ext
  )`;

/**
 * Gives people their places. A student who was in the class before finds their work again; one who joined by a code stays as they are, and
 * no roster ends that place. One statement for as many lines as `limit`; tells how many there were.
 */
export async function addPlaces(tx: Tx, part: PartOf, limit: number): Promise<number> {
  const { districtId, connectionId, runId, now, schoolYear } = part;
  const { rows } = await sql<{ count: number }>`
    with ${placesOf(part, 'enrollment-added', limit)}, joined as (
      insert into enrollment as e (district_id, class_id, person_id, subgroup_id, joined_at, connection_id)
      select distinct ${districtId}::bigint, class_id, person_id, subgroup_id, ${now}::timestamptz, ${connectionId}::bigint from placed
      where role = 'student' and class_id is not null and person_id is not null
      on conflict (district_id, class_id, person_id) do update set removed_at = null, remove_submissions = false, connection_id = ${connectionId}
        where e.removed_at is not null
      returning e.enrollment_id, e.class_id, e.person_id, e.joined_at
    ), logged as (
      insert into enrollment_event (district_id, school_year, enrollment_id, kind, at, actor_id)
      select ${districtId}, ${schoolYear}, j.enrollment_id, case when j.joined_at = ${now}::timestamptz then 'joined' else 'rejoined' end, ${now},
        ${part.actorId ?? null}::bigint from joined j
    ), teaching as (
      insert into class_teacher as t (district_id, class_id, person_id, relation, connection_id, added_at)
      select distinct ${districtId}::bigint, class_id, person_id, case when person_id = owner_id then 'owner' else 'co-teacher' end, ${connectionId}::bigint,
        ${now}::timestamptz from placed
      where role = 'teacher' and class_id is not null and person_id is not null
      on conflict (district_id, class_id, person_id) do update set relation = 'co-teacher', until = null, connection_id = ${connectionId}, added_at = ${now}
        where t.relation = 'substitute'
      returning t.class_id, t.person_id
    ), kept as (
      insert into roster_place (district_id, connection_id, class_external_id, person_external_id, role, is_primary)
      select ${districtId}, ${connectionId}, class_ext, person_ext, role, is_primary from placed where class_id is not null and person_id is not null
      on conflict do nothing
    ), outcome as materialized (
      select p.change_id, p.class_id, p.person_id, case p.role when 'student' then j.person_id is not null else t.person_id is not null end as did
      from placed p
      left join joined j on p.role = 'student' and j.class_id = p.class_id and j.person_id = p.person_id
      left join teaching t on p.role = 'teacher' and t.class_id = p.class_id and t.person_id = p.person_id
    ), settled as (
      update roster_change h set
        state = case when p.class_id is null or p.person_id is null then 'failed' else 'applied' end,
        reason = case when p.class_id is null then 'class_missing' when p.person_id is null then 'person_missing' end,
        object_id = p.person_id, data = h.data || jsonb_build_object('ours', jsonb_build_object('did', p.did))
      from outcome p where h.district_id = ${districtId} and h.run_id = ${runId} and h.change_id = p.change_id
    )
    select count(*) as count from given`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Whether the teacher of a place owns the class. */
export async function changePlaces(tx: Tx, part: PartOf, limit: number): Promise<number> {
  const { districtId, connectionId, runId } = part;
  const { rows } = await sql<{ count: number }>`
    with ${placesOf(part, 'enrollment-changed', limit)}, changed as (
      update roster_place k set is_primary = p.is_primary from placed p
      where k.district_id = ${districtId} and k.connection_id = ${connectionId} and k.class_external_id = p.class_ext
        and k.person_external_id = p.person_ext and k.role = p.role
    ), settled as (
      update roster_change h set state = 'applied', object_id = p.person_id from placed p
      where h.district_id = ${districtId} and h.run_id = ${runId} and h.change_id = p.change_id
    )
    select count(*) as count from given`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Ends places that this connection keeps. Work stays, and whoever is named a second time under another id keeps the place. */
export async function endPlaces(tx: Tx, part: PartOf, limit: number): Promise<number> {
  const { districtId, connectionId, runId, now, schoolYear } = part;
  const { rows } = await sql<{ count: number }>`
    with ${placesOf(part, 'enrollment-ended', limit)}, ending as materialized (
      select p.* from placed p where not exists (
        select from external_ref o join roster_place k on k.district_id = o.district_id and k.connection_id = o.connection_id
          and k.class_external_id = p.class_ext and k.person_external_id = o.external_id and k.role = p.role
        where o.district_id = ${districtId} and o.kind = 'person' and o.object_id = p.person_id and o.connection_id = ${connectionId}
          and o.external_id <> p.person_ext)
    ), freed as (
      delete from roster_place k using placed p
      where k.district_id = ${districtId} and k.connection_id = ${connectionId} and k.class_external_id = p.class_ext
        and k.person_external_id = p.person_ext and k.role = p.role
      returning p.change_id, k.is_primary
    ), ended as (
      update enrollment e set removed_at = ${now}, remove_submissions = false from ending p
      where p.role = 'student' and e.district_id = ${districtId} and e.class_id = p.class_id and e.person_id = p.person_id
        and e.connection_id = ${connectionId} and e.removed_at is null
      returning e.enrollment_id, e.class_id, e.person_id
    ), logged as (
      insert into enrollment_event (district_id, school_year, enrollment_id, kind, at, actor_id, data)
      select ${districtId}, ${schoolYear}, e.enrollment_id, 'removed', ${now}, ${part.actorId ?? null}::bigint, '{"removeSubmissions":false,"by":"roster"}'::jsonb from ended e
    ), unseated as (
      delete from class_teacher t using ending p
      where p.role = 'teacher' and t.district_id = ${districtId} and t.class_id = p.class_id and t.person_id = p.person_id and t.connection_id = ${connectionId}
      returning t.class_id, t.person_id
    ), outcome as materialized (
      select p.change_id, p.person_id, case p.role when 'student' then e.person_id is not null else t.person_id is not null end as did,
        coalesce(f.is_primary, false) as was_first
      from placed p
      left join freed f on f.change_id = p.change_id
      left join ended e on p.role = 'student' and e.class_id = p.class_id and e.person_id = p.person_id
      left join unseated t on p.role = 'teacher' and t.class_id = p.class_id and t.person_id = p.person_id
    ), settled as (
      update roster_change h set state = 'applied', object_id = p.person_id,
        data = h.data || jsonb_build_object('ours', jsonb_build_object('did', p.did, 'wasFirst', p.was_first))
      from outcome p where h.district_id = ${districtId} and h.run_id = ${runId} and h.change_id = p.change_id
    )
    select count(*) as count from given`.execute(tx);
  return rows[0]?.count ?? 0;
}

export type OwnerFacts = { classId: number; name: string; ownerId: number; nextId: number };

/**
 * Classes of this part whose owner is to be another: the source calls another teacher the first and the owner is there by the source, or the owner
 * does not teach the class any more. Who is left alone with a class owns it.
 */
export async function selectNextOwners(tx: Tx, { districtId, connectionId, runId, part }: PartOf): Promise<OwnerFacts[]> {
  const { rows } = await sql<OwnerFacts>`
    with touched as materialized (
      select distinct k.object_id as class_id, k.external_id from roster_change h
      join external_ref k on k.district_id = ${districtId} and k.connection_id = ${connectionId} and k.kind = 'class'
        and k.external_id = h.data -> 'enrollment' ->> 'classId'
      where h.district_id = ${districtId} and h.run_id = ${runId} and h.school_external_id = ${part} and h.state in ('applied', 'reversed')
        and h.kind in ('enrollment-added', 'enrollment-changed', 'enrollment-ended') and h.data -> 'enrollment' ->> 'role' = 'teacher'
    ), facts as (
      select c.class_id, c.name, c.owner_id, o.person_id is not null as teaches, o.connection_id is not distinct from ${connectionId}::bigint as by_source, (
          select r.object_id from roster_place l
          join external_ref r on r.district_id = l.district_id and r.connection_id = l.connection_id and r.kind = 'person' and r.external_id = l.person_external_id
          join class_teacher t on t.district_id = l.district_id and t.class_id = c.class_id and t.person_id = r.object_id
          where l.district_id = ${districtId} and l.connection_id = ${connectionId} and l.class_external_id = d.external_id and l.role = 'teacher' and l.is_primary
          order by r.object_id limit 1) as first_id, (
          select t.person_id from class_teacher t
          where t.district_id = ${districtId} and t.class_id = c.class_id and t.relation <> 'substitute' and t.person_id <> c.owner_id
          order by t.added_at, t.person_id limit 1) as other_id
      from touched d
      join class c on c.district_id = ${districtId} and c.class_id = d.class_id and c.connection_id = ${connectionId}
      left join class_teacher o on o.district_id = c.district_id and o.class_id = c.class_id and o.person_id = c.owner_id
    )
    select class_id as "classId", name, owner_id as "ownerId", case when teaches then first_id else coalesce(first_id, other_id) end as "nextId"
    from facts
    where case when teaches then by_source and first_id is not null and first_id <> owner_id else coalesce(first_id, other_id) is not null end`.execute(tx);
  return rows;
}

/** Makes another teacher the owner; the one before goes on as co-teacher. */
export async function updateOwners(
  tx: Tx,
  { districtId }: PartOf,
  owners: readonly { classId: number; ownerId: number; name: string; folded: string }[],
): Promise<void> {
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(owners)}::jsonb) as g("classId" bigint, "ownerId" bigint, name text, folded text)
    ), teachers as (
      update class_teacher t set relation = case when t.person_id = g."ownerId" then 'owner' else 'co-teacher' end from given g
      where t.district_id = ${districtId} and t.class_id = g."classId" and (t.relation = 'owner' or t.person_id = g."ownerId")
    )
    update class c set owner_id = g."ownerId", name = g.name, folded_name = g.folded, revision = c.revision + 1 from given g
    where c.district_id = ${districtId} and c.class_id = g."classId"`.execute(tx);
}
