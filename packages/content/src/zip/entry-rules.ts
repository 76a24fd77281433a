import type { Entry } from 'yauzl';
import type { ZipLimits } from './limits.ts';

/** A ZIP is not taken; the message names the file inside it and what to do. */
export class ZipRefused extends Error {
  override readonly name = 'ZipRefused';
}

/** Parts of a path we make ourselves: letters, digits, point, hyphen, underscore; never hidden, never a device of Windows. */
const segment = /^(?!(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))[A-Za-z0-9_][A-Za-z0-9._-]*(?<!\.)$/i;
const packed = /\.(zip|jar|gz|tgz|bz2|xz|7z|rar|tar|zst)$/i;
const unixKind = 0o170000;
const plainFile = 0o100000;
const folder = 0o040000;

/** The parts of an entry's path, or why it is refused. Nothing of the name reaches the file system but parts that pass here. */
export function pathOf(name: string, limits: ZipLimits): string[] {
  const refuse = (why: string) => new ZipRefused(`"${shown(name)}" ${why}`);
  if (name.includes('\\')) throw refuse('has a backslash in its name: pack it again with / between folders');
  if (name.startsWith('/') || /^[a-z]:/i.test(name)) throw refuse('is an absolute path: pack the folder itself');
  const parts = name.split('/');
  if (parts.includes('..') || parts.includes('.')) throw refuse('leaves its folder: pack the folder itself');
  if (parts.length > limits.depth || name.length > limits.pathLength) throw refuse('lies too deep: a pack has two levels of folders');
  const odd = parts.find((part) => !segment.test(part));
  if (odd !== undefined) throw refuse('has a name a pack cannot hold: use letters, digits, hyphens and a point before the ending');
  return parts;
}

/** What an entry may not be, whatever its name. */
export function refuseEntry(entry: Entry, name: string): void {
  const refuse = (why: string) => new ZipRefused(`"${shown(name)}" ${why}`);
  if (entry.isEncrypted()) throw refuse('is encrypted: pack it without a password');
  if (!entry.canDecodeFileData()) throw refuse('is packed in a way we cannot read: use the ordinary method (deflate)');
  const kind = (entry.externalFileAttributes >>> 16) & unixKind;
  if (kind !== 0 && kind !== plainFile && kind !== folder) throw refuse('is a link or a device: put the file itself in its place');
  if (packed.test(name)) throw refuse('is an archive inside the archive: unpack it first');
}

/** The same by the first bytes, for those that hide behind another ending. */
export function refuseArchiveBytes(name: string, start: Buffer): void {
  const isArchive = start.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004')) || (start[0] === 0x1f && start[1] === 0x8b);
  if (isArchive) throw new ZipRefused(`"${shown(name)}" is an archive inside the archive: unpack it first`);
}

/** A name that could be a trick is shown without what terminals obey. */
function shown(name: string): string {
  const safe = name.replace(/[^\x20-\x7e\u00a0-\uffff]/g, '?');
  return safe.length > 80 ? `${safe.slice(0, 80)}…` : safe;
}
