import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './cluster.ts';
import { placesIn } from './places.ts';

async function ask(server: EmbeddedPostgres, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.url() });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('the built-in PostgreSQL', () => {
  let folder: string;
  const running: EmbeddedPostgres[] = [];
  beforeEach(async () => {
    const parent = await mkdtemp(join(tmpdir(), 'alba-embedded-'));
    await chmod(parent, 0o755);
    folder = join(parent, 'postgres');
  });
  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop();
    await rm(join(folder, '..'), { recursive: true, force: true });
  });
  const start = async (options: { overPort?: boolean } = {}) => {
    const server = await startEmbeddedPostgres({ folder, ...options });
    running.push(server);
    return server;
  };
  const postmaster = async () => Number.parseInt(await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8'), 10);

  it('is made at the first start, listens on a private socket only, and sorts by every language', async () => {
    const server = await start();
    expect(server.adopted).toBe(false);
    const [facts] = await ask(
      server,
      `select current_setting('listen_addresses') as listens, current_setting('fsync') as fsync, datlocale as locale, lower('ÇÃÉ') as folded,
        array(select x from unnest('{Ñu,Nz,Óa,Oz}'::text[]) as x order by x collate "und-x-icu") as sorted from pg_database where datname = 'alba'`,
    );
    expect(facts).toEqual({ listens: '', fsync: 'on', locale: 'C.UTF-8', folded: 'çãé', sorted: ['Ñu', 'Nz', 'Óa', 'Oz'] });
    expect((await stat(placesIn(folder).socket)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'data'))).mode & 0o777).toBe(0o700);
  });

  it('can be reached by a port with a password where there are no sockets', async () => {
    const first = await start({ overPort: true });
    expect(await ask(first, 'select inet_server_addr()::text as address')).toEqual([{ address: '127.0.0.1/32' }]);
    const stranger = new pg.Client({ connectionString: first.url().replace(/:[^:@]+@/, ':wrong@') });
    await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' });
    await first.stop();
    expect((await start({ overPort: true })).url()).toBe(first.url());
  });

  it('keeps what was committed when every process is killed at once, and starts again within seconds', async () => {
    const first = await start();
    await ask(first, 'create table kept (n integer); insert into kept select generate_series(1, 500)');
    const before = await postmaster();
    // All of the server's processes: the group the postmaster leads.
    process.kill(-before, 'SIGKILL');
    const began = Date.now();
    const second = await start();
    expect(Date.now() - began).toBeLessThan(20_000);
    expect(second.adopted).toBe(false);
    expect(await postmaster()).not.toBe(before);
    expect(await ask(second, 'select count(*)::int as n from kept')).toEqual([{ n: 500 }]);
  });

  it('starts although only the first of its processes was killed and others still end', async () => {
    const first = await start();
    const client = new pg.Client({ connectionString: first.url() });
    client.on('error', () => {});
    await client.connect();
    const busy = client.query('select pg_sleep(1.5)').catch(() => {});
    process.kill(await postmaster(), 'SIGKILL');
    const second = await start();
    expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }]);
    await busy;
    await client.end().catch(() => {});
  });

  it('that outlived a killed server is adopted, and stopped by who adopted it', async () => {
    const script = `
      const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'cluster.ts'))});
      await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)} });
      console.log('started');
      setInterval(() => {}, 1000);`;
    const app = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => app.stdout.once('data', resolve));
    const alongside = await startEmbeddedPostgres({ folder });
    expect(alongside.adopted).toBe(true);
    await alongside.stop();
    const before = await postmaster();
    app.kill('SIGKILL');
    await new Promise((resolve) => app.once('exit', resolve));
    const adopting = await start();
    expect(adopting.adopted).toBe(true);
    expect(await postmaster()).toBe(before);
    await adopting.stop();
    await expect(postmaster()).rejects.toThrow('ENOENT');
  });

  it('starts when the first start was killed while the database was being made', async () => {
    const { draft } = placesIn(folder);
    await mkdir(draft, { recursive: true });
    await writeFile(join(draft, 'PG_VERSION'), '18\n');
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts although the process number in its lock now belongs to another program', async () => {
    const first = await start();
    await first.stop();
    await writeFile(join(folder, 'data', 'postmaster.pid'), `${process.pid}\n${join(folder, 'data')}\n1\n5432\n\n\n`);
    expect((await start()).adopted).toBe(false);
  });

  it.each([
    ['19', /PostgreSQL 19, .* brings 18: install the newer version/],
    ['17', /PostgreSQL 17, .* brings 18: dump it/],
  ])('of major version %s is refused in one line', async (version, message) => {
    await mkdir(join(folder, 'data'), { recursive: true });
    await writeFile(join(folder, 'data', 'PG_VERSION'), `${version}\n`);
    const refusal = await start().catch((error: Error) => error);
    expect(refusal).toMatchObject({ name: 'StartFailure', message: expect.stringMatching(message) });
    expect((refusal as Error).message).not.toContain('\n');
  });

  it.runIf(process.getuid?.() === 0)('as root is handed to a user without rights, who stays the same', async () => {
    await (await start()).stop();
    const { uid } = await stat(join(folder, 'data'));
    expect(uid).not.toBe(0);
    const again = await start();
    expect((await stat(`/proc/${await postmaster()}`)).uid).toBe(uid);
    await again.stop();
  });

  it.runIf(process.getuid?.() === 0)('as root, where no other user may enter, runs in a user namespace', async () => {
    const closed = join(folder, '..');
    await chmod(closed, 0o700);
    const server = await start().catch((error: Error) => error);
    // Some systems forbid user namespaces; then the message must say what to do instead.
    if (server instanceof Error) return expect(server.message).toContain('DATABASE_URL');
    expect(JSON.parse(await readFile(placesIn(folder).runAs, 'utf8'))).toEqual({ mode: 'namespace' });
    expect((await stat(join(folder, 'data'))).uid).toBe(0);
    await ask(server, 'create table kept (n integer)');
    await server.stop();
    expect(await ask(await start(), 'select count(*)::int as n from kept')).toEqual([{ n: 0 }]);
  });
});
