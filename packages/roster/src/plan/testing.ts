import fc from 'fast-check';
import { emptyFeed, enrollmentId, type RosterClass, type RosterFeed, type RosterPerson, type RosterSchool } from '../model/index.ts';
import type { RosterChange } from './changes.ts';
import type { HeldRoster } from './held.ts';
import { planChanges } from './plan-changes.ts';

export const today = '2026-10-01';

/** The roster as it is when every change was made: what the server does in the database. */
export function fold(held: HeldRoster, changes: Iterable<RosterChange>): HeldRoster {
  const next = { schools: new Map(held.schools), people: new Map(held.people), classes: new Map(held.classes), enrollments: new Map(held.enrollments) };
  for (const change of changes) make(next, change);
  return next;
}

function make({ schools, people, classes, enrollments }: HeldRoster, change: RosterChange): void {
  if ('school' in change) schools.set(change.school.id, change.school);
  else if ('person' in change) people.set(change.person.id, { record: change.person, isEnded: false });
  else if ('class' in change) classes.set(change.class.id, { record: change.class, isEnded: false });
  else if (change.kind === 'person-ended') end(people, change.personId);
  else if (change.kind === 'class-ended') end(classes, change.classId);
  else if (change.kind === 'enrollment-ended') enrollments.delete(enrollmentId(change.enrollment));
  else enrollments.set(enrollmentId(change.enrollment), change.enrollment);
}

function end<Record>(records: Map<string, { record: Record; isEnded: boolean }>, id: string): void {
  const known = records.get(id);
  if (known) records.set(id, { ...known, isEnded: true });
}

export const changesOf = (held: HeldRoster, feed: RosterFeed): RosterChange[] => [...planChanges(held, feed, today).parts.values()].flat();
export const taken = (held: HeldRoster, feed: RosterFeed): HeldRoster => fold(held, changesOf(held, feed));

/** Who and what is there now, whatever the order in which it came. */
export function liveOf({ schools, people, classes, enrollments }: HeldRoster) {
  const live = <Record>(records: Map<string, { record: Record; isEnded: boolean }>) =>
    [...records].flatMap(([id, { record, isEnded }]) => (isEnded ? [] : [[id, record] as const])).sort(([one], [other]) => one.localeCompare(other));
  const places = [...enrollments.values()].filter(({ classId }) => classes.get(classId)?.isEnded === false);
  return { schools: [...schools.keys()].sort(), people: live(people), classes: live(classes), places: places.map(placeOf).sort() };
}

const placeOf = (place: Parameters<typeof enrollmentId>[0] & { isPrimary?: boolean }) => `${enrollmentId(place)}${place.isPrimary ? ' owns' : ''}`;

const schoolIds = ['s1', 's2'];
const peopleIds = Array.from({ length: 12 }, (_, index) => `p${index}`);
const classIds = ['c1', 'c2', 'c3', 'c4'];
const schools: RosterSchool[] = schoolIds.map((id) => ({ id, name: `School ${id}` }));

const person = (id: string): fc.Arbitrary<RosterPerson> =>
  fc.record({
    id: fc.constant(id),
    firstName: fc.string({ minLength: 1, maxLength: 60 }),
    lastName: fc.constantFrom('de la Cruz', 'Núñez', 'O’Neil'),
    schoolId: fc.constantFrom(...schoolIds),
    roles: fc.constantFrom<RosterPerson['roles']>([{ role: 'student', schoolId: 's1' }], [{ role: 'teacher', schoolId: 's2' }]),
  });

const oneClass = (id: string): fc.Arbitrary<RosterClass> =>
  fc.record(
    {
      id: fc.constant(id),
      schoolId: fc.constantFrom(...schoolIds),
      name: fc.string({ minLength: 1, maxLength: 400 }),
      grades: fc.constantFrom<number[]>([], [6], [7, 8]),
      endsOn: fc.constantFrom('2026-09-01', '2027-06-30'),
    },
    { requiredKeys: ['id', 'schoolId', 'name', 'grades'] },
  );

const enrollment = fc.record(
  {
    classId: fc.constantFrom(...classIds),
    personId: fc.constantFrom(...peopleIds),
    role: fc.constantFrom<'student' | 'teacher'>('student', 'student', 'student', 'teacher'),
    isPrimary: fc.boolean(),
  },
  { requiredKeys: ['classId', 'personId', 'role'] },
);

const some = <T>(ids: readonly string[], of: (id: string) => fc.Arbitrary<T>) =>
  fc.subarray([...ids]).chain((chosen) => fc.tuple(...chosen.map(of)) as fc.Arbitrary<T[]>);

/** Any feed of a small district, also one that points to nothing. */
export const anyFeed = (kind: RosterFeed['kind']): fc.Arbitrary<RosterFeed> =>
  fc
    .record({
      people: some(peopleIds, person),
      classes: some(classIds, oneClass),
      enrollments: fc.array(enrollment, { maxLength: 30 }),
      ended: fc.record({ people: fc.subarray(peopleIds), classes: fc.subarray(classIds), enrollments: fc.array(enrollment, { maxLength: 6 }) }),
    })
    .map(({ people, classes, enrollments, ended }) => ({
      ...emptyFeed(kind),
      schools,
      people,
      classes,
      enrollments,
      ended: kind === 'delta' ? { ...ended, schools: [] } : emptyFeed(kind).ended,
    }));
