import { rosterChangeKinds, rosterRoles, rosterSources } from '@alba/domain/rosters';
import { z } from 'zod';
import { id } from './endpoint.ts';

/**
 * Where class lists come from (C-ONEROSTER, C-CLEVERSYNC). For administrators; a school's own see what concerns their school: no
 * settings, no problems, and of runs and changes the part of their schools (`mayChange` is false).
 */
export const rosterSource = z.enum(rosterSources);
export const rosterWay = z.enum(['package', 'server']);

export const rosterName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), { params: { rule: 'characters' } });
/** How a OneRoster server is asked. */
export const oneRosterServer = z.strictObject({
  baseUrl: z.url().max(300),
  version: z.enum(['1.1', '1.2']),
  signing: z.enum(['oauth1-sha1', 'oauth1-sha256', 'oauth2']),
  /** OAuth 2 only. */
  tokenUrl: z.url().max(300).optional(),
});

export const rosterSettings = z.strictObject({
  /** Packages: strict reports everything that breaks the standard, lenient forgives what real exports do. */
  reading: z.enum(['strict', 'lenient']).default('lenient'),
  server: oneRosterServer.optional(),
  /** Schools of the source that are taken; absent for all. */
  schoolIds: z.array(z.string().min(1).max(255)).max(500).optional(),
});
export type RosterSettings = z.output<typeof rosterSettings>;

export const runStates = ['queued', 'reading', 'comparing', 'ready', 'held', 'applying', 'done', 'failed', 'cancelled', 'undoing', 'undone'] as const;
/** States in which a worker is busy; the screen asks again until another comes. */
export const busyRunStates = ['queued', 'reading', 'comparing', 'applying', 'undoing'] as const satisfies readonly (typeof runStates)[number][];

export const count = z.int().nonnegative();
export const changeKind = z.enum(rosterChangeKinds);
export const changeStates = ['planned', 'held', 'refused', 'applied', 'failed', 'reversed', 'kept'] as const;

/**
 * Why a run ended as `failed`, or what is to be seen of one that is `done`. The screen has words for each; what exactly was wrong in a
 * package or an answer stands in the run's problems.
 */
export const runFailures = ['package_wrong', 'source_failed', 'source_paused', 'keys_missing', 'some_schools_failed', 'unexpected'] as const;

/**
 * Why a line failed (the first row), why the undo left it as it is (the second) or could not take it back (the third).
 * `school_failed`: another line of its school went wrong, so that nothing of the school was changed.
 */
export const changeReasons = [
  ...['school_failed', 'no_teacher', 'school_missing', 'class_missing', 'person_missing'],
  ...['worked_on', 'signed_in', 'changed_since', 'in_use', 'was_here_before', 'merged'],
  ...['undo_gone', 'undo_name_taken', 'undo_unexpected'],
] as const;

export const rosterRun = z.strictObject({
  runId: id,
  connectionId: id,
  connectionName: z.string(),
  kind: z.enum(['full', 'delta']),
  startedBy: z.enum(['hand', 'schedule', 'command']),
  isDry: z.boolean(),
  state: z.enum(runStates),
  /** Of the stage the state names. */
  progress: z.strictObject({ done: count, total: count }),
  changes: z.partialRecord(changeKind, count),
  errors: count,
  warnings: count,
  skipped: count,
  failure: z.enum(runFailures).optional(),
  requestedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().optional(),
  appliedAt: z.iso.datetime().optional(),
  /** Until when it can be taken back; absent when it cannot. */
  undoUntil: z.iso.datetime().optional(),
  requestedBy: z.string().optional(),
});
export type RosterRun = z.infer<typeof rosterRun>;

export const rosterConnection = z.strictObject({
  connectionId: id,
  source: rosterSource,
  way: rosterWay,
  name: z.string(),
  tenant: z.string(),
  settings: rosterSettings,
  hasSecret: z.boolean(),
  schedule: z.enum(['off', 'nightly']),
  state: z.enum(['active', 'paused', 'broken']),
  nextRunAt: z.iso.datetime().optional(),
  lastRun: rosterRun.optional(),
});
export type RosterConnection = z.infer<typeof rosterConnection>;

export const rosterHold = z.strictObject({
  holdId: id,
  kind: z.enum(['school', 'class']),
  name: z.string(),
  schoolName: z.string(),
  ending: count,
  active: count,
  state: z.enum(['waiting', 'confirmed', 'refused']),
});
export type RosterHold = z.infer<typeof rosterHold>;

export const rosterChangeLine = z.strictObject({
  changeId: id,
  kind: changeKind,
  state: z.enum(changeStates),
  /** Of the person, class or school; for an enrolment the person's. */
  name: z.string(),
  className: z.string().optional(),
  role: z.enum(rosterRoles).optional(),
  /** Fields that change, with what stood before. */
  fields: z.array(z.strictObject({ field: z.string(), before: z.string().optional(), after: z.string().optional() })),
  reason: z.enum(changeReasons).optional(),
  schoolName: z.string().optional(),
});
export type RosterChangeLine = z.infer<typeof rosterChangeLine>;

export const rosterProblemLine = z.strictObject({
  number: id,
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  file: z.string().optional(),
  row: count.optional(),
  column: z.string().optional(),
  value: z.string().optional(),
  expected: z.string().optional(),
});
export type RosterProblemLine = z.infer<typeof rosterProblemLine>;
