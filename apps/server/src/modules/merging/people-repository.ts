import type { Role } from '@alba/domain/accounts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type PersonRow = {
  individualId: number;
  firstName: string;
  lastName: string;
  username: string;
  role: Role;
  roles: Role[];
  schoolName: string;
  isActive: boolean;
  sources: ('GOOGLE' | 'ONE_ROSTER' | 'CLEVER')[];
  classCount: number;
  workCount: number;
  lastSignInAt: Date | null;
};

const mostPeople = 20;

/** Case and accents do not count. */
const folded = (text: RawBuilder<unknown>) => sql`lower(regexp_replace(normalize(${text}, nfd), '[\u0300-\u036f]', '', 'g'))`;
const nameOf = (alias: string) => folded(sql`${sql.ref(alias)}.first_name || ' ' || ${sql.ref(alias)}.last_name`);
const emailOf = (alias: string) =>
  sql`lower(coalesce(nullif(${sql.ref(alias)}.email, ''), nullif(${sql.ref(alias)}.faculty_email, ''), nullif(${sql.ref(alias)}.school_email, '')))`;

/** Whoever was merged already is not there any more. */
const isHere = sql`not exists (select from person_merge m where m.district_id = p.district_id and m.merged_id = p.person_id and m.undone_at is null)`;

/** People with what tells them apart. The counts are asked of the few that are shown only. */
async function selectPeople(db: Db | Tx, districtId: number, chosen: RawBuilder<unknown>): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    with chosen as materialized (${chosen})
    select p.person_id as "individualId", p.first_name as "firstName", p.last_name as "lastName", p.username, p.active_role as role, i.name as "schoolName",
      p.status = 'active' as "isActive", p.last_sign_in_at as "lastSignInAt",
      array(select distinct g.role from role_grant g where g.district_id = p.district_id and g.person_id = p.person_id order by 1) as roles,
      array(
        select distinct c.source from external_ref r join roster_connection c on c.district_id = r.district_id and c.connection_id = r.connection_id
        where r.district_id = p.district_id and r.kind = 'person' and r.object_id = p.person_id and c.removed_at is null order by 1
      ) as sources,
      (select count(*) from enrollment e where e.district_id = p.district_id and e.person_id = p.person_id and e.removed_at is null)
        + (select count(*) from class_teacher t where t.district_id = p.district_id and t.person_id = p.person_id and t.until is null) as "classCount",
      (select count(*) from attempt a where a.district_id = p.district_id and a.person_id = p.person_id and a.archived_at is null) as "workCount"
    from chosen k
    join person p on p.district_id = ${districtId} and p.person_id = k.person_id
    join institution i on i.district_id = p.district_id and i.institution_id = p.school_id
    order by k.rank, p.last_name collate "und-x-icu", p.first_name collate "und-x-icu", p.person_id`.execute(db);
  return rows;
}

/** Those of these people who are in the district and were not merged away. */
export function selectPeopleById(db: Db | Tx, { districtId, ids }: { districtId: number; ids: readonly number[] }): Promise<PersonRow[]> {
  return selectPeople(
    db,
    districtId,
    sql`select p.person_id, 0 as rank from person p where p.district_id = ${districtId} and p.person_id = any(${[...ids]}::bigint[]) and ${isHere}`,
  );
}

/** People whose name or user name holds every word. */
export function selectPeopleNamed(db: Db, { districtId, words }: { districtId: number; words: readonly string[] }): Promise<PersonRow[]> {
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return selectPeople(
    db,
    districtId,
    sql`
      select p.person_id, 0 as rank from person p
      where p.district_id = ${districtId} and ${nameOf('p')} || ' ' || lower(p.username) like all(${patterns}::text[]) and ${isHere}
      order by p.last_name, p.first_name, p.person_id limit ${mostPeople}`,
  );
}

/** Who may be this person: the same name or e-mail, then the same last name with the same first letter. */
export function selectPeopleLike(db: Db, { districtId, personId }: { districtId: number; personId: number }): Promise<PersonRow[]> {
  return selectPeople(
    db,
    districtId,
    sql`
      with who as (
        select ${nameOf('w')} as name, ${folded(sql`w.last_name`)} as last_name, left(${folded(sql`w.first_name`)}, 1) as letter, ${emailOf('w')} as email,
          w.active_role = 'student' as is_student
        from person w where w.district_id = ${districtId} and w.person_id = ${personId}
      ), ranked as (
        select p.person_id, p.last_name, case when ${nameOf('p')} = who.name then 1 when ${emailOf('p')} = who.email then 2
          when ${folded(sql`p.last_name`)} = who.last_name and left(${folded(sql`p.first_name`)}, 1) = who.letter then 3 end as rank
        from person p, who
        where p.district_id = ${districtId} and p.person_id <> ${personId} and (p.active_role = 'student') = who.is_student and ${isHere}
      )
      select person_id, rank from ranked where rank is not null order by rank, last_name, person_id limit ${mostPeople}`,
  );
}

/** People in use who share name and school with another. */
export function selectNamesakes(db: Db, { districtId }: { districtId: number }): Promise<PersonRow[]> {
  return selectPeople(
    db,
    districtId,
    sql`
      with named as (
        select p.person_id, ${nameOf('p')} as name, count(*) over (partition by p.school_id, p.active_role = 'student', ${nameOf('p')}) as many
        from person p where p.district_id = ${districtId} and p.status = 'active' and ${isHere}
      )
      select person_id, 0 as rank from named where many > 1 order by name, person_id limit ${mostPeople}`,
  );
}

/** Looks after the whole district, not after single schools only. */
export async function isDistrictAdmin(db: Db | Tx, { districtId, personId }: { districtId: number; personId: number }): Promise<boolean> {
  const grant = await db
    .selectFrom('role_grant')
    .select('role')
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .where('role', '=', 'admin')
    .where('institution_id', '=', districtId)
    .executeTakeFirst();
  return grant !== undefined;
}
