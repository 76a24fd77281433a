import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeZip, type ZipEntry } from '../testing/make-zip.ts';
import { pathOf, ZipRefused } from './entry-rules.ts';
import { zipLimits } from './limits.ts';
import { packUp } from './pack-up.ts';
import { unpack } from './unpack.ts';

let parent: string;
let folder: string;
let file: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'alba-zip-'));
  folder = join(parent, 'inside', 'folder');
  mkdirSync(folder, { recursive: true });
  file = join(parent, 'pack.zip');
});
afterEach(() => rmSync(parent, { recursive: true }));

const written = () =>
  readdirSync(parent, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'pack.zip')
    .map((entry) => join(entry.parentPath, entry.name));
const lesson: ZipEntry = { name: 'a/lesson.yaml', content: 'format: 1\n' };
const many = (count: number): ZipEntry[] => Array.from({ length: count }, (_, index) => ({ name: `f${index}`, content: '', isStored: true }));

describe('a ZIP that is no pack', () => {
  const evil: [string, ZipEntry[], RegExp][] = [
    ['leaves its folder', [{ name: '../evil.yaml' }], /\.\.\/|relative path|leaves its folder/],
    ['leaves it later', [{ name: 'a/../../evil.yaml' }], /relative path|leaves its folder/],
    ['is absolute', [{ name: '/etc/evil.yaml' }], /absolute/],
    ['is absolute on Windows', [{ name: 'C:/evil.yaml' }], /absolute/],
    ['uses backslashes', [{ name: '..\\evil.yaml' }], /backslash|invalid characters/],
    ['holds a link', [lesson, { name: 'a/link.yaml', content: '/etc/passwd', mode: 0o120777 }], /"a\/link.yaml" is a link/],
    ['holds a device', [lesson, { name: 'a/dev.yaml', mode: 0o020666 }], /is a link or a device/],
    ['holds an archive', [lesson, { name: 'a/more.zip' }], /"a\/more.zip" is an archive inside/],
    ['hides an archive behind another ending', [lesson, { name: 'a/more.yaml', content: makeZip([lesson]) }], /"a\/more.yaml" is an archive inside/],
    ['is encrypted', [{ ...lesson, isEncrypted: true }], /encrypted/],
    ['names a file twice', [lesson, lesson], /"a\/lesson.yaml" stands in it twice/],
    ['names a file twice in other letters', [lesson, { name: 'A/Lesson.yaml' }], /differ in capital letters only/],
    ['uses a file as a folder', [{ name: 'a' }, lesson], /"a" is a file and a folder at once/],
    ['has a bomb', [lesson, { name: 'a/bomb.svg', content: Buffer.alloc(30 * 1024 * 1024) }], /"a\/bomb.svg" unpacks to more than 200 times/],
    ['says less than it holds', [{ name: 'a/x.yaml', content: Buffer.alloc(5000, 'ab'), claimedSize: 10 }], /cannot be read/],
    ['shows the same bytes again and again', overlapping(40), /unpacks to more than/],
    ['holds too many files', many(20_001), /20001 files: at most 20000/],
    ['hides a file', [{ name: 'a/.ssh' }], /name a pack cannot hold/],
    ['names a device of Windows', [{ name: 'a/con.yaml' }], /name a pack cannot hold/],
    ['talks to the terminal', [{ name: 'a/\u001b[2Jx.yaml' }], /"a\/\?\[2Jx.yaml" has a name a pack cannot hold/],
    ['is packed in an unknown way', [{ ...lesson, method: 12 }], /packed in a way we cannot read/],
  ];

  function overlapping(times: number): ZipEntry[] {
    const noise = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919 + (index >> 3) * 104_729) % 251));
    return [
      { name: 'n0', content: noise },
      ...Array.from({ length: times * 8 }, (_, index): ZipEntry => ({ name: `n${index + 1}`, content: noise, sharesContent: true })),
    ];
  }

  it.each(evil)('%s: refused, and nothing is written outside its folder', async (_what, entries, says) => {
    writeFileSync(file, makeZip(entries));
    await expect(unpack(file, folder)).rejects.toThrow(says);
    await expect(unpack(file, join(parent, 'again'))).rejects.toBeInstanceOf(ZipRefused);
    for (const path of written()) expect(path.startsWith(folder) || path.startsWith(join(parent, 'again'))).toBe(true);
  });
  it('is refused before anything is written when a name is wrong', async () => {
    writeFileSync(file, makeZip([lesson, { name: 'a/b.yaml' }, { name: 'a/link.yaml', mode: 0o120777 }]));
    await expect(unpack(file, folder)).rejects.toThrow(ZipRefused);
    expect(written()).toEqual([]);
  });
  it('stops at the total size while it is counted', async () => {
    const noise = () => Buffer.from(Array.from({ length: 400_000 }, () => Math.floor(Math.random() * 256)));
    writeFileSync(file, makeZip([0, 1, 2, 3].map((index) => ({ name: `n${index}`, content: noise() }))));
    await expect(unpack(file, folder, { ...zipLimits, bytes: 1_000_000 })).rejects.toThrow(/or to more than 1 MB/);
  });
  it.each([
    ['no archive', Buffer.from('hello')],
    ['half an archive', makeZip([lesson]).subarray(0, 40)],
    ['nothing', Buffer.alloc(0)],
  ])('is %s', async (_what, bytes) => {
    writeFileSync(file, bytes);
    await expect(unpack(file, folder)).rejects.toThrow(/cannot be read/);
  });
  it('holds little memory however large the bomb', async () => {
    const bomb = Buffer.alloc(64 * 1024 * 1024);
    writeFileSync(file, makeZip([{ name: 'a/bomb.svg', content: bomb }]));
    const before = process.memoryUsage().rss;
    await expect(unpack(file, folder)).rejects.toThrow(ZipRefused);
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
  });
});

it('never makes a path that leaves its folder, whatever the name', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(fc.constantFrom('..', '.', 'a', '', '/', '\\', 'C:', '\0', 'con'), { maxLength: 6 }).map((parts) => parts.join('/')),
      ),
      (name) => {
        try {
          const path = pathOf(name, zipLimits);
          expect(join(folder, ...path).startsWith(join(folder, '/'))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(ZipRefused);
        }
      },
    ),
    { numRuns: 2000 },
  );
});

it('unpacks what it packed, byte for byte, and packs the same files to the same archive', async () => {
  const files = [
    { path: 'us-sci-x/lesson.yaml', bytes: Buffer.from('título: "ção"\r\n') },
    { path: 'us-sci-x/images/cover.svg', bytes: Buffer.from([0, 1, 2, 255]) },
    { path: 'us-sci-x/empty.md', bytes: Buffer.alloc(0) },
  ];
  async function* one() {
    yield* files;
  }
  await packUp(file, one());
  await unpack(file, folder);
  for (const { path, bytes } of files) expect(readFileSync(join(folder, path)).equals(bytes)).toBe(true);
  await packUp(`${file}.2`, one());
  expect(readFileSync(`${file}.2`).equals(readFileSync(file))).toBe(true);
  expect(existsSync(join(folder, 'us-sci-x'))).toBe(true);
});
