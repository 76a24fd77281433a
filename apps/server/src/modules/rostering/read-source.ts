import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { rosterSettings } from '@alba/contract/rostering';
import type { RosterFeed, RosterProblem } from '@alba/roster/model/index';
import { readOneRosterPackage } from '@alba/roster/one-roster/index';
import type { RosterServer } from '@alba/roster/server-source';
import { selectSchoolRefs } from './apply-schools-repository.ts';
import type { ConnectionRow } from './connection-repository.ts';
import type { RunFailure, RunRow } from './run-repository.ts';
import { keysOf } from './sealed-keys.ts';
import { KeysMissing, type RosterServices } from './services.ts';

/** What a source said: a feed, or why there is none. */
export type SourceReading = {
  feed?: RosterFeed;
  problems: readonly RosterProblem[];
  errors: number;
  warnings: number;
  cursor?: object;
  failure?: RunFailure;
};

export type Reading = {
  connection: ConnectionRow;
  run: RunRow;
  /** The day at the district's wall. */
  today: string;
  onProgress: (progress: { done: number; total: number }) => void;
  signal: AbortSignal;
};

export async function readSource(services: RosterServices, reading: Reading): Promise<SourceReading> {
  if (reading.run.package !== null) return readPackage(services, reading, reading.run.package);
  return readServer(services, reading);
}

/** The reader needs the file itself, so it lies in a folder of its own while it is read. */
async function readPackage({ db, documents }: RosterServices, { connection, today, onProgress, signal }: Reading, name: string): Promise<SourceReading> {
  const file = await documents.get(name);
  if (!file) throw new Error('the package of a run is gone from the storage');
  const folder = await mkdtemp(join(tmpdir(), 'alba-roster-'));
  try {
    const path = join(folder, 'package.zip');
    await pipeline(file.stream(), createWriteStream(path), { signal });
    const { reading: mode, schoolIds } = rosterSettings.parse(connection.settings);
    const knownSchoolIds = new Set((await selectSchoolRefs(db, connection)).keys());
    const { isUsable, feed, problems, counts } = await readOneRosterPackage({ kind: 'zip', path }, { mode, today, knownSchoolIds, onProgress, signal });
    const told = { problems, errors: counts.errors, warnings: counts.warnings };
    if (!isUsable || !feed) return { ...told, failure: 'package_wrong' };
    return { ...told, feed: onlyChosen(feed, schoolIds) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readServer({ keys, clock, openServer }: RosterServices, { connection, run, today, onProgress, signal }: Reading): Promise<SourceReading> {
  const secret = keysOf(connection, keys.sealing);
  let total = 0;
  const told = (records: number) => {
    total = Math.max(total, records);
    onProgress({ done: records, total });
  };
  const server = opened(() => openServer(connection, secret, { today, now: clock.now, signal, told }));
  if (!server) return { problems: [], errors: 0, warnings: 0, failure: 'keys_missing' };
  const { feed, problems, cursor } = await server.read(run.kind, (connection.cursor ?? {}) as Record<string, unknown>);
  const count = (severity: string) => problems.filter((problem) => problem.severity === severity).length;
  const outcome = { problems, errors: count('error'), warnings: count('warning'), cursor };
  const isEmpty = feed.people.length === 0 && feed.schools.length === 0 && feed.classes.length === 0;
  if (feed.untold.everything && isEmpty) return { ...outcome, failure: outcome.errors > 0 ? 'source_failed' : 'source_paused' };
  return { ...outcome, feed: onlyChosen(feed, rosterSettings.parse(connection.settings).schoolIds) };
}

/** Undefined where neither the connection nor the installation has the keys. */
export function opened(open: () => RosterServer): RosterServer | undefined {
  try {
    return open();
  } catch (error) {
    if (error instanceof KeysMissing) return undefined;
    throw error;
  }
}

/** Where an administrator chose schools, the others are not taken. Changes need not name the others to speak of their people. */
export function onlyChosen(feed: RosterFeed, schoolIds: readonly string[] | undefined): RosterFeed {
  if (!schoolIds) return feed;
  const chosen = new Set(schoolIds);
  const isTaken = ({ schoolId }: { schoolId?: string }) => schoolId === undefined || chosen.has(schoolId);
  const people = feed.people.flatMap((person) => {
    const roles = person.roles.filter(isTaken);
    const { roleChanges } = person;
    const changed = roleChanges && { roleChanges: { ...roleChanges, gained: roleChanges.gained.filter(isTaken) } };
    const home = isTaken(person) ? person.schoolId : roles.find(({ schoolId }) => schoolId !== undefined)?.schoolId;
    const isLeft = roles.length === 0 && !person.asBefore?.includes('roles');
    // who is nowhere else by these changes has left the schools that are taken
    return isLeft && feed.kind === 'full' ? [] : [{ ...person, roles, schoolId: home, ...changed }];
  });
  const goneClasses = new Set(feed.classes.flatMap((one) => (isTaken(one) ? [] : [one.id])));
  const gonePeople = new Set(feed.people.map(({ id }) => id));
  for (const { id } of people) gonePeople.delete(id);
  const others = feed.schools.filter(({ id }) => !chosen.has(id));
  return {
    ...feed,
    schools: feed.schools.filter(({ id }) => chosen.has(id)),
    people,
    classes: feed.classes.filter(isTaken),
    enrollments: feed.enrollments.filter(({ classId, personId }) => !goneClasses.has(classId) && !gonePeople.has(personId)),
    skipped: [...feed.skipped, ...others.map(({ id }) => ({ kind: 'school' as const, id, reason: 'school-not-chosen' as const }))],
  };
}
