import type { Asking, Proving } from '../asking/ask-patiently.ts';
import { asReadingFailed } from '../asking/ask-patiently.ts';
import { ReadingFailed } from '../asking/failure.ts';
import { counting, type RosterServer, type RosterTrial, type RosterWorld } from '../server-source.ts';
import { bearer } from './access-token.ts';
import { Batch } from './batch.ts';
import { Gathering } from './gathering.ts';
import { oauth1Header, type Signing } from './oauth1.ts';
import { readPages, type Server } from './pages.ts';
import { readRoster } from './read-roster.ts';

/** How a OneRoster server is asked; the settings of a connection as they are kept. */
export type OneRosterServerSettings = {
  baseUrl: string;
  version: '1.1' | '1.2';
  signing: 'oauth1-sha1' | 'oauth1-sha256' | 'oauth2';
  tokenUrl?: string;
};
export type OneRosterServerOptions = {
  settings: OneRosterServerSettings;
  keys: { id: string; secret: string };
  /** The day at the district's wall (YYYY-MM-DD): what ends on it or before has ended. */
  today: string;
  world: RosterWorld;
};

const roots = { '1.1': '/ims/oneroster/v1p1', '1.2': '/ims/oneroster/rostering/v1p2' };
/** The least that tells who is in which class. */
const scopes = ['roster-core.readonly', 'roster.readonly'];
const mostShown = 500;

/** A district's OneRoster server, read-only. */
export function createOneRosterServer({ settings, keys, today, world }: OneRosterServerOptions): RosterServer {
  const serverOf = (asking: Asking): Server => ({
    world: asking,
    proving: provingOf({ settings, keys, world: asking }),
    base: baseOf(settings),
    version: settings.version,
  });
  return {
    read: (kind, cursor) => readRoster({ server: serverOf(counting(world)), today, kind, cursor }),
    tryOut: () => tryOut(serverOf({ ...world, isHasty: true }), today),
  };
}

/** The root of the collections: as it was given, or by the standard where only the server was. */
export function baseOf({ baseUrl, version }: Pick<OneRosterServerSettings, 'baseUrl' | 'version'>): string {
  const url = new URL(baseUrl);
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.origin}${/\/v1p[12]$/i.test(path) ? path : `${path}${roots[version]}`}`;
}

type Given = { settings: OneRosterServerSettings; keys: { id: string; secret: string }; world: Asking };

function provingOf({ settings: { signing, tokenUrl, version }, keys, world }: Given): Proving {
  if (signing === 'oauth2') {
    const prefix = `https://purl.imsglobal.org/spec/or/v1p${version === '1.1' ? 1 : 2}/scope/`;
    if (tokenUrl !== undefined) return bearer({ tokenUrl, keys, scopes: scopes.map((scope) => prefix + scope) }, world);
    return { headers: () => Promise.reject(new ReadingFailed('required', { column: 'tokenUrl' })), renew: () => false };
  }
  const method: Signing = signing === 'oauth1-sha1' ? 'HMAC-SHA1' : 'HMAC-SHA256';
  return {
    headers: async (verb, url) => {
      const moment = { nonce: world.nonce(), timestamp: Math.floor(world.now().getTime() / 1000) };
      return { authorization: oauth1Header(verb, url, { keys, signing: method, ...moment }) };
    },
    renew: () => false,
  };
}

async function tryOut(server: Server, today: string): Promise<RosterTrial> {
  const batch = new Batch('orgs', server);
  try {
    await readPages(server, { path: 'orgs', collection: 'orgs', filter: "type='school'", take: batch.take });
  } catch (error) {
    return { isReached: false, problem: asReadingFailed(error).problem, schools: [] };
  }
  const gathering = new Gathering({ version: server.version, kind: 'full', today });
  gathering.add('orgs', batch, { isWhole: true });
  return { isReached: true, schools: gathering.finish().schools.slice(0, mostShown) };
}
