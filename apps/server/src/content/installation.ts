import { WrongCommand } from '@alba/content/cli/command';
import { readSettings } from '../env.ts';
import { type Clock, systemClock } from '../platform/clock/index.ts';
import { openDatabase } from '../platform/database.ts';
import type { Db } from '../platform/db/index.ts';
import { createLog } from '../platform/log/index.ts';
import { findSpeechEngine } from '../platform/speech/index.ts';
import { startFailureOf } from '../platform/start-failure.ts';
import { folderStorage, type Storage } from '../platform/storage/index.ts';

/** What a command works on: the database with the owner's rights and the files the application shows. */
export type Installation = {
  db: Db;
  storage: Storage;
  clock: Clock /** The lessons that come with the platform. */;
  contentDir: string /** What makes sounds for reading aloud. */;
  speech?: ReturnType<typeof findSpeechEngine>;
};
export type OpenInstallation = <T>(work: (installation: Installation) => Promise<T>) => Promise<T>;

/**
 * Opens the installation the settings name, as the server reads them (DATA_DIR, DATABASE_URL). A built-in database that runs
 * is joined; one that does not is started and stopped again.
 */
export const openInstallation: OpenInstallation = async (work) => {
  try {
    const settings = readSettings(process.env);
    const log = createLog({ level: 'error', readable: true });
    const database = await openDatabase({ ...settings, log, progress: () => {} });
    try {
      return await work({
        db: database.owner,
        storage: folderStorage(settings.mediaDir),
        clock: systemClock,
        contentDir: settings.contentDir,
        speech: findSpeechEngine(settings.speechEngine),
      });
    } finally {
      await database.close();
    }
  } catch (error) {
    const failure = startFailureOf(error);
    throw failure ? new WrongCommand(failure.message) : error;
  }
};
