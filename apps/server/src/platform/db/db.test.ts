import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../embedded-postgres/test-cluster.ts';
import { appRole, canActAs, countStatements, isDatabaseAway, openDb, poolOf, sqlStateOf, transact } from './index.ts';

describe('the database', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  const put = (name: string, value: unknown) => test.db.insertInto('setting').values({ name, value: JSON.stringify(value) });

  it('gives ids and sums as numbers, wall times and days as text', async () => {
    const { rows } = await sql`
      select 9007199254740991::bigint as id, sum(x) as sum, '2026-03-08 02:30'::timestamp as wall, '2026-03-08'::date as day
      from unnest(array[1, 2]::bigint[]) as x`.execute(test.db);
    expect(rows).toEqual([{ id: 9007199254740991, sum: 3, wall: '2026-03-08T02:30:00', day: '2026-03-08' }]);
  });

  it('sets what reports need on every connection', async () => {
    const settings = ['jit', 'random_page_cost', 'max_parallel_workers_per_gather', 'TimeZone'];
    const { rows } = await sql<{ value: string }>`select current_setting(name) as value from unnest(${settings}::text[]) as name`.execute(test.db);
    expect(rows.map(({ value }) => value)).toEqual(['off', '1.1', '0', 'UTC']);
  });

  it('names statements, so that a repeat is not planned again', async () => {
    const one = openDb({ url: test.url, max: 1 });
    for (const name of ['a', 'b', 'c']) await one.selectFrom('setting').select('name').where('name', '=', name).execute();
    const { rows } = await sql<{ statement: string; runs: number }>`
      select statement, generic_plans + custom_plans as runs from pg_prepared_statements where statement like '%from "setting"%'`.execute(one);
    expect(rows).toEqual([{ statement: 'select "name" from "setting" where "name" = $1', runs: 3 }]);
    await one.destroy();
  });

  it('counts the statements of a piece of work, without begin and commit', async () => {
    const { statements, result } = await countStatements(test.db, () =>
      transact(test.db, async (tx) => {
        await tx.selectFrom('setting').selectAll().where('name', '=', 'x').execute();
        return (await tx.selectFrom('setting').selectAll().execute()).length;
      }),
    );
    expect(statements).toEqual(['select * from "setting" where "name" = $1', 'select * from "setting"']);
    expect(result).toBe(0);
  });

  it('acts as the role that may add to the audit record and the library but never change them (D93)', async () => {
    expect(await canActAs(test.owner, appRole)).toBe(true);
    expect(await canActAs(test.owner, 'no_such_role')).toBe(false);
    for (const table of ['audit_event', 'lesson_version']) {
      for (const act of [sql`update ${sql.table(table)} set district_id = 1`, sql`delete from ${sql.table(table)}`, sql`truncate ${sql.table(table)}`]) {
        await expect(act.execute(test.db)).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|42703)$/) });
      }
    }
    await expect(sql`select * from upkeep.migration`.execute(test.db)).rejects.toMatchObject({ code: '42501' });
  });

  it('rolls back what a failed transaction did', async () => {
    const failing = transact(test.db, async (tx) => {
      await tx.insertInto('setting').values({ name: 'lost', value: '1' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await test.db.selectFrom('setting').select('name').where('name', '=', 'lost').executeTakeFirst()).toBeUndefined();
  });

  it('runs a transaction again that lost a deadlock', async () => {
    await put('left', 0).execute();
    await put('right', 0).execute();
    const bothHoldOne = Promise.withResolvers<void>();
    let holding = 0;
    let runs = 0;
    const cross = (first: string, second: string) =>
      transact(test.db, async (tx) => {
        runs += 1;
        const touch = (name: string) => tx.updateTable('setting').set({ value: '1' }).where('name', '=', name).execute();
        await touch(first);
        holding += 1;
        if (holding === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await touch(second);
      });
    await Promise.all([cross('left', 'right'), cross('right', 'left')]);
    expect(runs).toBe(3);
  });

  it('survives connections that the server ends, idle or at work', async () => {
    const lost: Error[] = [];
    const db = openDb({ url: test.url, onLost: (error) => lost.push(error) });
    const working = sql`select pg_sleep(20)`.execute(db).catch((error: unknown) => error);
    await sql`select 1`.execute(db);
    const theirs = sql`
      from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and (query like '%pg_sleep%' or query = 'select 1')`;
    const countTheirs = async () => (await sql<{ n: number }>`select count(*)::int as n ${theirs}`.execute(test.owner)).rows[0]?.n;
    await expect.poll(countTheirs).toBe(2);
    await sql`select pg_terminate_backend(pid) ${theirs}`.execute(test.owner);
    expect(isDatabaseAway(await working)).toBe(true);
    await expect.poll(() => poolOf(db).totalCount).toBe(0);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    expect(lost.length).toBeGreaterThan(0);
    await db.destroy();
  });

  it('tells a database that is away from a statement that is wrong', async () => {
    const nowhere = openDb({ url: 'postgresql://nobody@127.0.0.1:8109/none' });
    expect(isDatabaseAway(await sql`select 1`.execute(nowhere).catch((error: unknown) => error))).toBe(true);
    await nowhere.destroy();
    const wrong: unknown = await sql`select from no_such_table`.execute(test.db).catch((error: unknown) => error);
    expect(isDatabaseAway(wrong)).toBe(false);
    expect(sqlStateOf(wrong)).toBe('42P01');
    expect(isDatabaseAway(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(false);
  });

  it('closes a pool that only others have used', async () => {
    const db = openDb({ url: test.url });
    await poolOf(db).query('select 1');
    await db.destroy();
    await expect(poolOf(db).query('select 1')).rejects.toThrow('after calling end');
  });
});
