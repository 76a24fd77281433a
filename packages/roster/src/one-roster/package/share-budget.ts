import { packageLimits, ratioCountsFrom } from './limits.ts';
import { PackageRefused } from './problem-list.ts';

type Counted = { name: string /** Bytes in the archive; absent where nothing was packed. */; packed?: number };

/** Counts the bytes of all files of a package as they are read, whatever their headers claim. */
export function shareBudget(most: number) {
  let left = most;
  return {
    async *count(bytes: AsyncIterable<Buffer>, { name, packed }: Counted): AsyncGenerator<Buffer> {
      const mostOfFile = packed === undefined ? Number.POSITIVE_INFINITY : Math.max(ratioCountsFrom, packed * packageLimits.ratio);
      let read = 0;
      for await (const chunk of bytes) {
        read += chunk.length;
        left -= chunk.length;
        if (read > mostOfFile) throw new PackageRefused({ code: 'ratio-too-high', file: name, expected: String(packageLimits.ratio) });
        if (left < 0) throw new PackageRefused({ code: 'unpacked-too-large', file: name, expected: megabytes(packageLimits.unpacked) });
        yield chunk;
      }
    },
  };
}

export const megabytes = (bytes: number): string => String(Math.round(bytes / 1024 ** 2));
