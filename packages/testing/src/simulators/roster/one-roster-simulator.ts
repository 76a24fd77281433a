import type { IncomingMessage, ServerResponse } from 'node:http';
import { basicOf, formOf, type Listening, listen } from '../listen.ts';
import type { SimulatedDistrict } from './district.ts';
import { type Collection, type OneRosterObject, objectsOf, type Version } from './one-roster-objects.ts';
import { isSigned, type OneRosterClient, Tokens } from './one-roster-proof.ts';
import { FilterRefused, parseFilter } from './one-roster-query.ts';
import { playScript, type Scripted } from './script.ts';

export type OneRosterSimulator = {
  client: OneRosterClient;
  /** The district behind the first part of the path (`/us/ims/oneroster/…`), '' where there is none. Asked at every request. */
  districtOf(tenant: string): SimulatedDistrict | undefined;
  /** The server's own clock, which may be wrong. */
  now?: () => Date;
  /** Most records in a page, whatever is asked for. */
  mostInPage?: number;
  /** How pages are told: all of it, the count only, or nothing. */
  paging?: 'link' | 'count' | 'bare';
  /** `ignored`: answers everything; `refused`: 400. */
  filters?: 'understood' | 'ignored' | 'refused';
  /** Where id and secret of OAuth 2 may stand. */
  secretIn?: 'basic' | 'form';
  tokenSeconds?: number;
  script?: Scripted[];
  /** A port, where the address is known beforehand; another where it is taken. */
  port?: number;
};

export type RunningOneRoster = Listening & {
  /** Path and query of every request, in order. */
  asked: string[];
  script: Scripted[];
  /** No token is known any more. */
  forgetTokens(): void;
};

type Running = Required<Omit<OneRosterSimulator, 'port' | 'script'>> & { origin: string; used: Set<string>; tokens: Tokens };

const root = /^(?:\/([a-z-]+))?\/ims\/oneroster\/(v1p1|rostering\/v1p2)\/(.+)$/;

/** A OneRoster server on this machine, 1.1 (OAuth 1.0a or a token) and 1.2 (a token) at once. `/token` gives tokens for client credentials. */
export async function startOneRosterSimulator(given: OneRosterSimulator): Promise<RunningOneRoster> {
  const asked: string[] = [];
  const script = given.script ?? [];
  const defaults = { now: () => new Date(), mostInPage: 10_000, paging: 'link', filters: 'understood', secretIn: 'basic', tokenSeconds: 3600 } as const;
  const running: Running = { ...defaults, ...given, origin: '', used: new Set(), tokens: new Tokens() };
  const listening = await listen(
    async (request, response) => {
      asked.push(request.url ?? '');
      response.setHeader('date', running.now().toUTCString());
      if (!playScript(script, request, response)) await answer(running, request, response);
    },
    { port: given.port },
  );
  running.origin = listening.origin;
  return { ...listening, asked, script, forgetTokens: () => running.tokens.forget() };
}

async function answer(running: Running, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', running.origin);
  if (url.pathname === '/token') return giveToken(running, request, response);
  const [, tenant = '', path = '', rest = ''] = root.exec(url.pathname) ?? [];
  const version: Version = path === 'v1p1' ? '1.1' : '1.2';
  const district = path === '' ? undefined : running.districtOf(tenant);
  if (!district) return refuse(response, version, { status: 404, minor: 'unknownobject' });
  const what = collectionOf(rest);
  const refused = refusalOf(running, request, { version, what });
  if (refused) return refuse(response, version, refused);
  if (!what) return refuse(response, version, { status: 404, minor: 'unknownobject' });
  const base = `${running.origin}${url.pathname.slice(0, -rest.length - 1)}`;
  const objects = objectsOf(district, version, base);
  const all = what.schoolId === undefined ? objects[what.collection] : ofSchool(objects, what as Nested);
  try {
    sendPage(running, response, { url, name: what.collection, records: select(running, all, what.role, url) });
  } catch (error) {
    if (!(error instanceof FilterRefused)) throw error;
    refuse(response, version, { status: 400, minor: 'invalid_filter_field' });
  }
}

type What = { collection: Collection; role?: 'student' | 'teacher'; schoolId?: string };
type Nested = What & { schoolId: string };

const top: Record<string, What> = {
  orgs: { collection: 'orgs' },
  schools: { collection: 'orgs' },
  academicSessions: { collection: 'academicSessions' },
  terms: { collection: 'academicSessions' },
  courses: { collection: 'courses' },
  classes: { collection: 'classes' },
  users: { collection: 'users' },
  students: { collection: 'users', role: 'student' },
  teachers: { collection: 'users', role: 'teacher' },
  enrollments: { collection: 'enrollments' },
  demographics: { collection: 'demographics' },
};

function collectionOf(path: string): What | undefined {
  const [, id, nested] = /^schools\/([^/]+)\/(classes|enrollments|students|teachers)$/.exec(path) ?? [];
  const what = top[nested ?? path];
  return what && (id === undefined ? what : { ...what, schoolId: decodeURIComponent(id) });
}

const idIn = (value: unknown): string | undefined => (value as { sourcedId?: string } | undefined)?.sourcedId;

function ofSchool({ users, classes, enrollments }: Record<Collection, OneRosterObject[]>, { collection, schoolId }: Nested): OneRosterObject[] {
  if (collection !== 'users') return (collection === 'classes' ? classes : enrollments).filter(({ school }) => idIn(school) === schoolId);
  const isHere = ({ orgs, roles }: OneRosterObject) =>
    [...((orgs as unknown[]) ?? []), ...((roles as { org: unknown }[]) ?? []).map(({ org }) => org)].some((org) => idIn(org) === schoolId);
  return users.filter(isHere);
}

function select({ filters }: Running, records: OneRosterObject[], role: What['role'], url: URL): OneRosterObject[] {
  const ofRole = role
    ? records.filter((one) => one.role === role || (one.roles as { role: string }[] | undefined)?.some((held) => held.role === role))
    : records;
  const filter = url.searchParams.get('filter');
  if (filter === null || filters === 'ignored') return ofRole;
  if (filters === 'refused') throw new FilterRefused(filter);
  return ofRole.filter(parseFilter(filter));
}

function sendPage(
  { mostInPage, paging, origin }: Running,
  response: ServerResponse,
  { url, name, records }: { url: URL; name: string; records: OneRosterObject[] },
): void {
  const [limit, offset] = [Number(url.searchParams.get('limit') ?? 100), Number(url.searchParams.get('offset') ?? 0)];
  const page = records.slice(offset, offset + Math.min(limit, mostInPage));
  const end = offset + page.length;
  if (paging !== 'bare') response.setHeader('x-total-count', records.length);
  if (paging === 'link') {
    const at = (to: number) =>
      `<${origin}${url.pathname}?${new URLSearchParams({ ...Object.fromEntries(url.searchParams), limit: String(limit), offset: String(to) })}>`;
    response.setHeader('link', [...(end < records.length ? [`${at(end)}; rel="next"`] : []), `${at(0)}; rel="first"`].join(', '));
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ [name]: page }));
}

type Refusal = { status: number; minor: string };
const prefix = (version: Version) => `https://purl.imsglobal.org/spec/or/v1p${version === '1.1' ? 1 : 2}/scope/`;

/** 1.1 is signed or has a token; 1.2 has a token. Nested collections need the wider scope, and demographics one of their own. */
function refusalOf(
  { client, origin, now, used, tokens }: Running,
  request: IncomingMessage,
  { version, what }: { version: Version; what?: What },
): Refusal | undefined {
  if (version === '1.1' && isSigned(request, { client, origin, now: now(), used })) return undefined;
  const scopes = tokens.scopesOf(request, now());
  if (!scopes) return { status: 401, minor: 'unauthorisedrequest' };
  const needed =
    what?.collection === 'demographics' ? 'roster-demographics.readonly' : what?.schoolId === undefined ? 'roster-core.readonly' : 'roster.readonly';
  return scopes.includes(prefix(version) + needed) ? undefined : { status: 403, minor: 'forbidden' };
}

function refuse(response: ServerResponse, version: Version, { status, minor }: Refusal): void {
  const told = { imsx_codeMajor: 'failure', imsx_severity: 'error', imsx_description: 'Refused.' };
  const body =
    version === '1.1'
      ? { statusInfoSet: [{ ...told, imsx_codeMinor: minor }] }
      : { ...told, imsx_CodeMinor: { imsx_codeMinorField: [{ imsx_codeMinorFieldName: 'TargetEndSystem', imsx_codeMinorFieldValue: minor }] } };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** RFC 6749, 2.3.1: id and secret are encoded as in a form before they are joined. */
const formDecode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

async function giveToken({ client, secretIn, tokens, tokenSeconds, now }: Running, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = await formOf(request);
  const basic = basicOf(request);
  const given =
    secretIn === 'basic'
      ? basic && { id: formDecode(basic.id), secret: formDecode(basic.secret) }
      : { id: form.get('client_id'), secret: form.get('client_secret') };
  const isRight = request.method === 'POST' && form.get('grant_type') === 'client_credentials' && given?.id === client.id && given.secret === client.secret;
  const scopes = (form.get('scope') ?? '').split(' ').filter((scope) => /\/(roster|roster-core)\.readonly$/.test(scope));
  const body = isRight
    ? { access_token: tokens.issue(scopes, { now: now(), seconds: tokenSeconds }), token_type: 'bearer', expires_in: tokenSeconds, scope: scopes.join(' ') }
    : { error: 'invalid_client' };
  response.writeHead(isRight ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
