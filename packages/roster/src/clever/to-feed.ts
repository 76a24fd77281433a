import { emptyFeed, type RosterClass, type RosterFeed, type RosterPerson, type RosterRoleAt, readGrade, uniqueGrades } from '../model/index.ts';
import type { Section, Term, User } from './answers.ts';
import { dayAfter, dayOf } from './dates.ts';

/** Everything a district shares. */
export type CleverRoster = {
  schools: ReadonlyMap<string, { id: string; name: string }>;
  terms: ReadonlyMap<string, Term>;
  courses: ReadonlyMap<string, { id: string; name?: string }>;
  sections: ReadonlyMap<string, Section>;
  users: ReadonlyMap<string, User>;
};

/** Clever's records as our roster. Staff get no access (an administrator says so, or nobody); contacts are not even asked for. */
export function toFeed(roster: CleverRoster, untold: RosterFeed['untold']): RosterFeed {
  const feed: RosterFeed = { ...emptyFeed('full'), untold, schools: [...roster.schools.values()] };
  const people = new Set<string>();
  for (const user of roster.users.values()) {
    const person = personOf(user, roster);
    if (person) {
      feed.people.push(person);
      people.add(user.id);
    } else feed.skipped.push({ kind: 'person', id: user.id, reason: user.roles.staff ? 'role-without-access' : 'person-without-role' });
  }
  for (const section of roster.sections.values()) {
    if (!roster.schools.has(section.school)) feed.skipped.push({ kind: 'class', id: section.id, reason: 'class-without-school' });
    else {
      feed.classes.push(classOf(section, roster));
      addPlaces(feed, section, { people, isUnread: (id) => untold.personIds?.includes(id) === true });
    }
  }
  return feed;
}

function classOf({ id, school: schoolId, name, grade, period, term_id: termId, course }: Section, { terms, courses }: CleverRoster): RosterClass {
  const term = terms.get(termId ?? '');
  const [startsOn, endsOn] = [dayOf(term?.start_date), dayAfter(term?.end_date)];
  const courseName = courses.get(course ?? '')?.name;
  const description = [courseName === name ? undefined : courseName, period].filter(Boolean).join(' · ');
  return {
    ...{ id, schoolId, name },
    ...(description !== '' && { description }),
    grades: uniqueGrades(readGrade(grade ?? '').grades),
    ...(startsOn && { startsOn }),
    ...(endsOn && { endsOn }),
  };
}

/** `teacher` is the main one and may be missing among `teachers`. */
function addPlaces(feed: RosterFeed, section: Section, { people, isUnread }: { people: ReadonlySet<string>; isUnread: (id: string) => boolean }): void {
  const { id: classId, teacher } = section;
  const teachers = new Set([...(teacher ? [teacher] : []), ...section.teachers]);
  const students = new Set(section.students.filter((id) => !teachers.has(id)));
  const members = [...[...teachers].map((id) => ['teacher', id] as const), ...[...students].map((id) => ['student', id] as const)];
  for (const [role, personId] of members) {
    if (people.has(personId)) feed.enrollments.push({ classId, personId, role, ...(role === 'teacher' && personId === teacher && { isPrimary: true }) });
    else if (!isUnread(personId)) feed.skipped.push({ kind: 'enrollment', id: `${classId} ${personId}`, reason: 'enrollment-without-person' });
  }
}

function personOf({ id, name, email, roles: held }: User, { schools }: CleverRoster): RosterPerson | undefined {
  const { student, teacher, district_admin: districtAdmin } = held;
  const roles: RosterRoleAt[] = [];
  for (const [role, at] of [['teacher', teacher] as const, ['student', student] as const]) {
    const ids = new Set([...(at?.school ? [at.school] : []), ...(at?.schools ?? [])]);
    for (const schoolId of ids) if (schools.has(schoolId)) roles.push({ role, schoolId });
  }
  if (districtAdmin) roles.push({ role: 'district-admin' });
  if (roles.length === 0) return undefined;
  const schoolId = roles.find((role) => role.schoolId !== undefined)?.schoolId;
  const { grades } = readGrade(student?.grade ?? '');
  const username = student?.credentials?.district_username ?? teacher?.credentials?.district_username;
  const sisIds = [...new Set([teacher?.sis_id, student?.sis_id].flatMap((sisId) => sisId ?? []))];
  return {
    ...{ id, firstName: (name.first ?? '').normalize('NFC'), lastName: (name.last ?? '').normalize('NFC') },
    ...(username && { username: username.normalize('NFC') }),
    ...(email && { email }),
    ...(grades.length === 1 && { grade: grades[0] }),
    roles,
    ...(schoolId && { schoolId }),
    ...(sisIds.length > 0 && { sameAs: sisIds.map((sisId) => ({ source: 'SIS' as const, id: sisId })) }),
  };
}
