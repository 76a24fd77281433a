import { PackageRefused, type ProblemList } from './problem-list.ts';

/** A file as the package names it. The name decides what is read, and is never a path of this machine. */
export type Named<T> = { name: string; parts: string[]; source: T };

const litter = /^(?:__MACOSX|\.DS_Store|Thumbs\.db|desktop\.ini|\._.*)$/i;
const archive = /\.(?:zip|jar|gz|tgz|bz2|xz|7z|rar|tar|zst)$/i;

/** The parts of a name; one that would leave its folder, or hides something, is refused. Backslashes are what old packers write. */
export function partsOf(name: string): string[] {
  const plain = name.replaceAll('\\', '/');
  const parts = plain.replace(/\/$/, '').split('/');
  const isUnsafe =
    plain.startsWith('/') ||
    /^[a-z]:/i.test(plain) ||
    /[\p{Cc}\p{Zl}\p{Zp}]/u.test(plain) ||
    plain.length > 500 ||
    parts.some((part) => part === '..' || part === '.' || part === '');
  if (isUnsafe) throw new PackageRefused({ code: 'unsafe-name', file: name.slice(0, 80), value: name });
  return parts;
}

/** What systems add by themselves to every folder they pack. */
export const isLitter = (parts: readonly string[]): boolean => parts.some((part) => litter.test(part));

/**
 * The files of a package by their bare names. One folder around everything is tolerated; a deeper one, an archive and a name that comes
 * twice are told, because nobody could say which file counts.
 */
export function settle<T>(found: readonly Named<T>[], problems: ProblemList): Map<string, T> {
  const top = found[0]?.parts[0];
  const hasTop = found.every(({ parts }) => parts.length > 1 && parts[0] === top);
  const files = new Map<string, T>();
  const names = new Map<string, string>();
  for (const { name, parts, source } of found) {
    const bare = (hasTop ? parts.slice(1) : parts).join('/');
    const known = names.get(bare.toLowerCase());
    if (archive.test(bare)) problems.error({ code: 'nested-archive', file: bare }, { breaks: true });
    else if (bare.includes('/')) problems.error({ code: 'nested-folder', file: name }, { breaks: true });
    else if (known !== undefined) problems.error({ code: 'duplicate-file', file: bare, expected: known }, { breaks: true });
    else {
      names.set(bare.toLowerCase(), bare);
      files.set(bare, source);
    }
  }
  return files;
}
