import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lessonVersionOf } from '../modules/catalog/index.ts';
import { fixedClock } from '../platform/clock/index.ts';
import { countStatements } from '../platform/db/index.ts';
import { createTestDatabase, type TestDatabase } from '../platform/embedded-postgres/test-cluster.ts';
import { folderStorage } from '../platform/storage/index.ts';
import { importContent } from './import-content.ts';
import { readingRangeOf } from './store-lesson.ts';

const fixture = resolve(import.meta.dirname, '../../../../packages/content/fixtures/us-sci-ice-floats');
const clock = fixedClock('2026-11-21T16:00:00Z');
let folder: string;
let lesson: string;
let test: TestDatabase;
let told: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alba-import-'));
  lesson = join(folder, 'content/us/lessons/us-sci-ice-floats');
  cpSync(fixture, lesson, { recursive: true });
  told = [];
  test = await createTestDatabase();
});
afterEach(async () => {
  await test.drop();
  rmSync(folder, { recursive: true });
});

const run = () =>
  importContent(test.owner, { contentDir: join(folder, 'content'), storage: folderStorage(join(folder, 'media')), clock, progress: (line) => told.push(line) });

async function library() {
  const result = await sql<{ lessonId: number; title: string; versionId: number; versions: number; isWithdrawn: boolean; searchText: string; range: string }>`
    select l.lesson_id as "lessonId", title, current_version_id as "versionId", (select count(*) from lesson_version v where v.lesson_id = l.lesson_id) as versions,
      withdrawn_at is not null as "isWithdrawn", search_text as "searchText", reading_range as range
    from lesson l`.execute(test.owner);
  return result.rows;
}

function change(file: string, from: string | RegExp, to: string): void {
  const path = join(lesson, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, changed);
}

describe('@K-PACKS importing content', () => {
  it('brings a pack into the library with its articles, its pictures and its folded search text', async () => {
    await run();
    const [found] = await library();
    expect(found).toMatchObject({ versions: 1, isWithdrawn: false, range: '400L-1000L' });
    expect(found?.searchText).toMatch(/^( [a-z0-9]+)+ $/);
    const version = await lessonVersionOf(test.owner, found?.versionId ?? 0);
    expect(version.view.packId).toBe('us-sci-ice-floats');
    expect(version.json).toBe(JSON.stringify(version.view));
    expect(version.questions.size).toBe(version.key.questions.length);
    const articles = await test.owner.selectFrom('article').select('article_id').execute();
    expect(articles.map((row) => row.article_id).sort()).toEqual(version.view.articles.map((article) => article.id).sort());
    const media = await test.owner.selectFrom('media').select(['name', 'bytes']).execute();
    expect(media.map((row) => row.name)).toContain(version.view.cover.media);
    for (const { name, bytes } of media) expect((await folderStorage(join(folder, 'media')).get(name))?.bytes).toBe(bytes);
  });

  it('reads nothing the second time and writes nothing about lessons', async () => {
    await run();
    told = [];
    const { statements } = await countStatements(test.owner, run);
    expect(told).toEqual([]);
    expect(statements).toHaveLength(4);
    expect(await library()).toHaveLength(1);
  });

  it('makes a new version of a changed pack and keeps the old one for those who work on it', async () => {
    await run();
    const [before] = await library();
    const old = await lessonVersionOf(test.owner, before?.versionId ?? 0);
    change('lesson.yaml', /title: .*/, 'title: "Ice on Top"');
    await run();
    const [after] = await library();
    expect(after).toMatchObject({ lessonId: before?.lessonId, title: 'Ice on Top', versions: 2 });
    expect(after?.versionId).not.toBe(before?.versionId);
    expect(await lessonVersionOf(test.owner, before?.versionId ?? 0)).toBe(old);
    expect(told.at(-1)).toBe('Content: Ice on Top (us-sci-ice-floats)');
  });

  it('goes back to the known version when a change is taken back', async () => {
    await run();
    const [before] = await library();
    const original = readFileSync(join(lesson, 'lesson.yaml'));
    change('lesson.yaml', /title: .*/, 'title: "Ice on Top"');
    await run();
    writeFileSync(join(lesson, 'lesson.yaml'), original);
    await run();
    expect(await library()).toEqual([{ ...before, versions: 2 }]);
  });

  it('makes no new version for another spelling of the same content', async () => {
    await run();
    change('lesson.yaml', /^/, '# a note\n');
    await run();
    expect((await library())[0]?.versions).toBe(1);
  });

  it('leaves a pack with a mistake out whole, says where, keeps the last good version and reads it again next time', async () => {
    await run();
    const [before] = await library();
    change('parts/build.yaml', /skill: .*/, 'skill: flying');
    change('lesson.yaml', /title: .*/, 'title: "Ice on Top"');
    await run();
    expect(await library()).toEqual([before]);
    expect(told.at(-1)).toMatch(/us-sci-ice-floats is left out \(.*parts\/build\.yaml:\d+ /);
    change('parts/build.yaml', 'skill: flying', 'skill: cause-effect');
    await run();
    expect((await library())[0]).toMatchObject({ title: 'Ice on Top', versions: 2 });
  });

  it('leaves out a pack that lies in the folder of another edition', async () => {
    renameSync(join(folder, 'content/us'), join(folder, 'content/br'));
    await run();
    expect(await library()).toEqual([]);
    expect(told.at(-1)).toContain('it says it is of the edition us');
  });

  it('no longer offers a lesson whose pack is gone, and offers it again when it is back', async () => {
    await run();
    renameSync(lesson, join(folder, 'away'));
    await run();
    expect((await library())[0]).toMatchObject({ isWithdrawn: true, versions: 1 });
    renameSync(join(folder, 'away'), lesson);
    await run();
    expect((await library())[0]).toMatchObject({ isWithdrawn: false, versions: 1 });
  });

  it('stores pictures again when the folder of files was lost', async () => {
    await run();
    rmSync(join(folder, 'media'), { recursive: true });
    await run();
    const [found] = await library();
    const { view } = await lessonVersionOf(test.owner, found?.versionId ?? 0);
    expect(await folderStorage(join(folder, 'media')).exists(view.cover.media)).toBe(true);
    expect(found?.versions).toBe(1);
  });
});

it.each([
  ['us-3-5', '400L-1000L'],
  ['us-6-8', '800L-1250L'],
  ['br', '1-3'],
  ['eslac', '1-4'],
] as const)('names the reading range of %s as %s', (ladder, range) => expect(readingRangeOf(ladder)).toBe(range));
