import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { soundCollection } from '@alba/content/testing/sound-collection';
import { openGuide } from '@alba/contract/guides';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { importContent } from './import-content.ts';

const fixture = resolve(import.meta.dirname, '../../../../packages/content/fixtures/us-sci-ice-floats');
const lessons = ['us-sci-ice-one', 'us-sci-ice-two', 'us-sci-ice-three'];
let folder: string;
let test: TestApp;
let told: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alba-collections-'));
  test = await testApp();
  for (const name of lessons) {
    const place = join(folder, 'us/lessons', name);
    cpSync(fixture, place, { recursive: true });
    renameLesson(place, name);
  }
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

function renameLesson(place: string, name: string): void {
  const file = join(place, 'lesson.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('id: us-sci-ice-floats', `id: ${name}`));
}

async function bringIn(change: object = {}): Promise<void> {
  const place = join(folder, 'us/collections/us-sci-cold');
  mkdirSync(join(place, 'images'), { recursive: true });
  cpSync(join(fixture, 'images/cover.svg'), join(place, 'images/cover.svg'));
  writeFileSync(join(place, 'collection.yaml'), JSON.stringify({ ...soundCollection, ...change }));
  told = [];
  await importContent(test.owner, { contentDir: folder, storage: test.storage, clock: test.clock, progress: (line) => told.push(line) });
}

async function stored() {
  const result = await sql<{ collectionId: number; title: string; isWithdrawn: boolean; lessons: string[] }>`
    select c.collection_id as "collectionId", c.title, c.withdrawn_at is not null as "isWithdrawn",
      (select array_agg(l.pack_id order by i.place) from collection_item i join lesson l using (lesson_id) where i.collection_id = c.collection_id) as lessons
    from collection c`.execute(test.owner);
  return result.rows;
}

describe('@K-COLLECTIONS collections of the library', () => {
  it('come in with their lessons in order, change in place, stay when a change is wrong, and go with their pack', async () => {
    await bringIn();
    const [first] = await stored();
    expect(first).toMatchObject({ title: 'Cold Things', isWithdrawn: false, lessons });
    await bringIn({ title: 'Colder Things', lessons: [...soundCollection.lessons].reverse() });
    expect(await stored()).toMatchObject([{ collectionId: first?.collectionId, title: 'Colder Things', lessons: [...lessons].reverse() }]);
    await bringIn({ title: 'Coldest', skills: ['fact-opinion', 'cause-effect', 'use-vocabulary'] });
    expect(told.join('\n')).toContain('fact-opinion has 0 scored questions');
    expect(await stored()).toMatchObject([{ title: 'Colder Things' }]);
    rmSync(join(folder, 'us/collections'), { recursive: true });
    await importContent(test.owner, { contentDir: folder, storage: test.storage, clock: test.clock, progress: () => {} });
    expect(await stored()).toMatchObject([{ isWithdrawn: true }]);
  });

  it('@K-MATERIALS have a unit guide for teachers of their edition', async () => {
    await bringIn();
    const [collection] = await stored();
    const body = { of: 'collection' as const, collectionId: collection?.collectionId ?? 0 };
    const opened = await test.as(await test.given.teacher()).call(openGuide, { body });
    expect(opened).toMatchObject({ status: 200, body: { title: 'Cold Things: Unit guide' } });
    const other = await test.given.teacher({ school: await test.given.school({ district: await test.given.district({ edition: 'eslac' }) }) });
    expect(await test.as(other).call(openGuide, { body })).toMatchObject({ status: 404, body: { code: 'collection_not_found' } });
    expect((await test.as(await test.given.student()).call(openGuide, { body })).status).toBe(403);
  });
});
