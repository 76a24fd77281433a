import type { Settings } from './env.ts';
import { systemClock } from './platform/clock/index.ts';
import { countUncountedTables, type Db } from './platform/db/index.ts';
import { folderStorage } from './platform/storage/index.ts';
import { loadDemonstration } from './setup/demonstration/index.ts';
import { importContent } from './setup/import-content.ts';
import { importStandards } from './setup/import-standards.ts';

/**
 * Fills a migrated database: the lessons, and in the built-in default the demonstration districts (D77). Doing it again
 * changes only what changed. `lines` say who can sign in.
 */
export async function setUp(db: Db, settings: Settings, progress: (line: string) => void): Promise<{ lines: string[] }> {
  const clock = systemClock;
  await importContent(db, { contentDir: settings.contentDir, storage: folderStorage(settings.mediaDir), clock, progress });
  await importStandards(db, { contentDir: settings.contentDir, clock, progress });
  const lines = settings.demo ? await loadDemonstration(db, { clock, progress }) : [];
  await countUncountedTables(db);
  return { lines };
}
