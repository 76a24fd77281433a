import { hash } from 'node:crypto';
import { Worker } from 'node:worker_threads';

let loading: Promise<BigUint64Array> | undefined;

/**
 * Whether some fifty thousand people had this password before. The list is read with the first question, in a thread of its own
 * that nobody waits for but the one who asks, and is kept as sorted hashes: 400 kB instead of some 20 MB.
 */
export async function isCommonPassword(folded: string): Promise<boolean> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return isAmong(await loading, hashOfPassword(folded));
}

/** Half of a short hash: enough to tell a few thousand words apart, and nothing here is a secret. */
export function hashOfPassword(folded: string): bigint {
  return Buffer.from(hash('sha256', folded, 'base64'), 'base64').readBigUInt64BE();
}

function load(): Promise<BigUint64Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./common-passwords-worker.ts', import.meta.url));
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the list of common passwords did not load')));
  });
}

function isAmong(sorted: BigUint64Array, wanted: bigint): boolean {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0n) < wanted) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === wanted;
}
