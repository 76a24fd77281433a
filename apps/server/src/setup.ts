import type { Settings } from './env.ts';
import { makeSetupLink } from './modules/invitations/index.ts';
import { systemClock } from './platform/clock/index.ts';
import { countUncountedTables, type Db, transact } from './platform/db/index.ts';
import { originsOf } from './platform/origins.ts';
import { folderStorage } from './platform/storage/index.ts';
import { loadDemonstration } from './setup/demonstration/index.ts';
import { importContent } from './setup/import-content.ts';
import { importStandards } from './setup/import-standards.ts';
import { tellSpeech } from './setup/tell-speech.ts';
import { tieClassroom } from './setup/tie-classroom.ts';
import { tieSimulators } from './setup/tie-simulators.ts';
import { oneRosterPort } from './simulators.ts';

/**
 * Fills a migrated database: the lessons, and in the built-in default the demonstration districts (D77). Doing it again
 * changes only what changed. `lines` say who can sign in.
 */
export async function setUp(db: Db, settings: Settings, progress: (line: string) => void): Promise<{ lines: string[] }> {
  const clock = systemClock;
  await importContent(db, { contentDir: settings.contentDir, storage: folderStorage(settings.mediaDir), clock, progress });
  await importStandards(db, { contentDir: settings.contentDir, clock, progress });
  await tellSpeech(db, settings.speechEngine, progress);
  const lines = settings.demo ? await loadDemonstration(db, { clock, progress }) : await firstAdministratorLink(db, settings);
  if (settings.demo && settings.simulators) {
    await tieSimulators(db);
    await tieClassroom(db);
  }
  await countUncountedTables(db);
  if (settings.demo && settings.simulators && oneRosterPort(settings) !== 0) {
    lines.push(`  simulated OneRoster servers: http://localhost:${oneRosterPort(settings)}/us, /br and /eslac (docs/guides/rosters.md)`);
  }
  if (settings.hasOutbox) lines.push(`  e-mails of this demonstration: ${originsOf(settings)('us')}/dev/outbox`);
  return { lines };
}

/** While nobody can look after the installation, a start prints the link with which somebody becomes its first administrator (D77). */
async function firstAdministratorLink(db: Db, settings: Settings): Promise<string[]> {
  const token = await transact(db, (tx) => makeSetupLink(tx, systemClock.now()));
  if (token === undefined) return [];
  return [
    'There is no administrator yet. This link makes the first one, with a first district and school. It works once, for 7 days:',
    `  ${originsOf(settings)('us')}/login/setup#${token}`,
  ];
}
