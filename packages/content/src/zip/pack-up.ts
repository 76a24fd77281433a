import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One moment for every file, so that the same files always make the same archive. */
const moment = new Date('2000-01-01T00:00:00Z');

/** Writes files into a new ZIP, one at a time, in the order given. */
export async function packUp(target: string, files: AsyncIterable<{ path: string; bytes: Buffer }>): Promise<void> {
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(target));
  for await (const { path, bytes } of files) zip.addBuffer(bytes, path, { mtime: moment, mode: 0o100644, forceDosTimestamp: true });
  zip.end();
  await written;
}
