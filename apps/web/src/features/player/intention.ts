import { randomId } from '../../lib/api/random-id.ts';

/**
 * One idempotency key for one thing the student wants, kept until the server answered: a repeat after a lost reply, a reload or a second
 * click counts once (D90). `what` names the intention with all that travels, so that a changed wish is another one.
 */
export function intentionKey(accountId: number, what: string): string {
  const name = `intention/${accountId}/${what}`;
  try {
    const kept = localStorage.getItem(name);
    if (kept) return kept;
    const key = randomId();
    localStorage.setItem(name, key);
    return key;
  } catch {
    return memory(name);
  }
}

/** The server answered. */
export function intentionAnswered(accountId: number, what: string): void {
  const name = `intention/${accountId}/${what}`;
  inMemory.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // it was never stored
  }
}

const inMemory = new Map<string, string>();

function memory(name: string): string {
  const key = inMemory.get(name) ?? randomId();
  inMemory.set(name, key);
  return key;
}

/** Whether an error is the server's answer, as against silence on the way. After silence the same key is used again. */
export function isAnswerOfServer(error: unknown): boolean {
  const status = (error as { status?: unknown }).status;
  return typeof status === 'number' && status < 500 && status !== 429;
}
