import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './db/index.ts';

const pingMilliseconds = 500;
const keptMilliseconds = 1_000;
const leastFreeShare = 0.05;

export type ReadinessState = {
  /** Asked by load balancers: not while stopping, without an answer from the database, or with a nearly full disk. */
  isReady(): Promise<boolean>;
  /** From now on this server wants no more requests. */
  drain(): void;
};

/** The answer is kept for a second, so that probes never become load. */
export function createReadiness({ db, dataDir }: { db: Db; dataDir: string }): ReadinessState {
  let isDraining = false;
  let kept: { until: number; answer: Promise<boolean> } | undefined;
  const ask = async () => (await pings(db)) && (await hasSpace(dataDir));
  return {
    async isReady() {
      if (isDraining) return false;
      if (!kept || kept.until < Date.now()) kept = { until: Date.now() + keptMilliseconds, answer: ask() };
      return (await kept.answer) && !isDraining;
    },
    drain() {
      isDraining = true;
    },
  };
}

async function pings(db: Db): Promise<boolean> {
  const ping = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return await Promise.race([ping, wait(pingMilliseconds, false)]);
}

async function hasSpace(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk === undefined || disk.bavail / disk.blocks > leastFreeShare;
}
