import type { RosterChangeLine, RosterRun } from '@alba/contract/rostering';

export type ChangeKind = RosterChangeLine['kind'];
type Counts = RosterRun['changes'];

/** What a change is about, in the order in which it is told, with its kinds. */
export const subjects = {
  schools: { added: ['school-added'], changed: ['school-renamed'], ended: [] },
  people: { added: ['person-added', 'person-returned'], changed: ['person-changed'], ended: ['person-ended'] },
  classes: { added: ['class-added', 'class-returned'], changed: ['class-changed'], ended: ['class-ended'] },
  enrollments: { added: ['enrollment-added'], changed: ['enrollment-changed'], ended: ['enrollment-ended'] },
} as const satisfies Record<string, Record<'added' | 'changed' | 'ended', readonly ChangeKind[]>>;
export type Subject = keyof typeof subjects;
export const subjectNames = Object.keys(subjects) as Subject[];
export const kindsInOrder: readonly ChangeKind[] = subjectNames.flatMap((name) => [
  ...subjects[name].added,
  ...subjects[name].changed,
  ...subjects[name].ended,
]);

export type Sums = { added: number; changed: number; ended: number };

const sum = (counts: Counts, kinds: readonly ChangeKind[]) => kinds.reduce((total, kind) => total + (counts[kind] ?? 0), 0);

/** What is new, changed and ended, of one subject or of all. */
export function sumsOf(counts: Counts, names: readonly Subject[] = subjectNames): Sums {
  const of = (what: keyof Sums) => names.reduce((total, name) => total + sum(counts, subjects[name][what]), 0);
  return { added: of('added'), changed: of('changed'), ended: of('ended') };
}

export const hasChanges = (counts: Counts): boolean => sum(counts, kindsInOrder) > 0;
