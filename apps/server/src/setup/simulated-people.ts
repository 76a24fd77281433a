import { createHash } from 'node:crypto';
import type { EditionId } from '@alba/domain/editions';
import type { CleverPerson } from '@alba/testing/simulators/clever-simulator';
import type { GooglePerson } from '@alba/testing/simulators/google-simulator';
import { demonstrationDistricts } from './demonstration/districts/index.ts';
import { namesOf, usernameOf } from './demonstration/people.ts';
import { classroomNewcomer, connectedStudents, googleSubject } from './simulated-classroom.ts';

/** Somebody who has no account anywhere yet. */
const newcomers: Record<EditionId, string> = { us: 'Nora|Whitaker', br: 'Caio|Mendonça', eslac: 'Inés|Barrera' };

/** An id that looks like Clever's: the same at every start. */
export const cleverId = (name: string): string => createHash('sha256').update(`clever ${name}`).digest('hex').slice(0, 24);
export const cleverDistrict = cleverId('Riverbend');
export const cleverSchools = [cleverId('Cedar Hollow'), cleverId('Riverbend Middle')] as const;

/** What Clever calls the demonstration district of an edition, and its two schools. */
export const cleverTies: Record<EditionId, { district: string; schools: readonly [string, string] }> = {
  us: { district: cleverDistrict, schools: cleverSchools },
  br: { district: cleverId('Vale do Sol'), schools: [cleverId('Cora Coralina'), cleverId('Paulo Vanzolini')] },
  eslac: { district: cleverId('Amanecer'), schools: [cleverId('Rosario Castellanos'), cleverId('Luis Barragán')] },
};

/** Who of the demonstration schools signs in by Google at once: the second teacher and some students. The first teacher connects first. */
export const connectedByGoogle = demonstrationDistricts.map((district) => ({
  edition: district.edition,
  usernames: [district.colleague.username, ...new Set([district.student, ...connectedStudents(district)].map((name) => usernameOf(name)))],
}));

/** The people that the simulated Google shows on the site of an edition. */
export function googlePeople(edition: EditionId): GooglePerson[] {
  const district = demonstrationDistricts.find((one) => one.edition === edition);
  if (!district) return [];
  const { teacher, colleague, student } = district;
  const person = (name: string, username: string) => ({ subject: googleSubject(edition, username), email: `${username}@example.org`, ...namesOf(name) });
  return [
    person(student, usernameOf(student)),
    person(teacher.name, teacher.username),
    person(colleague.name, colleague.username),
    person(newcomers[edition], usernameOf(newcomers[edition])),
    // in a class of Google Classroom, and without an account until it is imported
    classroomNewcomer(edition),
    // for connecting by hand, on the account page
    person('Robin|Vale', 'robin.vale'),
    person('Tess|Quill', 'tess.quill'),
    // the address of the first teacher, which this Google has never checked
    { ...person('Unchecked|Address', teacher.username), subject: `google-${edition}-unchecked`, isEmailVerified: false },
    { ...person('Not|Approved', 'not.approved'), isBlocked: true },
  ];
}

/** The people of the simulated Clever: one district that is tied to the demonstration district of the us edition, one that nobody knows. */
export function cleverPeople(): CleverPerson[] {
  const [school] = cleverSchools;
  const student = { school, schools: [school], grade: '5', dob: null, gender: '', credentials: null };
  const teacher = { school, schools: [school], title: null, teacher_number: '' };
  const person = (first: string, last: string, rest: Pick<CleverPerson, 'roles'> & Partial<CleverPerson>): CleverPerson => ({
    id: cleverId(`${first} ${last}`),
    district: cleverDistrict,
    name: { first, last, middle: null },
    email: null,
    ...rest,
  });
  const elsewhere = cleverId('Faraway Unified');
  return [
    person('Rosa', 'Delgado', { roles: { student } }),
    person('Kofi', 'Mensah', { email: 'kofi.mensah@example.org', roles: { teacher } }),
    // whose district told no address: they give one themselves before they go on
    person('Ivy', 'Castell', { roles: { teacher } }),
    person('Amara', 'Okafor', { email: 'msokafor@example.org', roles: { teacher } }),
    person('Lena', 'Fischer', { email: 'lena.fischer@example.org', roles: { teacher, district_admin: { title: null } } }),
    person('Bea', 'Lopez', { email: '', roles: { staff: { schools: [school], title: 'Librarian' } } }),
    person('Far', 'Teacher', { district: elsewhere, email: 'far@example.org', roles: { teacher } }),
    person('Far', 'Student', { district: elsewhere, roles: { student } }),
  ];
}
