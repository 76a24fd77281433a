import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { RunKey } from './run-repository.ts';

const hasEmail = sql`coalesce(nullif(p.email, ''), nullif(p.faculty_email, ''), nullif(p.school_email, '')) is not null`;

export async function selectDistrictAdministrators(db: Db | Tx, districtId: number): Promise<number[]> {
  const { rows } = await sql<{ personId: number }>`
    select distinct p.person_id as "personId" from role_grant g join person p on p.district_id = g.district_id and p.person_id = g.person_id
    where g.district_id = ${districtId} and g.role = 'admin' and g.institution_id = ${districtId} and p.status = 'active' and ${hasEmail}
    order by 1 limit 50`.execute(db);
  return rows.map(({ personId }) => personId);
}

export type ToldTeacher = { personId: number; data: { classes: number; joined: number; left: number } };

/** Teachers of classes that this run made, ended or changed the students of, with how many. */
export async function selectTeachersOfChanged(db: Db | Tx, { districtId, runId }: RunKey): Promise<ToldTeacher[]> {
  const { rows } = await sql<ToldTeacher>`
    with run as (select connection_id from roster_run where district_id = ${districtId} and run_id = ${runId}
    ), touched as materialized (
      select coalesce(h.data -> 'enrollment' ->> 'classId', h.external_id) as class_ext,
        count(*) filter (where h.kind = 'enrollment-added') as joined, count(*) filter (where h.kind = 'enrollment-ended') as "left"
      from roster_change h
      where h.district_id = ${districtId} and h.run_id = ${runId} and h.state = 'applied'
        and (h.kind in ('class-added', 'class-returned', 'class-ended') or (h.kind in ('enrollment-added', 'enrollment-ended') and h.data -> 'enrollment' ->> 'role' = 'student'))
      group by 1
    )
    select t.person_id as "personId", jsonb_build_object('classes', count(distinct k.object_id), 'joined', sum(d.joined), 'left', sum(d."left")) as data
    from touched d
    join external_ref k on k.district_id = ${districtId} and k.connection_id = (select connection_id from run) and k.kind = 'class' and k.external_id = d.class_ext
    join class_teacher t on t.district_id = ${districtId} and t.class_id = k.object_id
    join person p on p.district_id = t.district_id and p.person_id = t.person_id and p.status = 'active' and ${hasEmail}
    group by t.person_id order by t.person_id limit 20000`.execute(db);
  return rows;
}

/** Whom a mail about a run goes to, and what it is about. */
export async function selectOptionalReader(
  tx: Tx,
  { districtId, personId, connectionId }: { districtId: number; personId: number; connectionId: number },
): Promise<{ email: string; connection: string | null } | undefined> {
  const { rows } = await sql<{ email: string; connection: string | null }>`
    select coalesce(nullif(p.email, ''), nullif(p.faculty_email, ''), nullif(p.school_email, '')) as email,
      (select c.name from roster_connection c where c.district_id = ${districtId} and c.connection_id = ${connectionId}) as connection
    from person p where p.district_id = ${districtId} and p.person_id = ${personId} and p.status = 'active' and ${hasEmail}`.execute(tx);
  return rows[0];
}
