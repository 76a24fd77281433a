import { extname } from 'node:path';

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** How a file of a pack is served, or undefined for one a pack may not hold. */
export function contentTypeOf(file: string): string | undefined {
  return types[extname(file)];
}
