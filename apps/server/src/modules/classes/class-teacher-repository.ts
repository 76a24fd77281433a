import type { TeachingRelation } from '@alba/domain/classes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { sqlStateOf } from '../../platform/db/index.ts';
import { isTaught, type Teacher } from './teaching-query.ts';

type ClassPlace = { districtId: number; classId: number };

export type TaughtClass = { schoolId: number; networkId: number; isOwner: boolean; timeZone: string | null };

/** The class, if it is there and the teacher teaches it now. */
export async function selectOptionalTaught(db: Db, teacher: Teacher, classId: number): Promise<TaughtClass | undefined> {
  const { rows } = await taught(teacher, classId).execute(db);
  return rows[0];
}

/** The same, locked until the transaction ends: changes of who teaches a class go one after the other. */
export async function lockTaught(tx: Tx, teacher: Teacher, classId: number): Promise<TaughtClass | undefined> {
  const { rows } = await sql<TaughtClass>`${taught(teacher, classId)} for no key update of c`.execute(tx);
  return rows[0];
}

const taught = (teacher: Teacher, classId: number) => sql<TaughtClass>`
  select c.school_id as "schoolId", i.network_id as "networkId", c.owner_id = ${teacher.teacherId} as "isOwner", i.time_zone as "timeZone"
  from class c join institution i on i.district_id = c.district_id and i.institution_id = c.school_id
  where c.district_id = ${teacher.districtId} and c.class_id = ${classId} and c.removed_at is null and c.archived_at is null and ${isTaught(teacher)}`;

export type TeacherRow = { individualId: number; firstName: string; lastName: string; relation: TeachingRelation; until: Date | null };

/** Who teaches the class now, the owner first. */
export async function selectTeachers(db: Db | Tx, { districtId, classId, now }: ClassPlace & { now: Date }): Promise<TeacherRow[]> {
  const { rows } = await sql<TeacherRow>`
    select t.person_id as "individualId", p.first_name as "firstName", p.last_name as "lastName", t.relation, t.until
    from class_teacher t join person p on p.district_id = t.district_id and p.person_id = t.person_id
    where t.district_id = ${districtId} and t.class_id = ${classId} and (t.until is null or t.until > ${now})
    order by t.relation <> 'owner', t.relation, p.last_name collate "und-x-icu", p.first_name collate "und-x-icu", t.person_id`.execute(db);
  return rows;
}

export type Colleague = { individualId: number; firstName: string; lastName: string };

/** A teacher of the network with exactly this user name or e-mail; nobody when several have it. */
export async function selectOptionalColleague(
  tx: Tx,
  { districtId, networkId, edition, foldedName, email }: { districtId: number; networkId: number; edition: string; foldedName: string; email: string },
): Promise<Colleague | undefined> {
  const { rows } = await sql<Colleague>`
    select p.person_id as "individualId", p.first_name as "firstName", p.last_name as "lastName"
    from person p join institution i on i.district_id = p.district_id and i.institution_id = p.school_id
    where p.district_id = ${districtId} and i.network_id = ${networkId} and p.status = 'active'
      and exists (select from role_grant g where g.district_id = p.district_id and g.person_id = p.person_id and g.role = 'teacher')
      and (
        exists (
          select from sign_in_name n where n.edition = ${edition} and n.folded_name = ${foldedName} and n.district_id = p.district_id and n.person_id = p.person_id
        ) or ${email} in (lower(p.email), lower(p.faculty_email), lower(p.school_email))
      )
    limit 2`.execute(tx);
  return rows.length === 1 ? rows[0] : undefined;
}

type Teaching = ClassPlace & { personId: number; relation: TeachingRelation; until: Date | null; now: Date };

/** Makes somebody a teacher of the class; one whose time was over begins anew. False when they teach it now. */
export async function insertTeaching(tx: Tx, { districtId, classId, personId, relation, until, now }: Teaching): Promise<boolean> {
  const { rows } = await sql`
    insert into class_teacher as t (district_id, class_id, person_id, relation, until, added_at)
    values (${districtId}, ${classId}, ${personId}, ${relation}, ${until}, ${now})
    on conflict (district_id, class_id, person_id) do update set relation = excluded.relation, until = excluded.until, added_at = excluded.added_at
    where t.until <= ${now}
    returning t.person_id`.execute(tx);
  return rows.length > 0;
}

/** Takes somebody out of the class; the audit remembers who it was. False when they do not teach it. */
export async function endTeaching(tx: Tx, { districtId, classId, personId, now }: ClassPlace & { personId: number; now: Date }): Promise<boolean> {
  const { rows } = await sql`
    delete from class_teacher
    where district_id = ${districtId} and class_id = ${classId} and person_id = ${personId} and relation <> 'owner' and (until is null or until > ${now})
    returning person_id`.execute(tx);
  return rows.length > 0;
}

/** Makes a co-teacher the owner and the owner a co-teacher. False when the new owner has a class of this name. */
export async function swapOwner(tx: Tx, { districtId, classId, fromId, toId }: ClassPlace & { fromId: number; toId: number }): Promise<boolean> {
  try {
    await tx
      .updateTable('class')
      .set({ owner_id: toId, revision: sql`revision + 1` })
      .where('district_id', '=', districtId)
      .where('class_id', '=', classId)
      .execute();
  } catch (error) {
    if (sqlStateOf(error) === '23505') return false;
    throw error;
  }
  await sql`
    update class_teacher set relation = case when person_id = ${toId} then 'owner' else 'co-teacher' end, until = null
    where district_id = ${districtId} and class_id = ${classId} and person_id in (${fromId}, ${toId})`.execute(tx);
  return true;
}
