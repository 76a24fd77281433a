import { createHash } from 'node:crypto';
import { addDay } from './days.ts';
import { changedAtFirst, type Entry, type SimulatedDistrict, type SimulatedPerson } from './district.ts';

/** A record of Clever: whatever is not promised may be null, missing or empty. */
export type CleverRecord = { id: string; [name: string]: unknown };
export type CleverUser = CleverRecord & { roles: { [role: string]: object | null | undefined } };

/** What a district shares with us, in Clever's own shape. */
export type CleverDistrict = {
  /** The token by which it is read. */
  token: string;
  district: CleverRecord & { name: string; state: string | null };
  schools: CleverRecord[];
  terms: CleverRecord[];
  courses: CleverRecord[];
  sections: CleverRecord[];
  users: CleverUser[];
};

/** 24 hexadecimal digits, as every id of Clever; the same for the same name. */
export const cleverIdOf = (name: string): string =>
  /^[0-9a-f]{24}$/.test(name) ? name : createHash('sha256').update(`clever ${name}`).digest('hex').slice(0, 24);

type Given = { token: string; state?: string | null };

const times = ({ changedAt = changedAtFirst }: Entry<object>) => ({ created: '2026-08-01T00:00:00.000Z', last_modified: changedAt });
const here = <Fields>(entries: Entry<Fields>[]) => entries.filter(({ isGone }) => !isGone);
/** Clever writes grades without the zero. */
const gradeOf = (grade: string | undefined): string => (grade === 'KG' ? 'Kindergarten' : (grade ?? '').replace(/^0/, ''));

/** The district as Clever tells it. What is gone is simply not there; an aide is staff, a parent a contact. */
export function cleverDistrictOf(from: SimulatedDistrict, { token, state = 'success' }: Given): CleverDistrict {
  const district = cleverIdOf(from.id);
  const classes = here(from.classes);
  const members = (classId: string, role: 'student' | 'teacher') => here(from.places).filter((place) => place.classId === classId && place.role === role);
  return {
    token,
    district: { id: district, name: from.name, state, sis_type: null, pause_start: null, pause_end: null, error: null },
    schools: here(from.schools).map((one) => ({
      ...{ id: cleverIdOf(one.id), district, name: one.name, sis_id: one.id, school_number: one.id, phone: null, principal: null, location: null },
      ...times(one),
    })),
    terms: here(from.terms).map((one) => {
      // the last day itself, in the American writing
      const [year, month, day] = addDay(one.endDate, -1).split('-').map(Number);
      return { id: cleverIdOf(one.id), district, name: one.title, start_date: `${one.startDate}T00:00:00.000Z`, end_date: `${month}/${day}/${year}` };
    }),
    courses: here(from.courses).map((one) => ({ id: cleverIdOf(one.id), district, name: one.title, number: null })),
    sections: classes.map((one) => {
      const teachers = members(one.id, 'teacher');
      const primary = teachers.find(({ isPrimary }) => isPrimary) ?? teachers[0];
      return {
        ...{ id: cleverIdOf(one.id), district, school: cleverIdOf(one.schoolId), name: one.title, sis_id: one.id, ...times(one) },
        ...{ students: members(one.id, 'student').map(({ personId }) => cleverIdOf(personId)), teachers: teachers.map(({ personId }) => cleverIdOf(personId)) },
        ...{ teacher: primary ? cleverIdOf(primary.personId) : null, course: one.courseId ? cleverIdOf(one.courseId) : null },
        ...{ term_id: one.termIds[0] ? cleverIdOf(one.termIds[0]) : null, grade: gradeOf(one.grades[0]), period: one.period ?? null, subject: null },
      };
    }),
    users: here(from.people).map((one) => userOf(one, district)),
  };
}

function userOf(person: Entry<SimulatedPerson>, district: string): CleverUser {
  const at = (role: SimulatedPerson['roles'][number]['role']) => person.roles.filter((held) => held.role === role).map((held) => cleverIdOf(held.at));
  const credentials = person.username ? { district_username: person.username } : null;
  const roles: CleverUser['roles'] = {};
  const placed = (schools: string[]) => ({
    school: schools[0],
    schools,
    sis_id: person.sisId ?? person.id,
    legacy_id: cleverIdOf(`legacy ${person.id}`),
    credentials,
  });
  const [students, teachers, staff] = [at('student'), at('teacher'), [...at('aide'), ...at('principal')]];
  if (students.length > 0) roles.student = { ...placed(students), grade: gradeOf(person.grade), dob: null, gender: '', graduation_year: null, enrollments: [] };
  if (teachers.length > 0) roles.teacher = { ...placed(teachers), title: null, teacher_number: '' };
  if (staff.length > 0)
    roles.staff = { schools: staff, staff_id: person.sisId ?? person.id, title: null, roles: [], legacy_id: cleverIdOf(`legacy ${person.id}`) };
  if (at('districtAdministrator').length > 0) roles.district_admin = { title: null, legacy_id: cleverIdOf(`legacy ${person.id}`) };
  if (at('parent').length > 0) roles.contact = { phone: null, student_relationships: [] };
  return {
    id: cleverIdOf(person.id),
    district,
    name: { first: person.firstName, last: person.lastName, middle: null },
    email: person.email ?? null,
    ...times(person),
    roles,
  };
}
