import { type Asking, askPatiently, jsonOf, type Proving } from '../asking/ask-patiently.ts';
import { codeOfStatus, ReadingFailed } from '../asking/failure.ts';
import { AskFailed, type RosterReply } from '../server-source.ts';
import { list } from './answers.ts';

export type Server = { world: Asking; proving: Proving; apiOrigin: string };

const firstLimit = 2000;
const leastLimit = 100;
const mostPages = 10_000;

/** Reads a list to its end: an empty page, a page without a next one, or one that was read before. */
export async function readAll(server: Server, path: string, take: (record: unknown) => void): Promise<void> {
  const asked = new Set<string>();
  let limit = firstLimit;
  let url: string | undefined = withLimit(new URL(path, server.apiOrigin), limit);
  while (url !== undefined && !asked.has(url)) {
    if (asked.size >= mostPages) throw new ReadingFailed('paging-loops');
    const reply = await askForPage(server, url);
    if (reply === 'less') {
      if (limit <= leastLimit) throw new ReadingFailed('unreachable', { value: 'timeout' });
      limit = Math.max(leastLimit, Math.floor(limit / 2));
      url = withLimit(new URL(url), limit);
      continue;
    }
    asked.add(url);
    const { records, next } = pageOf(reply);
    for (const record of records) take(record);
    server.world.told?.(records.length);
    url = next === undefined || records.length === 0 ? undefined : nextOf(next, server);
  }
}

function withLimit(url: URL, limit: number): string {
  url.searchParams.set('limit', String(limit));
  return url.href;
}

/** `less`: it took too long or was too much, so fewer records are asked for. */
async function askForPage({ world, proving }: Server, url: string): Promise<RosterReply | 'less'> {
  try {
    const reply = await askPatiently(world, proving, url);
    return reply.status === 413 ? 'less' : reply;
  } catch (error) {
    if (error instanceof AskFailed && ['timeout', 'too-large'].includes(error.why) && !world.isHasty) return 'less';
    throw error;
  }
}

function pageOf(reply: RosterReply): { records: unknown[]; next?: string } {
  if (reply.status < 200 || reply.status > 299) throw new ReadingFailed(codeOfStatus(reply.status), { value: String(reply.status) });
  const page = list.safeParse(jsonOf(reply)).data;
  if (!page) throw new ReadingFailed('answer-malformed', { expected: 'data' });
  return { records: page.data.map(({ data }) => data), next: page.links?.find(({ rel }) => rel === 'next')?.uri };
}

/** Clever's API is at one place; a token is sent nowhere else. */
function nextOf(uri: string, { apiOrigin }: Server): string {
  const next = URL.canParse(uri, apiOrigin) ? new URL(uri, apiOrigin) : undefined;
  if (next?.origin !== new URL(apiOrigin).origin) throw new ReadingFailed('next-elsewhere', { value: next?.origin ?? uri.slice(0, 80) });
  return next.href;
}
