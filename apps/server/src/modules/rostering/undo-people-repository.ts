import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { UndoPart } from './keeping.ts';
import { isMergedSince } from './merged-query.ts';

const linesOf = ({ districtId, connectionId, runId, part, since }: UndoPart, kind: string, limit: number) => sql`
  given as materialized (
    select h.change_id, h.external_id, h.data, r.object_id as person_id, p.first_name, p.last_name, p.last_sign_in_at,
      ${isMergedSince({ districtId, since }, sql.ref('r.object_id'))} as is_merged
    from roster_change h
    left join external_ref r on r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.kind = 'person' and r.external_id = h.external_id
    left join person p on p.district_id = ${districtId} and p.person_id = r.object_id
    where h.district_id = ${districtId} and h.run_id = ${runId} and h.school_external_id = ${part} and h.kind = ${kind} and h.state = 'applied'
    order by h.change_id limit ${limit}
  )`;

/**
 * People whom the run brought, or brought back, are as if the source had named them no more: the account is put out of use, never deleted, and
 * the next import finds it again. Who signed in, worked or has a class by now stays.
 */
export async function undoAddedPeople(tx: Tx, part: UndoPart, { kind, limit }: { kind: 'person-added' | 'person-returned'; limit: number }): Promise<number> {
  const { districtId, connectionId, runId, now, since } = part;
  const made = kind === 'person-added' ? 'made' : 'opened';
  const { rows } = await sql<{ count: number }>`
    with ${linesOf(part, kind, limit)}, judged as materialized (
      select g.*, coalesce((g.data -> 'ours' ->> ${made})::boolean, false) as ours, case
        when g.person_id is null then 'undo_gone'
        when g.is_merged then 'merged'
        when not coalesce((g.data -> 'ours' ->> ${made})::boolean, false) then null
        when g.last_sign_in_at >= ${since} then 'signed_in'
        when exists (select from attempt a join assignment s on s.district_id = a.district_id and s.school_year = a.school_year and s.assignment_id = a.assignment_id
            join enrollment e on e.district_id = s.district_id and e.class_id = s.class_id and e.person_id = a.person_id
          where e.district_id = ${districtId} and e.person_id = g.person_id and e.removed_at is null and a.started_at >= ${since}) then 'worked_on'
        when exists (select from enrollment e where e.district_id = ${districtId} and e.person_id = g.person_id and e.removed_at is null)
          or exists (select from class c where c.district_id = ${districtId} and c.owner_id = g.person_id and c.removed_at is null and c.archived_at is null)
          then 'in_use' end as reason
      from given g
    ), closed as (
      update person p set status = 'deactivated', session_version = p.session_version + 1 from judged j
      where j.reason is null and j.ours and p.district_id = ${districtId} and p.person_id = j.person_id and p.status = 'active'
      returning p.person_id
    ), ended as (
      update external_ref r set ended_at = ${now}, has_closed = r.has_closed or exists (select from closed c where c.person_id = r.object_id)
      from judged j
      where j.reason is null and r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.kind = 'person' and r.external_id = j.external_id
    ), settled as (
      update roster_change h set reason = j.reason,
        state = case when j.reason is null then 'reversed' when j.reason like 'undo%' then 'failed' else 'kept' end
      from judged j where h.district_id = ${districtId} and h.run_id = ${runId} and h.change_id = j.change_id
    )
    select count(*) as count from given`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Names, addresses and whether the account is in use are as before, unless they are others again. */
export async function undoChangedPeople(tx: Tx, part: UndoPart, limit: number): Promise<number> {
  const { districtId, connectionId, runId } = part;
  const { rows } = await sql<{ count: number }>`
    with ${linesOf(part, 'person-changed', limit)}, judged as materialized (
      select g.*, g.data -> 'ours' -> 'before' as before, case
          when coalesce((g.data -> 'person' ->> 'isDisabled')::boolean, false) and not coalesce((g.data -> 'before' ->> 'isDisabled')::boolean, false) then 'deactivated'
          when (g.data -> 'ours' ->> 'opened')::boolean then 'active'
          else g.data -> 'ours' -> 'before' ->> 'status' end as left_as, case
        when g.person_id is null then 'undo_gone'
        when g.is_merged then 'merged'
        when g.first_name <> g.data -> 'person' ->> 'firstName' or g.last_name <> g.data -> 'person' ->> 'lastName' then 'changed_since' end as reason
      from given g
    ), changed as (
      update person p set first_name = j.before ->> 'firstName', last_name = j.before ->> 'lastName', school_id = (j.before ->> 'schoolId')::bigint,
        email = case when p.email is not distinct from j.data -> 'person' ->> 'email' then j.before ->> 'email' else p.email end,
        status = case when p.status = j.left_as then j.before ->> 'status' else p.status end, session_version = p.session_version + 1
      from judged j where j.reason is null and p.district_id = ${districtId} and p.person_id = j.person_id
    ), said as (
      update external_ref r set record = coalesce(j.data -> 'before', r.record),
        has_closed = case when j.left_as is not distinct from j.before ->> 'status' then r.has_closed else j.left_as = 'active' end
      from judged j
      where j.reason is null and r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.kind = 'person' and r.external_id = j.external_id
    ), settled as (
      update roster_change h set reason = j.reason,
        state = case when j.reason is null then 'reversed' when j.reason like 'undo%' then 'failed' else 'kept' end
      from judged j where h.district_id = ${districtId} and h.run_id = ${runId} and h.change_id = j.change_id
    )
    select count(*) as count from given`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Accounts that the run put out of use are open again. */
export async function undoEndedPeople(tx: Tx, part: UndoPart, limit: number): Promise<number> {
  const { districtId, connectionId, runId } = part;
  const { rows } = await sql<{ count: number }>`
    with ${linesOf(part, 'person-ended', limit)}, opened as (
      update person p set status = 'active', session_version = p.session_version + 1 from given g
      where not g.is_merged and p.district_id = ${districtId} and p.person_id = g.person_id and (g.data -> 'ours' ->> 'closed')::boolean
        and p.status = 'deactivated'
    ), said as (
      update external_ref r set ended_at = null, has_closed = false from given g
      where not g.is_merged and r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.kind = 'person' and r.external_id = g.external_id
    ), settled as (
      update roster_change h set state = case when g.person_id is null then 'failed' when g.is_merged then 'kept' else 'reversed' end,
        reason = case when g.person_id is null then 'undo_gone' when g.is_merged then 'merged' end
      from given g where h.district_id = ${districtId} and h.run_id = ${runId} and h.change_id = g.change_id
    )
    select count(*) as count from given`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Schools that the run made are closed where nobody is left in them, and are called as before. */
export async function undoSchools(tx: Tx, part: UndoPart): Promise<void> {
  const { districtId, connectionId, runId, now } = part;
  await sql`
    with given as materialized (
      select h.change_id, h.external_id, h.kind, h.data, h.object_id as school_id, i.name from roster_change h
      left join institution i on i.district_id = ${districtId} and i.institution_id = h.object_id
      where h.district_id = ${districtId} and h.run_id = ${runId} and h.school_external_id = ${part.part} and h.kind in ('school-added', 'school-renamed') and h.state = 'applied'
    ), judged as materialized (
      select g.*, case when g.name is null then 'undo_gone'
        when g.kind = 'school-renamed' then case when g.name <> g.data -> 'school' ->> 'name' then 'changed_since' end
        when not (g.data -> 'ours' ->> 'made')::boolean then 'was_here_before'
        when exists (select from person p where p.district_id = ${districtId} and p.school_id = g.school_id and p.status = 'active')
          or exists (select from class c where c.district_id = ${districtId} and c.school_id = g.school_id and c.removed_at is null) then 'in_use' end as reason
      from given g
    ), closed as (
      update institution i set closed_at = case when j.kind = 'school-added' then ${now}::timestamptz else i.closed_at end,
        name = case when j.kind = 'school-renamed' then j.data -> 'ours' ->> 'before' else i.name end
      from judged j where j.reason is null and i.district_id = ${districtId} and i.institution_id = j.school_id
    ), forgotten as (
      delete from external_ref r using judged j
      where j.kind = 'school-added' and j.reason is null and r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.kind = 'school'
        and r.external_id = j.external_id
    ), said as (
      update external_ref r set record = r.record || jsonb_build_object('name', j.data ->> 'before') from judged j
      where j.kind = 'school-renamed' and j.reason is null and r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.kind = 'school'
        and r.external_id = j.external_id
    )
    update roster_change h set reason = j.reason, state = case when j.reason is null then 'reversed' when j.reason like 'undo%' then 'failed' else 'kept' end
    from judged j where h.district_id = ${districtId} and h.run_id = ${runId} and h.change_id = j.change_id`.execute(tx);
}
