import { endpoint, id } from '@alba/contract/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../embedded-postgres/test-cluster.ts';
import { keptHours, purgeIdempotencyKeys } from './idempotency.ts';
import { anySignedIn } from './policy.ts';
import { refuse } from './refuse.ts';
import { route } from './route.ts';
import { testHttp } from './test-http.ts';

const reply = z.strictObject({ number: z.int(), name: z.string() });
const shape = { method: 'POST', body: z.strictObject({ name: z.string() }), reply, refusals: ['class_name_taken'] } as const;
const required = endpoint({ ...shape, name: 'required', path: '/v1/required/:classId', params: z.strictObject({ classId: id }), idempotent: 'required' });
const optional = endpoint({ ...shape, name: 'optional', path: '/v1/optional', idempotent: 'optional' });

describe('calls that are sent twice (D90)', () => {
  let test: TestDatabase;
  let http: Awaited<ReturnType<typeof testHttp>>;
  /** How often an act ran to its end. */
  let acts = 0;
  let isTaken = false;

  beforeAll(async () => {
    test = await createTestDatabase();
    const act = async ({ tx, body }: { tx: TestDatabase['db']; body: { name: string } }) => {
      await tx
        .insertInto('setting')
        .values({ name: `act ${Math.random()}`, value: '1' })
        .execute();
      await sql`select pg_sleep(0.05)`.execute(tx);
      if (isTaken) throw refuse(optional, 'class_name_taken');
      acts += 1;
      return { number: acts, name: body.name };
    };
    http = await testHttp([route(required, { allow: anySignedIn, act }), route(optional, { allow: anySignedIn, act })], { db: test.db });
  });
  afterAll(async () => {
    await http.app.close();
    await test.drop();
  });

  const send = (key: string | undefined, { url = '/v1/optional', name = 'Math', as = {} } = {}) =>
    http.app.inject({ method: 'POST', url, headers: { ...http.bearer(as), ...(key === undefined ? {} : { 'idempotency-key': key }) }, payload: { name } });
  const rows = async () => (await test.db.selectFrom('setting').select('name').execute()).length;

  it('act once for a key and give the first reply again, to the letter', async () => {
    const before = await rows();
    const first = await send('k1', { name: 'O "mar" $& ção' });
    const second = await send('k1', { name: 'O "mar" $& ção' });
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(await rows()).toBe(before + 1);
  });

  it('act once when 20 come at the same moment', async () => {
    const before = await rows();
    const replies = await Promise.all(Array.from({ length: 20 }, () => send('k2')));
    expect(new Set(replies.map(({ body }) => JSON.stringify(JSON.parse(body)))).size).toBe(1);
    expect(await rows()).toBe(before + 1);
  });

  it('are refused when the key comes again with other input', async () => {
    await send('k3', { url: '/v1/required/1' });
    for (const other of [{ url: '/v1/required/2' }, { url: '/v1/required/1', name: 'Art' }]) {
      const response = await send('k3', other);
      expect([response.statusCode, response.json().code]).toEqual([422, 'idempotency_key_reused']);
    }
  });

  it('keep the keys of people and of calls apart', async () => {
    const numbers = [
      await send('k4'),
      await send('k4', { as: { personId: 8 } }),
      await send('k4', { as: { districtId: 2 } }),
      await send('k4', { url: '/v1/required/1' }),
    ];
    expect(new Set(numbers.map((response) => response.json().number)).size).toBe(4);
  });

  it('store nothing of a refused act, so that it may be sent again', async () => {
    const before = await rows();
    isTaken = true;
    expect((await send('k5')).json().code).toBe('class_name_taken');
    isTaken = false;
    expect((await send('k5')).statusCode).toBe(200);
    expect(await rows()).toBe(before + 1);
  });

  it('need a key where the contract requires one, and go without where it does not', async () => {
    const missing = await send(undefined, { url: '/v1/required/1' });
    expect([missing.statusCode, missing.json().code]).toEqual([400, 'idempotency_key_required']);
    const [one, two] = [await send(undefined), await send(undefined)];
    expect(one.json().number).not.toBe(two.json().number);
  });

  it.each(['x'.repeat(65), 'two words', 'é'])('refuse the key %.20j', async (key) => {
    const response = await send(key);
    expect([response.statusCode, response.json().issues]).toEqual([400, [{ path: ['Idempotency-Key'], rule: 'wrong_format' }]]);
  });

  it('forget a key after a day, also before the purge comes by', async () => {
    const first = await send('k6');
    await test.db
      .updateTable('idempotency_key')
      .set({ created_at: sql<Date>`now() - make_interval(hours => ${keptHours}, mins => 1)` })
      .where('key', '=', 'k6')
      .execute();
    const later = await send('k6', { name: 'something else' });
    expect([later.statusCode, later.json().number === first.json().number]).toEqual([200, false]);
    await test.db
      .updateTable('idempotency_key')
      .set({ created_at: sql<Date>`now() - make_interval(hours => ${keptHours}, mins => 1)` })
      .where('key', '=', 'k1')
      .execute();
    expect(await purgeIdempotencyKeys(test.db)).toBe(1);
  });
});
