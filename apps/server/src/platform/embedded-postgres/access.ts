import { randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { StartFailure } from '../start-failure.ts';
import type { Places } from './places.ts';
import type { RunAs } from './run-as.ts';

export const superuser = 'alba';

/**
 * How the database is reached: by a socket in a folder that only its user may enter, or, where there are no such sockets
 * (Windows), by a port of this machine with a password.
 */
export type Access = { kind: 'socket'; folder: string } | { kind: 'port'; port: number; password: string };

export function urlOf(access: Access, database: string): string {
  if (access.kind === 'socket') return `postgresql:///${database}?host=${encodeURIComponent(access.folder)}&user=${superuser}`;
  return `postgresql://${superuser}:${access.password}@127.0.0.1:${access.port}/${database}`;
}

/** Server settings that open this access and no other. */
export function settingsOf(access: Access): Record<string, string> {
  if (access.kind === 'socket') return { listen_addresses: '', unix_socket_directories: access.folder, unix_socket_permissions: '0700' };
  return { listen_addresses: '127.0.0.1', port: String(access.port), ...(process.platform === 'win32' ? {} : { unix_socket_directories: '' }) };
}

/** Prepares the access, the same at every start. */
export async function makeAccess(places: Places, { runAs, overPort }: { runAs: RunAs; overPort: boolean }): Promise<Access> {
  if (!overPort) {
    await makeSocketFolder(places, runAs);
    return { kind: 'socket', folder: places.socket };
  }
  const stored = await readFile(places.access, 'utf8').catch(() => undefined);
  if (stored) return JSON.parse(stored) as Access;
  const access: Access = { kind: 'port', port: await freePort(), password: randomBytes(24).toString('base64url') };
  await writeFile(places.access, JSON.stringify(access), { mode: 0o600 });
  return access;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen({ host: '127.0.0.1', port: 0 }, () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });
}

async function makeSocketFolder({ socket, folder }: Places, runAs: RunAs): Promise<void> {
  await mkdir(socket, { recursive: true, mode: 0o700 });
  const found = await lstat(socket);
  const { uid, gid } = runAs.mode === 'user' ? runAs : { uid: process.getuid?.() ?? found.uid, gid: process.getgid?.() ?? found.gid };
  // In a shared folder for temporary files somebody else may have been there first.
  const isOurs = found.isDirectory() && (found.uid === uid || found.uid === process.getuid?.());
  if (!isOurs) throw new StartFailure(`${socket} belongs to another user: remove it, or put DATA_DIR where its path is shorter than ${folder}.`);
  await chown(socket, uid, gid);
  await chmod(socket, 0o700);
}
