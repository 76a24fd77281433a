import { type Asking, askPatiently, jsonOf, type Proving } from '../asking/ask-patiently.ts';
import { ReadingFailed } from '../asking/failure.ts';
import type { Version } from '../one-roster/format/tables.ts';
import { AskFailed, type RosterReply } from '../server-source.ts';
import { failureOf, isFilterRefused } from './errors.ts';

/** What is read, under the key of its envelope. Never demographics: the product has no need of them. */
export const collections = ['orgs', 'academicSessions', 'courses', 'classes', 'users', 'enrollments'] as const;
export type Collection = (typeof collections)[number];

export type Server = { world: Asking; proving: Proving; base: string; version: Version };
export type PagesOf = { path: string; collection: Collection; filter?: string; take: (record: unknown) => void };

/** What came of a collection. `isShort`: fewer records than the server says there are, so nobody knows which are missing. */
export type Pages = { serverTime?: string; isShort: boolean; count: number };

const firstLimit = 1000;
const leastLimit = 50;
/** What every server takes. */
const commonLimit = 100;
/** Nine million enrolments are no district: such a server turns in a circle. */
const mostPages = 10_000;

/** Reads a collection page by page, with the server's filter as long as it takes it. */
export async function readPages(server: Server, given: PagesOf): Promise<Pages> {
  const asked = new Set<string>();
  const ids = new Set<string>();
  const seen = { limit: firstLimit, offset: 0, total: undefined as number | undefined, serverTime: undefined as string | undefined };
  let filter = given.filter;
  let url: string | undefined = urlOf(server, { ...given, filter, ...seen });
  let next: string | undefined;
  while (url !== undefined) {
    if (asked.has(url) || asked.size >= mostPages) throw new ReadingFailed('paging-loops');
    const reply = await askForPage(server, url);
    if (reply === 'less' || (reply.status === 400 && seen.limit > commonLimit && filter === undefined)) {
      if (seen.limit <= leastLimit) throw new ReadingFailed('unreachable', { value: 'timeout' });
      seen.limit = reply === 'less' ? Math.max(leastLimit, Math.floor(seen.limit / 2)) : commonLimit;
      url = next === undefined ? urlOf(server, { ...given, filter, ...seen }) : withLimit(next, seen.limit);
      continue;
    }
    if (filter !== undefined && ids.size === 0 && isFilterRefused(reply)) {
      filter = undefined;
      url = urlOf(server, { ...given, ...seen, filter });
      continue;
    }
    asked.add(url);
    // a server without a count may say "not found" behind its last page
    if (reply.status === 404 && ids.size > 0 && seen.total === undefined) break;
    const records = recordsOf(reply, given.collection);
    seen.serverTime ??= reply.headers.date;
    if (/^\d+$/.test(reply.headers['x-total-count'] ?? '')) seen.total = Number(reply.headers['x-total-count']);
    const before = ids.size;
    for (const record of records) {
      ids.add(idOf(record) ?? `without an id ${ids.size}`);
      given.take(record);
    }
    seen.offset += records.length;
    server.world.told?.(records.length);
    if (records.length > 0 && ids.size === before) throw new ReadingFailed('paging-loops');
    next = records.length === 0 ? undefined : nextOf(reply, { server, url, given, filter, seen });
    url = next;
  }
  return { serverTime: seen.serverTime, isShort: seen.total !== undefined && ids.size < seen.total, count: ids.size };
}

type Seen = { limit: number; offset: number; total?: number };

/** `less`: it took too long or was too much, so fewer records are asked for. */
async function askForPage({ world, proving }: Server, url: string): Promise<RosterReply | 'less'> {
  try {
    const reply = await askPatiently(world, proving, url);
    return reply.status === 413 || reply.status === 408 ? 'less' : reply;
  } catch (error) {
    const isTooMuch =
      error instanceof AskFailed ? ['timeout', 'too-large'].includes(error.why) : error instanceof ReadingFailed && error.problem.value === '504';
    if (isTooMuch && !world.isHasty) return 'less';
    throw error;
  }
}

function urlOf({ base }: Server, { path, filter, limit, offset }: Pick<PagesOf, 'path' | 'filter'> & Seen): string {
  const url = new URL(`${base}/${path}`);
  url.searchParams.set('limit', String(limit));
  url.searchParams.set('offset', String(offset));
  // not by searchParams, which write a space as a plus that some servers take for one
  return filter === undefined ? url.href : `${url.href}&filter=${encodeURIComponent(filter).replaceAll("'", '%27')}`;
}

function withLimit(address: string, limit: number): string {
  return address.replace(/([?&]limit=)\d+/i, `$1${limit}`);
}

function recordsOf(reply: RosterReply, collection: Collection): unknown[] {
  if (reply.status < 200 || reply.status > 299) throw failureOf(reply);
  const json = jsonOf(reply);
  const records = typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[collection] : undefined;
  if (!Array.isArray(records)) throw new ReadingFailed('answer-malformed', { expected: collection });
  return records;
}

const idOf = (record: unknown): string | undefined => {
  const id = typeof record === 'object' && record !== null ? (record as { sourcedId?: unknown }).sourcedId : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
};

type Here = { server: Server; url: string; given: PagesOf; filter?: string; seen: Seen };

/** Where the next page is: as the server says, else by its count, else until a page is empty. */
function nextOf({ headers }: RosterReply, { server, url, given, filter, seen }: Here): string | undefined {
  const link = linkTo('next', headers.link ?? '');
  if (link !== undefined) {
    const next = URL.canParse(link, url) ? new URL(link, url) : undefined;
    if (next?.origin !== new URL(server.base).origin) throw new ReadingFailed('next-elsewhere', { value: next?.origin ?? link.slice(0, 80) });
    return next.href;
  }
  const isMore = seen.total !== undefined ? seen.offset < seen.total : !headers.link;
  return isMore ? urlOf(server, { ...given, filter, ...seen }) : undefined;
}

/** The address with this relation in a `Link` header (RFC 8288). */
export function linkTo(relation: string, header: string): string | undefined {
  for (const [, address, parameters = ''] of header.matchAll(/<([^>]*)>((?:\s*;\s*[\w*-]+\s*=\s*(?:"[^"]*"|[^\s",;]+))*)/g)) {
    const [, quoted, bare] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s",;]+))/i.exec(parameters) ?? [];
    if ((quoted ?? bare ?? '').toLowerCase().split(/\s+/).includes(relation)) return address;
  }
  return undefined;
}
