import { createHash } from 'node:crypto';
import { SmallerApart } from '@alba/content/media/smaller-apart';
import { isRaster, recipe, type SmallerPicture, type SmallerPictures } from '@alba/content/media/smaller-pictures';
import { z } from 'zod';
import type { Db, Tx } from '../platform/db/index.ts';
import type { Storage } from '../platform/storage/index.ts';
import { selectOptionalSetting, storeSetting } from './settings-repository.ts';

const settingName = 'smaller-pictures';
/** What was made of which picture, by the hash of its bytes: a pack that changes a word makes no picture again. */
const madeBefore = z.record(z.string(), z.array(z.strictObject({ type: z.string(), width: z.int(), media: z.string(), bytes: z.int() })));

/** The rasters of a pack in modern formats and sizes, stored. Only what the storage does not hold yet is made. */
export async function smallerPicturesOf(db: Db | Tx, { files, storage }: { files: ReadonlyMap<string, Buffer>; storage: Storage }): Promise<SmallerPictures> {
  const rasters = [...files].filter(([file]) => isRaster(file));
  if (rasters.length === 0) return new Map();
  const stored = madeBefore.safeParse(await selectOptionalSetting(db, settingName));
  const known = stored.success ? stored.data : {};
  const result = new Map<string, SmallerPicture[]>();
  const maker = new SmallerApart();
  let isNew = false;
  try {
    for (const [file, bytes] of rasters) {
      const key = `${recipe}/${createHash('sha256').update(bytes).digest('hex')}`;
      const before = known[key];
      const isKept = before !== undefined && (await Promise.all(before.map(({ media }) => storage.exists(media)))).every(Boolean);
      const made = isKept ? before : await makeAndStore(maker, { file, bytes, storage });
      if (!isKept) isNew = true;
      known[key] = made;
      result.set(file, made);
    }
  } finally {
    maker.close();
  }
  if (isNew) await storeSetting(db, settingName, known);
  return result;
}

type Making = { file: string; bytes: Buffer; storage: Storage };

async function makeAndStore(maker: SmallerApart, { file, bytes, storage }: Making): Promise<SmallerPicture[]> {
  const stored: SmallerPicture[] = [];
  for (const { type, ending, width, content } of await maker.make({ file, bytes })) {
    stored.push({ type, width, media: await storage.put(content, ending), bytes: content.length });
  }
  return stored;
}
