import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A socket's path may have 103 bytes on the strictest system, and `/.s.PGSQL.5432` is added to the folder's. */
const longestFolder = 103 - '/.s.PGSQL.5432'.length;

/** Where everything of one embedded database lies. */
export type Places = {
  folder: string;
  data: string;
  /** A cluster that is still being made; renamed to `data` when it is whole. */
  draft: string;
  log: string;
  runAs: string;
  /** Port and password, where there are no sockets. */
  access: string;
  /** The password while the cluster is made. */
  password: string;
  /** Process id of the server that will stop the database. */
  owner: string;
  socket: string;
};

export function placesIn(folder: string): Places {
  const near = join(folder, 'run');
  const far = join(tmpdir(), `alba-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
  return {
    folder,
    data: join(folder, 'data'),
    draft: join(folder, 'data.new'),
    log: join(folder, 'server.log'),
    runAs: join(folder, 'run-as.json'),
    access: join(folder, 'access.json'),
    password: join(folder, 'password.new'),
    owner: join(folder, 'owner.pid'),
    socket: Buffer.byteLength(near) <= longestFolder ? near : far,
  };
}
