import { hash, verify } from '@node-rs/argon2';
import { limited } from './limited.ts';

export { QueueFull } from './limited.ts';

/** argon2id, which is the package's default kind. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const stamp = `$argon2id$v=19$m=${strength.memoryCost},t=${strength.timeCost},p=${strength.parallelism}$`;

/** A hash takes tens of milliseconds on a thread of its own; two at once leave the machine to the other callers. */
const queue = limited({ concurrent: 2, waiting: 64 });

/** The hash to store. The password is taken exactly as typed. Throws QueueFull, answered as 503, when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password, strength));
}

/** Whether the password is the one of `stored`; also false when there is none, after the same work. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  if (!stored) {
    await spendHash(password);
    return false;
  }
  return await queue.run(() => verify(stored, password));
}

let nobody: Promise<string> | undefined;

/** Does the work of a check for a user name that nobody has, so that the time tells nothing. */
export async function spendHash(password: string): Promise<void> {
  // past the queue: a full one would be remembered as the hash of nobody for good
  nobody ??= hash('nobody has this password', strength);
  const stored = await nobody;
  await queue.run(() => verify(stored, password));
}

/** Whether a good password should be hashed again because the strength was raised since. */
export const needsRehash = (stored: string): boolean => !stored.startsWith(stamp);
