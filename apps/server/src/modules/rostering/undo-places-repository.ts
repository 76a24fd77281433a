import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { UndoPart } from './keeping.ts';
import { isMergedSince } from './merged-query.ts';

const did = sql`coalesce((h.data -> 'ours' ->> 'did')::boolean, false)`;

/** Applied lines of a kind, with the class and the person they mean now. */
const placesOf = ({ districtId, connectionId, runId, part, since }: UndoPart, kind: string, role: string, limit: number) => sql`
  given as materialized (
    select h.change_id, ${did} as did, h.data -> 'enrollment' ->> 'classId' as class_ext, h.data -> 'enrollment' ->> 'personId' as person_ext,
      coalesce((h.data -> 'enrollment' ->> 'isPrimary')::boolean, (h.data -> 'ours' ->> 'wasFirst')::boolean, false) as is_primary, h.data -> 'enrollment' ->> 'role' as role
    from roster_change h
    where h.district_id = ${districtId} and h.run_id = ${runId} and h.school_external_id = ${part} and h.kind = ${kind} and h.state = 'applied'
      and h.data -> 'enrollment' ->> 'role' = ${role}
    order by h.change_id limit ${limit}
  ), placed as materialized (
    select g.*, c.class_id, c.removed_at is not null as is_class_gone, c.owner_id, p.object_id as person_id,
      ${isMergedSince({ districtId, since }, sql.ref('p.object_id'))} as is_merged
    from given g
    left join external_ref k on k.district_id = ${districtId} and k.connection_id = ${connectionId} and k.kind = 'class' and k.external_id = g.class_ext
    left join class c on c.district_id = k.district_id and c.class_id = k.object_id
    left join external_ref p on p.district_id = ${districtId} and p.connection_id = ${connectionId} and p.kind = 'person' and p.external_id = g.person_ext
  )`;

/**
 * Takes students' places back. Who worked in the class since keeps theirs, and so does everybody of a class that the run made and that has
 * assignments now; whoever was in the class before the run stays in it.
 */
export async function undoStudentPlaces(tx: Tx, part: UndoPart, limit: number): Promise<number> {
  const { districtId, connectionId, runId, now, since, schoolYear } = part;
  const { rows } = await sql<{ count: number }>`
    with ${placesOf(part, 'enrollment-added', 'student', limit)}, judged as materialized (
      select p.*, case when p.is_merged then 'merged' when not p.did then 'was_here_before'
        when exists (
          select from assignment s join attempt a on a.district_id = s.district_id and a.school_year = s.school_year and a.assignment_id = s.assignment_id
          where s.district_id = ${districtId} and s.class_id = p.class_id and a.person_id = p.person_id and a.started_at >= ${since}) then 'worked_on'
        when exists (select from assignment s where s.district_id = ${districtId} and s.class_id = p.class_id and s.removed_at is null)
          and exists (select from roster_change m where m.district_id = ${districtId} and m.run_id = ${runId} and m.kind = 'class-added' and m.object_id = p.class_id
            and m.school_external_id = ${part.part}) then 'worked_on' end as kept
      from placed p
    ), freed as (
      delete from roster_place k using judged j
      where k.district_id = ${districtId} and k.connection_id = ${connectionId} and k.class_external_id = j.class_ext and k.person_external_id = j.person_ext
        and k.role = 'student' and (j.kept is null or j.kept = 'was_here_before')
    ), ended as (
      update enrollment e set removed_at = ${now}, remove_submissions = false from judged j
      where j.kept is null and e.district_id = ${districtId} and e.class_id = j.class_id and e.person_id = j.person_id
        and e.connection_id = ${connectionId} and e.removed_at is null
      returning e.enrollment_id
    ), logged as (
      insert into enrollment_event (district_id, school_year, enrollment_id, kind, at, data)
      select ${districtId}, ${schoolYear}, e.enrollment_id, 'removed', ${now}, '{"removeSubmissions":false,"by":"roster-undo"}'::jsonb from ended e
    ), settled as (
      update roster_change h set state = case when j.kept is null then 'reversed' else 'kept' end, reason = j.kept
      from judged j where h.district_id = ${districtId} and h.run_id = ${runId} and h.change_id = j.change_id
    )
    select count(*) as count from given`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Teachers go after their classes: who owns a class that stays, or assigned something in it, stays as well. */
export async function undoTeacherPlaces(tx: Tx, part: UndoPart, limit: number): Promise<number> {
  const { districtId, connectionId, runId, since } = part;
  const { rows } = await sql<{ count: number }>`
    with ${placesOf(part, 'enrollment-added', 'teacher', limit)}, judged as materialized (
      select p.*, case when p.class_id is null or p.is_class_gone then null
        when p.is_merged then 'merged'
        when p.owner_id = p.person_id then 'in_use'
        when not p.did then 'was_here_before'
        when exists (select from assignment s where s.district_id = ${districtId} and s.class_id = p.class_id and s.created_by = p.person_id
          and s.created_at >= ${since} and s.removed_at is null) then 'worked_on' end as kept
      from placed p
    ), freed as (
      delete from roster_place k using judged j
      where k.district_id = ${districtId} and k.connection_id = ${connectionId} and k.class_external_id = j.class_ext and k.person_external_id = j.person_ext
        and k.role = 'teacher' and (j.kept is null or j.kept = 'was_here_before')
    ), unseated as (
      delete from class_teacher t using judged j
      where j.kept is null and not coalesce(j.is_class_gone, true) and t.district_id = ${districtId} and t.class_id = j.class_id and t.person_id = j.person_id
        and t.connection_id = ${connectionId}
    ), settled as (
      update roster_change h set state = case when j.kept is null then 'reversed' else 'kept' end, reason = j.kept
      from judged j where h.district_id = ${districtId} and h.run_id = ${runId} and h.change_id = j.change_id
    )
    select count(*) as count from given`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Whether the source calls a teacher the first of a class is as it was. */
export async function undoChangedPlaces(tx: Tx, part: UndoPart, limit: number): Promise<number> {
  const { districtId, connectionId, runId } = part;
  const { rows } = await sql<{ count: number }>`
    with ${placesOf(part, 'enrollment-changed', 'teacher', limit)}, changed as (
      update roster_place k set is_primary = not p.is_primary from placed p
      where not p.is_merged and k.district_id = ${districtId} and k.connection_id = ${connectionId} and k.class_external_id = p.class_ext
        and k.person_external_id = p.person_ext and k.role = 'teacher'
    ), settled as (
      update roster_change h set state = case when p.is_merged then 'kept' else 'reversed' end, reason = case when p.is_merged then 'merged' end
      from placed p where h.district_id = ${districtId} and h.run_id = ${runId} and h.change_id = p.change_id
    )
    select count(*) as count from given`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Gives places back that the run ended, with the work. */
export async function undoEndedPlaces(tx: Tx, part: UndoPart, limit: number): Promise<number> {
  let count = 0;
  for (const role of ['student', 'teacher'] as const) count = Math.max(count, await giveBack(tx, part, { role, limit }));
  return count;
}

async function giveBack(tx: Tx, part: UndoPart, { role, limit }: { role: 'student' | 'teacher'; limit: number }): Promise<number> {
  const { districtId, connectionId, runId, now, schoolYear } = part;
  const { rows } = await sql<{ count: number }>`
    with ${placesOf(part, 'enrollment-ended', role, limit)}, again as (
      insert into roster_place (district_id, connection_id, class_external_id, person_external_id, role, is_primary)
      select ${districtId}, ${connectionId}, class_ext, person_ext, role, is_primary from placed
      where class_id is not null and not is_class_gone and person_id is not null and not is_merged
      on conflict do nothing
    ), restored as (
      update enrollment e set removed_at = null, remove_submissions = false from placed p
      where p.role = 'student' and p.did and not p.is_class_gone and not p.is_merged and e.district_id = ${districtId} and e.class_id = p.class_id and e.person_id = p.person_id
        and e.connection_id = ${connectionId} and e.removed_at is not null
      returning e.enrollment_id
    ), logged as (
      insert into enrollment_event (district_id, school_year, enrollment_id, kind, at)
      select ${districtId}, ${schoolYear}, r.enrollment_id, 'restored', ${now} from restored r
    ), seated as (
      insert into class_teacher (district_id, class_id, person_id, relation, connection_id, added_at)
      select distinct ${districtId}::bigint, class_id, person_id, case when person_id = owner_id then 'owner' else 'co-teacher' end, ${connectionId}::bigint,
        ${now}::timestamptz from placed
      where role = 'teacher' and did and not is_class_gone and person_id is not null and not is_merged
      on conflict do nothing
    ), settled as (
      update roster_change h set
        state = case when p.class_id is null or p.is_class_gone or p.person_id is null then 'failed' when p.is_merged then 'kept' else 'reversed' end,
        reason = case when p.class_id is null or p.is_class_gone or p.person_id is null then 'undo_gone' when p.is_merged then 'merged' end
      from placed p where h.district_id = ${districtId} and h.run_id = ${runId} and h.change_id = p.change_id
    )
    select count(*) as count from given`.execute(tx);
  return rows[0]?.count ?? 0;
}
