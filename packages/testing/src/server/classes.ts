import { schoolYearOf } from '@alba/domain/assignments';
import { type ClassAvatar, classCodeAlphabet, classCodeLength, foldName } from '@alba/domain/classes';
import type { Building, GivenSchool } from './building.ts';
import { buildPerson, type GivenPerson } from './people.ts';
import { insertRow } from './query.ts';

export type GivenClass = { classId: number; subgroupId: number; districtId: number; name: string; code: string; teacher: GivenPerson; school: GivenSchool };
export type GivenEnrollment = { enrollmentId: number; classId: number; personId: number; subgroupId: number };

export type ClassOptions = {
  teacher?: GivenPerson;
  coTeachers?: GivenPerson[];
  students?: GivenPerson[];
  name?: string;
  description?: string;
  avatar?: ClassAvatar;
  grade?: number;
  code?: string;
  codeDisabled?: boolean;
  archivedAt?: Date;
  removedAt?: Date;
};
export type EnrollmentOptions = { in: GivenClass; student: GivenPerson; joinedAt?: Date; removedAt?: Date; removeSubmissions?: boolean };

/** The nth class code of a test: any other way would now and then give two classes the same. */
function codeOf(number: number): string {
  let code = '';
  for (let rest = number; code.length < classCodeLength; rest = Math.floor(rest / classCodeAlphabet.length)) {
    code = `${classCodeAlphabet[rest % classCodeAlphabet.length]}${code}`;
  }
  return code;
}

export async function buildClass(building: Building, options: ClassOptions = {}): Promise<GivenClass> {
  const { query, next, now } = building;
  const teacher = options.teacher ?? (await buildPerson(building, 'teacher'));
  const { school, districtId } = teacher;
  const number = next();
  const { name = `Class ${number}`, code = codeOf(number), coTeachers = [], students = [] } = options;
  const row = await insertRow(query, 'class', {
    district_id: districtId,
    school_id: school.schoolId,
    school_year: schoolYearOf(now().toISOString().slice(0, 10), school.edition),
    owner_id: teacher.personId,
    name,
    folded_name: foldName(name),
    description: options.description,
    avatar: options.avatar,
    grade: options.grade,
    code_disabled: options.codeDisabled,
    created_at: now(),
    archived_at: options.archivedAt,
    removed_at: options.removedAt,
  });
  const classId = row.class_id as number;
  await insertRow(query, 'class_code', { code, district_id: districtId, class_id: classId, created_at: now() });
  const given = { classId, subgroupId: row.subgroup_id as number, districtId, name, code, teacher, school };
  await buildTeaching(building, given, teacher, 'owner');
  for (const coTeacher of coTeachers) await buildTeaching(building, given, coTeacher, 'co-teacher');
  for (const student of students) await buildEnrollment(building, { in: given, student });
  return given;
}

async function buildTeaching({ query }: Building, { districtId, classId }: GivenClass, { personId }: GivenPerson, relation: string): Promise<void> {
  await insertRow(query, 'class_teacher', { district_id: districtId, class_id: classId, person_id: personId, relation });
}

export async function buildEnrollment({ query, now }: Building, options: EnrollmentOptions): Promise<GivenEnrollment> {
  const { in: into, student, joinedAt = now(), removedAt, removeSubmissions } = options;
  const { districtId, classId, subgroupId } = into;
  const row = await insertRow(query, 'enrollment', {
    district_id: districtId,
    class_id: classId,
    person_id: student.personId,
    subgroup_id: subgroupId,
    joined_at: joinedAt,
    removed_at: removedAt,
    remove_submissions: removeSubmissions,
  });
  return { enrollmentId: row.enrollment_id as number, classId, personId: student.personId, subgroupId };
}
