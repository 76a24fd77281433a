import { asReadingFailed } from '../asking/ask-patiently.ts';
import type { ReadingFailed } from '../asking/failure.ts';
import { emptyFeed, type RosterFeed, type RosterProblem } from '../model/index.ts';
import type { RosterCursor, RosterReading } from '../server-source.ts';
import { Batch } from './batch.ts';
import { Gathering } from './gathering.ts';
import { type Collection, collections, readPages, type Server } from './pages.ts';

/** Our clock and theirs differ, and what was changed while we read must not be missed. */
const overlap = 10 * 60_000;
/** What a delta cannot tell (a class whose term moved, an enrolment whose last day came) is put right by a full pass. */
const fullEvery = 7 * 24 * 3_600_000;

export type ReadOptions = { server: Server /** The day at the district's wall. */; today: string; kind: RosterFeed['kind']; cursor: RosterCursor };

/** Reads a roster whole, or what changed since the cursor. Whatever fails, nothing ends by it. */
export async function readRoster({ server, today, kind: wished, cursor }: ReadOptions): Promise<RosterReading> {
  const now = server.world.now();
  const { since, fullAt } = cursorOf(cursor);
  const isDue = since === undefined || fullAt === undefined || now.getTime() - Date.parse(fullAt) >= fullEvery;
  const taking: Taking = wished === 'full' || isDue ? { kind: 'full' } : { kind: 'delta', since: new Date(Date.parse(since) - overlap).toISOString() };
  const gathering = new Gathering({ version: server.version, today, kind: taking.kind });
  try {
    const serverTime = await gather(server, gathering, taking);
    const feed = gathering.finish();
    const isWhole = gathering.untold.schoolIds.size === 0 && !gathering.untold.everything;
    const read = { since: timeOf(serverTime, now), fullAt: taking.kind === 'full' ? now.toISOString() : fullAt };
    return { feed, problems: gathering.problems, cursor: isWhole ? read : cursor };
  } catch (error) {
    const { problem } = asReadingFailed(error);
    return { feed: { ...emptyFeed(taking.kind), untold: { everything: true } }, problems: [problem, ...gathering.problems], cursor };
  }
}

const cursorOf = ({ since, fullAt }: RosterCursor) => ({
  since: typeof since === 'string' && !Number.isNaN(Date.parse(since)) ? since : undefined,
  fullAt: typeof fullAt === 'string' ? fullAt : undefined,
});

/** The server's own clock where it tells it: what it stamps its records with. */
const timeOf = (serverTime: string | undefined, now: Date): string => {
  const theirs = Date.parse(serverTime ?? '');
  return new Date(Number.isNaN(theirs) ? now : theirs).toISOString();
};

type Taking = { kind: 'full' } | { kind: 'delta'; since: string };
type Part = { collection: Collection; taking: Taking; batch: Batch; path?: string };

/** All that is needed, in the order in which one refers to the other. Answers with the server's time at the beginning. */
async function gather(server: Server, gathering: Gathering, taking: Taking): Promise<string | undefined> {
  let serverTime: string | undefined;
  for (const collection of collections) {
    // schools, terms and courses are few, and a delta needs those that did not change too
    const isAll = taking.kind === 'full' || fewOf.includes(collection);
    const batch = new Batch(collection, { version: server.version, ...(isAll ? {} : { since: (taking as { since?: string }).since }) });
    const part = { collection, batch, taking };
    const outcome = await readPart(server, gathering, part);
    serverTime ??= outcome.serverTime;
    gathering.add(collection, batch, { isWhole: isAll && outcome.isWhole });
  }
  return serverTime;
}

const fewOf: readonly Collection[] = ['orgs', 'academicSessions', 'courses'];
type Outcome = { isWhole: boolean; serverTime?: string };

async function readPart(server: Server, gathering: Gathering, part: Part): Promise<Outcome> {
  const { collection, taking } = part;
  try {
    return await read(server, gathering, part);
  } catch (error) {
    const failed = asReadingFailed(error);
    const { code } = failed.problem;
    // some servers do not share terms or courses: then classes have no dates, or no grades but their own
    if ((collection === 'academicSessions' || collection === 'courses') && (code === 'forbidden' || code === 'not-found')) {
      gathering.tell({ ...failed.problem, severity: 'warning' });
      return { isWhole: false };
    }
    // a delta that is not whole is read again from where it began
    if (!isNested(collection) || taking.kind === 'delta' || !isOfOnePart(failed.problem)) throw failed;
    return readBySchool(server, gathering, { ...part, collection, failed });
  }
}

async function read(server: Server, gathering: Gathering, { collection, taking, batch, path = collection }: Part): Promise<Outcome> {
  try {
    const { isShort, serverTime } = await readPages(server, { path, collection, filter: filterOf(collection, taking), take: batch.take });
    if (isShort) {
      // some were lost between two pages, and nobody knows whose
      gathering.untold.everything = true;
      gathering.tell({ severity: 'warning', code: 'answer-malformed', file: path, column: 'X-Total-Count' });
    }
    return { isWhole: !isShort, serverTime };
  } catch (error) {
    throw asReadingFailed(error).at(path);
  }
}

function filterOf(collection: Collection, taking: Taking): string | undefined {
  if (taking.kind === 'full') return "status='active'";
  return fewOf.includes(collection) ? undefined : `dateLastModified>='${taking.since}'`;
}

/** Failures that may be those of one record or one school, so that asking school by school is worth it. */
const isOfOnePart = ({ code, value }: RosterProblem): boolean =>
  ['server-error', 'answer-malformed'].includes(code) || (code === 'unreachable' && value === 'timeout');

const nested = { classes: ['classes'], users: ['students', 'teachers'], enrollments: ['enrollments'] } as const;
const isNested = (collection: Collection): collection is keyof typeof nested => collection in nested;
/** After so many schools in a row that fail too, the server is down and not one of its schools. */
const mostFailures = 3;

type Failing = Part & { collection: keyof typeof nested; failed: ReadingFailed };

/** What could not be read in one go is read school by school; of a school that fails again nothing ends. */
async function readBySchool(server: Server, gathering: Gathering, { failed, ...part }: Failing): Promise<Outcome> {
  const { untold, schoolIds } = gathering;
  let failures = 0;
  for (const id of schoolIds) {
    try {
      for (const what of nested[part.collection]) await read(server, gathering, { ...part, path: `schools/${encodeURIComponent(id)}/${what}` });
      failures = 0;
    } catch (error) {
      const { problem } = asReadingFailed(error);
      failures += 1;
      if (!isOfOnePart(problem) || failures >= Math.min(mostFailures, schoolIds.size)) throw failed;
      untold.schoolIds.add(id);
      gathering.tell(problem);
    }
  }
  gathering.tell({ ...failed.problem, severity: 'warning' });
  // administrators of the district stand at no school, so nobody knows who of them is left
  if (part.collection === 'users') untold.everything = true;
  return { isWhole: false };
}
