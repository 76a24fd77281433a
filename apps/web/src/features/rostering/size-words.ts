import type { Format } from '../../lib/format.ts';

const kilobyte = 1024;

/** "3.4 MB", as people know the size of a file. */
export function sizeWords(bytes: number, { number }: Pick<Format, 'number'>): string {
  const megabytes = bytes / kilobyte / kilobyte;
  if (megabytes >= 1) return `${number(Math.round(megabytes * 10) / 10)} MB`;
  return `${number(Math.max(1, Math.round(bytes / kilobyte)))} KB`;
}
