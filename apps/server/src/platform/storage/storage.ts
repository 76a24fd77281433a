import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** `<sha-256 of the content>.<ending>`: what is stored never changes under its name, so browsers may keep it for ever. */
export type StoredName = string;
export type StoredFile = { bytes: number; stream: (range?: { start: number; end: number }) => Readable };

/** Files by content. A folder by default; production may give another. */
export type Storage = {
  /** Keeps the content and returns its name. Storing the same content again changes nothing. */
  put(content: Buffer, ending: string): Promise<StoredName>;
  get(name: StoredName): Promise<StoredFile | undefined>;
  exists(name: StoredName): Promise<boolean>;
};

const shape = /^[0-9a-f]{64}\.[a-z0-9]{1,8}$/;

/** Whether this can be a stored name at all; anything else never reaches a file system. */
export const isStoredName = (name: string): boolean => shape.test(name);

export function storedName(content: Buffer, ending: string): StoredName {
  const name = `${createHash('sha256').update(content).digest('hex')}.${ending.replace(/^\./, '').toLowerCase()}`;
  if (!isStoredName(name)) throw new Error(`not a file ending: ${ending}`);
  return name;
}
