import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { answerClassroom, type ClassroomWorld, isClassroomPath, type ReadToken } from './classroom-simulator.ts';
import { formOf, type Listening, listen } from './listen.ts';
import { memoryAdapter } from './memory-adapter.ts';
import { chooserPage } from './simulator-page.ts';
import { wordsFor } from './simulator-words.ts';

export type GooglePerson = {
  subject: string;
  email: string;
  isEmailVerified?: boolean;
  firstName: string;
  lastName: string;
  /** The Workspace domain. */
  hostedDomain?: string;
  /** The administrator of the domain has not approved the product. */
  isBlocked?: boolean;
};

export type GoogleSimulator = {
  client: { clientId: string; clientSecret: string };
  /** Whom the page shows to somebody who goes back to this address. */
  peopleFor(redirectUri: string): readonly GooglePerson[];
  /** Which addresses may get a code, as they would be registered at Google. */
  mayReturnTo(redirectUri: string): boolean;
  /** Courses of Google Classroom, answered at the same address. */
  classroom?: ClassroomWorld;
};

const identity = ['openid', 'email', 'profile'];
const classroom = ['courses.readonly', 'rosters.readonly', 'profile.emails'].map((name) => `https://www.googleapis.com/auth/classroom.${name}`);

/**
 * A Google on this machine: the certified OpenID provider package with Google's ways of its own. The page shows test people and
 * the scopes that can be unticked; a refresh token comes only with the first consent, or when consent is asked for again.
 * Nothing is loaded before the first request, so that starting costs nothing.
 */
export async function startGoogleSimulator(given: GoogleSimulator): Promise<Listening> {
  let serving: Promise<(request: IncomingMessage, response: ServerResponse) => unknown> | undefined;
  const listening = await listen(async (request, response) => {
    serving ??= createProvider(given, listening.origin);
    await (await serving)(request, response);
  });
  return listening;
}

async function createProvider(given: GoogleSimulator, origin: string) {
  const { default: OpenIdProvider, interactionPolicy } = await import('oidc-provider');
  const { client } = given;
  const memory: Memory = { offline: new Set(), consented: new Set(), chosen: new Map() };
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new OpenIdProvider(origin, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: ['http://localhost/login/google'],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    scopes: [...identity, ...classroom],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd'], profile: ['name', 'given_name', 'family_name'] },
    conformIdTokenClaims: false,
    extraParams: ['access_type', 'include_granted_scopes', 'hd'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true, allowedPolicy: async () => true }, rpInitiatedLogout: { enabled: false } },
    ttl: { AccessToken: 3599, AuthorizationCode: 60, Grant: 86_400, IdToken: 3600, Interaction: 600, RefreshToken: 86_400, Session: 600 },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    issueRefreshToken: async (_ctx, _client, source) => memory.offline.has(source.grantId ?? ''),
    rotateRefreshToken: false,
    findAccount: (_ctx, subject) => {
      const person = memory.chosen.get(subject);
      return person && { accountId: subject, claims: async () => claimsOf(person) };
    },
  });
  provider.Client.prototype.redirectUriAllowed = (uri: string) => given.mayReturnTo(uri);
  const handle = provider.callback();
  const readToken = tokenReader(provider);
  return (request: IncomingMessage, response: ServerResponse) => {
    if (given.classroom && isClassroomPath(request.url ?? '')) return answerClassroom(given.classroom, readToken, { request, response });
    if (request.url?.startsWith('/interaction/')) return interact(provider, given, memory, request, response);
    // Whoever comes is asked who they are, as on a shared device; switching people must not sign anybody out of what they allowed.
    if (request.url?.startsWith('/auth?')) delete request.headers.cookie;
    return handle(request, response);
  };
}

/** Of an access token that this Google has given out and not revoked. */
const tokenReader =
  (provider: Provider): ReadToken =>
  async (token) => {
    const found = token === '' ? undefined : await provider.AccessToken.find(token);
    return found?.accountId === undefined ? undefined : { subject: found.accountId, scopes: (found.scope ?? '').split(' ') };
  };

const claimsOf = ({ subject, email, isEmailVerified = true, firstName, lastName, hostedDomain }: GooglePerson) => ({
  sub: subject,
  email,
  email_verified: isEmailVerified,
  name: `${firstName} ${lastName}`.trim(),
  given_name: firstName,
  family_name: lastName,
  hd: hostedDomain,
});

type Memory = {
  /** Grants that come with a refresh token. */
  offline: Set<string>;
  consented: Set<string>;
  chosen: Map<string, GooglePerson>;
};

async function interact(provider: Provider, { peopleFor, client }: GoogleSimulator, memory: Memory, request: IncomingMessage, response: ServerResponse) {
  const { params } = await provider.interactionDetails(request, response);
  const people = peopleFor(String(params.redirect_uri));
  const extra = String(params.scope)
    .split(' ')
    .filter((scope) => !identity.includes(scope));
  if (request.method !== 'POST') {
    const shown = people.map(({ subject, email, firstName, lastName }) => ({ value: subject, label: `${firstName} ${lastName}`, note: email }));
    const scopes = extra.map((scope) => ({ value: scope, label: scope.slice(scope.lastIndexOf('/') + 1) }));
    const words = wordsFor(request.headers['accept-language']);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    return response.end(chooserPage({ words, service: 'Google', action: request.url ?? '', people: shown, scopes }));
  }
  const form = await formOf(request);
  const person = people.find(({ subject }) => subject === form.get('person'));
  const refused = form.get('act') !== 'go' || !person ? 'access_denied' : person.isBlocked ? 'admin_policy_enforced' : undefined;
  if (!person || refused) return provider.interactionFinished(request, response, { error: refused ?? 'access_denied' }, { mergeWithLastSubmission: false });
  const grant = new provider.Grant({ accountId: person.subject, clientId: client.clientId });
  const ticked = form.getAll('scope').filter((scope) => extra.includes(scope));
  grant.addOIDCScope([...identity, ...ticked].join(' '));
  grant.rejectOIDCScope(extra.filter((scope) => !ticked.includes(scope)).join(' '));
  const grantId = await grant.save();
  const isFirst = !memory.consented.has(person.subject) || String(params.prompt).includes('consent');
  memory.consented.add(person.subject);
  memory.chosen.set(person.subject, person);
  if (params.access_type === 'offline' && isFirst) memory.offline.add(grantId);
  const result = { login: { accountId: person.subject }, select_account: {}, consent: { grantId } };
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}
