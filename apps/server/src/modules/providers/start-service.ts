import { startProviderSignIn as endpoint } from '@alba/contract/providers';
import type { EditionId } from '@alba/domain/editions';
import type { Db } from '../../platform/db/index.ts';
import { Refusal, refuse } from '../../platform/http/index.ts';
import { beginFlow } from './flow.ts';
import type { Purpose } from './flow-repository.ts';
import { type Provider, ProviderFailure } from './proof.ts';
import type { ProviderId } from './proven-identity.ts';
import { originOf, type ProviderServices, providerOf } from './services.ts';

export type Starting = {
  provider: ProviderId;
  edition: EditionId;
  host: string;
  now: Date;
  purpose?: Purpose;
  /** Beyond who they are. */
  scopes?: readonly string[];
  person?: { districtId: number; personId: number };
};

/** Where to send the browser, and the secret that stays with it. */
export async function startFlow(db: Db, services: ProviderServices, given: Starting): Promise<{ url: string; binder: string }> {
  const { edition, now, purpose = 'sign-in', scopes = [], person } = given;
  const provider = providerOf(services, given.provider);
  const origin = originOf(services.settings, given.host);
  if (!provider || !origin) throw refuse(endpoint, 'provider_not_set_up');
  const redirectUri = `${origin}${provider.landing}`;
  const asked = [...provider.identityScopes, ...scopes];
  const { secrets, binder } = await beginFlow(db, {
    flow: { provider: provider.id, purpose, edition, redirectUri, scopes: asked, person },
    key: services.keys.providerFlow,
    now,
  });
  const url = await asking(services, provider, () => provider.authorizeUrl({ ...secrets, redirectUri, scopes: asked, isOffline: purpose === 'consent' }));
  return { url: url.href, binder };
}

/** Runs what asks a provider; its failures become refusals, and the operator is told which. */
export async function asking<T>({ log }: ProviderServices, provider: Pick<Provider, 'id'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.code !== 'provider_declined') log.warn({ provider: provider.id, code: error.code, detail: error.message }, 'a provider could not say who it is');
    throw new Refusal(error.code, error.code === 'provider_unavailable' ? { retryAfterSeconds: 30 } : {});
  }
}
