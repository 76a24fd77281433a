import { isAllowedAddress, openServerWith, type RosterServices } from './modules/rostering/index.ts';
import type { AppParts } from './platform/run-server.ts';

/** What roster runs are made with: by the server, by a command, or in a thread beside the server. */
export function rostersOf({
  db,
  clock,
  documents,
  keys,
  log,
  settings,
}: Pick<AppParts, 'db' | 'clock' | 'documents' | 'keys' | 'log' | 'settings'>): RosterServices & {
  isAllowedAddress: (address: string) => boolean;
  hasCleverClient: boolean;
} {
  const { providers, rosterServers } = settings;
  const asking = { openServer: openServerWith(settings), isAllowedAddress: isAllowedAddress(rosterServers), hasCleverClient: providers.clever !== undefined };
  return { db, clock, documents, keys, log, providers, ...asking };
}
