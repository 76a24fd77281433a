import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basicOf, formOf, type Listening, listen } from './listen.ts';
import { answerDistrict, answerTokens, type CleverData } from './roster/clever-data.ts';
import { playScript, type Scripted } from './roster/script.ts';
import { chooserPage } from './simulator-page.ts';
import { wordsFor } from './simulator-words.ts';

/** A person as `/v3.0/users/{id}` tells them; what Clever does not promise may be null, empty or missing. */
export type CleverPerson = {
  /** 24 hexadecimal digits, as every id. */
  id: string;
  district: string;
  name: { first: string; last: string; middle?: string | null };
  email?: string | null;
  roles: { student?: object | null; teacher?: object | null; staff?: object | null; district_admin?: object | null; contact?: object | null };
};

export type CleverSimulator = {
  client: { clientId: string; clientSecret: string };
  people: readonly CleverPerson[];
  /** Which addresses may get a code; the portal goes to the first one registered. */
  mayReturnTo(redirectUri: string): boolean;
  firstRedirectUri: string;
  /** What districts share by Secure Sync. */
  data?: CleverData;
  script?: Scripted[];
  /** A port, where the address is known beforehand; another where it is taken. */
  port?: number;
};

/** Milliseconds that a code lives. */
const codeLife = 60_000;

type Code = { person: CleverPerson; redirectUri: string; until: number };
type Running = CleverSimulator & { codes: Map<string, Code>; tokens: Map<string, CleverPerson> };
type Handler = (running: Running, request: IncomingMessage, response: ServerResponse, url: URL) => unknown;

/** A Clever on this machine, with the ways in which it differs from an OpenID provider. `/portal` is its page of tiles. */
export async function startCleverSimulator(given: CleverSimulator): Promise<Listening> {
  const running: Running = { ...given, codes: new Map(), tokens: new Map() };
  return listen(
    async (request, response) => {
      if (playScript(running.script ?? [], request, response)) return;
      const url = new URL(request.url ?? '/', 'http://localhost');
      const handler = handlers[`${request.method} ${url.pathname}`] ?? (url.pathname.startsWith('/v3.0/') ? readApi : undefined);
      if (handler) await handler(running, request, response, url);
      else json(response, 404, { message: 'Not found' });
    },
    { port: given.port },
  );
}

const handlers: Record<string, Handler> = {
  'GET /oauth/authorize': authorize,
  'POST /oauth/authorize': authorize,
  'GET /portal': portal,
  'POST /portal': portal,
  'POST /oauth/tokens': tokens,
  'GET /oauth/tokens': ({ data, client }, request, response) =>
    data ? answerTokens(data, client, request, response) : json(response, 404, { message: 'Not found' }),
};

/** Asks who it is, unless somebody is signed in at the portal: then the code comes without a word. */
async function authorize(running: Running, request: IncomingMessage, response: ServerResponse, url: URL): Promise<unknown> {
  const form = request.method === 'POST' ? await formOf(request) : url.searchParams;
  const redirectUri = form.get('redirect_uri') ?? '';
  const isClient = form.get('client_id') === running.client.clientId && form.get('response_type') === 'code';
  if (!isClient || !running.mayReturnTo(redirectUri)) return json(response, 400, { error: 'invalid_request' });
  const state = form.get('state') ?? undefined;
  if (request.method !== 'POST') {
    const known = personIn(running, request);
    if (known) return sendBack(running, response, { person: known, redirectUri, state });
    return showPage(running, request, response, { action: '/oauth/authorize', hidden: Object.fromEntries(url.searchParams) });
  }
  const person = running.people.find(({ id }) => id === form.get('person'));
  if (form.get('act') === 'go' && person) return sendBack(running, response, { person, redirectUri, state });
  redirect(response, redirectUri, { error: 'access_denied', ...(state ? { state } : {}) });
}

/** A tile of the portal signs in without any state: nobody asked for it. */
async function portal(running: Running, request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  if (request.method !== 'POST') return showPage(running, request, response, { action: '/portal' });
  const chosen = (await formOf(request)).get('person');
  const person = running.people.find(({ id }) => id === chosen);
  if (!person) return json(response, 400, { error: 'invalid_request' });
  response.setHeader('set-cookie', `clever=${person.id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=600`);
  sendBack(running, response, { person, redirectUri: running.firstRedirectUri });
}

/** Basic at the token endpoint; the body is a form or JSON. Bare OAuth: no identity token, nothing to refresh. */
async function tokens(running: Running, request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const { clientId, clientSecret } = running.client;
  const basic = basicOf(request);
  const form = await formOf(request);
  if (basic?.id !== clientId || basic.secret !== clientSecret) return json(response, 401, { error: 'invalid_client' });
  const fields = request.headers['content-type']?.includes('json')
    ? new URLSearchParams(JSON.parse([...form.keys()].join('')) as Record<string, string>)
    : form;
  const code = running.codes.get(fields.get('code') ?? '');
  running.codes.delete(fields.get('code') ?? '');
  const isGood = fields.get('grant_type') === 'authorization_code' && code && code.until > Date.now() && code.redirectUri === fields.get('redirect_uri');
  if (!isGood) return json(response, 400, { error: 'invalid_grant' });
  const token = `il${randomBytes(20).toString('hex')}`;
  running.tokens.set(token, code.person);
  json(response, 200, { access_token: token, token_type: 'bearer' });
}

/** A district's token reads what the district shares; a user's token that user and nobody else. */
function readApi({ tokens: issued, data: shared }: Running, request: IncomingMessage, response: ServerResponse, { pathname }: URL): unknown {
  if (shared && answerDistrict(shared, request, response)) return;
  const person = issued.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
  if (!person) return json(response, 401, { message: 'Unauthorized' });
  const { id, district } = person;
  if (pathname === '/v3.0/me') {
    const links = [
      { rel: 'self', uri: '/me' },
      { rel: 'canonical', uri: `/v3.0/users/${id}` },
      { rel: 'district', uri: `/v3.0/districts/${district}` },
    ];
    return json(response, 200, { type: 'user', data: { id, district, type: 'user', authorized_by: 'district' }, links });
  }
  if (pathname !== `/v3.0/users/${id}`) return json(response, 404, { message: 'Resource not found' });
  const times = { created: '2025-08-01T00:00:00.000Z', last_modified: '2026-08-01T00:00:00.000Z' };
  json(response, 200, { data: { ...person, ...times }, links: [{ rel: 'self', uri: pathname }] });
}

function sendBack(
  { codes }: Running,
  response: ServerResponse,
  { person, redirectUri, state }: { person: CleverPerson; redirectUri: string; state?: string },
): void {
  const code = randomBytes(20).toString('hex');
  codes.set(code, { person, redirectUri, until: Date.now() + codeLife });
  redirect(response, redirectUri, { code, scope: 'read:user_id read:sis', ...(state === undefined ? {} : { state }) });
}

const personIn = ({ people }: Running, { headers }: IncomingMessage): CleverPerson | undefined => {
  const [, id] = /(?:^|; )clever=([0-9a-f]{24})/.exec(headers.cookie ?? '') ?? [];
  return people.find((person) => person.id === id);
};

type Page = { action: string; hidden?: Record<string, string> };

function showPage({ people }: Running, { headers }: IncomingMessage, response: ServerResponse, page: Page): void {
  const shown = people.map(({ id, name, roles }) => ({ value: id, label: `${name.first} ${name.last}`, note: Object.keys(roles).join(', ') }));
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(chooserPage({ words: wordsFor(headers['accept-language']), service: 'Clever', people: shown, ...page }));
}

function redirect(response: ServerResponse, to: string, parameters: Record<string, string>): void {
  const url = new URL(to);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  response.writeHead(302, { location: url.href }).end();
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
