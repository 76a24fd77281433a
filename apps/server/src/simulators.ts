import { editionIds, editionOfHost, isEditionId } from '@alba/domain/editions';
import type { Settings } from './env.ts';
import { simulatedClassroom } from './setup/simulated-classroom.ts';
import { cleverPeople, googlePeople } from './setup/simulated-people.ts';

export type Simulators = Pick<Settings, 'providers' | 'rosterServers'> & { close(): Promise<void> };

const client = { clientId: 'simulated', clientSecret: 'simulated' };
const ownHost = /^(localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)$/;

/** Known beforehand, since somebody types it in; another where it is taken. */
export const oneRosterPort = ({ port }: Pick<Settings, 'port'>): number => (port === 0 || port > 64_000 ? 0 : port + 1000);

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
  const [{ startGoogleSimulator }, { startCleverSimulator }, { startOneRosterSimulator }, rosters] = await Promise.all([
    import('@alba/testing/simulators/google-simulator'),
    import('@alba/testing/simulators/clever-simulator'),
    import('@alba/testing/simulators/roster/one-roster-simulator'),
    import('./setup/simulated-rosters/index.ts'),
  ]);
  const oneRoster = await startOneRosterSimulator({
    client: rosters.oneRosterKeys,
    districtOf: (tenant) => {
      const edition = tenant.replace(/-broken$/, '');
      return isEditionId(edition) ? rosters.simulatedDistrict(edition, new Date()) : undefined;
    },
    // to see what happens when the network fails half-way
    script: [{ when: /^\/[a-z]+-broken\/.*\/enrollments/, times: Number.POSITIVE_INFINITY, act: 'cut' }],
    port: oneRosterPort(settings),
  });
  const google = providers.google
    ? undefined
    : await startGoogleSimulator({
        client,
        peopleFor: (redirectUri) => googlePeople(editionOfHost(new URL(redirectUri).host)),
        mayReturnTo: mayReturnTo('/login/google'),
        classroom: classroomOfAllEditions(),
      });
  const clever = providers.clever
    ? undefined
    : await startCleverSimulator({
        client,
        people: [...cleverPeople(), ...rosters.rosteredCleverPeople(new Date())],
        data: { districts: () => editionIds.map((edition) => rosters.simulatedCleverDistrict(edition, new Date())) },
        mayReturnTo: mayReturnTo('/cleverSSO'),
        firstRedirectUri: `http://${editionHosts.us}:${port}/cleverSSO`,
      });
  return {
    providers: {
      google: google ? { ...client, issuer: google.origin, classroomOrigin: google.origin, isSimulated: true } : providers.google,
      clever: clever ? { ...client, origin: clever.origin, apiOrigin: clever.origin, isSimulated: true } : providers.clever,
    },
    rosterServers: {
      ...settings.rosterServers,
      allowedOrigins: [...settings.rosterServers.allowedOrigins, oneRoster.origin, ...(clever ? [clever.origin] : [])],
    },
    close: async () => {
      await Promise.all([google?.close(), clever?.close(), oneRoster.close()]);
    },
  };
}

/** Google does not know our editions: whoever asks sees the courses they are in. */
function classroomOfAllEditions() {
  const worlds = editionIds.map((edition) => simulatedClassroom(edition).world);
  return { courses: worlds.flatMap(({ courses }) => courses), people: worlds.flatMap(({ people }) => people) };
}
