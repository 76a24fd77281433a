import type { ProviderSettings, Settings } from '../../env.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Keys } from '../../platform/tokens/index.ts';
import type { AuthServices } from '../auth/index.ts';
import { createAsk } from './ask.ts';
import { createClever } from './clever.ts';
import { createGoogle, type Google } from './google.ts';
import type { Provider } from './proof.ts';
import type { ProviderId } from './proven-identity.ts';

export type Providers = { google?: Google; clever?: Provider };

/** What signing in by a provider needs beside the database. */
export type ProviderServices = Omit<AuthServices, 'keys'> & {
  keys: Pick<Keys, 'refreshToken' | 'providerFlow' | 'sealing'>;
  providers: Providers;
  settings: Pick<Settings, 'publicOrigin' | 'editionHosts'>;
};

/** Each provider has its own breaker: one that hangs says nothing about the other. */
export function createProviders({ google, clever }: ProviderSettings, clock: Clock): Providers {
  return {
    google: google && createGoogle(google, { clock, ask: createAsk(clock) }),
    clever: clever && createClever(clever, { ask: createAsk(clock) }),
  };
}

export const providerOf = ({ providers }: ProviderServices, id: ProviderId): Provider | undefined => providers[id];

const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origin the browser is at, if it is one of ours: the provider sends it back there. A host that we do not know gets nothing, so
 * that nobody can have a code delivered elsewhere.
 */
export function originOf({ publicOrigin, editionHosts }: Pick<Settings, 'publicOrigin' | 'editionHosts'>, host: string): string | undefined {
  const name = host.replace(/:\d+$/, '');
  const known = [...Object.values(editionHosts), ...(publicOrigin ? [new URL(publicOrigin).host] : ownMachine)];
  if (!known.includes(host) && !known.includes(name)) return undefined;
  return `${publicOrigin ? new URL(publicOrigin).protocol : 'http:'}//${host}`;
}
