import * as oidc from 'openid-client';
import type { ProviderSettings } from '../../env.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { toProviderFailure } from './answer-failure.ts';
import { type Ask, timeoutSeconds } from './ask.ts';
import { type Authorizing, type FlowSecrets, type Proof, type Provider, ProviderFailure } from './proof.ts';

/** What importing classes needs (D86); never asked at sign-in. */
export const classroomScopes = [
  'https://www.googleapis.com/auth/classroom.courses.readonly',
  'https://www.googleapis.com/auth/classroom.rosters.readonly',
  'https://www.googleapis.com/auth/classroom.profile.emails',
] as const;

/** Who answers for an account of Google here: what a stand-in says is never taken for Google's word. */
export const issuerOf = ({ issuer, isSimulated }: Pick<GoogleSettings, 'issuer' | 'isSimulated'>): string => (isSimulated ? 'simulated:google' : issuer);

const keepFor = 3_600_000;
type GoogleSettings = NonNullable<ProviderSettings['google']>;

/** What a kept grant gives for an hour; the provider may hand out another refresh token with it. */
export type Refreshed = { accessToken: string; refreshToken?: string; scopes?: string[] };

export type Google = Provider & {
  /** Undefined when the grant is no longer honoured: revoked, or unused for half a year. */
  refresh(refreshToken: string): Promise<Refreshed | undefined>;
  revoke(refreshToken: string): Promise<void>;
};

/** Google, by OpenID Connect: code flow with PKCE, and every claim of the token checked. */
export function createGoogle(settings: GoogleSettings, { clock, ask }: { clock: Clock; ask: Ask }): Google {
  const configuration = discovered(settings, { clock, ask });
  return {
    id: 'google',
    isSimulated: settings.isSimulated,
    identityScopes: ['openid', 'email', 'profile'],
    landing: '/login/google',
    authorizeUrl: async (given) => authorizeUrl(await configuration(), given),
    prove: async (callback, secrets) => proofOf(await tokensOf(await configuration(), callback, secrets), settings),
    refresh: async (refreshToken) => refreshed(await configuration(), refreshToken),
    revoke: async (refreshToken) => {
      await oidc.tokenRevocation(await configuration(), refreshToken).catch((error: unknown) => {
        throw toProviderFailure(error);
      });
    },
  };
}

/** What the provider says of itself, asked again after an hour. */
function discovered(settings: GoogleSettings, { clock, ask }: { clock: Clock; ask: Ask }): () => Promise<oidc.Configuration> {
  let known: { until: number; configuration: Promise<oidc.Configuration> } | undefined;
  const discover = () =>
    oidc
      .discovery(
        new URL(settings.issuer),
        settings.clientId,
        { client_secret: settings.clientSecret, id_token_signed_response_alg: 'RS256' },
        oidc.ClientSecretPost(settings.clientSecret),
        {
          [oidc.customFetch]: ask as oidc.CustomFetch,
          timeout: timeoutSeconds,
          // The token is checked by its signature too, not by the connection alone.
          execute: [oidc.enableNonRepudiationChecks, ...(settings.issuer.startsWith('http://') ? [oidc.allowInsecureRequests] : [])],
        },
      )
      .catch((error: unknown) => {
        known = undefined;
        throw toProviderFailure(error);
      });
  return () => {
    const now = clock.now().getTime();
    if (!known || known.until <= now) known = { until: now + keepFor, configuration: discover() };
    return known.configuration;
  };
}

async function authorizeUrl(configuration: oidc.Configuration, given: Authorizing): Promise<URL> {
  const { state, nonce, verifier, redirectUri, scopes, isOffline } = given;
  return oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // Shared devices: the person always chooses who they are. A refresh token comes with a consent only.
    ...(isOffline
      ? { access_type: 'offline', include_granted_scopes: 'true', prompt: 'select_account consent' }
      : { access_type: 'online', prompt: 'select_account' }),
  });
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

async function tokensOf(configuration: oidc.Configuration, callback: URL, { state, nonce, verifier }: FlowSecrets): Promise<Tokens> {
  try {
    return await oidc.authorizationCodeGrant(configuration, callback, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
  } catch (error) {
    throw toProviderFailure(error);
  }
}

function proofOf(tokens: Tokens, { clientId, issuer, isSimulated }: GoogleSettings): Proof {
  const claims = tokens.claims();
  if (!claims || (claims.azp !== undefined && claims.azp !== clientId)) throw new ProviderFailure('provider_answer_refused', { detail: 'azp' });
  const text = (name: string) => (typeof claims[name] === 'string' ? (claims[name] as string).trim() : '');
  const [first = '', ...rest] = text('name').split(' ');
  return {
    provider: 'google',
    issuer: issuerOf({ issuer, isSimulated }),
    subject: claims.sub,
    email: claims.email_verified === true && text('email') !== '' ? text('email') : undefined,
    firstName: text('given_name') || first,
    lastName: text('family_name') || (text('given_name') ? '' : rest.join(' ')),
    hostedDomain: text('hd') || undefined,
    roles: [],
    grant: { refreshToken: tokens.refresh_token, scopes: (tokens.scope ?? '').split(' ').filter(Boolean) },
  };
}

async function refreshed(configuration: oidc.Configuration, refreshToken: string): Promise<Refreshed | undefined> {
  try {
    const tokens = await oidc.refreshTokenGrant(configuration, refreshToken);
    return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token, scopes: tokens.scope?.split(' ').filter(Boolean) };
  } catch (error) {
    if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return undefined;
    throw toProviderFailure(error);
  }
}
