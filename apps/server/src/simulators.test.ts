import { editionIds } from '@alba/domain/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from './env.ts';
import type { ConnectionRow } from './modules/rostering/connection-repository.ts';
import { openServerWith } from './modules/rostering/index.ts';
import { demonstrationDistricts } from './setup/demonstration/districts/index.ts';
import { cleverTies } from './setup/simulated-people.ts';
import { cleverTokenOf, oneRosterKeys } from './setup/simulated-rosters/index.ts';
import { oneRosterPort, type Simulators, startSimulators } from './simulators.ts';

let simulators: Simulators;
beforeAll(async () => {
  simulators = await startSimulators(readSettings({ PORT: '0' }));
});
afterAll(() => simulators.close());

const around = { today: new Date().toISOString().slice(0, 10), now: () => new Date() };
const connection = (row: Pick<ConnectionRow, 'source' | 'settings'>): ConnectionRow => ({
  ...{ districtId: 1, connectionId: 1, way: 'server', name: '', tenant: '', sealedSecret: null, schedule: 'off', state: 'active', cursor: {}, nextRunAt: null },
  ...row,
});
const oneRosterOf = (edition: string, given: Partial<Simulators> = {}) => {
  const origin = simulators.rosterServers.allowedOrigins[0] ?? '';
  const server = { baseUrl: `${origin}/${edition}`, version: '1.2', signing: 'oauth2', tokenUrl: `${origin}/token` };
  return openServerWith({ ...simulators, ...given })(connection({ source: 'ONE_ROSTER', settings: { server } }), oneRosterKeys, around);
};
const cleverOf = (edition: (typeof editionIds)[number]) =>
  openServerWith(simulators)(connection({ source: 'CLEVER', settings: {} }), { id: 'any', secret: cleverTokenOf(edition) }, around);

describe('@C-ONEROSTER @C-CLEVERSYNC the rosters of the demonstration', () => {
  it.each(editionIds)('are read from a simulated OneRoster server and from a simulated Clever: %s', async (edition) => {
    const [oneRoster, clever] = [await oneRosterOf(edition).read('full', {}), await cleverOf(edition).read('full', {})];
    expect([oneRoster.problems, clever.problems]).toEqual([[], []]);
    const count = (role: string) => oneRoster.feed.people.filter(({ roles }) => roles.some((one) => one.role === role)).length;
    expect([count('student'), count('teacher'), oneRoster.feed.classes.length]).toEqual([40, 5, 3]);
    const schools = demonstrationDistricts.find((one) => one.edition === edition)?.schools.map(({ name }) => name);
    for (const { feed } of [oneRoster, clever]) expect(feed.schools.map(({ name }) => name).sort()).toEqual(schools?.toSorted());
    for (const { name } of [...oneRoster.feed.classes, ...clever.feed.classes]) expect(name).toMatch(/\((simulated|simulad[ao])\)$/);
    // the same people, by the number that the school's own system gives them
    const numbers = (people: typeof oneRoster.feed.people) => people.flatMap(({ sameAs = [] }) => sameAs.map(({ id }) => id)).sort();
    expect(numbers(clever.feed.people)).toEqual(expect.arrayContaining(numbers(oneRoster.feed.people)));
    expect(new Set(numbers(oneRoster.feed.people)).size).toBe(45);
  });

  it('are found by our own account with Clever, without a token of the district', async () => {
    for (const edition of editionIds) {
      const row = { ...connection({ source: 'CLEVER', settings: {} }), tenant: cleverTies[edition].district };
      const { schools } = await openServerWith(simulators)(row, undefined, around).tryOut();
      expect(schools.map(({ id }) => id).sort()).toEqual(cleverTies[edition].schools.toSorted());
    }
  });

  it('are of people whom nobody in the demonstration knows', async () => {
    for (const district of demonstrationDistricts) {
      const { feed } = await oneRosterOf(district.edition).read('full', {});
      const known = new Set([district.teacher.name, district.colleague.name, ...Object.values(district.classes).flatMap(({ students }) => students)]);
      for (const { firstName, lastName } of feed.people) expect(known.has(`${firstName}|${lastName}`), firstName).toBe(false);
      expect(new Set(feed.people.map(({ username }) => username)).size).toBe(45);
    }
  });

  it('break off half-way at an address of their own', async () => {
    const [origin] = simulators.rosterServers.allowedOrigins;
    const half = async () => (await fetch(`${origin}/us-broken/ims/oneroster/rostering/v1p2/enrollments`)).text();
    await expect(half()).rejects.toThrow();
    expect((await oneRosterOf('us-broken').tryOut()).isReached).toBe(true);
  });

  it('are out of reach unless the stand-in itself is allowed', async () => {
    const rosterServers = { allowedNetworks: [], allowedOrigins: [] };
    expect(await oneRosterOf('us', { rosterServers }).tryOut()).toMatchObject({ isReached: false, problem: { code: 'address-refused' } });
    expect((await oneRosterOf('us').tryOut()).schools.length).toBe(2);
  });

  it('stand at an address that can be told beforehand', () => {
    expect([oneRosterPort({ port: 8080 }), oneRosterPort({ port: 0 }), oneRosterPort({ port: 65_000 })]).toEqual([9080, 0, 0]);
  });
});
