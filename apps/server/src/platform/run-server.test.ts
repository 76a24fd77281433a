import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './embedded-postgres/test-cluster.ts';

const at = (file: string) => JSON.stringify(join(import.meta.dirname, file));

/** A server with one slow call, started by the same function as the real one. */
const program = `
  const { runServer } = await import(${at('run-server.ts')});
  const { createHttp } = await import(${at('http/index.ts')});
  const { createAccessTokens } = await import(${at('tokens/index.ts')});
  const buildApp = async (parts) => {
    const accessTokens = createAccessTokens(parts.keys.accessToken, parts.clock);
    const app = await createHttp({ ...parts, routes: [], accessTokens, isSessionCurrent: async () => true, checkReplies: true, version: '0' });
    app.get('/slow', async () => { await new Promise((resolve) => setTimeout(resolve, 1500)); return 'finished'; });
    return app;
  };
  await runServer({ setUp: async () => ({ lines: ['accounts stand here'] }), buildApp }, process.env);`;

type Ended = { code: number | null; output: string };

function launch(env: Record<string, string>, { ipc = false, uid }: { ipc?: boolean; uid?: number } = {}) {
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { PATH: process.env.PATH, ...env },
    uid,
    stdio: ipc ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<Ended>((resolve) => child.once(ipc ? 'exit' : 'close', (code) => resolve({ code, output })));
  const ready = new Promise<void>((resolve, reject) => {
    const take = (part: Buffer) => {
      output += part.toString();
      if (output.includes('accounts stand here')) resolve();
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    void ended.then(() => reject(new Error(`ended before it was ready: ${output}`)));
  });
  ready.catch(() => {});
  return { child, ended, ready };
}

describe('the server program', () => {
  let test: TestDatabase;
  let dataDir: string;
  beforeAll(async () => {
    test = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'alba-run-'));
    await chmod(dataDir, 0o755);
  });
  afterAll(async () => {
    await test.drop();
    await rm(dataDir, { recursive: true });
  });
  const settings = (port: number, more: Record<string, string> = {}) => ({ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: test.url, ...more });

  it('tells addresses and accounts, and on a signal ends running calls before it stops with 0', async () => {
    const server = launch(settings(8102));
    await server.ready;
    const slow = fetch('http://127.0.0.1:8102/slow').then((response) => response.text());
    await fetch('http://127.0.0.1:8102/livez');
    server.child.kill('SIGTERM');
    expect(await slow).toBe('finished');
    const finished = Date.now();
    const { code, output } = await server.ended;
    // The browser keeps its connection open; waiting for that would take the whole 10 seconds of grace.
    expect(Date.now() - finished).toBeLessThan(8_000);
    expect(code).toBe(0);
    expect(output).toContain('http://br.localhost:8102');
    expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
  });

  it('stops cleanly when the start script asks by message as well as by signal, or is gone', async () => {
    const asked = launch(settings(8102), { ipc: true });
    await asked.ready;
    asked.child.kill('SIGINT');
    asked.child.send('stop');
    expect((await asked.ended).code).toBe(0);
    const left = launch(settings(8102), { ipc: true });
    await left.ready;
    left.child.disconnect();
    expect((await left.ended).code).toBe(0);
  });

  it('stops at once at a second signal', async () => {
    const server = launch(settings(8102));
    await server.ready;
    void fetch('http://127.0.0.1:8102/slow').catch(() => {});
    await fetch('http://127.0.0.1:8102/livez');
    server.child.kill('SIGINT');
    await expect
      .poll(() =>
        fetch('http://127.0.0.1:8102/livez').then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
    server.child.kill('SIGINT');
    expect((await server.ended).code).toBe(130);
  });

  it('starts with the built-in database and stops it with itself', async () => {
    const own = join(dataDir, 'own');
    const server = launch({ PORT: '8102', DATA_DIR: own });
    await server.ready;
    expect((await fetch('http://127.0.0.1:8102/readyz')).status).toBe(200);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    await expect(stat(join(own, 'postgres', 'data', 'postmaster.pid'))).rejects.toThrow('ENOENT');
  });

  describe('that cannot start tells why in one line', () => {
    const refusal = async (env: Record<string, string>, uid?: number) => {
      const { code, output } = await launch(env, { uid }).ended;
      const lines = output.trim().split('\n');
      expect(lines.filter((line) => line.includes('cannot start'))).toHaveLength(1);
      expect(output).not.toMatch(/^ {4}at /m);
      return { code, line: lines.at(-1) };
    };

    it('wrong settings: 78, every key, no value', async () => {
      const { code, line } = await refusal({ PORT: 'hunter2', ALBA_COLOUR: 'hunter2' });
      expect(code).toBe(78);
      expect(line).toMatch(/ALBA_COLOUR.*PORT/);
      expect(line).not.toContain('hunter2');
    });

    it('a port in use', async () => {
      const blocker = createServer().listen(8103, '127.0.0.1');
      expect(await refusal(settings(8103))).toEqual({ code: 1, line: expect.stringContaining('Port 8103 is in use') });
      blocker.close();
    });

    it('a database that does not answer, without its password', async () => {
      const { code, line } = await refusal(settings(8102, { DATABASE_URL: 'postgresql://alba:hunter2@127.0.0.1:8104/alba' }));
      expect({ code, line }).toEqual({ code: 1, line: expect.stringContaining('cannot be reached (ECONNREFUSED)') });
      expect(line).not.toContain('hunter2');
    });

    it('a database that does not exist', async () => {
      const { line } = await refusal(settings(8102, { DATABASE_URL: test.url.replace(/\/test_\w+/, '/nothing') }));
      expect(line).toContain('does not exist');
    });

    it('a database from a newer version', async () => {
      const newer = await createTestDatabase();
      await sql`insert into upkeep.migration values ('9999_tomorrow', 'x')`.execute(newer.owner);
      expect((await refusal(settings(8102, { DATABASE_URL: newer.url }))).line).toContain('newer version of Alba Learn');
      await newer.drop();
    });

    it('a data folder that cannot be one', async () => {
      await mkdir(join(dataDir, 'closed'), { mode: 0o500 });
      const { uid } = process.getuid?.() === 0 ? { uid: 65_534 } : { uid: undefined };
      const { code, line } = await refusal({ PORT: '8102', DATA_DIR: join(dataDir, 'closed', 'data') }, uid);
      expect({ code, line }).toEqual({ code: 1, line: expect.stringMatching(/This user may not read or write .*closed/) });
    });

    it('a built-in database of a newer PostgreSQL', async () => {
      const data = join(dataDir, 'future', 'postgres', 'data');
      await mkdir(data, { recursive: true });
      await writeFile(join(data, 'PG_VERSION'), '19\n');
      expect((await refusal({ PORT: '8102', DATA_DIR: join(dataDir, 'future') })).line).toContain('PostgreSQL 19');
    });
  });
});
