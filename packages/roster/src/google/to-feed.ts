import { emptyFeed, type RosterFeed, type RosterPerson } from '../model/index.ts';
import type { Course, Member } from './answers.ts';

/** A course with everybody in it. */
export type CourseRoster = { course: Course; students: readonly Member[]; teachers: readonly Member[] };

/**
 * What Google says of some courses, as a roster: whole as far as these courses go, and silent about every other. Google knows no
 * schools; whoever imports says which school of ours the classes belong to.
 */
export function feedOf(rosters: readonly CourseRoster[], { schoolId }: { schoolId: string }): RosterFeed {
  const feed = emptyFeed('full');
  const people = new Map<string, RosterPerson>();
  for (const { course, students, teachers } of rosters) {
    feed.classes.push({ id: course.id, schoolId, name: classNameOf(course), ...(course.room ? { description: course.room } : {}), grades: [] });
    for (const [role, members] of [
      ['teacher', teachers],
      ['student', students],
    ] as const) {
      for (const member of uniquely(members)) {
        // who teaches a course and is listed among its students too teaches it
        if (role === 'student' && teachers.some(({ userId }) => userId === member.userId)) continue;
        const known = people.get(member.userId);
        people.set(member.userId, personOf(member, { role, schoolId, known }));
        const isPrimary = role === 'teacher' && member.userId === course.ownerId;
        feed.enrollments.push({ classId: course.id, personId: member.userId, role, ...(isPrimary ? { isPrimary } : {}) });
      }
    }
  }
  feed.people.push(...people.values());
  return feed;
}

/** The name with the section, which tells apart what is taught twice. */
export function classNameOf({ name, section }: Pick<Course, 'name' | 'section'>): string {
  const [plain, part] = [tidy(name), tidy(section ?? '')];
  return part === '' || plain.toLowerCase().includes(part.toLowerCase()) ? plain : `${plain}, ${part}`;
}

type Placing = { role: 'student' | 'teacher'; schoolId: string; known: RosterPerson | undefined };

function personOf({ userId, profile }: Member, { role, schoolId, known }: Placing): RosterPerson {
  const roles = [...(known?.roles.filter((held) => held.role !== role) ?? []), { role, schoolId }];
  const { emailAddress } = profile ?? {};
  return { id: userId, ...nameOf(profile?.name), ...(emailAddress ? { email: emailAddress } : {}), roles, schoolId };
}

type Name = NonNullable<NonNullable<Member['profile']>['name']>;

/** Names stay whole; of somebody with one name only, that one is the first. */
export function nameOf(name: Name | undefined): { firstName: string; lastName: string } {
  const [given, family, full] = [tidy(name?.givenName ?? ''), tidy(name?.familyName ?? ''), tidy(name?.fullName ?? '')];
  if (given !== '' || family !== '') return given === '' ? { firstName: family, lastName: '' } : { firstName: given, lastName: family };
  const [first = '', ...rest] = full.split(' ');
  return { firstName: first, lastName: rest.join(' ') };
}

const tidy = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function uniquely(members: readonly Member[]): Member[] {
  return [...new Map(members.map((member) => [member.userId, member])).values()];
}
