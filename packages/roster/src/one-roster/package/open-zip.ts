import { stat } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';
import { isLitter, type Named, partsOf, settle } from './file-names.ts';
import { packageLimits, ratioCountsFrom } from './limits.ts';
import type { OpenedPackage, PackageFile } from './package-file.ts';
import { PackageRefused, type ProblemList } from './problem-list.ts';
import { megabytes, shareBudget } from './share-budget.ts';

const unixKind = 0o170000;
const plainFile = 0o100000;
const folder = 0o040000;

/** Reads from the ZIP itself: nothing is written to the disk. The library looks at sizes; sums, links, bombs and numbers are ours. */
export async function openZip(path: string, problems: ProblemList): Promise<OpenedPackage> {
  const { size } = await stat(path);
  if (size > packageLimits.packed) throw new PackageRefused({ code: 'package-too-large', expected: megabytes(packageLimits.packed) });
  const zip = await readable(openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: false }));
  try {
    const found = await plan(zip);
    const budget = shareBudget(Math.min(packageLimits.unpacked, Math.max(ratioCountsFrom, size * packageLimits.ratio)));
    const files = new Map<string, PackageFile>();
    for (const [name, entry] of settle(found, problems)) {
      files.set(name, { size: entry.uncompressedSize, read: () => budget.count(unpacked(zip, entry, name), { name, packed: entry.compressedSize }) });
    }
    return { files, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function plan(zip: ZipFile): Promise<Named<Entry>[]> {
  if (zip.entryCount > packageLimits.files * 10) throw tooMany();
  const found: Named<Entry>[] = [];
  await readable(
    (async () => {
      for await (const entry of zip.eachEntry()) {
        const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
        const parts = partsOf(name);
        if (isLitter(parts)) continue;
        refuseEntry(entry, name);
        if (name.endsWith('/') || name.endsWith('\\')) continue;
        found.push({ name, parts, source: entry });
        if (found.length > packageLimits.files) throw tooMany();
      }
    })(),
  );
  const claimed = found.reduce((sum, { source }) => sum + source.uncompressedSize, 0);
  if (claimed > packageLimits.unpacked) throw new PackageRefused({ code: 'unpacked-too-large', expected: megabytes(packageLimits.unpacked) });
  return found;
}

const tooMany = () => new PackageRefused({ code: 'too-many-files', expected: String(packageLimits.files) });

/** What an entry may not be, whatever its name. */
function refuseEntry(entry: Entry, name: string): void {
  const kind = (entry.externalFileAttributes >>> 16) & unixKind;
  if (entry.isEncrypted()) throw new PackageRefused({ code: 'encrypted', file: name });
  if (kind !== 0 && kind !== plainFile && kind !== folder) throw new PackageRefused({ code: 'unsafe-name', file: name, value: name });
  if (!entry.canDecodeFileData()) throw new PackageRefused({ code: 'not-a-zip', file: name, expected: 'deflate' });
}

async function* unpacked(zip: ZipFile, entry: Entry, file: string): AsyncGenerator<Buffer> {
  const stream = await readable(zip.openReadStreamPromise(entry), file);
  let sum = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw complaint(error, file);
  }
  if (sum !== entry.crc32) throw new PackageRefused({ code: 'not-a-zip', file });
}

async function readable<T>(work: Promise<T>, file?: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw complaint(error, file);
  }
}

/** The library's own complaints are about the archive; those of the machine are not. */
function complaint(error: unknown, file?: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const isOurs = error instanceof PackageRefused || (typeof code === 'string' && /^E[A-Z]+$/.test(code) && !code.startsWith('ERR_'));
  return isOurs ? error : new PackageRefused({ code: 'not-a-zip', ...(file !== undefined && { file }) });
}
