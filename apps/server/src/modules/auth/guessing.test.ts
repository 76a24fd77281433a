import { signIn } from '@alba/contract/auth';
import { givenPassword } from '@alba/testing/server/people';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { networkOf } from './sign-in-guesses.ts';
import { purgeAuth } from './upkeep-service.ts';

const minute = 60_000;
const device = (number: number) => `device-number-${String(number).padStart(8, '0')}`;

describe('guessing passwords', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await testApp();
    return app.close;
  });
  type Try = { password?: string; ip?: string; deviceId?: string };
  const enter = (username: string, { password = givenPassword, ip = '198.51.100.7', deviceId }: Try = {}) =>
    app.anonymous.call(signIn, { body: { username, password, edition: 'us', deviceId }, ip });
  const guess = (username: string, more: Try = {}) => enter(username, { password: 'wrong one', ...more });

  it('allows 5 failures, then waits 1, 2, 4 … 60 minutes', async () => {
    const { username } = await app.given.student();
    for (let n = 0; n < 5; n += 1) expect((await guess(username)).status).toBe(401);
    const waits: number[] = [];
    for (let n = 0; n < 9; n += 1) {
      const refused = await enter(username);
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
      const wait = Date.parse(String(refused.body.details?.retryAt)) - app.clock.now().getTime();
      expect(refused.headers['retry-after']).toBe(String(wait / 1000));
      waits.push(wait / minute);
      app.clock.advance(wait - 1);
      expect((await enter(username)).status).toBe(429);
      app.clock.advance(1);
      expect((await guess(username)).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('takes five of fifty guesses that are sent at once', async () => {
    const { username } = await app.given.student();
    const statuses = (await Promise.all(Array.from({ length: 50 }, () => guess(username)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
  });

  it('treats a name nobody has like any other', async () => {
    for (let n = 0; n < 5; n += 1) expect((await guess('nobody')).status).toBe(401);
    expect((await guess('nobody')).status).toBe(429);
    expect((await guess('NOBODY ')).status).toBe(429);
  });

  it('forgets failures when the owner comes in, and a day after the last one', async () => {
    const { username } = await app.given.student();
    for (let n = 0; n < 4; n += 1) await guess(username);
    expect((await enter(username)).status).toBe(200);
    for (let n = 0; n < 4; n += 1) expect((await guess(username)).status).toBe(401);
    app.clock.advance(24 * 60 * minute);
    for (let n = 0; n < 5; n += 1) expect((await guess(username)).status).toBe(401);
    expect((await guess(username)).status).toBe(429);
  });

  it('lets the owner in at once on a device that came in before, whoever else fails at the account', async () => {
    const { username } = await app.given.student();
    expect((await enter(username, { deviceId: device(1) })).status).toBe(200);
    for (const ip of ['198.51.100.7', '203.0.113.9']) {
      for (let n = 0; n < 6; n += 1) await guess(username, { ip, deviceId: device(100 + n) });
      expect((await enter(username, { ip, deviceId: device(99) })).status).toBe(429);
    }
    expect((await enter(username, { deviceId: device(1) })).status).toBe(200);
  });

  it('slows a known device down too', async () => {
    const { username } = await app.given.student();
    await enter(username, { deviceId: device(1) });
    for (let n = 0; n < 5; n += 1) expect((await guess(username, { deviceId: device(1) })).status).toBe(401);
    expect((await enter(username, { deviceId: device(1) })).status).toBe(429);
  });

  it('blocks none of 35 students behind one address who now and then mistype', async () => {
    const students = await Promise.all(Array.from({ length: 35 }, () => app.given.student()));
    const statuses = await Promise.all(
      students.map(async ({ username }, index) => {
        const before = index % 5 === 0 ? [await guess(username), await guess(username)] : [];
        return [...before, await enter(username)].map(({ status }) => status);
      }),
    );
    expect(statuses.flat().filter((status) => status === 429)).toEqual([]);
    expect(statuses.map((list) => list.at(-1))).toEqual(students.map(() => 200));
  });

  it('gives at most 100 tries a day on one account, from however many addresses', async () => {
    const { username } = await app.given.student();
    let tried = 0;
    for (let address = 0; address < 30; address += 1) {
      for (let n = 0; n < 6; n += 1) {
        const { status } = await guess(username, { ip: `203.0.113.${address}`, deviceId: device(address * 10 + n) });
        if (status === 401) tried += 1;
      }
    }
    expect(tried).toBe(100);
    app.clock.advance(24 * 60 * minute);
    expect((await enter(username, { ip: '203.0.113.200' })).status).toBe(200);
  });

  it('does not believe a forwarding header', async () => {
    const { username } = await app.given.student();
    const forged = (n: number) =>
      app.anonymous.call(signIn, {
        body: { username, password: 'wrong one', edition: 'us' },
        headers: { 'x-forwarded-for': `203.0.113.${n}`, forwarded: `for=203.0.113.${n}` },
      });
    for (let n = 0; n < 5; n += 1) expect((await forged(n)).status).toBe(401);
    expect((await forged(6)).status).toBe(429);
  });

  it('keeps no name and no address in its counters, and forgets stale ones', async () => {
    const { username } = await app.given.student();
    await guess(username, { deviceId: device(1) });
    const rows = await app.db.selectFrom('rate_limit').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${username}|198\\.51|device-number`));
    await purgeAuth(app.db, new Date(app.clock.now().getTime() + 3 * 24 * 60 * minute));
    expect(await app.db.selectFrom('rate_limit').selectAll().execute()).toEqual([]);
  });
});

describe('the network of an address', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:0:1:aaaa::1', '2001:db8:0:1'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0db8:0000:0001:0:0:0:9', '2001:db8:0:1'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (ip, network) => expect(networkOf(ip)).toBe(network));
});
