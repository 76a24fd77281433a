import type { RosterChange } from './changes.ts';
import type { HeldRoster } from './held.ts';

/** More than this part of a school's places would end. */
export const schoolShare = 0.2;
/** At least this part of a class would end. */
export const classShare = 0.5;
/** Fewer people than this never hold a run up. */
export const fewestPeople = 5;

/** Too much would end at once: somebody has to look first. */
export type RosterHold = {
  kind: 'school' | 'class';
  schoolId: string;
  classId?: string;
  /** Of the class or the school, as it was called. */
  name: string;
  ending: number;
  active: number;
  /** What waits for the decision. */
  changes: RosterChange[];
};

/**
 * What has to be confirmed: a school where more than 20 % of the places would end, or a class that would lose half of its people, in
 * both cases at least five. Only what ends waits; a class of a school that waits is decided with its school.
 */
export function holdsOf(held: HeldRoster, parts: ReadonlyMap<string, readonly RosterChange[]>): RosterHold[] {
  const ending = endingChanges(parts);
  const classes = countClasses(held, ending);
  const schools = countSchools(held, classes);
  const holds = new Map<string, RosterHold>();
  for (const [schoolId, counts] of schools) {
    if (counts.ending < fewestPeople || counts.ending <= counts.active * schoolShare) continue;
    holds.set(`school:${schoolId}`, { kind: 'school', schoolId, name: held.schools.get(schoolId)?.name ?? '', ...counts, changes: [] });
  }
  for (const [classId, counts] of classes) {
    const { schoolId = '', name = '' } = held.classes.get(classId)?.record ?? {};
    if (holds.has(`school:${schoolId}`) || counts.ending < fewestPeople || counts.ending < counts.active * classShare) continue;
    holds.set(`class:${classId}`, { kind: 'class', schoolId, classId, name, ...counts, changes: [] });
  }
  if (holds.size > 0) assign(held, ending, holds);
  return [...holds.values()];
}

const endKinds = ['person-ended', 'class-ended', 'enrollment-ended'] as const;
type Ending = Extract<RosterChange, { kind: (typeof endKinds)[number] }>;
type Counts = { ending: number; active: number };

function endingChanges(parts: ReadonlyMap<string, readonly RosterChange[]>): Ending[] {
  return [...parts.values()].flatMap((changes) => changes.filter((change): change is Ending => (endKinds as readonly string[]).includes(change.kind)));
}

function countClasses(held: HeldRoster, ending: readonly Ending[]): Map<string, Counts> {
  const classes = new Map<string, Counts>();
  for (const { classId } of held.enrollments.values()) {
    if (held.classes.get(classId)?.isEnded !== false) continue;
    const counts = classes.get(classId);
    if (counts) counts.active += 1;
    else classes.set(classId, { ending: 0, active: 1 });
  }
  for (const change of ending) {
    if (change.kind === 'class-ended') {
      const counts = classes.get(change.classId);
      if (counts) counts.ending = counts.active;
    } else if (change.kind === 'enrollment-ended') {
      const counts = classes.get(change.enrollment.classId);
      if (counts) counts.ending += 1;
    }
  }
  return classes;
}

function countSchools(held: HeldRoster, classes: Map<string, Counts>): Map<string, Counts> {
  const schools = new Map<string, Counts>();
  for (const [classId, { ending, active }] of classes) {
    const schoolId = held.classes.get(classId)?.record.schoolId ?? '';
    const counts = schools.get(schoolId) ?? { ending: 0, active: 0 };
    schools.set(schoolId, { ending: counts.ending + ending, active: counts.active + active });
  }
  return schools;
}

/** Whoever would lose a place that waits keeps the account until it is decided, too. */
function assign(held: HeldRoster, ending: readonly Ending[], holds: Map<string, RosterHold>): void {
  const holdOfClass = (classId: string) => holds.get(`school:${held.classes.get(classId)?.record.schoolId ?? ''}`) ?? holds.get(`class:${classId}`);
  const waiting = new Map<string, RosterHold>();
  for (const { classId, personId } of held.enrollments.values()) {
    const hold = held.classes.get(classId)?.isEnded === false ? holdOfClass(classId) : undefined;
    if (hold && !waiting.has(personId)) waiting.set(personId, hold);
  }
  for (const change of ending) {
    if (change.kind === 'class-ended') holdOfClass(change.classId)?.changes.push(change);
    else if (change.kind === 'enrollment-ended') holdOfClass(change.enrollment.classId)?.changes.push(change);
    else (waiting.get(change.personId) ?? holds.get(`school:${held.people.get(change.personId)?.record.schoolId ?? ''}`))?.changes.push(change);
  }
}
