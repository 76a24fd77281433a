import type { ClassAvatar } from '@alba/domain/classes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type Student = { districtId: number; personId: number; now: Date };

const visitEveryMs = 60_000;

/** Remembers for the teacher when the student was last here; writes at most once a minute. */
const visit = ({ districtId, personId, now }: Student) => sql`
  update enrollment set last_visited_at = ${now}
  where district_id = ${districtId} and person_id = ${personId} and removed_at is null
    and (last_visited_at is null or last_visited_at < ${new Date(now.getTime() - visitEveryMs)})`;

export async function markVisited(db: Db, student: Student): Promise<void> {
  await visit(student).execute(db);
}

export type StudentClassRow = {
  classId: number;
  name: string;
  description: string;
  avatar: ClassAvatar;
  teacherFirstName: string;
  teacherLastName: string;
};

/** The classes a student is in, by name; counts as a visit. */
export async function selectClassesOfStudent(db: Db, student: Student): Promise<StudentClassRow[]> {
  const { rows } = await sql<StudentClassRow>`
    with visited as (${visit(student)})
    select c.class_id as "classId", c.name, c.description, c.avatar, p.first_name as "teacherFirstName", p.last_name as "teacherLastName"
    from enrollment e
    join class c on c.district_id = e.district_id and c.class_id = e.class_id and c.removed_at is null and c.archived_at is null
    join person p on p.district_id = c.district_id and p.person_id = c.owner_id
    where e.district_id = ${student.districtId} and e.person_id = ${student.personId} and e.removed_at is null
    order by c.name collate "und-x-icu", c.class_id`.execute(db);
  return rows;
}

/** An assignment that is neither turned in, removed nor closed; wall times are those of the school. */
export type OpenWork = {
  classId: number;
  activityId: number;
  lessonId: number;
  slug: string;
  title: string;
  subjectId: number;
  cover: unknown;
  start: string;
  due: string | null;
  ownStart: string | null;
  ownDue: string | null;
  timeZone: string | null;
  joinedAt: Date;
};

/** Work of the student that is not turned in and starts before `to`. */
export async function selectOpenWork(db: Db, { districtId, personId, to }: Omit<Student, 'now'> & { to: string }): Promise<OpenWork[]> {
  const { rows } = await sql<OpenWork>`
    select e.class_id as "classId", s.assignment_id as "activityId", l.lesson_id as "lessonId", l.slug, l.title, l.subject_id as "subjectId", l.cover,
      s.start_wall as start, s.due_wall as due, x.start_wall as "ownStart", x.due_wall as "ownDue", i.time_zone as "timeZone",
      e.joined_at as "joinedAt"
    from enrollment e
    join class c on c.district_id = e.district_id and c.class_id = e.class_id and c.removed_at is null and c.archived_at is null
    join institution i on i.district_id = c.district_id and i.institution_id = c.school_id
    join assignment s on s.district_id = c.district_id and s.class_id = c.class_id and s.removed_at is null and s.closed_at is null
    join lesson l on l.lesson_id = s.lesson_id
    left join assignment_target t on t.district_id = s.district_id and t.school_year = s.school_year and t.assignment_id = s.assignment_id and t.person_id = e.person_id
    left join assignment_exception x on x.district_id = s.district_id and x.school_year = s.school_year and x.assignment_id = s.assignment_id and x.person_id = e.person_id
    left join attempt a on a.district_id = s.district_id and a.school_year = s.school_year and a.assignment_id = s.assignment_id and a.person_id = e.person_id and a.archived_at is null
    where e.district_id = ${districtId} and e.person_id = ${personId} and e.removed_at is null and (s.targets = 'class' or t.person_id is not null)
      and coalesce(a.state, '') <> 'SUBMITTED' and coalesce(x.start_wall, s.start_wall) < ${to}::date`.execute(db);
  return rows;
}

/** Which classes (of all, without a list) the student is in now. */
export async function selectJoinedIds(db: Db | Tx, { districtId, personId }: Omit<Student, 'now'>, among?: readonly number[]): Promise<number[]> {
  const ids = among ? [...among] : null;
  const { rows } = await sql<{ classId: number }>`
    select e.class_id as "classId" from enrollment e
    join class c on c.district_id = e.district_id and c.class_id = e.class_id and c.removed_at is null and c.archived_at is null
    where e.district_id = ${districtId} and e.person_id = ${personId} and e.removed_at is null and (${ids}::bigint[] is null or e.class_id = any(${ids}::bigint[]))`.execute(
    db,
  );
  return rows.map((row) => row.classId);
}
