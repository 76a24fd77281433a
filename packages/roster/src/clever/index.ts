import type { z } from 'zod';
import { type Asking, asReadingFailed, type Proving } from '../asking/ask-patiently.ts';
import { emptyFeed, type RosterFeed, type RosterProblem } from '../model/index.ts';
import { counting, type RosterCursor, type RosterReading, type RosterServer, type RosterTrial, type RosterWorld } from '../server-source.ts';
import * as answers from './answers.ts';
import { type CleverClient, districtToken } from './district-token.ts';
import { readAll, type Server } from './pages.ts';
import { type CleverRoster, toFeed } from './to-feed.ts';

export type { CleverClient } from './district-token.ts';

export type CleverServerOptions = {
  /** `https://api.clever.com`. */
  apiOrigin: string;
  /** The token of the district, or what it is found by. */
  token: string | { client: CleverClient; districtId: string };
  world: RosterWorld;
  version?: `v${number}.${number}`;
};

const mostShown = 500;
const rolesRead = ['student', 'teacher', 'staff', 'district_admin'];
/** A district in another state (pending, paused, in error) shows little or nothing, which means nothing. */
const statesRead = ['running', 'success'];

/** A district's Clever Secure Sync, read whole at every run: what changed is found by comparing. */
export function createCleverServer({ apiOrigin, token, world, version = 'v3.0' }: CleverServerOptions): RosterServer {
  const serverOf = (asking: Asking): Server => ({ world: asking, proving: provingOf(token, asking), apiOrigin });
  const base = `/${version}`;
  return {
    read: (_kind, cursor) => read({ server: serverOf(counting(world)), base, cursor }),
    tryOut: () => tryOut({ server: serverOf({ ...world, isHasty: true }), base }),
  };
}

function provingOf(token: CleverServerOptions['token'], world: Asking): Proving {
  let found: string | undefined;
  return {
    async headers() {
      found ??= typeof token === 'string' ? token : await districtToken(token.client, token.districtId, world);
      return { authorization: `Bearer ${found}` };
    },
    renew() {
      found = undefined;
      return typeof token !== 'string';
    },
  };
}

type Reading = { server: Server; base: string };

/** Takes a list by id; what cannot be understood is told, and must not end. */
async function readList<T extends { id: string }>(
  { server, base }: Reading,
  {
    path,
    schema,
    into,
    onBad,
  }: { path: string; schema: z.ZodType<T>; into: Map<string, T>; onBad: (path: string, record: unknown, error: z.ZodError) => void },
): Promise<void> {
  const name = path.replace(/\?.*$/, '');
  try {
    await readAll(server, `${base}/${path}`, (record) => {
      const parsed = schema.safeParse(record);
      if (parsed.success) into.set(parsed.data.id, parsed.data);
      else onBad(name, record, parsed.error);
    });
  } catch (error) {
    throw asReadingFailed(error).at(name);
  }
}

/** What is left out because the district does not share its data now: nothing while it does. */
async function notSharedNow(reading: Reading): Promise<RosterFeed['skipped']> {
  const districts = new Map<string, z.output<typeof answers.district>>();
  await readList(reading, { path: 'districts', schema: answers.district, into: districts, onBad: () => {} });
  if (districts.size === 0) return [{ kind: 'school', id: '', reason: 'not-now' }];
  return [...districts.values()].flatMap(({ id, state }) =>
    state === undefined || statesRead.includes(state) ? [] : [{ kind: 'school', id, reason: 'not-now' }],
  );
}

async function read({ cursor, ...reading }: Reading & { cursor: RosterCursor }): Promise<RosterReading> {
  const nothing: RosterFeed = { ...emptyFeed('full'), untold: { everything: true } };
  const problems: RosterProblem[] = [];
  try {
    const before = await notSharedNow(reading);
    if (before.length > 0) return { feed: { ...nothing, skipped: before }, problems, cursor };
    const { roster, untold } = await readRoster(reading, problems);
    // paused in the meantime: what came since may be half of it
    const after = await notSharedNow(reading);
    if (after.length > 0) return { feed: { ...nothing, skipped: after }, problems, cursor };
    return { feed: toFeed(roster, untold), problems, cursor: { fullAt: reading.server.world.now().toISOString() } };
  } catch (error) {
    return { feed: nothing, problems: [...problems, asReadingFailed(error).problem], cursor };
  }
}

async function readRoster(reading: Reading, problems: RosterProblem[]): Promise<{ roster: CleverRoster; untold: RosterFeed['untold'] }> {
  const untold: RosterFeed['untold'] = {};
  const onBad = (path: string, record: unknown, error: z.ZodError) => {
    const id = typeof record === 'object' && record !== null && 'id' in record && typeof record.id === 'string' && record.id !== '' ? record.id : undefined;
    markUntold(untold, path, id);
    problems.push({ severity: 'warning', code: 'required', file: `${path}/${id ?? '?'}`, column: error.issues[0]?.path.join('.') || undefined });
  };
  const roster = { schools: new Map(), terms: new Map(), courses: new Map(), sections: new Map(), users: new Map() };
  await readList(reading, { path: 'schools', schema: answers.school, into: roster.schools, onBad });
  await readList(reading, { path: 'terms', schema: answers.term, into: roster.terms, onBad });
  await readList(reading, { path: 'courses', schema: answers.course, into: roster.courses, onBad });
  await readList(reading, { path: 'sections', schema: answers.section, into: roster.sections, onBad });
  // by role, so that parents and other contacts are never read
  for (const role of rolesRead) await readList(reading, { path: `users?role=${role}`, schema: answers.user, into: roster.users, onBad });
  return { roster, untold };
}

function markUntold(untold: RosterFeed['untold'], path: string, id: string | undefined): void {
  const list = { schools: 'schoolIds', sections: 'classIds', users: 'personIds' }[path] as 'schoolIds' | 'classIds' | 'personIds' | undefined;
  if (!list) return;
  if (id === undefined) untold.everything = true;
  else untold[list] = [...new Set([...(untold[list] ?? []), id])];
}

async function tryOut(reading: Reading): Promise<RosterTrial> {
  const schools = new Map<string, z.output<typeof answers.school>>();
  try {
    await readList(reading, { path: 'schools', schema: answers.school, into: schools, onBad: () => {} });
  } catch (error) {
    return { isReached: false, problem: asReadingFailed(error).problem, schools: [] };
  }
  return { isReached: true, schools: [...schools.values()].slice(0, mostShown) };
}
