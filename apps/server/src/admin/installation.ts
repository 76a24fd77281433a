import { readSettings } from '../env.ts';
import { systemClock } from '../platform/clock/index.ts';
import { openDatabase } from '../platform/database.ts';
import { createLog } from '../platform/log/index.ts';
import { originsOf } from '../platform/origins.ts';
import { startFailureOf } from '../platform/start-failure.ts';
import { folderStorage } from '../platform/storage/index.ts';
import { keysFrom, readOrMakeSecret } from '../platform/tokens/index.ts';
import { rostersOf } from '../rosters.ts';
import type { Installation } from './command.ts';

export type OpenInstallation = <T>(work: (installation: Installation) => Promise<T>) => Promise<T>;

/**
 * Opens the installation that the settings name, as the server reads them, with the rights of the application: what an operator does
 * is bound by the same rules. A built-in database that runs is joined; one that does not is started and stopped again.
 */
export const openInstallation: OpenInstallation = async (work) => {
  try {
    const settings = readSettings(process.env);
    const log = createLog({ level: 'error', readable: true });
    const database = await openDatabase({ ...settings, log, progress: () => {} });
    try {
      const { db } = database;
      const rosters = async () => {
        const keys = keysFrom(settings.secretKey ?? (await readOrMakeSecret(settings.dataDir)));
        return rostersOf({ db, clock: systemClock, documents: folderStorage(settings.documentsDir), keys, log, settings });
      };
      return await work({ db, clock: systemClock, originOf: originsOf(settings), rosters });
    } finally {
      await database.close();
    }
  } catch (error) {
    throw startFailureOf(error) ?? error;
  }
};
