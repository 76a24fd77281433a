import { spawn } from 'node:child_process';
import { chown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../start-failure.ts';

/**
 * How the database's programs run. PostgreSQL refuses to run as root, so root hands them to another user, or to a user
 * namespace in which root is nobody.
 */
export type RunAs = { mode: 'self' } | { mode: 'user'; uid: number; gid: number } | { mode: 'namespace' };

export type Outcome = { code: number; output: string };

const namespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];

/** Runs a program to its end. What it prints is returned, never shown. */
export function run(runAs: RunAs, program: string, args: string[]): Promise<Outcome> {
  const [command = program, ...rest] = runAs.mode === 'namespace' ? [...namespace, program, ...args] : [program, ...args];
  const as = runAs.mode === 'user' ? { uid: runAs.uid, gid: runAs.gid } : {};
  // The database reads nothing of our surroundings: neither the language of messages nor anybody's PG* variables.
  const env = {
    PATH: process.env.PATH,
    LC_ALL: 'C',
    TZ: 'UTC',
    ...(process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP } : {}),
  };
  return new Promise((resolve) => {
    const child = spawn(command, rest, {
      ...as,
      env,
      cwd: process.platform === 'win32' ? undefined : '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 128, output }));
  });
}

/**
 * Chooses how to run for this folder, and gives the folder to that user. As root, in order: who owns the data already,
 * the user postgres, the user nobody, a user namespace; each must be able to read the programs and write the folder.
 */
export async function chooseRunAs(folder: string, postgres: string): Promise<RunAs> {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return { mode: 'self' };
  const stored = await storedRunAs(folder);
  const candidates = stored ? [stored] : [...(await users('postgres', 'nobody')), { mode: 'namespace' } as const];
  for (const candidate of candidates) {
    if (await works(candidate, folder, postgres)) return candidate;
  }
  throw new StartFailure(
    stored
      ? `The user who owns the database in ${folder} can no longer read it or the built-in PostgreSQL. Give that user access, or set DATABASE_URL.`
      : 'The built-in PostgreSQL does not run as root, and no other user here may read it. Start as an ordinary user, or set DATABASE_URL.',
  );
}

async function storedRunAs(folder: string): Promise<RunAs | undefined> {
  const owner = await stat(join(folder, 'data')).catch(() => undefined);
  const stored = await readFile(join(folder, 'run-as.json'), 'utf8').catch(() => undefined);
  if (!owner) return undefined;
  if (owner.uid !== 0) return { mode: 'user', uid: owner.uid, gid: owner.gid };
  return stored ? (JSON.parse(stored) as RunAs) : { mode: 'namespace' };
}

async function users(...names: string[]): Promise<RunAs[]> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const lines = passwd.split('\n').map((line) => line.split(':'));
  return names.flatMap((name) => {
    const [, , uid, gid] = lines.find(([user]) => user === name) ?? [];
    return uid && gid ? [{ mode: 'user' as const, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

async function works(candidate: RunAs, folder: string, postgres: string): Promise<boolean> {
  if (candidate.mode === 'user') await giveTo(candidate, folder);
  else await giveTo({ uid: 0, gid: 0 }, folder);
  const { code } = await run(candidate, '/bin/sh', ['-c', 'test -w "$1" && test -x "$1" && exec "$2" --version', 'sh', folder, postgres]);
  return code === 0;
}

/** The folder and what lies directly in it; the database's own files already belong to whoever ran it. */
async function giveTo({ uid, gid }: { uid: number; gid: number }, folder: string): Promise<void> {
  await chown(folder, uid, gid);
  for (const name of await readdir(folder)) if (name !== 'data') await chown(join(folder, name), uid, gid);
}
