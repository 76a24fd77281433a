import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Print } from '@alba/content/cli/command';
import { buildApp } from '../../app.ts';
import type { Settings } from '../../env.ts';
import { systemClock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { runServer } from '../../platform/run-server.ts';
import { folderStorage } from '../../platform/storage/index.ts';
import { type LiveStamp, listeningWeb, liveStamp, serveLive } from './live.ts';
import { previewPassword, previewPeople, studentName, teacherName } from './people.ts';
import { type ShownLesson, showLessons, watchFolder } from './shelf.ts';

const repository = resolve(import.meta.dirname, '../../../../..');

/** Starts the server on a database of its own with the lessons of a folder, and follows the folder. */
export async function startPreview(folder: string, { port, data, print }: { port: string; data: string | undefined; print: Print }): Promise<void> {
  await buildWeb(print);
  const dataDir = data === undefined ? join(repository, '.data/preview') : resolve(data);
  const settings = { NODE_ENV: 'development', HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir, DEMO: 'false', SPEECH_ENGINE: 'off' };
  const stamp = liveStamp();
  await runServer(
    {
      setUp: (db, read) => setUp(db, { folder: resolve(folder), settings: read, stamp, print }),
      buildApp: async (parts) => {
        const webDist = listeningWeb(parts.settings.webDist, join(parts.settings.dataDir, 'web'));
        const app = await buildApp({ ...parts, settings: { ...parts.settings, webDist } });
        serveLive(app, stamp);
        return app;
      },
    },
    settings,
  );
}

/** As `npm start` does: only when something changed since the last time. */
async function buildWeb(print: Print): Promise<void> {
  const path = pathToFileURL(join(repository, 'scripts/build-web.mjs')).href;
  const script = (await import(path)) as { buildWeb: (node: string, progress: Print) => Promise<void> };
  await script.buildWeb(process.execPath, (line) => print(`  ${line}`));
}

type Given = { folder: string; settings: Settings; stamp: LiveStamp; print: Print };

async function setUp(db: Db, { folder, settings, stamp, print }: Given): Promise<{ lines: string[] }> {
  const tools = { storage: folderStorage(settings.mediaDir), clock: systemClock, print };
  const known = new Set<string>();
  /** Lessons that can be seen for the first time. */
  const follow = async (): Promise<ShownLesson[]> => {
    const { lessons, isNew } = await showLessons(db, folder, tools);
    for (const { edition } of lessons) await previewPeople(db, edition, systemClock);
    const fresh = lessons.filter(({ packId }) => !known.has(packId));
    for (const { packId } of fresh) known.add(packId);
    if (isNew) stamp.renew();
    return fresh;
  };
  const lessons = await follow();
  watchFolder(folder, async () => {
    // A file that is being saved may be gone for a moment; the event of its return reads it again.
    const fresh = await follow().catch((error: Error) => print(`  ${error.message}`));
    for (const line of addressesOf(fresh ?? [], settings)) print(line);
  });
  const shown = relative(process.cwd(), folder) || '.';
  return {
    lines: [
      '',
      `Preview of ${shown}; the page follows every save. Ctrl-C ends it.`,
      ...addressesOf(lessons, settings),
      `Sign in as ${teacherName} (teacher) or ${studentName} (student) with ${previewPassword}.`,
    ],
  };
}

function addressesOf(lessons: readonly ShownLesson[], { editionHosts, port }: Settings): string[] {
  return lessons.map(({ edition, slug, lessonId }) => `  http://${editionHosts[edition]}:${port}/lesson/${slug}/${lessonId}`);
}
