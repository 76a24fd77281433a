import { editionOfHost } from '@alba/domain/editions';
import type { ProviderSettings, Settings } from './env.ts';
import { cleverPeople, googlePeople } from './setup/simulated-people.ts';

export type Simulators = { providers: ProviderSettings; close(): Promise<void> };

const client = { clientId: 'simulated', clientSecret: 'simulated' };
const ownHost = /^(localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)$/;

/**
 * Stand-ins on this machine for what is not set up, so that every button works without an account at Google or Clever. They listen
 * on ports of their own, load nothing before they are asked, and send nobody anywhere but to this product.
 */
export async function startSimulators(settings: Settings): Promise<Simulators> {
  const { editionHosts, providers, port } = settings;
  const mayReturnTo = (path: string) => (redirectUri: string) => {
    if (!URL.canParse(redirectUri)) return false;
    const { hostname, host, pathname } = new URL(redirectUri);
    return pathname === path && (ownHost.test(hostname) || Object.values(editionHosts).some((known) => known === host || known === hostname));
  };
  // Parts for tests, so they are fetched only where somebody asks for them.
  const [{ startGoogleSimulator }, { startCleverSimulator }] = await Promise.all([
    import('@alba/testing/simulators/google-simulator'),
    import('@alba/testing/simulators/clever-simulator'),
  ]);
  const google = providers.google
    ? undefined
    : await startGoogleSimulator({
        client,
        peopleFor: (redirectUri) => googlePeople(editionOfHost(new URL(redirectUri).host)),
        mayReturnTo: mayReturnTo('/login/google'),
      });
  const clever = providers.clever
    ? undefined
    : await startCleverSimulator({
        client,
        people: cleverPeople(),
        mayReturnTo: mayReturnTo('/cleverSSO'),
        firstRedirectUri: `http://${editionHosts.us}:${port}/cleverSSO`,
      });
  return {
    providers: {
      google: google ? { ...client, issuer: google.origin, isSimulated: true } : providers.google,
      clever: clever ? { ...client, origin: clever.origin, apiOrigin: clever.origin, isSimulated: true } : providers.clever,
    },
    close: async () => {
      await Promise.all([google?.close(), clever?.close()]);
    },
  };
}
