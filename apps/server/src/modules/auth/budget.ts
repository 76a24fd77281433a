import type { Db } from '../../platform/db/index.ts';
import { addToWindow } from './guess-repository.ts';
import { keyOf } from './sign-in-guesses.ts';

export type Budget = { kind: string; subjects: readonly string[]; most: number; windowMs: number; now: Date };

/**
 * Takes one from what each of these subjects, a device or a network, has in a window of time. Undefined while none of them is spent,
 * else when the last of them begins anew.
 */
export async function takeFromBudget(db: Db, { kind, subjects, most, windowMs, now }: Budget): Promise<Date | undefined> {
  const windows: { count: number; endsAt: Date }[] = [];
  for (const subject of subjects) windows.push(await addToWindow(db, { key: keyOf(kind, subject), now, windowMs }));
  const spent = windows.filter(({ count }) => count > most).map(({ endsAt }) => endsAt.getTime());
  return spent.length === 0 ? undefined : new Date(Math.max(...spent));
}
