import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { isTaught, type Teacher } from '../classes/index.ts';

export type LevelsClass = { name: string; grade: number | null; revision: number; schoolId: number };

const taughtClass = (teacher: Teacher, classId: number) => sql`
  select c.name, c.grade, c.levels_revision as revision, c.school_id as "schoolId" from class c
  where c.district_id = ${teacher.districtId} and c.class_id = ${classId} and c.removed_at is null and c.archived_at is null and ${isTaught(teacher)}`;

export async function selectOptionalClass(db: Db, teacher: Teacher, classId: number): Promise<LevelsClass | undefined> {
  const { rows } = await sql<LevelsClass>`${taughtClass(teacher, classId)}`.execute(db);
  return rows[0];
}

/** The same, locked until the transaction ends: saves of one class go one after the other. */
export async function lockClass(tx: Tx, teacher: Teacher, classId: number): Promise<LevelsClass | undefined> {
  const { rows } = await sql<LevelsClass>`${taughtClass(teacher, classId)} for no key update of c`.execute(tx);
  return rows[0];
}

type ClassPlace = { districtId: number; classId: number };

export type LevelsStudentRow = { individualId: number; enrollmentId: number; firstName: string; lastName: string; lastVisitedAt: Date | null };

/** The students of the class now, in no order. */
export async function selectLevelsStudents(db: Db, { districtId, classId }: ClassPlace): Promise<LevelsStudentRow[]> {
  return db
    .selectFrom('enrollment as e')
    .innerJoin('person as p', (join) => join.onRef('p.district_id', '=', 'e.district_id').onRef('p.person_id', '=', 'e.person_id'))
    .select([
      'e.person_id as individualId',
      'e.enrollment_id as enrollmentId',
      'p.first_name as firstName',
      'p.last_name as lastName',
      'e.last_visited_at as lastVisitedAt',
    ])
    .where('e.district_id', '=', districtId)
    .where('e.class_id', '=', classId)
    .where('e.removed_at', 'is', null)
    .execute();
}

export type SettingRow = { enrollmentId: number; productCode: string; gradeGroup: string; level: number; locked: boolean };

/** What is set for the students who are in the class now. */
export async function selectSettings(db: Db | Tx, { districtId, classId }: ClassPlace): Promise<SettingRow[]> {
  return db
    .selectFrom('reading_setting as r')
    .innerJoin('enrollment as e', (join) => join.onRef('e.district_id', '=', 'r.district_id').onRef('e.enrollment_id', '=', 'r.enrollment_id'))
    .select(['r.enrollment_id as enrollmentId', 'r.product_code as productCode', 'r.grade_group as gradeGroup', 'r.level', 'r.locked'])
    .where('e.district_id', '=', districtId)
    .where('e.class_id', '=', classId)
    .where('e.removed_at', 'is', null)
    .execute();
}

/** The enrolments of the class now. */
export async function selectEnrollmentIds(tx: Tx, { districtId, classId }: ClassPlace): Promise<number[]> {
  const rows = await tx
    .selectFrom('enrollment')
    .select('enrollment_id')
    .where('district_id', '=', districtId)
    .where('class_id', '=', classId)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map((row) => row.enrollment_id);
}

/** Subjects an edition has lessons of (D41). */
export async function selectSubjectIds(db: Db, edition: string): Promise<number[]> {
  const rows = await db
    .selectFrom('lesson')
    .select('subject_id')
    .distinct()
    .where('edition', '=', edition)
    .where('withdrawn_at', 'is', null)
    .where('current_version_id', 'is not', null)
    .execute();
  return rows.map((row) => row.subject_id);
}
