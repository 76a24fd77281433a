import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Granted } from './apply-people-repository.ts';
import type { PartOf } from './keeping.ts';

export type PersonChange = {
  changeId: number;
  externalId: string;
  record: object;
  firstName: string;
  lastName: string;
  /** Only what the source itself had written is replaced: an address that its owner confirmed stays. */
  email: string | null;
  emailBefore: string | null;
  schoolId: number | null;
  isDisabled: boolean;
  wasDisabled: boolean;
  /** They were gone, and are named again. */
  isBack: boolean;
};

export type ChangedPerson = { changeId: number; personId: number; before: object; wasOpened: boolean };

/**
 * Stores what the source says of people who are here, and tells what stood before. An account that the source had put out of use is
 * open again when the source says so; one that somebody here closed stays closed.
 */
export async function updatePeople(tx: Tx, { districtId, connectionId }: PartOf, changes: readonly PersonChange[]): Promise<ChangedPerson[]> {
  const { rows } = await sql<ChangedPerson>`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as g("changeId" bigint, "externalId" text, record jsonb, "firstName" text, "lastName" text,
        email text, "emailBefore" text, "schoolId" bigint, "isDisabled" boolean, "wasDisabled" boolean, "isBack" boolean)
    ), found as materialized (
      select distinct on (p.person_id) g.*, r.has_closed, p.person_id, p.status,
        jsonb_build_object('firstName', p.first_name, 'lastName', p.last_name, 'email', p.email, 'schoolId', p.school_id, 'status', p.status) as before
      from given g
      join external_ref r on r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.kind = 'person' and r.external_id = g."externalId"
      join person p on p.district_id = r.district_id and p.person_id = r.object_id
      order by p.person_id, g."changeId"
    ), judged as materialized (
      select f.*, case
        when f."isDisabled" and not (f."wasDisabled" and not f."isBack") then 'deactivated'
        when not f."isDisabled" and f.has_closed then 'active' else f.status end as next
      from found f
    ), changed as (
      update person p set first_name = j."firstName", last_name = j."lastName", school_id = coalesce(j."schoolId", p.school_id),
        email = case when p.email is not distinct from j."emailBefore" or coalesce(p.email, '') = '' then j.email else p.email end,
        status = j.next, session_version = p.session_version + case when j.next <> p.status or coalesce(j."schoolId", p.school_id) <> p.school_id then 1 else 0 end
      from judged j where p.district_id = ${districtId} and p.person_id = j.person_id
    ), kept as (
      update external_ref r set record = g.record, ended_at = null, has_closed = g."isDisabled" and coalesce(j.next = 'deactivated' and (j.status <> 'deactivated' or j.has_closed), true)
      from given g left join judged j on j."externalId" = g."externalId"
      where r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.kind = 'person' and r.external_id = g."externalId"
    )
    select "changeId", person_id as "personId", before, status <> next and next = 'active' as "wasOpened" from judged`.execute(tx);
  return rows;
}

/**
 * Roles that the source does not name any more go, unless another source names them; the role somebody acts in is one they have. Tells which
 * went.
 */
export async function deleteGrants(
  tx: Tx,
  { districtId, connectionId }: Pick<PartOf, 'districtId' | 'connectionId'>,
  gone: readonly Granted[],
): Promise<Granted[]> {
  const { rows } = await sql<Granted>`
    with given as materialized (
      select g.* from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as g("personId" bigint, role text, "institutionId" bigint)
      where not exists (
        select from external_ref r, jsonb_array_elements(r.record -> 'roles') named
        where r.district_id = ${districtId} and r.kind = 'person' and r.object_id = g."personId" and r.connection_id <> ${connectionId} and r.ended_at is null
          and named ->> 'role' = case when g.role <> 'admin' then g.role when g."institutionId" = ${districtId} then 'district-admin' else 'school-admin' end)
    ), deleted as (
      delete from role_grant o using given g
      where o.district_id = ${districtId} and o.person_id = g."personId" and o.role = g.role and o.institution_id = g."institutionId"
        and exists (select from role_grant other where other.district_id = o.district_id and other.person_id = o.person_id
          and (other.role, other.institution_id) not in (select h.role, h."institutionId" from given h where h."personId" = o.person_id))
      returning o.person_id, o.role, o.institution_id
    ), acting as (
      update person p set session_version = p.session_version + 1, active_role = coalesce((
          select o.role from role_grant o
          where o.district_id = p.district_id and o.person_id = p.person_id
            and not exists (select from deleted d where d.person_id = o.person_id and d.role = o.role and d.institution_id = o.institution_id)
          order by o.role = p.active_role desc, o.role = 'teacher' desc limit 1), p.active_role)
      where p.district_id = ${districtId} and p.person_id in (select person_id from deleted)
    )
    select person_id as "personId", role, institution_id as "institutionId" from deleted`.execute(tx);
  return rows;
}

/**
 * People who are named no more. Their account is put out of use where a roster made it, no other names them and nothing keeps them here:
 * a class they joined by a code, or teach by themselves. Whoever still has a place that waits for a decision stays, too.
 */
export async function endPeople(tx: Tx, part: PartOf, limit: number): Promise<number> {
  const { districtId, connectionId, runId, now } = part;
  const { rows } = await sql<{ count: number }>`
    with given as materialized (
      select h.change_id, r.object_id as person_id, r.external_id, exists (
          select from roster_place k join external_ref c on c.district_id = k.district_id and c.connection_id = k.connection_id and c.kind = 'class'
            and c.external_id = k.class_external_id and c.ended_at is null
          where k.district_id = ${districtId} and k.connection_id = ${connectionId} and k.person_external_id = h.external_id) as has_place
      from roster_change h
      left join external_ref r on r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.kind = 'person' and r.external_id = h.external_id
      where h.district_id = ${districtId} and h.run_id = ${runId} and h.school_external_id = ${part.part} and h.kind = 'person-ended' and h.state = 'planned'
      order by h.change_id limit ${limit}
    ), closed as (
      update person p set status = 'deactivated', session_version = p.session_version + 1 from given g
      where p.district_id = ${districtId} and p.person_id = g.person_id and not g.has_place and p.status = 'active'
        and exists (select from external_ref r where r.district_id = ${districtId} and r.kind = 'person' and r.object_id = p.person_id and r.made_here)
        and not exists (
          select from external_ref r where r.district_id = ${districtId} and r.kind = 'person' and r.object_id = p.person_id and r.ended_at is null
            and not (r.connection_id = ${connectionId} and r.external_id = g.external_id))
        and not exists (
          select from enrollment e join class c on c.district_id = e.district_id and c.class_id = e.class_id and c.removed_at is null and c.archived_at is null
          where e.district_id = ${districtId} and e.person_id = p.person_id and e.removed_at is null and e.connection_id is distinct from ${connectionId})
        and not exists (
          select from class_teacher t join class c on c.district_id = t.district_id and c.class_id = t.class_id and c.removed_at is null and c.archived_at is null
          where t.district_id = ${districtId} and t.person_id = p.person_id and t.connection_id is distinct from ${connectionId})
      returning p.person_id, p.school_id
    ), revoked as (
      update refresh_token f set revoked_at = ${now} from closed c where f.district_id = ${districtId} and f.person_id = c.person_id and f.revoked_at is null
    ), ended as (
      update external_ref r set ended_at = ${now}, has_closed = exists (select from closed c where c.person_id = r.object_id)
      from given g where r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.kind = 'person' and r.external_id = g.external_id and not g.has_place
    ), recorded as (
      insert into audit_event (district_id, school_year, at, actor_id, actor_role, request_id, action, object_kind, object_id, school_id, data)
      select ${districtId}, ${part.schoolYear}, ${now}, ${part.actorId ?? null}::bigint, 'roster', ${part.requestId ?? null}::text, 'person.deactivated', 'person',
        c.person_id, c.school_id, jsonb_build_object('runId', ${runId}::bigint) from closed c
    ), settled as (
      update roster_change h set state = case when g.has_place then 'refused' else 'applied' end, object_id = g.person_id,
        data = h.data || jsonb_build_object('ours', jsonb_build_object('closed', exists (select from closed c where c.person_id = g.person_id)))
      from given g where h.district_id = ${districtId} and h.run_id = ${runId} and h.change_id = g.change_id
    )
    select count(*) as count from given`.execute(tx);
  return rows[0]?.count ?? 0;
}
