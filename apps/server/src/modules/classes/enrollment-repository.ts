import type { ClassAvatar } from '@alba/domain/classes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { hasOnlyGoogle } from './google-only-query.ts';

export type StudentRow = {
  individualId: number;
  enrollmentId: number;
  classSubgroupId: number;
  firstName: string;
  lastName: string;
  username: string;
  lastVisitedAt: Date | null;
  joinedAt: Date;
  hasOnlyGoogle: boolean;
};

/** The students in a class now, in no order: names are sorted in the language of the edition. */
export async function selectStudents(db: Db | Tx, { districtId, classId }: { districtId: number; classId: number }): Promise<StudentRow[]> {
  return db
    .selectFrom('enrollment as e')
    .innerJoin('person as p', (join) => join.onRef('p.district_id', '=', 'e.district_id').onRef('p.person_id', '=', 'e.person_id'))
    .select([
      'e.person_id as individualId',
      'e.enrollment_id as enrollmentId',
      'e.subgroup_id as classSubgroupId',
      'p.first_name as firstName',
      'p.last_name as lastName',
      'p.username',
      'e.last_visited_at as lastVisitedAt',
      'e.joined_at as joinedAt',
      hasOnlyGoogle.as('hasOnlyGoogle'),
    ])
    .where('e.district_id', '=', districtId)
    .where('e.class_id', '=', classId)
    .where('e.removed_at', 'is', null)
    .execute();
}

/** A student who is in the class now. */
export async function selectOptionalStudent(
  tx: Tx,
  { districtId, classId, personId }: { districtId: number; classId: number; personId: number },
): Promise<{ username: string } | undefined> {
  return tx
    .selectFrom('enrollment as e')
    .innerJoin('person as p', (join) => join.onRef('p.district_id', '=', 'e.district_id').onRef('p.person_id', '=', 'e.person_id'))
    .select('p.username')
    .where('e.district_id', '=', districtId)
    .where('e.class_id', '=', classId)
    .where('e.person_id', '=', personId)
    .where('e.removed_at', 'is', null)
    .executeTakeFirst();
}

/** What a class code leads to. The class is absent when only the code is left of it. */
export type CodeFacts = {
  districtId: number;
  isRetired: boolean;
  classId: number | null;
  subgroupId: number;
  schoolId: number;
  name: string;
  avatar: ClassAvatar;
  isActive: boolean;
  networkId: number;
  schoolName: string;
  teacherFirstName: string;
  teacherLastName: string;
  studentCount: number;
  isJoined: boolean;
};

export async function selectOptionalByCode(db: Db | Tx, { code, personId }: { code: string; personId: number }): Promise<CodeFacts | undefined> {
  const { rows } = await sql<CodeFacts>`
    select k.district_id as "districtId", k.retired_at is not null as "isRetired", c.class_id as "classId", c.subgroup_id as "subgroupId", c.school_id as "schoolId",
      c.name, c.avatar, c.removed_at is null and c.archived_at is null and not c.code_disabled as "isActive", i.network_id as "networkId", i.name as "schoolName",
      p.first_name as "teacherFirstName", p.last_name as "teacherLastName",
      (select count(*) from enrollment n where n.district_id = c.district_id and n.class_id = c.class_id and n.removed_at is null) as "studentCount",
      exists (select from enrollment e where e.district_id = c.district_id and e.class_id = c.class_id and e.person_id = ${personId} and e.removed_at is null) as "isJoined"
    from class_code k
    left join class c on c.district_id = k.district_id and c.class_id = k.class_id
    left join institution i on i.district_id = c.district_id and i.institution_id = c.school_id
    left join person p on p.district_id = c.district_id and p.person_id = c.owner_id
    where k.code = ${code}`.execute(db);
  return rows[0];
}

/** Locks the class of a code until the transaction ends, so that of two students only one takes its last place. */
export async function lockClassOfCode(tx: Tx, code: string): Promise<void> {
  await sql`
    select from class_code k join class c on c.district_id = k.district_id and c.class_id = k.class_id where k.code = ${code} for no key update of c`.execute(
    tx,
  );
}

type Joining = { districtId: number; classId: number; personId: number; subgroupId: number; schoolYear: number; now: Date };

/**
 * Enrols the student, or gives a former one back their place and with it their work, and writes the history. False when
 * the student is in the class already; of fifty joins at once one is true. A place that somebody took is no roster's to end.
 */
export async function enrollStudent(tx: Tx, { districtId, classId, personId, subgroupId, schoolYear, now }: Joining): Promise<boolean> {
  const { rows } = await sql<{ enrollmentId: number }>`
    with joined as (
      insert into enrollment as e (district_id, class_id, person_id, subgroup_id, joined_at)
      values (${districtId}, ${classId}, ${personId}, ${subgroupId}, ${now})
      on conflict (district_id, class_id, person_id) do update set removed_at = null, remove_submissions = false, connection_id = null where e.removed_at is not null
      returning e.enrollment_id, e.joined_at
    ), logged as (
      insert into enrollment_event (district_id, school_year, enrollment_id, kind, at, actor_id)
      select ${districtId}, ${schoolYear}, j.enrollment_id, case when j.joined_at = ${now}::timestamptz then 'joined' else 'rejoined' end, ${now}, ${personId} from joined j
    )
    select enrollment_id as "enrollmentId" from joined`.execute(tx);
  return rows.length > 0;
}

type Disenrolling = {
  districtId: number;
  enrollmentId: number;
  personId: number;
  subgroupId: number;
  removeSubmissions: boolean;
  schoolYear: number;
  actorId: number;
  now: Date;
};

/** Takes the student out of the class and writes the history. False when there is no such enrolment now. */
export async function endEnrollment(tx: Tx, given: Disenrolling): Promise<boolean> {
  const { districtId, enrollmentId, personId, subgroupId, removeSubmissions, schoolYear, actorId, now } = given;
  const { rows } = await sql<{ enrollmentId: number }>`
    with ended as (
      update enrollment set removed_at = ${now}, remove_submissions = ${removeSubmissions}
      where district_id = ${districtId} and enrollment_id = ${enrollmentId} and person_id = ${personId} and subgroup_id = ${subgroupId} and removed_at is null
      returning enrollment_id
    ), logged as (
      insert into enrollment_event (district_id, school_year, enrollment_id, kind, at, actor_id, data)
      select ${districtId}, ${schoolYear}, enrollment_id, 'removed', ${now}, ${actorId}, ${JSON.stringify({ removeSubmissions })}::jsonb from ended
    )
    select enrollment_id as "enrollmentId" from ended`.execute(tx);
  return rows.length > 0;
}
