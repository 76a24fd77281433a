import type { PackageFile } from './package-file.ts';
import type { ReadOptions } from './reading.ts';

/** The files as they are, with somebody watching how far they are read, who may also say stop. */
export function watched(files: ReadonlyMap<string, PackageFile>, { onProgress, signal }: ReadOptions): Map<string, PackageFile> {
  const total = [...files.values()].reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  let told = 0;
  async function* watch(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of bytes) {
      signal?.throwIfAborted();
      done += chunk.length;
      if (done - told >= total / 100) {
        told = done;
        onProgress?.({ done: Math.min(done, total), total });
      }
      yield chunk;
    }
  }
  return new Map([...files].map(([name, file]) => [name, { size: file.size, read: () => watch(file.read()) }]));
}
