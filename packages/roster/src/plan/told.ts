import { enrollmentId, type RosterClass, type RosterEnrollment, type RosterFeed, type RosterPerson, type RosterSkip } from '../model/index.ts';
import { asBefore, personAsBefore } from './as-before.ts';
import type { HeldRoster } from './held.ts';

/** What a feed says, made ready to be compared: by id, each record once, and nothing that points nowhere. */
export type Told = {
  /** All that are known, now or before. */
  schools: ReadonlySet<string>;
  people: Map<string, RosterPerson>;
  classes: Map<string, RosterClass>;
  enrollments: Map<string, RosterEnrollment>;
  /** Of a delta; a record that is named as well has not ended. */
  ended: { people: Set<string>; classes: Set<string>; enrollments: Set<string> };
  skipped: RosterSkip[];
};

/** Reads a feed against what is held: a delta may point to records of earlier runs. `today` decides whether a class is over. */
export function readFeed(feed: RosterFeed, held: HeldRoster, today: string): Told {
  const schools = new Set([...held.schools.keys(), ...feed.schools.map(({ id }) => id)]);
  const told: Told = { schools, people: new Map(), classes: new Map(), enrollments: new Map(), ended: endedOf(feed), skipped: [...feed.skipped] };
  for (const one of feed.people) {
    const person = personAsBefore(one, held.people.get(one.id)?.record);
    // a role of somebody whom no package has told us of yet
    if (one.asBefore?.includes('firstName') && !held.people.has(one.id)) told.skipped.push({ kind: 'person', id: one.id, reason: 'enrollment-without-person' });
    else if (person.roles.length > 0) told.people.set(person.id, person);
    else if (held.people.has(person.id)) told.ended.people.add(person.id);
    else told.skipped.push({ kind: 'person', id: person.id, reason: 'person-without-role' });
  }
  for (const said of feed.classes) {
    const one = asBefore(said, held.classes.get(said.id)?.record);
    if (!schools.has(one.schoolId)) told.skipped.push({ kind: 'class', id: one.id, reason: 'class-without-school' });
    else if (one.endsOn !== undefined && one.endsOn <= today) endByDate(told, one, held);
    else told.classes.set(one.id, one);
  }
  for (const id of told.people.keys()) told.ended.people.delete(id);
  for (const id of told.classes.keys()) told.ended.classes.delete(id);
  return told;
}

/** A class whose last day is over ends like one that is not named any more; one that was never here is not begun. */
function endByDate(told: Told, { id }: RosterClass, held: HeldRoster): void {
  if (held.classes.has(id)) told.ended.classes.add(id);
  else told.skipped.push({ kind: 'class', id, reason: 'not-now' });
}

const endedOf = ({ ended }: RosterFeed): Told['ended'] => ({
  people: new Set(ended.people),
  classes: new Set(ended.classes),
  enrollments: new Set(ended.enrollments.map(enrollmentId)),
});

/** Takes the places whose class and person are there afterwards; the others are told as left out. */
export function readPlaces(feed: RosterFeed, told: Told, after: { hasClass: (id: string) => boolean; person: (id: string) => RosterPerson | undefined }): void {
  for (const place of feed.enrollments) {
    const id = enrollmentId(place);
    const person = after.person(place.personId);
    if (!after.hasClass(place.classId)) told.skipped.push({ kind: 'enrollment', id, reason: 'enrollment-without-class' });
    else if (!person) told.skipped.push({ kind: 'enrollment', id, reason: 'enrollment-without-person' });
    else if (place.role === 'teacher' && isOnlyStudent(person)) told.skipped.push({ kind: 'enrollment', id, reason: 'role-without-access' });
    else told.enrollments.set(id, mainOf(place, told.enrollments.get(id)));
  }
  for (const id of told.enrollments.keys()) told.ended.enrollments.delete(id);
}

/** Whoever is nothing but a student teaches nobody, also where changes name the place and not the person. */
const isOnlyStudent = ({ roles }: RosterPerson): boolean => roles.every(({ role }) => role === 'student');

/** Only teachers own classes, and a place that is named twice is one. */
function mainOf({ classId, personId, role, isPrimary }: RosterEnrollment, other: RosterEnrollment | undefined): RosterEnrollment {
  const owns = role === 'teacher' && (isPrimary === true || other?.isPrimary === true);
  return owns ? { classId, personId, role, isPrimary: true } : { classId, personId, role };
}
