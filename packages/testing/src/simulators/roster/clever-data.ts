import type { IncomingMessage, ServerResponse } from 'node:http';
import { basicOf } from '../listen.ts';
import type { CleverDistrict, CleverRecord } from './clever-district.ts';

export type CleverData = {
  /** Asked at every request, so that a test may change it. */
  districts(): readonly CleverDistrict[];
  mostInPage?: number;
  /** A `next` is told although nothing follows, as Clever sometimes does. */
  hasEmptyNext?: boolean;
};

const mostLimit = 10_000;
const lists = ['schools', 'terms', 'courses', 'sections', 'users'] as const;

/** Answers with what a district shares, if the token is one of a district; otherwise it is a person's, and somebody else's work. */
export function answerDistrict(data: CleverData, request: IncomingMessage, response: ServerResponse): boolean {
  const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
  const found = data.districts().find((one) => one.token === token);
  if (!found) return false;
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [, name = '', id] = /^\/v3\.\d\/([a-z]+)(?:\/([0-9a-f]{24}))?$/.exec(url.pathname) ?? [];
  const records: readonly CleverRecord[] | undefined =
    name === 'districts' ? [found.district] : lists.includes(name as (typeof lists)[number]) ? found[name as 'users'] : undefined;
  const one = records?.find((record) => record.id === id);
  if (id !== undefined && one) send(response, 200, { data: one, links: [{ rel: 'self', uri: url.pathname }] });
  else if (id !== undefined || !records) send(response, 404, { message: 'Resource not found' });
  else sendPage(data, records, { url, response });
  return true;
}

function sendPage(
  { mostInPage = mostLimit, hasEmptyNext = false }: CleverData,
  records: readonly CleverRecord[],
  { url, response }: { url: URL; response: ServerResponse },
): void {
  const { searchParams, pathname } = url;
  const limit = Number(searchParams.get('limit') ?? 100);
  if (limit > mostLimit) {
    send(response, 413, { message: 'Limit too large' });
    return;
  }
  const [role, after] = [searchParams.get('role'), searchParams.get('starting_after') ?? ''];
  const all = records
    .filter((record) => role === null || (record.roles as Record<string, unknown>)[role])
    .filter(({ id }) => id > after)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const page = all.slice(0, Math.min(limit, mostInPage));
  const uri = (changes: Record<string, string>) => `${pathname}?${new URLSearchParams({ ...Object.fromEntries(searchParams), ...changes })}`;
  const isMore = page.length < all.length || (hasEmptyNext && page.length > 0);
  const links = [{ rel: 'self', uri: uri({}) }, ...(isMore ? [{ rel: 'next', uri: uri({ starting_after: page.at(-1)?.id ?? '' }) }] : [])];
  send(response, 200, { data: page.map((record) => ({ data: record, uri: `${pathname}/${record.id}` })), links });
}

/** The tokens of the districts that share with an application. */
export function answerTokens(data: CleverData, client: { clientId: string; clientSecret: string }, request: IncomingMessage, response: ServerResponse): void {
  const basic = basicOf(request);
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (basic?.id !== client.clientId || basic.secret !== client.clientSecret) {
    send(response, 401, { message: 'Unauthorized' });
    return;
  }
  const wanted = searchParams.get('district');
  const found = data.districts().filter(({ district }) => wanted === null || district.id === wanted);
  const told = found.map(({ district, token }) => ({
    ...{ id: district.id, created: '2026-08-01T00:00:00.000Z', owner: { type: 'district', id: district.id } },
    ...{ access_token: token, scopes: ['read:district_admins', 'read:sis'] },
  }));
  send(response, 200, { data: told, links: [{ rel: 'self', uri: '/oauth/tokens' }] });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
