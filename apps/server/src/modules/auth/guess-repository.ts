import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Failures before the first wait, and the longest wait; a counter is forgotten a day after its last wait ended (D85). */
const freeTries = 5;
const longestWaitMinutes = 60;
const minute = 60_000;
const day = 24 * 60 * minute;

/** A counter; `account` is the hash of the account whose sign-in it counts, so that all of them can be forgotten at once. */
export type Counter = { key: string; account?: string; now: Date };

/**
 * Takes one try under a key: 5 are free, then each has to wait 1, 2, 4 … 60 minutes after the one before. Counted before the
 * guess is looked at and in one statement, so that fifty guesses sent at once are five. Returns when the next try is
 * possible if this one is refused; a refused try is not counted.
 */
export async function takeTry(db: Db, { key, account, now }: Counter): Promise<{ retryAt: Date } | undefined> {
  const at = now.getTime();
  const points = sql`(case when r.expire + ${day}::bigint <= ${at}::bigint then 1 else r.points + 1 end)`;
  const wait = sql`(case when ${points} < ${freeTries}::int then 0 else least(${longestWaitMinutes}::bigint, 2 ^ least(${points} - ${freeTries}::int, 10)) * ${minute}::bigint end)::bigint`;
  const { rows } = await sql<{ isTaken: boolean; expire: number | null }>`
    with taken as (
      insert into rate_limit as r (key, points, expire, account) values (${key}, 1, ${at}::bigint, ${account ?? null}::text)
      on conflict (key) do update set points = ${points}, expire = ${at}::bigint + ${wait}
      where r.points < ${freeTries}::int or r.expire <= ${at}::bigint
      returning key
    )
    select exists (select from taken) as "isTaken", (select expire from rate_limit where key = ${key}) as expire`.execute(db);
  const [row] = rows;
  if (row?.isTaken) return undefined;
  // The statement's picture may be older than the row that refused it: then the wait has just begun.
  return { retryAt: new Date(row?.expire && row.expire > at ? row.expire : at + minute) };
}

export type Window = Counter & { windowMs: number };

/** Counts one more in a window that begins with its first, and tells how many there are and when the window ends. */
export async function addToWindow(db: Db, { key, account, now, windowMs }: Window): Promise<{ count: number; endsAt: Date }> {
  const at = now.getTime();
  const { rows } = await sql<{ points: number; expire: number }>`
    insert into rate_limit as r (key, points, expire, account) values (${key}, 1, ${at + windowMs}::bigint, ${account ?? null}::text)
    on conflict (key) do update set
      points = case when r.expire <= ${at}::bigint then 1 else least(r.points + 1, 1000000000) end,
      expire = case when r.expire <= ${at}::bigint then excluded.expire else r.expire end
    returning points, expire`.execute(db);
  return { count: rows[0]?.points ?? 1, endsAt: new Date(rows[0]?.expire ?? at + windowMs) };
}

/** Gives a try back that was no guess: the code was right, or nothing could be asked. Its wait is over too. */
export async function giveTryBack(db: Db, { key, now }: { key: string; now: Date }): Promise<void> {
  await sql`update rate_limit set points = greatest(points - 1, 0), expire = ${now.getTime()}::bigint where key = ${key}`.execute(db);
}

/** Gives a try back to a window, whose end stays. */
export async function giveBackToWindow(db: Db, key: string): Promise<void> {
  await sql`update rate_limit set points = greatest(points - 1, 0) where key = ${key}`.execute(db);
}

/** What stands under these keys now. */
export async function selectCounts(db: Db, { keys, now }: { keys: readonly string[]; now: Date }): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('rate_limit')
    .select(['key', 'points'])
    .where('key', '=', sql<string>`any(${[...keys]}::text[])`)
    .where('expire', '>', now.getTime())
    .execute();
  return new Map(rows.map(({ key, points }) => [key, points]));
}

/** Which of these accounts some counter makes wait now: one of tries, or the day's budget of `budget` tries from unknown devices. */
export async function selectWaitingAccounts(db: Db, given: { accounts: readonly string[]; budget: number; now: Date }): Promise<Set<string>> {
  const { rows } = await sql<{ account: string }>`
    select distinct account from rate_limit
    where account = any(${[...given.accounts]}::text[]) and expire > ${given.now.getTime()}::bigint
      and points >= case when starts_with(key, 'account:') then ${given.budget}::int else ${freeTries}::int end`.execute(db);
  return new Set(rows.map(({ account }) => account));
}

/** Forgets every counter of the account; the devices that came in before stay known. */
export async function deleteCountsOf(tx: Tx, account: string): Promise<void> {
  await tx.deleteFrom('rate_limit').where('account', '=', account).execute();
}

/** The owner came in: forgets the failures before, and remembers the device. */
export async function settleSuccess(db: Db, { forget, remember }: { forget: string; remember?: { key: string; until: Date } }): Promise<void> {
  await sql`
    with forgotten as (delete from rate_limit where key = ${forget})
    insert into rate_limit (key, points, expire)
    select ${remember?.key ?? ''}::text, 1, ${remember?.until.getTime() ?? 0}::bigint where ${remember !== undefined}::boolean
    on conflict (key) do update set expire = excluded.expire`.execute(db);
}

/** Forgets counters that say nothing any more. */
export async function deleteStaleCounts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('rate_limit')
    .where('expire', '<', now.getTime() - day)
    .execute();
}
