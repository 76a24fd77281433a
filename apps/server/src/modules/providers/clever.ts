import * as oidc from 'openid-client';
import { z } from 'zod';
import type { ProviderSettings } from '../../env.ts';
import { toProviderFailure } from './answer-failure.ts';
import { type Ask, timeoutSeconds } from './ask.ts';
import { type FlowSecrets, type Proof, type Provider, ProviderFailure } from './proof.ts';
import type { CleverRole } from './proven-identity.ts';

type CleverSettings = NonNullable<ProviderSettings['clever']>;

const id = z.string().regex(/^[0-9a-f]{24}$/);
/** Fields that Clever does not promise may be null, missing or empty (interop 2.3). */
const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined);
const me = z.object({ data: z.object({ id, district: id }) });
const placed = z.object({ school: text, schools: z.array(z.string()).nullish() }).nullish();
const user = z.object({
  data: z.object({
    id,
    district: id,
    name: z.object({ first: text, last: text }),
    email: text,
    roles: z.object({ student: placed, teacher: placed, staff: placed, district_admin: z.object({}).nullish(), contact: z.object({}).nullish() }),
  }),
});

/** Clever, by its own OAuth 2 flow: Basic at the token endpoint, then `/me` and the user. Its tokens are not kept. */
export function createClever(settings: CleverSettings, { ask }: { ask: Ask }): Provider {
  const configuration = configurationOf(settings, ask);
  return {
    id: 'clever',
    isSimulated: settings.isSimulated,
    identityScopes: [],
    landing: '/cleverSSO',
    async authorizeUrl({ state, verifier, redirectUri }) {
      return oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        state,
        // Not in Clever's papers; a server that does not know it passes over it.
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async prove(callback, secrets) {
      const token = await tokenOf(configuration, callback, secrets);
      return proofOf(await readUser(settings, ask, token), settings);
    },
  };
}

function configurationOf({ origin, clientId, clientSecret }: CleverSettings, ask: Ask): oidc.Configuration {
  const server = { issuer: origin, authorization_endpoint: `${origin}/oauth/authorize`, token_endpoint: `${origin}/oauth/tokens` };
  const configuration = new oidc.Configuration(server, clientId, { client_secret: clientSecret }, basic(clientId, clientSecret));
  configuration[oidc.customFetch] = ask as oidc.CustomFetch;
  configuration.timeout = timeoutSeconds;
  if (origin.startsWith('http://')) oidc.allowInsecureRequests(configuration);
  return configuration;
}

/** Clever takes id and secret as they are, without the encoding that the standard asks for. */
const basic =
  (clientId: string, clientSecret: string): oidc.ClientAuth =>
  (_server, _client, _body, headers) =>
    headers.set('authorization', `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`);

async function tokenOf(configuration: oidc.Configuration, callback: URL, { state, verifier }: FlowSecrets): Promise<string> {
  try {
    return (await oidc.authorizationCodeGrant(configuration, callback, { expectedState: state, pkceCodeVerifier: verifier })).access_token;
  } catch (error) {
    throw toProviderFailure(error);
  }
}

async function readUser(settings: CleverSettings, ask: Ask, token: string): Promise<z.infer<typeof user>['data']> {
  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
    const response = await ask(`${settings.apiOrigin}/v3.0${path}`, { headers: { authorization: `Bearer ${token}`, accept: 'application/json' } });
    const parsed = response.ok ? schema.safeParse(await response.json().catch(() => undefined)) : undefined;
    if (!parsed?.success) throw new ProviderFailure('provider_answer_refused', { detail: `${path === '/me' ? 'me' : 'user'} ${response.status}` });
    return parsed.data;
  };
  const { data: self } = await read('/me', me);
  const { data: found } = await read(`/users/${self.id}`, user);
  if (found.id !== self.id || found.district !== self.district) throw new ProviderFailure('provider_answer_refused', { detail: 'another user' });
  return found;
}

function proofOf({ id: subject, district, name, email, roles }: z.infer<typeof user>['data'], { origin, isSimulated }: CleverSettings): Proof {
  const { student, teacher, staff } = roles;
  const held = (Object.keys(roles) as CleverRole[]).filter((role) => roles[role] !== undefined && roles[role] !== null);
  return {
    provider: 'clever',
    issuer: isSimulated ? 'simulated:clever' : origin,
    subject,
    email,
    firstName: name.first ?? '',
    lastName: name.last ?? '',
    roles: held,
    externalDistrict: district,
    externalSchool: teacher?.school ?? student?.school ?? staff?.schools?.[0] ?? undefined,
    grant: { scopes: [] },
  };
}
