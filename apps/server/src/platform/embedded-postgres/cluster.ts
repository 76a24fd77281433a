import { chown, mkdir, readFile, rename, rm, statfs, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { sqlStateOf } from '../db/failures.ts';
import { StartFailure } from '../start-failure.ts';
import { type Access, makeAccess, settingsOf, superuser, urlOf } from './access.ts';
import { type Binaries, findBinaries, majorVersion } from './binaries.ts';
import { type Places, placesIn } from './places.ts';
import { chooseRunAs, type RunAs, run } from './run-as.ts';

const leastFreeBytes = 200 * 1024 * 1024;
const retryMilliseconds = 8_000;

export type EmbeddedPostgres = {
  /** Address of the database of this name; `alba` is made at the first start. */
  url(database?: string): string;
  /** The database was already running: left over from a server that was killed, or started by one that still runs. */
  adopted: boolean;
  /** Stops the database, unless a server that still runs started it. Calling it again does nothing. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** Folder for everything of this database, absolute. */
  folder: string;
  /** Server settings, added to those below. */
  settings?: Record<string, string>;
  /** Reach it by a port and a password instead of a socket; the default on Windows only. */
  overPort?: boolean;
  /** For tests: their data need not survive a power cut. */
  disposable?: boolean;
  /** Told what is being done, for the first start takes seconds. */
  progress?: (line: string) => void;
};

/** Texts of statements and rows hold what people typed: they stay out of the log. */
// Statements of this product are short: compiling one costs more than running it.
const baseSettings = { log_min_error_statement: 'panic', log_error_verbosity: 'terse', log_parameter_max_length: '0', max_connections: '60', jit: 'off' };
const disposableSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200', autovacuum: 'off' };

/** Starts the built-in PostgreSQL, making its cluster at the first start, or adopts the one that is running already. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const places = placesIn(options.folder);
  const binaries = await findBinaries();
  await mkdir(places.folder, { recursive: true });
  const runAs = await chooseRunAs(places.folder, binaries.postgres);
  await writeFile(places.runAs, JSON.stringify(runAs));
  const access = await makeAccess(places, { runAs, overPort: options.overPort ?? process.platform === 'win32' });
  const controller = { places, binaries, runAs, access, options };
  await makeCluster(controller);
  const adopted = await isRunning(controller);
  if (!adopted) await start(controller);
  const owns = await takeOwnership(places, adopted);
  await makeDatabase(urlOf(access, 'postgres'));
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= owns ? stopCluster(controller) : Promise.resolve());
  return { url: (database = 'alba') => urlOf(access, database), adopted, stop };
}

type Controller = { places: Places; binaries: Binaries; runAs: RunAs; access: Access; options: EmbeddedOptions };

async function makeCluster({ places, binaries, runAs, access, options }: Controller): Promise<void> {
  const version = await readFile(join(places.data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version) return checkVersion(Number.parseInt(version, 10), places);
  options.progress?.('Making the database (first start only)');
  const { bavail, bsize } = await statfs(places.folder);
  if (bavail * bsize < leastFreeBytes) throw new StartFailure(`The disk is full: the database needs at least 200 MB free in ${places.folder}.`);
  // A start that was killed here leaves a draft behind, which nobody needs.
  await rm(places.draft, { recursive: true, force: true });
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', ...(options.disposable ? ['--no-sync'] : [])];
  const entry = await entryOptions(places, { access, runAs });
  const { code, output } = await run(runAs, binaries.initdb, ['-D', places.draft, '-U', superuser, ...entry, ...locale]);
  await rm(places.password, { force: true });
  if (code !== 0) throw failure('The database could not be made', output);
  await rename(places.draft, places.data);
}

/** Behind a private socket everybody is trusted; a port asks for the password. */
async function entryOptions({ password }: Places, { access, runAs }: { access: Access; runAs: RunAs }): Promise<string[]> {
  if (access.kind === 'socket') return ['-A', 'trust'];
  await writeFile(password, access.password, { mode: 0o600 });
  if (runAs.mode === 'user') await chown(password, runAs.uid, runAs.gid);
  return ['-A', 'scram-sha-256', `--pwfile=${password}`];
}

function checkVersion(found: number, { data }: Places): void {
  if (found === majorVersion) return;
  const told = `The database in ${data} is of PostgreSQL ${found}, this version of Alba Learn brings ${majorVersion}`;
  throw new StartFailure(
    found > majorVersion
      ? `${told}: install the newer version of Alba Learn that made it.`
      : `${told}: dump it with the version that made it and restore it here.`,
  );
}

/** Whether a database that can be used is running on this data, waiting for one that is just coming up. */
async function isRunning({ places, binaries, runAs, access }: Controller): Promise<boolean> {
  const pidFile = join(places.data, 'postmaster.pid');
  for (let until = Date.now() + retryMilliseconds; ; await wait(200)) {
    const { code } = await run(runAs, binaries.pgCtl, ['status', '-D', places.data]);
    if (code !== 0) return false;
    const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
    if (!(await isLivingPostgres(pid))) {
      await rm(pidFile, { force: true });
      return false;
    }
    const answer = await answers(urlOf(access, 'postgres'));
    if (answer === 'yes') return true;
    if (answer === 'recovering') until = Date.now() + retryMilliseconds;
    if (Date.now() > until) throw new StartFailure(`The built-in database (process ${pid}) runs but does not answer: end that process and start again.`);
  }
}

/**
 * pg_ctl only asks whether the process number is taken. It may have gone to another program after a crash of the machine,
 * and a killed process stays listed where nobody collects it, as in a container.
 */
async function isLivingPostgres(pid: number): Promise<boolean> {
  const [, name, state] = /\((.*)\) (\w)/.exec(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')) ?? [];
  return name === undefined || (name.startsWith('postgres') && state !== 'Z' && state !== 'X');
}

async function answers(url: string): Promise<'yes' | 'recovering' | 'no'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return 'yes';
  } catch (error) {
    return sqlStateOf(error) === '57P03' ? 'recovering' : 'no';
  } finally {
    await client.end().catch(() => {});
  }
}

async function start({ places, binaries, runAs, access, options }: Controller): Promise<void> {
  const settings = { ...baseSettings, ...(options.disposable ? disposableSettings : {}), ...options.settings };
  const flags = Object.entries({ ...settings, ...settingsOf(access) }).map(([name, value]) => `-c ${name}='${value.replaceAll("'", "''")}'`);
  await truncate(places.log, 0).catch(() => {});
  const until = Date.now() + retryMilliseconds;
  for (;;) {
    const { code, output } = await run(runAs, binaries.pgCtl, ['-D', places.data, '-l', places.log, '-w', '-t', '60', '-o', flags.join(' '), 'start']);
    if (code === 0) return;
    const log = await readFile(places.log, 'utf8').catch(() => '');
    const isFinal = /No space left on device|incompatible with server|Permission denied/.test(log);
    // After a hard kill the last processes of the old server hold the data for a few seconds.
    if (isFinal || Date.now() > until) throw failure('The database did not start', `${output}\n${log}`);
    await wait(500);
  }
}

function failure(what: string, output: string): StartFailure {
  if (output.includes('No space left on device')) return new StartFailure(`${what}: the disk is full. Free some space and start again; nothing is lost.`);
  const lines = output.split('\n').filter((line) => /\b(FATAL|PANIC|error):/i.test(line));
  return new StartFailure(`${what}: ${lines.at(-1)?.replace(/^.*?(FATAL|PANIC|error):\s*/i, '') ?? output.trim().split('\n').at(-1)}`);
}

/** True when this process is the one to stop the database: it started it, or the one that did is gone. */
async function takeOwnership({ owner }: Places, adopted: boolean): Promise<boolean> {
  const before = Number.parseInt(await readFile(owner, 'utf8').catch(() => ''), 10);
  if (adopted && before !== process.pid && isAlive(before)) return false;
  await writeFile(owner, String(process.pid));
  return true;
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function makeDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', ['alba']);
    if (rowCount === 0) await client.query('create database alba');
  } finally {
    await client.end();
  }
}

async function stopCluster({ places, binaries, runAs }: Controller): Promise<void> {
  await run(runAs, binaries.pgCtl, ['-D', places.data, '-m', 'fast', '-w', '-t', '20', 'stop']);
  await rm(places.owner, { force: true });
}
