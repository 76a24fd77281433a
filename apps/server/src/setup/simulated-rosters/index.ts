import { type EditionId, editionIds } from '@alba/domain/editions';
import type { CleverPerson } from '@alba/testing/simulators/clever-simulator';
import { type CleverDistrict, type CleverUser, cleverDistrictOf } from '@alba/testing/simulators/roster/clever-district';
import type { Entry, SimulatedDistrict, SimulatedPerson, SimulatedPlace } from '@alba/testing/simulators/roster/district';
import { demonstrationDistricts } from '../demonstration/districts/index.ts';
import { namesOf, usernameOf } from '../demonstration/people.ts';
import { cleverId, cleverSchools, cleverTies } from '../simulated-people.ts';
import { type RosterWords, rosterWords } from './words.ts';

/** Keys of the stand-ins, printed in the guide: they open nothing but invented people. */
export const oneRosterKeys = { id: 'demonstration', secret: 'demonstration-secret' };
export const cleverTokenOf = (edition: EditionId): string => `demonstration-${edition}`;

/** Whole school years, so that a class keeps its dates from one start to the next. */
function yearOf(edition: EditionId, today: Date): { startDate: string; endDate: string } {
  const month = edition === 'br' ? '02' : '08';
  const year = today.getUTCFullYear() - (today.toISOString().slice(5, 7) < month ? 1 : 0);
  return { startDate: `${year}-${month}-01`, endDate: `${year + 1}-${month}-01` };
}

const numberOf = (at: number): string => String(at + 1).padStart(2, '0');

/** The roster of an edition as OneRoster tells it. */
export function simulatedDistrict(edition: EditionId, today: Date): SimulatedDistrict {
  const words = rosterWords[edition];
  const schools = schoolsOf(edition);
  const teachers = words.teachers.map((name, at) => personOf({ id: `t-${numberOf(at)}`, name, role: 'teacher', at: schools[at % 2]?.id ?? '' }));
  const students = namesOfStudents(words).map((name, at) =>
    personOf({ id: `s-${numberOf(at)}`, name, role: 'student', at: schools[at < 14 ? 0 : 1]?.id ?? '', grade: words.classes[classAt(at)]?.grade }),
  );
  const places = [
    ...[0, 1, 2].map((at) => placeOf(`c-${at + 1}`, teachers[[0, 1, 3][at] ?? 0]?.id ?? '', { role: 'teacher', isPrimary: true })),
    placeOf('c-2', 't-05', { role: 'teacher' }),
    ...students.map(({ id }, at) => placeOf(`c-${classAt(at) + 1}`, id, { role: 'student' })),
  ];
  return {
    id: 'district',
    name: words.district,
    schools,
    terms: [{ id: 'year', title: words.term, ...yearOf(edition, today) }],
    courses: words.classes.map(({ title, grade }, at) => ({ id: `course-${at + 1}`, title, grades: [grade] })),
    classes: words.classes.map(({ title, grade, period }, at) => ({
      ...{ id: `c-${at + 1}`, title, schoolId: schools[at === 0 ? 0 : 1]?.id ?? '', courseId: `course-${at + 1}`, termIds: ['year'] },
      ...{ grades: [grade], period },
    })),
    people: [...teachers, ...students],
    places,
  };
}

/** 14 students of the first school, then 13 in each class of the second. */
const classAt = (student: number): 0 | 1 | 2 => (student < 14 ? 0 : student < 27 ? 1 : 2);

const schoolsOf = (edition: EditionId) =>
  demonstrationDistricts.filter((one) => one.edition === edition).flatMap(({ schools }) => schools.map(({ name }, at) => ({ id: `school-${at + 1}`, name })));

const namesOfStudents = ({ students }: RosterWords): string[] => students.first.map((first, at) => `${first}|${students.last[at] ?? ''}`);

type Given = { id: string; name: string; role: 'student' | 'teacher'; at: string; grade?: string };

function personOf({ id, name, role, at, grade }: Given): Entry<SimulatedPerson> {
  const username = usernameOf(name);
  const email = role === 'teacher' ? `${username}@example.org` : undefined;
  return { id, ...namesOf(name), roles: [{ role, at }], username, email, grade, sisId: `${role === 'teacher' ? 'T' : 'S'}${id.slice(2)}` };
}

const placeOf = (classId: string, personId: string, more: Pick<SimulatedPlace, 'role' | 'isPrimary'>): Entry<SimulatedPlace> => ({
  id: `${classId}-${personId}`,
  classId,
  personId,
  ...more,
});

/** The same people as Clever tells them, in two classes that OneRoster does not know. In the us edition with those who sign in by Clever. */
export function simulatedCleverDistrict(edition: EditionId, today: Date): CleverDistrict {
  const from = simulatedDistrict(edition, today);
  const { homerooms, classes } = rosterWords[edition];
  const names = new Map(from.people.map(({ id, firstName, lastName }) => [id, cleverId(`${firstName} ${lastName}`)]));
  const { district, schools } = cleverTies[edition];
  const idOf = (id: string): string => names.get(id) ?? schools[['school-1', 'school-2'].indexOf(id)] ?? `${edition} ${id}`;
  const homeroom = (id: string) => idOf(`homeroom-${id === 'c-1' ? 1 : 2}`);
  const told: SimulatedDistrict = {
    ...from,
    id: district,
    schools: from.schools.map((one) => ({ ...one, id: idOf(one.id) })),
    terms: from.terms.map((one) => ({ ...one, id: idOf(one.id) })),
    courses: [],
    classes: homerooms.map((title, at) => ({
      ...{ id: idOf(`homeroom-${at + 1}`), title, schoolId: idOf(`school-${at + 1}`), termIds: [idOf('year')], grades: [classes[at]?.grade ?? ''] },
    })),
    people: from.people.map((one) => ({ ...one, id: idOf(one.id), roles: one.roles.map(({ role, at }) => ({ role, at: idOf(at) })) })),
    places: from.places.filter(({ classId }) => classId !== 'c-3').map((one) => ({ ...one, classId: homeroom(one.classId), personId: idOf(one.personId) })),
  };
  if (edition === 'us') addThoseWhoSignIn(told);
  return cleverDistrictOf(told, { token: cleverTokenOf(edition) });
}

/** Not the first teacher of the demonstration, who shows how an account that is there is tied to Clever. */
function addThoseWhoSignIn({ people, places, classes }: SimulatedDistrict): void {
  const [at] = cleverSchools;
  const classId = classes[0]?.id ?? '';
  const join = (firstName: string, lastName: string, role: 'student' | 'teacher', more: Partial<SimulatedPerson> = {}) => {
    const id = cleverId(`${firstName} ${lastName}`);
    people.push({ id, firstName, lastName, roles: [{ role, at }], ...more });
    places.push({ id: `${classId} ${id}`, classId, personId: id, role });
  };
  join('Rosa', 'Delgado', 'student', { grade: '05' });
  join('Kofi', 'Mensah', 'teacher', { email: 'kofi.mensah@example.org' });
  join('Ivy', 'Castell', 'teacher');
  join('Lena', 'Fischer', 'teacher', {
    email: 'lena.fischer@example.org',
    roles: [...(['teacher', 'districtAdministrator'] as const).map((role) => ({ role, at }))],
  });
  people.push({ id: cleverId('Bea Lopez'), firstName: 'Bea', lastName: 'Lopez', roles: [{ role: 'aide', at }] });
}

/** Of each edition a student and a teacher who can sign in by the simulated Clever once their roster is here. */
export function rosteredCleverPeople(today: Date): CleverPerson[] {
  return editionIds.flatMap((edition) => {
    const { users } = simulatedCleverDistrict(edition, today);
    const some = (role: string) => users.find(({ roles }) => roles[role]);
    return [some('student'), some('teacher')].flatMap((user) => (user ? [user as CleverUser & CleverPerson] : []));
  });
}
