import type { ProvenIdentity, ProviderId } from './proven-identity.ts';

/** What a provider says of somebody, before it is brought together with our districts. */
export type Proof = Omit<ProvenIdentity, 'edition' | 'districtId'> & {
  /** The district at the provider. */
  externalDistrict?: string;
  /** What may be done at the provider while the person is away: `refreshToken` comes with the first consent only. */
  grant: { refreshToken?: string; scopes: string[] };
};

/** The secrets of one sign-in. Nobody but this server can make them again from the state. */
export type FlowSecrets = { state: string; verifier: string; nonce: string };

export type Authorizing = FlowSecrets & {
  redirectUri: string;
  scopes: readonly string[];
  /** Asks for leave to act while the person is away; without, only who they are. */
  isOffline: boolean;
};

/** A service that says who somebody is. Every function throws a `ProviderFailure`. */
export type Provider = {
  id: ProviderId;
  isSimulated: boolean;
  /** Asked at every sign-in: identity only (D86). */
  identityScopes: readonly string[];
  /** Where the browser comes back to on our site. */
  landing: string;
  authorizeUrl(given: Authorizing): Promise<URL>;
  /** Trades the code that came back for a proof whose every part was checked. */
  prove(callback: URL, secrets: FlowSecrets): Promise<Proof>;
};

export type ProviderFailureCode = 'provider_unavailable' | 'provider_declined' | 'provider_needs_approval' | 'provider_answer_refused';

/** Why a provider could not say who it is. `detail` is for the log: codes only, nothing that was sent. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly code: ProviderFailureCode;
  constructor(code: ProviderFailureCode, { detail, cause }: { detail?: string; cause?: unknown } = {}) {
    super(detail ?? code, { cause });
    this.code = code;
  }
}
