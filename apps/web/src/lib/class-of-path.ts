import { normalizeClassCode } from '@alba/domain/classes';

/** The code of the class that a join link leads to; undefined for any other path. */
export function classCodeOfPath(path: string | undefined): string | undefined {
  const [, part] = path?.match(/^\/joinclass\/([^/?#]+)/) ?? [];
  try {
    return part === undefined ? undefined : normalizeClassCode(decodeURIComponent(part));
  } catch {
    return undefined;
  }
}
