import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderStorage, type Storage, storedName, TooLarge } from './index.ts';

async function all(names: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const name of names) found.push(name);
  return found;
}

describe('folder storage', () => {
  let folder: string;
  let storage: Storage;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'alba-storage-'));
    storage = folderStorage(join(folder, 'media'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('keeps a file under the hash of its content and gives it back whole or in part', async () => {
    const name = await storage.put(Buffer.from('<svg/>'), '.SVG');
    expect(name).toBe(storedName(Buffer.from('<svg/>'), 'svg'));
    const file = await storage.get(name);
    expect(file?.bytes).toBe(6);
    expect(await text(file?.stream() as NodeJS.ReadableStream)).toBe('<svg/>');
    expect(await text(file?.stream({ start: 1, end: 3 }) as NodeJS.ReadableStream)).toBe('svg');
    expect(await storage.exists(name)).toBe(true);
  });

  it('stores the same content twice as one file and leaves no drafts', async () => {
    const [one, two] = await Promise.all([storage.put(Buffer.from('twice'), 'txt'), storage.put(Buffer.from('twice'), 'txt')]);
    expect(one).toBe(two);
    expect(await readdir(join(folder, 'media', one.slice(0, 2)))).toEqual([one]);
  });

  it('takes a file piece by piece, stops one that is too large, and forgets what is not needed any more', async () => {
    const pieces = () => Readable.from([Buffer.from('one '), Buffer.from('two')]);
    const name = await storage.putStream(pieces(), { ending: 'zip', mostBytes: 7 });
    expect(name).toBe(storedName(Buffer.from('one two'), 'zip'));
    await expect(storage.putStream(pieces(), { ending: 'zip', mostBytes: 6 })).rejects.toThrow(TooLarge);
    expect((await readdir(join(folder, 'media'))).filter((found) => found.startsWith('draft'))).toEqual([]);
    await storage.remove(name);
    await storage.remove(name);
    expect(await storage.exists(name)).toBe(false);
  });

  it('tells which files of an ending have lain here for long', async () => {
    const [old, fresh, other] = await Promise.all([
      storage.put(Buffer.from('old'), 'zip'),
      storage.put(Buffer.from('new'), 'zip'),
      storage.put(Buffer.from('old'), 'pdf'),
    ]);
    const longAgo = new Date('2026-01-01T00:00:00Z');
    for (const name of [old, other]) await utimes(join(folder, 'media', name.slice(0, 2), name), longAgo, longAgo);
    await writeFile(join(folder, 'media', 'draft-of-a-file'), '');
    expect(await all(storage.storedBefore(new Date('2026-01-02T00:00:00Z'), 'zip'))).toEqual([old]);
    expect(await storage.exists(fresh)).toBe(true);
    expect(await all(folderStorage(join(folder, 'nowhere')).storedBefore(new Date(), 'zip'))).toEqual([]);
  });

  it('repairs a file that was cut short', async () => {
    const name = await storage.put(Buffer.from('complete'), 'txt');
    await writeFile(join(folder, 'media', name.slice(0, 2), name), 'comp');
    await storage.put(Buffer.from('complete'), 'txt');
    expect((await storage.get(name))?.bytes).toBe(8);
  });

  it.each(['../../etc/passwd', 'secret.key', `${'a'.repeat(64)}.svg/../x`, `${'a'.repeat(64)}`, `${'A'.repeat(64)}.svg`])(
    'knows nothing of the name %s',
    async (name) => {
      expect(await storage.get(name)).toBeUndefined();
      expect(await storage.exists(name)).toBe(false);
    },
  );

  it('refuses an ending that is none', () => {
    expect(() => storedName(Buffer.from(''), '../x')).toThrow('ending');
  });
});
