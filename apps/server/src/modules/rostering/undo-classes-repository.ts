import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { UndoPart } from './keeping.ts';

const linesOf = ({ districtId, connectionId, runId, part }: UndoPart, kind: string, limit: number) => sql`
  given as materialized (
    select h.change_id, h.external_id, h.data, k.object_id as class_id, c.name, c.owner_id, c.removed_at is not null as is_gone
    from roster_change h
    left join external_ref k on k.district_id = ${districtId} and k.connection_id = ${connectionId} and k.kind = 'class' and k.external_id = h.external_id
    left join class c on c.district_id = ${districtId} and c.class_id = k.object_id
    where h.district_id = ${districtId} and h.run_id = ${runId} and h.school_external_id = ${part} and h.kind = ${kind} and h.state = 'applied'
    order by h.change_id limit ${limit}
  )`;

/** Classes that the run made go for 30 days, then for good; one in which something was assigned, or somebody joined by a code, stays. */
export async function undoAddedClasses(tx: Tx, part: UndoPart, limit: number): Promise<number> {
  const { districtId, connectionId, runId, now } = part;
  const { rows } = await sql<{ count: number }>`
    with ${linesOf(part, 'class-added', limit)}, judged as materialized (
      select g.*, case
        when exists (select from assignment s where s.district_id = ${districtId} and s.class_id = g.class_id and s.removed_at is null) then 'worked_on'
        when exists (select from enrollment e where e.district_id = ${districtId} and e.class_id = g.class_id and e.removed_at is null) then 'in_use' end as kept
      from given g
    ), removed as (
      update class c set removed_at = ${now} from judged j
      where j.kept is null and c.district_id = ${districtId} and c.class_id = j.class_id and c.removed_at is null
    ), forgotten as (
      delete from external_ref k using judged j
      where j.kept is null and k.district_id = ${districtId} and k.connection_id = ${connectionId} and k.kind = 'class' and k.external_id = j.external_id
    ), freed as (
      delete from roster_place l using judged j
      where j.kept is null and l.district_id = ${districtId} and l.connection_id = ${connectionId} and l.class_external_id = j.external_id
    ), settled as (
      update roster_change h set state = case when j.kept is null then 'reversed' else 'kept' end, reason = j.kept
      from judged j where h.district_id = ${districtId} and h.run_id = ${runId} and h.change_id = j.change_id
    )
    select count(*) as count from given`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Classes that the run changed, archived or brought back are as before, unless somebody changed them since. */
export async function undoChangedClasses(
  tx: Tx,
  part: UndoPart,
  { kind, limit }: { kind: 'class-changed' | 'class-returned'; limit: number },
): Promise<number> {
  const { districtId, connectionId, runId, now } = part;
  const isBack = kind === 'class-returned';
  const { rows } = await sql<{ count: number }>`
    with ${linesOf(part, kind, limit)}, judged as materialized (
      select g.*, g.data -> 'ours' -> 'before' as before, case
        when g.class_id is null or g.is_gone then 'undo_gone'
        when ${isBack} and exists (select from assignment s where s.district_id = ${districtId} and s.class_id = g.class_id and s.created_at >= ${part.since}
          and s.removed_at is null) then 'worked_on'
        when g.name <> g.data -> 'ours' ->> 'after' then 'changed_since'
        when exists (select from class o where o.district_id = ${districtId} and o.owner_id = g.owner_id and o.class_id <> g.class_id and o.removed_at is null
          and o.folded_name = g.data -> 'ours' -> 'before' ->> 'folded') then 'undo_name_taken' end as reason
      from given g
    ), changed as (
      update class c set name = j.before ->> 'name',
        folded_name = j.before ->> 'folded',
        description = j.before ->> 'description', grade = (j.before ->> 'grade')::int, school_id = (j.before ->> 'schoolId')::bigint, revision = c.revision + 1,
        archived_at = case when ${isBack} and (j.data -> 'ours' ->> 'unarchived')::boolean then ${now}::timestamptz else c.archived_at end
      from judged j where j.reason is null and c.district_id = ${districtId} and c.class_id = j.class_id
    ), said as (
      update external_ref k set record = coalesce(j.data -> 'before', k.record), ended_at = case when ${isBack} then ${now}::timestamptz else k.ended_at end
      from judged j
      where j.reason is null and k.district_id = ${districtId} and k.connection_id = ${connectionId} and k.kind = 'class' and k.external_id = j.external_id
    ), settled as (
      update roster_change h set reason = j.reason,
        state = case when j.reason is null then 'reversed' when j.reason like 'undo%' then 'failed' else 'kept' end
      from judged j where h.district_id = ${districtId} and h.run_id = ${runId} and h.change_id = j.change_id
    )
    select count(*) as count from given`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function undoEndedClasses(tx: Tx, part: UndoPart, limit: number): Promise<number> {
  const { districtId, connectionId, runId } = part;
  const { rows } = await sql<{ count: number }>`
    with ${linesOf(part, 'class-ended', limit)}, restored as (
      update class c set archived_at = null, revision = c.revision + 1 from given g
      where c.district_id = ${districtId} and c.class_id = g.class_id and c.removed_at is null and (g.data -> 'ours' ->> 'archived')::boolean
    ), said as (
      update external_ref k set ended_at = null from given g
      where k.district_id = ${districtId} and k.connection_id = ${connectionId} and k.kind = 'class' and k.external_id = g.external_id and not g.is_gone
    ), settled as (
      update roster_change h set state = case when g.class_id is null or g.is_gone then 'failed' else 'reversed' end,
        reason = case when g.class_id is null or g.is_gone then 'undo_gone' end
      from given g where h.district_id = ${districtId} and h.run_id = ${runId} and h.change_id = g.change_id
    )
    select count(*) as count from given`.execute(tx);
  return rows[0]?.count ?? 0;
}
