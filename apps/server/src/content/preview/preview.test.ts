import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lessonVersionOf } from '../../modules/catalog/index.ts';
import { systemClock } from '../../platform/clock/index.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/embedded-postgres/test-cluster.ts';
import { folderStorage } from '../../platform/storage/index.ts';
import { listeningWeb, liveStamp, serveLive } from './live.ts';
import { previewPeople, teacherName } from './people.ts';
import { showLessons, watchFolder } from './shelf.ts';

const fixture = resolve(import.meta.dirname, '../../../../../packages/content/fixtures/us-sci-ice-floats');
let folder: string;
let lesson: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alba-preview-'));
  lesson = join(folder, 'us/lessons/us-sci-ice-floats');
  cpSync(fixture, lesson, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(lesson, file), 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  writeFileSync(join(lesson, file), changed);
}

describe('the shelf of a preview', () => {
  let test: TestDatabase;
  let told: string[];
  beforeEach(async () => {
    test = await createTestDatabase();
    told = [];
  });
  afterEach(() => test.drop());
  const show = () => showLessons(test.owner, folder, { storage: folderStorage(join(folder, 'media')), clock: systemClock, print: (line) => told.push(line) });
  const title = async () => {
    const row = await test.owner.selectFrom('lesson').select('current_version_id as versionId').executeTakeFirstOrThrow();
    return (await lessonVersionOf(test.owner, row.versionId ?? 0)).view.title;
  };

  it('shows a lesson, and anew only when a file changed', async () => {
    expect(await show()).toMatchObject({ lessons: [{ edition: 'us', slug: 'the-ice-that-would-not-sink' }], isNew: true });
    expect(await show()).toMatchObject({ lessons: [{}], isNew: false });
    change('lesson.yaml', /title: .*/, 'title: "Ice on Top"');
    expect(await show()).toMatchObject({ isNew: true });
    expect(await title()).toBe('Ice on Top');
  });
  it('tells what is to mend and shows the lesson all the same', async () => {
    change('lesson.yaml', /title: .*/, 'title: "Ice on Top"');
    change('parts/build.yaml', 'value: 460', 'value: 20');
    expect(await show()).toMatchObject({ isNew: true });
    expect(told.join('\n')).toMatch(/parts\/build\.yaml:80 error questions\[0\]\.slips\[0\]\.value: 20 would count as right/);
    expect(await title()).toBe('Ice on Top');
  });
  it('keeps showing the last version while a file cannot be read or a picture is missing', async () => {
    await show();
    change('parts/build.yaml', 'part: build', 'part: [build');
    expect(await show()).toEqual({ lessons: [], isNew: false });
    change('parts/build.yaml', 'part: [build', 'part: build');
    rmSync(join(lesson, 'images/cover.svg'));
    expect(await show()).toEqual({ lessons: [], isNew: false });
    expect(told.join('\n')).toContain('It cannot be shown yet: images/cover.svg is missing');
    expect(await title()).toBe('The Ice That Would Not Sink');
  });
  it('has a teacher and a student of the edition, once', async () => {
    await previewPeople(test.owner, 'br', systemClock);
    await previewPeople(test.owner, 'br', systemClock);
    const names = await test.owner.selectFrom('sign_in_name').select(['edition', 'folded_name']).orderBy('folded_name').execute();
    expect(names).toEqual([
      { edition: 'br', folded_name: teacherName },
      { edition: 'br', folded_name: 'reader' },
    ]);
  });
});

describe('an open page', () => {
  it('is answered at once when it is behind, and else when something changed', async () => {
    const app = fastify();
    const stamp = liveStamp();
    serveLive(app, stamp);
    const ask = async (known: string) => (await app.inject(`/preview-live?stamp=${known}`)).json<{ stamp: string }>().stamp;
    const first = await ask('');
    expect(first).toBe(stamp.current());
    const waiting = ask(first);
    await app.inject('/preview-live');
    stamp.renew();
    expect(await waiting).toBe(stamp.current());
    expect(stamp.current()).not.toBe(first);
    const last = ask(stamp.current());
    await app.inject('/preview-live');
    await app.close();
    expect(await last).toBe(stamp.current());
  });
  it('listens by a script of its own origin, in a copy of the application', () => {
    const dist = join(folder, 'dist');
    mkdirSync(join(dist, 'assets'), { recursive: true });
    writeFileSync(join(dist, 'index.html'), '<html><body><div id="root"></div></body></html>');
    writeFileSync(join(dist, 'index.html.br'), 'old');
    writeFileSync(join(dist, 'assets/a.js'), '1');
    const web = listeningWeb(dist, join(folder, 'web'));
    expect(readFileSync(join(web, 'index.html'), 'utf8')).toContain('<script type="module" src="/preview-live.js"></script></body>');
    expect(existsSync(join(web, 'index.html.br'))).toBe(false);
    expect(readFileSync(join(web, 'preview-live.js'), 'utf8')).toContain('location.reload()');
    expect(readFileSync(join(web, 'assets/a.js'), 'utf8')).toBe('1');
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).not.toContain('preview-live');
  });
});

it('follows what is saved anywhere below the folder', async () => {
  const changed = Promise.withResolvers<void>();
  const watcher = watchFolder(folder, async () => changed.resolve(), 10);
  change('parts/build.yaml', 'value: 460', 'value: 461');
  await changed.promise;
  watcher.close();
});
