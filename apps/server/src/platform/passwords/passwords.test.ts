import { describe, expect, it, vi } from 'vitest';
import { hashPassword, needsRehash, verifyPassword } from './index.ts';
import { limited, QueueFull } from './limited.ts';

describe('passwords', () => {
  it('are stored as argon2id of the promised strength, each with its own salt', async () => {
    const [one, two] = await Promise.all([hashPassword('alba1234'), hashPassword('alba1234')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(needsRehash(one)).toBe(false);
    expect(needsRehash(one.replace('t=2', 't=1'))).toBe(true);
  });

  it('are verified exactly as typed', async () => {
    const stored = await hashPassword('Maçã verde');
    expect(await verifyPassword(stored, 'Maçã verde')).toBe(true);
    expect(await verifyPassword(stored, 'maçã verde')).toBe(false);
    expect(await verifyPassword(stored, 'Maçã verde ')).toBe(false);
    expect(await verifyPassword(stored, 'Maçã verde'.normalize('NFD'))).toBe(false);
  });

  it('of an unknown person cost a hash too, and are never right', async () => {
    await verifyPassword(undefined, 'makes the hash of nobody');
    const began = performance.now();
    expect(await verifyPassword(undefined, 'wrong')).toBe(false);
    // A bound from below only: no machine does 19 MiB of argon2 in 3 ms, and a slow one takes longer.
    expect(performance.now() - began).toBeGreaterThan(3);
  });
});

describe('a server on which too many passwords wait', () => {
  it('checks names that nobody has again once they are done, also when the first came while they waited', async () => {
    vi.resetModules();
    const fresh = await import('./index.ts');
    const waiting = Array.from({ length: 66 }, () => fresh.hashPassword('alba1234'));
    await Promise.allSettled([fresh.verifyPassword(undefined, 'wrong'), ...waiting]);
    expect(await fresh.verifyPassword(undefined, 'wrong')).toBe(false);
  });
});

describe('limited', () => {
  it('runs so many at once, lets so many wait, and refuses the next', async () => {
    const gate = Promise.withResolvers<void>();
    const queue = limited({ concurrent: 2, waiting: 3 });
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await gate.promise;
      running -= 1;
    };
    const taken = Array.from({ length: 5 }, () => queue.run(work));
    await expect(queue.run(work)).rejects.toThrow(QueueFull);
    gate.resolve();
    await Promise.all(taken);
    expect(most).toBe(2);
    await queue.run(work);
    expect(running).toBe(0);
  });

  it('goes on after work that failed', async () => {
    const queue = limited({ concurrent: 1, waiting: 1 });
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(async () => 'fine')).toBe('fine');
  });
});
