import { keptLastName } from '@alba/domain/new-account';
import { type CourseRoster, feedOf } from '@alba/roster/google/index';
import type { RosterFeed, RosterPerson } from '@alba/roster/model/index';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Acting } from '../audit/index.ts';
import { settingsOf } from '../institutions/index.ts';
import { type KnownPerson, selectKnownPeople } from './course-repository.ts';

export type ClassRoster = {
  feed: RosterFeed;
  /** Students who cannot be added: their account belongs to another district, or is no student's. */
  leftOut: RosterPerson[];
  /** Subjects of students who get an account with this import. */
  newAccounts: ReadonlySet<string>;
  /** What Google calls its teachers who have an account here. */
  teacherSubjects: ReadonlyMap<number, string>;
};

/**
 * One course as a roster of one class. Students are whoever has an identity of Google here, else somebody new; an e-mail never makes two
 * people one. Of its teachers only those who have an account here come along: nobody is made a teacher by an import.
 */
export async function classRosterOf(
  db: Db | Tx,
  acting: Acting,
  { roster, issuer, schoolId }: { roster: CourseRoster; issuer: string; schoolId: number },
): Promise<ClassRoster> {
  const { districtId, edition } = acting.viewer;
  // one name for every school: Google knows none, so nobody moves by being in classes of two
  const feed = feedOf([roster], { schoolId: 'google' });
  const known = new Map(
    (await selectKnownPeople(db, { edition, issuer, subjects: feed.people.map(({ id }) => id) })).map((person) => [person.subject, person]),
  );
  const { forceInitials } = await settingsOf(db, { districtId, schoolId });
  const isTeacher = (id: string) => feed.enrollments.some((place) => place.personId === id && place.role === 'teacher');
  const mayCome = ({ id }: RosterPerson) => (isTeacher(id) ? teachesHere(known.get(id), districtId) : studiesHere(known.get(id), districtId));
  const people = feed.people.filter(mayCome).map((person) => (isTeacher(person.id) ? person : withKeptName(person, forceInitials)));
  const coming = new Set(people.map(({ id }) => id));
  const enrollments = feed.enrollments
    .filter(({ personId }) => coming.has(personId))
    // who owns the class here stays its owner, whoever owns the course
    .map(({ classId, personId, role }) => ({ classId, personId, role }));
  return {
    feed: { ...feed, kind: 'delta', people, enrollments, wholeClassIds: [roster.course.id] },
    leftOut: feed.people.filter((person) => !isTeacher(person.id) && !coming.has(person.id)),
    newAccounts: new Set(people.filter(({ id }) => !known.has(id)).map(({ id }) => id)),
    teacherSubjects: new Map(people.flatMap(({ id }) => (isTeacher(id) ? [[known.get(id)?.personId ?? 0, id] as const] : []))),
  };
}

/** Who owns the class here, with what Google calls them: their own name is theirs, whatever Google says. */
export const ownerOf = ({ teacherSubjects }: ClassRoster, personId: number): { personId: number; externalId?: string } => ({
  personId,
  externalId: teacherSubjects.get(personId),
});

const teachesHere = (known: KnownPerson | undefined, districtId: number): boolean => known?.districtId === districtId && known.isTeacher;
const studiesHere = (known: KnownPerson | undefined, districtId: number): boolean =>
  known === undefined || (known.districtId === districtId && known.isStudent);

/** Whole, unless the school keeps initials only of every student. */
const withKeptName = (person: RosterPerson, forceInitials: boolean): RosterPerson => ({
  ...person,
  lastName: keptLastName(person.lastName, { role: 'student', forceInitials }),
});
