import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Command, type Print, WrongCommand } from '@alba/content/cli/command';
import { buildApp } from '../app.ts';
import type { Settings } from '../env.ts';
import { systemClock } from '../platform/clock/index.ts';
import type { Db } from '../platform/db/index.ts';
import { runServer } from '../platform/run-server.ts';
import { folderStorage } from '../platform/storage/index.ts';
import { type LiveStamp, listeningWeb, liveStamp, serveLive } from './preview/live.ts';
import { previewPassword, previewPeople, studentName, teacherName } from './preview/people.ts';
import { type ShownLesson, showLessons, watchFolder } from './preview/shelf.ts';

const repository = resolve(import.meta.dirname, '../../../..');
const defaultPort = '8090';

export const previewCommand: Command = {
  usage: '<folder> [--port <number>] [--data <folder>]',
  summary: 'see a lesson in the real player while you write it; the page follows every save',
  help: `  folder      a lesson folder, an edition or a library
  --port      ${defaultPort} without it
  --data      where the preview keeps its own database; .data/preview without it

The server runs with these lessons only. It prints the address and an account; every save is checked, problems are printed with
file and line, and the open page shows the lesson anew. A lesson with mistakes is shown as far as it can be. Ctrl-C ends it.`,
  options: { port: { type: 'string', default: defaultPort }, data: { type: 'string' } },
  run: async ({ words: [folder, ...more], flags }, print) => {
    if (folder === undefined || more.length > 0) throw new WrongCommand('Name one folder.');
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new WrongCommand(`There is no folder "${folder}".`);
    await buildWeb(print);
    const dataDir = typeof flags.data === 'string' ? resolve(flags.data) : join(repository, '.data/preview');
    const settings = { NODE_ENV: 'development', HOST: '127.0.0.1', PORT: String(flags.port), DATA_DIR: dataDir, DEMO: 'false' };
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
    return 0;
  },
};

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
