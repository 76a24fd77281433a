import { setImmediate as letOthersWork } from 'node:timers/promises';
import { keptLastName } from '@alba/domain/new-account';
import { enrollmentId, type RosterFeed, type RosterPerson } from '@alba/roster/model/index';
import { type HeldRoster, holdsOf, planChanges, type RosterChange, type RosterHold, type RosterPlan } from '@alba/roster/plan/index';
import type { Db } from '../../platform/db/index.ts';
import { settingsOf } from '../institutions/index.ts';
import { mainRole } from './apply-people.ts';
import { selectOptionalSameSchool, selectSchoolRefs } from './apply-schools-repository.ts';
import { type ChangeData, insertChanges, type PlannedLine } from './change-repository.ts';
import type { ConnectionKey } from './connection-repository.ts';
import { selectHeld, selectRemovedClasses } from './held-repository.ts';
import { insertHolds, insertParts } from './part-repository.ts';
import { withoutRemoved } from './removed-here.ts';
import type { RunKey } from './run-repository.ts';

const batch = 1_000;

export type Compared = { changes: Record<string, number>; skipped: Record<string, number>; holds: number };
type Comparing = RunKey & ConnectionKey & { feed: RosterFeed; today: string; onProgress: (progress: { done: number; total: number }) => Promise<void> };

/** Finds what has to change and writes it down line by line, with what has to be confirmed first. */
export async function compare(db: Db, { feed, today, onProgress, ...run }: Comparing): Promise<Compared> {
  const { held, feed: taken } = withoutRemoved({ held: await selectHeld(db, run), feed }, await selectRemovedClasses(db, run));
  const told = await withKeptNames(db, run, { feed: taken, held });
  const plan = planChanges(held, told, today);
  await letOthersWork();
  const holds = holdsOf(held, plan.parts);
  await storeParts(db, run, { held, told, plan });
  await insertHolds(
    db,
    run,
    holds.map((hold, index) => ({ ...hold, holdId: index + 1 })),
  );
  await storeLines(db, run, { held, told, plan, holds, onProgress });
  const changes = countBy([...plan.parts.values()].flat(), ({ kind }) => kind);
  return { changes, skipped: countBy(plan.skipped, ({ reason }) => reason), holds: holds.length };
}

/** Where a school keeps initials only, nothing else of a student's last name is kept either. */
async function withKeptNames(db: Db, run: ConnectionKey, { feed, held }: { feed: RosterFeed; held: HeldRoster }): Promise<RosterFeed> {
  const schools = await schoolsToBe(db, run, feed);
  // changes may leave out where somebody belongs, and what they are
  const homeOf = ({ id, schoolId, asBefore }: RosterPerson) => {
    const home = asBefore?.includes('schoolId') ? (held.people.get(id)?.record.schoolId ?? schoolId) : schoolId;
    return schools.get(home ?? '') ?? run.districtId;
  };
  const ids = [...new Set(feed.people.map(homeOf))];
  const asking = new Set<number>();
  for (const schoolId of ids) if ((await settingsOf(db, { districtId: run.districtId, schoolId })).forceInitials) asking.add(schoolId);
  if (asking.size === 0) return feed;
  const kept = (person: RosterPerson): RosterPerson => {
    const forceInitials = asking.has(homeOf(person));
    const role = mainRole(person.roles.length > 0 ? person : (held.people.get(person.id)?.record ?? person));
    return { ...person, lastName: keptLastName(person.lastName, { role, forceInitials }) };
  };
  return { ...feed, people: feed.people.map(kept) };
}

/** Our school for each of the source's, also where this run is the first to find that one is here already. */
async function schoolsToBe(db: Db, run: ConnectionKey, { schools: named }: RosterFeed): Promise<Map<string, number>> {
  const schools = await selectSchoolRefs(db, run);
  for (const { id, name } of named) {
    const same = schools.has(id) ? undefined : await selectOptionalSameSchool(db, { ...run, externalId: id, name });
    if (same !== undefined) schools.set(id, same);
  }
  return schools;
}

type Planned = { held: HeldRoster; told: RosterFeed; plan: RosterPlan };

async function storeParts(db: Db, run: RunKey & ConnectionKey, { held, told, plan }: Planned): Promise<void> {
  const names = new Map(told.schools.map(({ id, name }) => [id, name]));
  const parts = [...plan.parts].map(([externalId, changes]) => ({
    externalId,
    name: names.get(externalId) ?? held.schools.get(externalId)?.name ?? '',
    counts: countBy(changes, ({ kind }) => kind),
  }));
  await insertParts(db, run, parts);
}

type Storing = Planned & { holds: readonly RosterHold[]; onProgress: Comparing['onProgress'] };

async function storeLines(db: Db, run: RunKey, { holds, onProgress, ...planned }: Storing): Promise<void> {
  const holdOf = new Map<RosterChange, number>();
  for (const [index, hold] of holds.entries()) for (const change of hold.changes) holdOf.set(change, index + 1);
  const lineOf = describe(planned);
  const total = [...planned.plan.parts.values()].reduce((sum, { length }) => sum + length, 0);
  let done = 0;
  for (const [part, changes] of planned.plan.parts) {
    for (let from = 0; from < changes.length; from += batch) {
      const lines = changes.slice(from, from + batch).map((change): PlannedLine => ({ part, holdId: holdOf.get(change), ...lineOf(change) }));
      await insertChanges(db, run, lines);
      done += lines.length;
      await onProgress({ done, total });
    }
  }
}

/** How a change is written down: with names, so that the difference can be read by people, and with what stood before. */
export function describe({ held, told }: Pick<Planned, 'held' | 'told'>): (change: RosterChange) => Pick<PlannedLine, 'kind' | 'externalId' | 'data'> {
  const people = new Map(told.people.map((person) => [person.id, person]));
  const classes = new Map(told.classes.map((one) => [one.id, one]));
  const personName = (id: string) => nameOf(people.get(id)) || nameOf(held.people.get(id)?.record);
  const className = (id: string) => classes.get(id)?.name || (held.classes.get(id)?.record.name ?? '');
  return (change) => {
    const { kind } = change;
    if ('school' in change)
      return {
        kind,
        externalId: change.school.id,
        data: { name: change.school.name, school: change.school, before: held.schools.get(change.school.id)?.name },
      };
    if ('person' in change)
      return {
        kind,
        externalId: change.person.id,
        data: { name: nameOf(change.person), person: change.person, before: held.people.get(change.person.id)?.record },
      };
    if ('class' in change)
      return { kind, externalId: change.class.id, data: { name: change.class.name, class: change.class, before: held.classes.get(change.class.id)?.record } };
    if (change.kind === 'person-ended') return { kind, externalId: change.personId, data: { name: personName(change.personId) } };
    if (change.kind === 'class-ended') return { kind, externalId: change.classId, data: { name: className(change.classId) } };
    const { classId, personId } = change.enrollment;
    const data: ChangeData = { name: personName(personId), className: className(classId), enrollment: change.enrollment };
    return { kind, externalId: enrollmentId(change.enrollment), data };
  };
}

const nameOf = (person: RosterPerson | undefined): string => (person ? `${person.firstName} ${person.lastName}`.trim() : '');

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}
