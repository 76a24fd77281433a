import type { RosterServer } from '@alba/roster/server-source';
import type { Settings } from '../../env.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import type { Keys } from '../../platform/tokens/index.ts';
import type { ConnectionRow } from './connection-repository.ts';

/** Keys of a source: of OneRoster an id with its secret, of Clever the token of the district as the secret. */
export type SourceKeys = { id: string; secret: string };

/** Neither the connection nor the installation has what the source asks for. */
export class KeysMissing extends Error {
  override readonly name = 'KeysMissing';
}

export type OpenServer = (
  connection: ConnectionRow,
  keys: SourceKeys | undefined,
  around: { today: string; now: () => Date; signal?: AbortSignal; told?: (records: number) => void },
) => RosterServer;

/** What runs need from the installation; a process apart can have it as well. */
export type RosterServices = {
  db: Db;
  clock: Clock;
  /** Where packages are kept. */
  documents: Storage;
  keys: Pick<Keys, 'sealing'>;
  log: Log;
  providers: Settings['providers'];
  openServer: OpenServer;
};

/** Issuers as signing in knows them: stand-ins on this machine vouch for nobody elsewhere. */
export function issuersOf({ google, clever }: Settings['providers']): { google: string; clever: string } {
  return {
    google: google?.isSimulated ? 'simulated:google' : (google?.issuer ?? 'https://accounts.google.com'),
    clever: clever?.isSimulated ? 'simulated:clever' : (clever?.origin ?? 'https://clever.com'),
  };
}
