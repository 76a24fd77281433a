import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** `<sha-256 of the content>.<ending>`: what is stored never changes under its name, so browsers may keep it for ever. */
export type StoredName = string;
export type StoredFile = { bytes: number; stream: (range?: { start: number; end: number }) => Readable };

/** Files by content. A folder by default; production may give another. */
export type Storage = {
  /** Keeps the content and returns its name. Storing the same content again changes nothing. */
  put(content: Buffer, ending: string): Promise<StoredName>;
  /** The same for what comes piece by piece; rejects with a `TooLarge` when it is more than `mostBytes`, and nothing of it stays. */
  putStream(content: Readable, given: { ending: string; mostBytes: number }): Promise<StoredName>;
  /** Forgets a file; one that is not there is forgotten already. */
  remove(name: StoredName): Promise<void>;
  get(name: StoredName): Promise<StoredFile | undefined>;
  exists(name: StoredName): Promise<boolean>;
  /** Files of an ending that were stored last before this moment, in no order: to forget what nothing points to. */
  storedBefore(moment: Date, ending: string): AsyncIterable<StoredName>;
};

export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

const shape = /^[0-9a-f]{64}\.[a-z0-9]{1,8}$/;

/** Whether this can be a stored name at all; anything else never reaches a file system. */
export const isStoredName = (name: string): boolean => shape.test(name);

export const storedName = (content: Buffer, ending: string): StoredName => nameOf(createHash('sha256').update(content).digest('hex'), ending);

/** The name of a content by its SHA-256 in hexadecimal. */
export function nameOf(hash: string, ending: string): StoredName {
  const name = `${hash}.${ending.replace(/^\./, '').toLowerCase()}`;
  if (!isStoredName(name)) throw new Error(`not a file ending: ${ending}`);
  return name;
}
