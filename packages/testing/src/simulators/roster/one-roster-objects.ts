import { changedAtFirst, type Entry, type SimulatedDistrict, type SimulatedPerson, type SimulatedRole } from './district.ts';

export type Version = '1.1' | '1.2';
export type Collection = 'orgs' | 'academicSessions' | 'courses' | 'classes' | 'users' | 'enrollments' | 'demographics';
export type OneRosterObject = { sourcedId: string; status: string; dateLastModified: string; [name: string]: unknown };

/** A district in the objects of a version, with the fields that its schema requires. `base` is the root of its addresses. */
export function objectsOf(district: SimulatedDistrict, version: Version, base: string): Record<Collection, OneRosterObject[]> {
  const head = ({ id, isGone, changedAt = changedAtFirst }: Entry<object>) => ({
    sourcedId: id,
    status: isGone ? 'tobedeleted' : 'active',
    dateLastModified: changedAt,
  });
  const ref = (type: string, id: string) => ({ href: `${base}/${plurals[type] ?? `${type}s`}/${id}`, sourcedId: id, type });
  const year = { id: `${district.id}-year`, title: '2026-2027', startDate: '2026-08-01', endDate: '2027-08-01' };
  return {
    orgs: [
      { ...head(district), name: district.name, type: 'district', identifier: district.id, children: district.schools.map(({ id }) => ref('org', id)) },
      ...district.schools.map((one) => ({ ...head(one), name: one.name, type: 'school', identifier: one.id, parent: ref('org', district.id) })),
    ],
    academicSessions: [
      { ...head(year), title: year.title, type: 'schoolYear', startDate: year.startDate, endDate: year.endDate, schoolYear: '2027' },
      ...district.terms.map((one) => ({
        ...head(one),
        ...{ title: one.title, type: 'term', startDate: one.startDate, endDate: one.endDate, schoolYear: '2027', parent: ref('academicSession', year.id) },
      })),
    ],
    courses: district.courses.map((one) => ({
      ...head(one),
      ...{ title: one.title, courseCode: one.id, grades: one.grades, org: ref('org', district.id), schoolYear: ref('academicSession', year.id) },
    })),
    classes: district.classes.map((one) => ({
      ...head(one),
      ...{ title: one.title, classType: 'scheduled', school: ref('org', one.schoolId), terms: one.termIds.map((id) => ref('academicSession', id)) },
      ...{ course: ref('course', one.courseId ?? district.courses[0]?.id ?? ''), grades: one.grades, periods: one.period ? [one.period] : [] },
      ...{ location: one.location ?? null, metadata: { 'vendor.color': 'green' } },
    })),
    users: district.people.map((one) => ({ ...head(one), ...userOf(one, version, ref) })),
    enrollments: district.places.map((one) => ({
      ...head(one),
      ...{ user: ref('user', one.personId), class: ref('class', one.classId), role: one.role },
      school: ref('org', district.classes.find(({ id }) => id === one.classId)?.schoolId ?? ''),
      ...{ primary: String(one.isPrimary === true), ...(one.endDate ? { endDate: one.endDate } : {}) },
    })),
    demographics: district.people.map((one) => ({ ...head(one), birthDate: '2015-01-01', sex: 'unspecified' })),
  };
}

const plurals: Record<string, string> = { class: 'classes' };
/** 1.1 knows one word for every administrator; how far their rights go is told by the org. */
const oldRoles: Partial<Record<SimulatedRole, string>> = { principal: 'administrator', districtAdministrator: 'administrator' };

function userOf(person: Entry<SimulatedPerson>, version: Version, ref: (type: string, id: string) => object): object {
  const { roles, sisId, grade } = person;
  const common = {
    ...{ enabledUser: String(person.isDisabled !== true), givenName: person.firstName, familyName: person.lastName, email: person.email ?? '' },
    ...{ username: person.username ?? person.id, grades: grade ? [grade] : [], userIds: sisId ? [{ type: 'SIS', identifier: sisId }] : [] },
    ...{ phone: '555 0100', sms: null, agents: [], password: 'never read' },
  };
  const [first] = roles;
  if (version === '1.1') {
    return { ...common, role: first && (oldRoles[first.role] ?? first.role), orgs: roles.map(({ at }) => ref('org', at)) };
  }
  const held = roles.map(({ role, at }, index) => ({ roleType: index === 0 ? 'primary' : 'secondary', role, org: ref('org', at) }));
  return { ...common, roles: held, ...(first ? { primaryOrg: ref('org', first.at) } : {}), pronouns: null, userProfiles: [] };
}
