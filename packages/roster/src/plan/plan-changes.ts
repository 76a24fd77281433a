import type { RosterEnrollment, RosterFeed, RosterSkip } from '../model/index.ts';
import type { RosterChange } from './changes.ts';
import { classDifferences, personDifferences } from './differences.ts';
import type { HeldRoster } from './held.ts';
import { partsOf } from './parts.ts';
import { readFeed, readPlaces, type Told } from './told.ts';
import { type MayEnd, mayEndUnnamed } from './untold.ts';

/** The changes by the part they are applied in, and what was left out of the feed. */
export type RosterPlan = { parts: Map<string, RosterChange[]>; skipped: RosterSkip[] };

/**
 * What has to happen so that our roster says what the source says. A full feed ends what it does not name, a delta only what it names as
 * ended; what the source could not tell stays. The same feed again changes nothing. `today` is the day at the district's wall.
 */
export function planChanges(held: HeldRoster, feed: RosterFeed, today: string): RosterPlan {
  const told = readFeed(feed, held, today);
  const mayEnd = mayEndUnnamed(feed, held);
  const people = peopleChanges(held, told, mayEnd);
  const classes = classChanges(held, told, mayEnd);
  const gone = { people: endedIds(people, 'person-ended', 'personId'), classes: endedIds(classes, 'class-ended', 'classId') };
  const stillHere = (id: string) => (held.people.get(id)?.isEnded === false && !gone.people.has(id) ? held.people.get(id)?.record : undefined);
  readPlaces(feed, told, {
    hasClass: (id) => told.classes.has(id) || (held.classes.get(id)?.isEnded === false && !gone.classes.has(id)),
    person: (id) => told.people.get(id) ?? stillHere(id),
  });
  const changes = [...schoolChanges(held, feed), ...people, ...classes, ...placeChanges(held, told, { mayEnd, gone })];
  return { parts: partsOf(changes, { held, told }), skipped: told.skipped };
}

function schoolChanges(held: HeldRoster, { schools }: RosterFeed): RosterChange[] {
  return [...new Map(schools.map((school) => [school.id, school])).values()].flatMap((school): RosterChange[] => {
    const before = held.schools.get(school.id);
    if (!before) return [{ kind: 'school-added', school }];
    return before.name === school.name ? [] : [{ kind: 'school-renamed', school, before: before.name }];
  });
}

function peopleChanges(held: HeldRoster, told: Told, mayEnd: MayEnd): RosterChange[] {
  const changes: RosterChange[] = [];
  for (const person of told.people.values()) {
    const known = held.people.get(person.id);
    const before = known && personDifferences(known.record, person);
    if (!known) changes.push({ kind: 'person-added', person });
    else if (known.isEnded) changes.push({ kind: 'person-returned', person });
    else if (before) changes.push({ kind: 'person-changed', person, before });
  }
  for (const [personId, { isEnded }] of held.people) {
    const isGone = told.ended.people.has(personId) || (!told.people.has(personId) && mayEnd.person(personId));
    if (!isEnded && isGone) changes.push({ kind: 'person-ended', personId });
  }
  return changes;
}

function classChanges(held: HeldRoster, told: Told, mayEnd: MayEnd): RosterChange[] {
  const changes: RosterChange[] = [];
  for (const one of told.classes.values()) {
    const known = held.classes.get(one.id);
    const before = known && classDifferences(known.record, one);
    if (!known) changes.push({ kind: 'class-added', class: one });
    else if (known.isEnded) changes.push({ kind: 'class-returned', class: one });
    else if (before) changes.push({ kind: 'class-changed', class: one, before });
  }
  for (const [classId, { isEnded }] of held.classes) {
    const isGone = told.ended.classes.has(classId) || (!told.classes.has(classId) && mayEnd.class(classId));
    if (!isEnded && isGone) changes.push({ kind: 'class-ended', classId });
  }
  return changes;
}

type Gone = { people: Set<string>; classes: Set<string> };

/** The places of a class that ends stay as they are: its students go on reading their results. */
function placeChanges(held: HeldRoster, told: Told, { mayEnd, gone }: { mayEnd: MayEnd; gone: Gone }): RosterChange[] {
  const changes: RosterChange[] = [];
  for (const [id, enrollment] of told.enrollments) {
    const known = held.enrollments.get(id);
    if (!known) changes.push({ kind: 'enrollment-added', enrollment });
    else if (isPrimary(known) !== isPrimary(enrollment)) changes.push({ kind: 'enrollment-changed', enrollment });
  }
  for (const [id, place] of held.enrollments) {
    const { classId, personId, role } = place;
    const isClassThere = told.classes.has(classId) || (held.classes.get(classId)?.isEnded === false && !gone.classes.has(classId));
    if (!isClassThere || told.enrollments.has(id)) continue;
    const isGone = told.ended.enrollments.has(id) || gone.people.has(personId) || mayEnd.place(place);
    if (isGone) changes.push({ kind: 'enrollment-ended', enrollment: { classId, personId, role } });
  }
  return changes;
}

const isPrimary = (enrollment: RosterEnrollment): boolean => enrollment.isPrimary === true;

function endedIds<Field extends string>(changes: readonly RosterChange[], kind: RosterChange['kind'], field: Field): Set<string> {
  return new Set(changes.flatMap((change) => (change.kind === kind ? [(change as unknown as Record<Field, string>)[field]] : [])));
}
