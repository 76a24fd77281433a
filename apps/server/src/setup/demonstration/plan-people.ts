import { foldUsername, type Role } from '@alba/domain/accounts';
import { classCodeAlphabet, classCodeLength, foldName } from '@alba/domain/classes';
import { subjectsOf } from '@alba/domain/editions';
import { levelGroupsOf } from '@alba/domain/reading-levels';
import type { Calendar } from './calendar.ts';
import type { DemonstrationClass, DemonstrationDistrict } from './districts/index.ts';
import { habitsOf, namesOf, type Student, usernameOf } from './people.ts';
import { Chance } from './random.ts';
import type { Ids, Sheet } from './rows.ts';
import type { ClassKey } from './slots.ts';

export type Member = Student & { joined: number; left?: number; enrollmentId: number; level?: number };
export type PlannedClass = { classId: number; ownerId: number; grade: number; members: Member[] };
export type PlannedDistrict = { districtId: number; schoolIds: [number, number]; teacherId: number; classes: Record<ClassKey, PlannedClass> };

type Planning = { district: DemonstrationDistrict; calendar: Calendar; ids: Ids; sheet: Sheet; passwordHash: string };

/** The classes began this long ago. */
const begun = -52;

/** Adds the district, its schools and subscriptions, everyone's account, and the classes with their students. */
export function planPeople(planning: Planning): PlannedDistrict {
  const { district, ids } = planning;
  const districtId = ids.institution();
  const schoolIds: [number, number] = [ids.institution(), ids.institution()];
  addInstitutions(planning, districtId, schoolIds);
  const account = (given: Omit<Account, 'districtId'>) => addAccount(planning, { districtId, ...given });
  const [schoolId, otherSchoolId] = schoolIds;
  account({ ...district.admin, schoolId, roles: [['admin', districtId]] });
  const teacherId = account({ ...district.teacher, schoolId, roles: [['teacher', schoolId]] });
  const colleague: Omit<Account, 'districtId'> = {
    ...district.colleague,
    schoolId: otherSchoolId,
    roles: [
      ['teacher', otherSchoolId],
      ['admin', otherSchoolId],
    ],
  };
  const colleagueId = account(colleague);
  const students = new Map<string, Student>();
  const { first, second } = district.classes;
  for (const name of [...first.students, ...second.students, district.former, district.newcomer]) {
    const username = usernameOf(name);
    const isNew = name === district.newcomer;
    const personId = account({ name, username, schoolId, roles: [['student', schoolId]], lastSeen: isNew ? undefined : -new Chance(name).between(1, 6) });
    students.set(name, { personId, ...namesOf(name), username, habits: habitsOf(name) });
  }
  const made = (key: ClassKey, ownerId: number, coTeacherId?: number) =>
    addClass(planning, { districtId, schoolId, ownerId, coTeacherId, key, given: district.classes[key], students });
  const classes = {
    first: made('first', teacherId),
    second: made('second', teacherId),
    small: made('small', teacherId),
    empty: made('empty', teacherId),
    shared: made('shared', colleagueId, teacherId),
  };
  return { districtId, schoolIds, teacherId, classes };
}

function addInstitutions({ district, calendar, sheet, ids }: Planning, districtId: number, schoolIds: [number, number]): void {
  const base = {
    district_id: districtId,
    edition: district.edition,
    network_id: districtId,
    is_demonstration: true,
    created_at: calendar.at(-200, '09:00:00'),
  };
  sheet.add('institution', { ...base, institution_id: districtId, kind: 'district', name: district.name, school_code: null });
  for (const [at, school] of district.schools.entries()) {
    sheet.add('institution', { ...base, institution_id: schoolIds[at] ?? 0, kind: 'school', name: school.name, school_code: school.code });
  }
  for (const { productCode } of subjectsOf(district.edition)) {
    const subscription_id = ids.subscription();
    sheet.add('subscription', {
      district_id: districtId,
      subscription_id,
      product_code: productCode,
      starts_on: calendar.day(-200),
      ends_on: calendar.day(500),
    });
  }
}

type Account = {
  districtId: number;
  name: string;
  username: string;
  schoolId: number;
  roles: [Role, number][] /** Days, negative; absent: never signed in. */;
  lastSeen?: number;
};

function addAccount({ district, calendar, ids, sheet, passwordHash }: Planning, account: Account): number {
  const { districtId, name, username, schoolId, roles, lastSeen } = account;
  const personId = ids.person();
  const { firstName, lastName } = namesOf(name);
  const isStudent = roles.every(([role]) => role === 'student');
  const created_at = calendar.at(begun - 10, '09:00:00');
  sheet.add('person', {
    district_id: districtId,
    person_id: personId,
    school_id: schoolId,
    username,
    first_name: firstName,
    last_name: lastName,
    email: isStudent ? null : `${username}@example.org`,
    password_hash: passwordHash,
    active_role: roles[0]?.[0] ?? 'student',
    last_sign_in_at: lastSeen === undefined ? null : calendar.at(lastSeen, '08:05:00'),
    created_at,
  });
  for (const [role, institution_id] of roles)
    sheet.add('role_grant', { district_id: districtId, person_id: personId, role, institution_id, granted_at: created_at });
  sheet.add('sign_in_name', { edition: district.edition, folded_name: foldUsername(username), district_id: districtId, person_id: personId });
  return personId;
}

type NewClass = {
  districtId: number;
  schoolId: number;
  ownerId: number;
  coTeacherId?: number;
  key: ClassKey;
  given: DemonstrationClass;
  students: ReadonlyMap<string, Student>;
};

function addClass(planning: Planning, { districtId, schoolId, ownerId, coTeacherId, key, given, students }: NewClass): PlannedClass {
  const { district, calendar, ids, sheet } = planning;
  const classId = ids.class();
  const subgroupId = ids.subgroup();
  const schoolYear = calendar.schoolYear(calendar.today);
  const created_at = calendar.at(begun, '14:10:00');
  const own = { district_id: districtId, class_id: classId };
  const { name, description, avatar, grade } = given;
  sheet.add('class', {
    ...own,
    school_id: schoolId,
    school_year: schoolYear,
    owner_id: ownerId,
    name,
    folded_name: foldName(name),
    description,
    avatar,
    grade,
    subgroup_id: subgroupId,
    created_at,
  });
  sheet.add('class_code', { code: codeFor(`${district.edition}/${key}`), ...own, created_at });
  sheet.add('class_teacher', { ...own, person_id: ownerId, relation: 'owner' });
  if (coTeacherId !== undefined) sheet.add('class_teacher', { ...own, person_id: coTeacherId, relation: 'co-teacher' });
  const names = key === 'first' ? [...given.students, district.former] : given.students;
  const members = names.map((student, at) => addMember(planning, { districtId, classId, subgroupId, student: students.get(student), name: student, at }));
  return { classId, ownerId, grade, members };
}

type NewMember = { districtId: number; classId: number; subgroupId: number; student: Student | undefined; name: string; at: number };

function addMember({ district, calendar, ids, sheet }: Planning, { districtId, classId, subgroupId, student, name, at }: NewMember): Member {
  if (!student) throw new Error(`${name} has no account in ${district.edition}`);
  const chance = new Chance(`${name}/${classId === 0 ? '' : at}`);
  const enrollmentId = ids.enrollment();
  const isLate = at === 8 && name !== district.student;
  const joined = isLate ? -15 : begun + chance.between(1, 4);
  const left = name === district.former ? -14 : undefined;
  const level = at % 3 === 1 ? Math.max(1, Math.min(district.edition === 'br' ? 3 : 4, Math.round(2.4 + student.habits.ability))) : undefined;
  const joined_at = calendar.during(joined, chance);
  const removed_at = left === undefined ? null : calendar.during(left, chance);
  const last_visited_at = calendar.during(left === undefined ? -chance.between(1, 6) : left - 2, chance);
  sheet.add('enrollment', {
    district_id: districtId,
    enrollment_id: enrollmentId,
    class_id: classId,
    person_id: student.personId,
    subgroup_id: subgroupId,
    joined_at,
    last_visited_at,
    removed_at,
  });
  const event = (kind: string, on: Date, actor_id: number, data: object) =>
    sheet.add('enrollment_event', {
      district_id: districtId,
      school_year: calendar.schoolYear(on.toISOString().slice(0, 10)),
      enrollment_id: enrollmentId,
      kind,
      at: on,
      actor_id,
      data,
    });
  event('joined', joined_at, student.personId, {});
  if (removed_at) event('removed', removed_at, student.personId, { removeSubmissions: false });
  if (level !== undefined) {
    const locked = at % 6 === 1;
    const set_at = calendar.during(-12, chance);
    for (const { productCode } of subjectsOf(district.edition)) {
      for (const { key: gradeGroup } of levelGroupsOf(district.edition)) {
        sheet.add('reading_setting', {
          district_id: districtId,
          enrollment_id: enrollmentId,
          product_code: productCode,
          grade_group: gradeGroup,
          level,
          locked,
          set_at,
        });
        event('level-set', set_at, student.personId, { productCode, gradeGroup, level });
        if (locked) event('level-locked', set_at, student.personId, { productCode, gradeGroup });
      }
    }
  }
  return { ...student, joined, left, enrollmentId, level };
}

/** The same code at every first start, so that it can stand in a guide. */
function codeFor(seed: string): string {
  const chance = new Chance(`class code of ${seed}`);
  return Array.from({ length: classCodeLength }, () => chance.pick([...classCodeAlphabet])).join('');
}
