import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../apps/server/src/platform/clock/index.ts';
import { openDatabase } from '../apps/server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/index.ts';
import { createLog } from '../apps/server/src/platform/log/index.ts';
import { folderStorage } from '../apps/server/src/platform/storage/index.ts';
import { importContent } from '../apps/server/src/setup/import-content.ts';
import { memory } from '../scripts/memory.mjs';
import { generateLessons } from './generated-lessons.ts';
import { load } from './load.ts';
import { familyOf, memoryOf, processesNaming, startAndWait, stop } from './processes.ts';
import { headersFor, School } from './school.ts';

/**
 * `npm run bench:content`: the shelf imported once and again, then thousands of generated lessons (BENCH_LESSONS, 10 000)
 * imported, imported again and browsed. Prints a row each, with what it must keep.
 */
const count = Number(process.env.BENCH_LESSONS ?? 10_000);
const port = 8096;
const base = `http://127.0.0.1:${port}`;
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'alba-bench-content-'));
const server = [...memory.flags, 'apps/server/src/main.ts'];

const database = await startEmbeddedPostgres({ folder: join(folder, 'postgres') });
const env = { PORT: String(port), DATA_DIR: folder, DATABASE_URL: database.url(), NODE_ENV: 'production', LOG_LEVEL: 'error', ...memory.env };
try {
  await shelf();
  await generated();
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
  const running = await startAndWait(process.execPath, { arguments: server, env: { ...env, DEMO: 'true' }, ready: `${base}/readyz`, seconds: 180 });
  try {
    await browse(running.child.pid ?? 0);
  } finally {
    await stop(running.child);
  }
}

async function browse(pid: number): Promise<void> {
  const token = await new School(base).signIn('msokafor');
  const asTeacher = (path: string) => () => ({ method: 'GET' as const, path, headers: headersFor('us.localhost', token) });
  for (const [what, path] of [
    ['browse science, first page', '/v1/catalog/lessons?subject=science&gradeBands=3-5'],
    ['search a word, first page', '/v1/catalog/lessons?subject=science&gradeBands=3-5&search=harbor'],
  ] as const) {
    const { p50, p95, errors } = await load({ url: base, connections: 8, seconds: 5, next: asTeacher(path) });
    print(`${what}, 8 at once, p50 / p95 ms`, `${p50} / ${p95}`, `errors ${errors}`);
  }
  print('memory of server and database while browsing, MiB', String(memoryNow(pid)), 'must 1024');
}

function print(what: string, value: string, more = ''): void {
  console.log(`${what.padEnd(64)} ${value.padStart(10)}  ${more}`);
}
