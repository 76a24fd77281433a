import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/embedded-postgres/test-cluster.ts';
import { folderStorage, type Storage } from '../platform/storage/index.ts';
import { smallerPicturesOf } from './smaller-pictures.ts';

const raster = readFileSync(resolve(import.meta.dirname, '../../../../content/us/lessons/us-sci-cornfield-volcano/images/spark-poster.png'));

let folder: string;
let test: TestDatabase;
let storage: Storage;
let puts: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alba-smaller-'));
  test = await createTestDatabase();
  const kept = folderStorage(folder);
  puts = 0;
  storage = {
    ...kept,
    put: (...given) => {
      puts += 1;
      return kept.put(...given);
    },
  };
});
afterEach(async () => {
  await test.drop();
  rmSync(folder, { recursive: true });
});

const run = (files: Record<string, Buffer>) => smallerPicturesOf(test.owner, { files: new Map(Object.entries(files)), storage });

describe('@K-MEDIA pictures in smaller files', () => {
  it('makes and stores them once, however often and under whatever name the picture comes', async () => {
    const first = await run({ 'images/a.png': raster, 'images/b.svg': Buffer.from('<svg/>') });
    expect([...first.keys()]).toEqual(['images/a.png']);
    const made = first.get('images/a.png') ?? [];
    expect(made.map(({ type, width }) => `${type} ${width}`)).toEqual([
      'image/avif 480',
      'image/avif 960',
      'image/avif 1280',
      'image/webp 480',
      'image/webp 960',
      'image/webp 1280',
    ]);
    for (const { media, bytes } of made) expect((await storage.get(media))?.bytes).toBe(bytes);
    puts = 0;
    expect((await run({ 'images/other.png': raster })).get('images/other.png')).toEqual(made);
    expect(puts).toBe(0);
  });

  it('makes them again when the files are gone', async () => {
    const first = await run({ 'images/a.png': raster });
    rmSync(folder, { recursive: true });
    const again = await run({ 'images/a.png': raster });
    expect(again).toEqual(first);
    for (const { media } of again.get('images/a.png') ?? []) expect(await storage.exists(media)).toBe(true);
  });
});
