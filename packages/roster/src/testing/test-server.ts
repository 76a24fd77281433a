import { smallDistrict } from '@alba/testing/simulators/roster/district';
import { type OneRosterSimulator, type RunningOneRoster, startOneRosterSimulator } from '@alba/testing/simulators/roster/one-roster-simulator';
import { afterEach, beforeEach } from 'vitest';
import type { RosterFeed } from '../model/index.ts';
import { createOneRosterServer, type OneRosterServerSettings } from '../one-roster-rest/index.ts';
import type { RosterCursor, RosterReading, RosterServer } from '../server-source.ts';
import { type TestWorld, testWorld } from './test-world.ts';

export const client = { id: 'alba key/+', secret: "s3cret & more'" };
export const now = () => new Date('2026-11-02T12:00:00Z');

/** The ways in which a server may be asked. */
export const ways = {
  '1.1 signed with SHA-1': { version: '1.1', signing: 'oauth1-sha1' },
  '1.1 signed with SHA-256': { version: '1.1', signing: 'oauth1-sha256' },
  '1.1 with a token': { version: '1.1', signing: 'oauth2' },
  '1.2 with a token': { version: '1.2', signing: 'oauth2' },
} as const;

type Opening = { way?: Partial<OneRosterServerSettings>; world?: TestWorld; keys?: typeof client };

/** A simulated server with a small district for each test of a file. */
export function testServer() {
  const state = { district: smallDistrict(), server: undefined as RunningOneRoster | undefined };
  beforeEach(() => {
    state.district = smallDistrict();
  });
  const close = async () => {
    await state.server?.close();
    state.server = undefined;
  };
  afterEach(close);
  const running = () => {
    if (!state.server) throw new Error('the server is not started');
    return state.server;
  };
  const open = ({ way, world = testWorld({ now }), keys = client }: Opening = {}): RosterServer => {
    const { origin } = running();
    const settings = { baseUrl: origin, version: '1.2', signing: 'oauth2', tokenUrl: `${origin}/token`, ...way } as const;
    return createOneRosterServer({ settings, keys, today: '2026-11-02', world });
  };
  return {
    get district() {
      return state.district;
    },
    get server() {
      return running();
    },
    async start(given: Partial<OneRosterSimulator> = {}) {
      await close();
      state.server = await startOneRosterSimulator({ client, districtOf: () => state.district, now, ...given });
      return state.server;
    },
    open,
    read: (kind: 'full' | 'delta' = 'full', cursor: RosterCursor = {}, opening: Opening = {}): Promise<RosterReading> => open(opening).read(kind, cursor),
  };
}

/** Without the order, which says nothing. */
export function sorted(feed: RosterFeed) {
  const byText = (records: readonly object[]) => records.map((record) => JSON.stringify(record)).sort();
  return { ...feed, schools: byText(feed.schools), people: byText(feed.people), classes: byText(feed.classes), enrollments: byText(feed.enrollments) };
}
