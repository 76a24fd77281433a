import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EditionId, editionIds, gradeBandsOf } from '@alba/domain/editions';
import pg from 'pg';
import { systemClock } from '../apps/server/src/platform/clock/index.ts';
import { openDatabase } from '../apps/server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/index.ts';
import { createLog } from '../apps/server/src/platform/log/index.ts';
import { folderStorage } from '../apps/server/src/platform/storage/index.ts';
import { importContent } from '../apps/server/src/setup/import-content.ts';
import { memory } from '../scripts/memory.mjs';
import { fillLibrary } from './filled-library.ts';
import { findQueries } from './find-queries.ts';
import { generateLessons } from './generated-lessons.ts';
import { load } from './load.ts';
import { cpuTotal, familyOf, memoryOf, processesNaming, startAndWait, stop } from './processes.ts';
import { headersFor, School } from './school.ts';

/**
 * `npm run bench:content`: the shelf imported once and again, Find over thousands of lessons in three languages (BENCH_LESSONS, 10 000), then
 * as many generated lessons imported and imported again. Prints a row each, with what it must keep. `-- find` measures Find alone.
 */
const count = Number(process.env.BENCH_LESSONS ?? 10_000);
const inEachEdition = Math.ceil(count / editionIds.length);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const port = Number(process.env.PORT ?? 8096);
const base = `http://127.0.0.1:${port}`;
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'alba-bench-content-'));
const server = [...memory.flags, 'apps/server/src/main.ts'];

const database = await startEmbeddedPostgres({ folder: join(folder, 'postgres') });
const env = { PORT: String(port), DATA_DIR: folder, DATABASE_URL: database.url(), NODE_ENV: 'production', LOG_LEVEL: 'error', ...memory.env };
const [only] = process.argv.slice(2);
try {
  if (only !== 'find') await shelf();
  await finding();
  if (only !== 'find') await generated();
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

type Run = { seconds: number; memory: number; last: string };

/** One command as an author types it: how long, and the most memory of it and the database (MiB) at any moment. */
async function content(...words: string[]): Promise<Run> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['apps/server/src/content.ts', ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-400);
  });
  let most = 0;
  const watching = setInterval(() => {
    most = Math.max(most, memoryNow(child.pid ?? 0));
  }, 250);
  const code = await new Promise((resolve) => child.on('exit', resolve));
  clearInterval(watching);
  if (code !== 0) throw new Error(`content ${words[0]} ended with ${code}: ${output}`);
  return { seconds: (performance.now() - begun) / 1000, memory: most, last: output.trim().split('\n').at(-1) ?? '' };
}

function memoryNow(pid: number): number {
  return [...new Set([...familyOf(pid), ...processesNaming(folder)])].reduce((sum, one) => sum + memoryOf(one), 0);
}

/** As the server does at its start, with the database open; lessons with mistakes are left out and told. */
async function shelf(): Promise<void> {
  const opened = await openDatabase({
    databaseUrl: database.url(),
    databasePool: 2,
    dataDir: folder,
    log: createLog({ level: 'error', readable: true }),
    progress: () => {},
  });
  const storage = folderStorage(join(folder, 'media'));
  const told: string[] = [];
  const timed = async () => {
    const begun = performance.now();
    await importContent(opened.owner, { contentDir: join(root, 'content'), storage, clock: systemClock, progress: (line) => told.push(line) });
    return ((performance.now() - begun) / 1000).toFixed(1);
  };
  try {
    const first = await timed();
    const lessons = told.filter((line) => /\(\S+\)$/.test(line)).length;
    print('the shelf imported into an empty database, s', first, `must 10; ${lessons} lessons, ${told.length - lessons} other lines`);
    print('the shelf imported again, s', await timed(), 'must 3');
  } finally {
    await opened.close();
  }
}

async function generated(): Promise<void> {
  const library = join(folder, 'made');
  generateLessons(library, count);
  const first = await content('import', library);
  print(`${count} generated lessons imported, s`, first.seconds.toFixed(0), `most memory with the database ${first.memory} MiB, must 1024; ${first.last}`);
  const second = await content('import', library);
  print(`${count} generated lessons imported again, s`, second.seconds.toFixed(0), `most memory ${second.memory} MiB; ${second.last}`);
}

/** In a database of its own, with the demonstration's teachers and, beside the shelf, lessons that are there to be found. */
async function finding(): Promise<void> {
  const url = database.url('alba_find');
  await createDatabase('alba_find');
  const start = () =>
    startAndWait(process.execPath, {
      arguments: server,
      env: { ...env, DATABASE_URL: url, DEMO: 'true', SPEECH_ENGINE: 'off' },
      ready: `${base}/readyz`,
      seconds: 180,
    });
  // the demonstration's assignments are made of the shelf's lessons, so it comes before the others
  await stop((await start()).child);
  const log = createLog({ level: 'error', readable: true });
  const opened = await openDatabase({ databaseUrl: url, databasePool: 2, dataDir: folder, log, progress: () => {} });
  try {
    await fillLibrary(opened.owner, inEachEdition);
  } finally {
    await opened.close();
  }
  const running = await start();
  try {
    const pid = running.child.pid ?? 0;
    const pids = () => [...new Set([...familyOf(pid), ...processesNaming(folder).flatMap(familyOf)])];
    for (const edition of editionIds) await find(edition, pids);
    print('memory of server and database while finding, MiB', String(memoryNow(running.child.pid ?? 0)), 'must 1024');
  } finally {
    await stop(running.child);
  }
}

async function createDatabase(name: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url('postgres') });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}

/** Every kind of search alone, by 8 callers at once; then all in turn. */
async function find(edition: EditionId, pids: () => number[]): Promise<void> {
  const host = `${edition}.localhost`;
  const { teacher, queries } = findQueries[edition];
  const school = new School(base, host);
  const token = await school.signIn(teacher, edition);
  const { total: offered } = await school.call<{ total: number }>('GET', pathOf(edition, {}), { token });
  if (offered < inEachEdition) throw new Error(`only ${offered} lessons are offered to ${teacher}`);
  const row = async (what: string, paths: readonly string[], seconds: number) => {
    const next = (connection: number, call: number) => ({
      method: 'GET' as const,
      path: paths[(connection + call) % paths.length] as string,
      headers: headersFor(host, token),
    });
    const before = cpuTotal(pids());
    const { p50, p95, perSecond, errors, total, bytesPerReply } = await load({ url: base, connections: 8, seconds, next });
    const cpu = (cpuTotal(pids()) - before) / Math.max(1, total);
    print(
      `${edition}: ${what}, p50 / p95 ms`,
      `${p50} / ${p95}`,
      `${perSecond.toFixed(0)}/s, ${cpu.toFixed(1)} CPU-ms, ${bytesPerReply} bytes, errors ${errors}`,
    );
  };
  for (const [what, search] of Object.entries(queries)) await row(what, [pathOf(edition, search)], seconds);
  const all = Object.values(queries).map((search) => pathOf(edition, search));
  await row('all of these in turn, must p95 100', all, seconds * 3);
}

function pathOf(edition: EditionId, search: Record<string, string>): string {
  return `/v1/catalog/lessons?${new URLSearchParams({ gradeBands: `${gradeBandsOf(edition).map(({ key }) => key)}`, ...search })}`;
}

function print(what: string, value: string, more = ''): void {
  console.log(`${what.padEnd(64)} ${value.padStart(10)}  ${more}`);
}
