import type { RosterEnrollment, RosterFeed } from '../model/index.ts';
import type { HeldRoster } from './held.ts';

export type MayEnd = { person: (id: string) => boolean; class: (id: string) => boolean; place: (place: RosterEnrollment) => boolean };

/** What may end because the feed does not name it: nothing of what the source could not tell this time. */
export function mayEndUnnamed(feed: RosterFeed, held: HeldRoster): MayEnd {
  const { untold, kind } = feed;
  if (untold.everything) return { person: () => false, class: () => false, place: () => false };
  const people = new Set(untold.personIds);
  const whole = new Set(feed.wholeClassIds);
  if (kind === 'delta') return { person: () => false, class: () => false, place: ({ classId, personId }) => whole.has(classId) && !people.has(personId) };
  const schools = new Set(untold.schoolIds);
  const classes = new Set(untold.classIds);
  const isTold = (classId: string) => !classes.has(classId) && !schools.has(held.classes.get(classId)?.record.schoolId ?? '');
  for (const { classId, personId } of held.enrollments.values()) if (!isTold(classId)) people.add(personId);
  const person = (id: string) => {
    const { schoolId = '', roles = [] } = held.people.get(id)?.record ?? {};
    return !people.has(id) && [schoolId, ...roles.map((role) => role.schoolId ?? '')].every((school) => !schools.has(school));
  };
  const untoldPeople = new Set(untold.personIds);
  return { person, class: isTold, place: ({ classId, personId }) => isTold(classId) && !untoldPeople.has(personId) };
}
