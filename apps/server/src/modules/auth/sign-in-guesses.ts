import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../platform/db/index.ts';
import { refuseThrottled } from '../../platform/http/index.ts';
import { addToWindow, giveBackToWindow, giveTryBack, selectCounts, settleSuccess, takeTry } from './guess-repository.ts';

const day = 24 * 3_600_000;
/** Tries a day on one account from all unknown devices together; above it only devices that have come in before get on. */
export const unknownTriesPerDay = 100;
const rememberDevice = 180 * day;
/** Failures behind one address in this window before the operator is told and unknown devices are slowed (D85). */
const addressWindow = 15 * 60_000;
export const addressAlarm = 3_000;
const longestDelay = 5_000;

/** What is guessed at: the password of a user name in an edition, or anything else that has a word of its own in place of the edition. */
export type GuessedAt = { edition: string; foldedName: string };
export type Guess = GuessedAt & { deviceId?: string; ip: string; now: Date };
type AlarmLog = { warn(facts: object, message: string): void };

/** One try that was taken; say how it ended. */
export type TakenTry = {
  /** The password was right. */
  succeed(): Promise<void>;
  /** The password was wrong: the try stays counted. */
  fail(): Promise<void>;
  /** Nothing could be told about the password. */
  cancel(): Promise<void>;
};

/** Counters bear no name and no address that could be read back by looking at the table. */
export const keyOf = (...parts: string[]): string => `${parts[0]}:${createHash('sha256').update(parts.join('\0')).digest('base64url')}`;

/** What all counters of one account bear: also the key of its budget for unknown devices. */
export const accountKeyOf = ({ edition, foldedName }: GuessedAt): string => keyOf('account', edition, foldedName);

/** An IPv6 network hands every device billions of addresses: what counts is the network. */
export function networkOf(ip: string): string {
  const address = ip.startsWith('::ffff:') && ip.includes('.') ? ip.slice('::ffff:'.length) : ip;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const whole = address.includes('::') ? [...groups, ...Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0'), ...rest] : groups;
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Takes a try at a password, or throws the refusal with when to try again. A device that came in before has a counter of
 * its own, so nobody else can shut its owner out. The others share one for the account and their address, and a day's
 * budget for the account. A shared address alone never shuts anybody out.
 */
export async function takeSignInTry(db: Db, guess: Guess, log: AlarmLog): Promise<TakenTry> {
  const { edition, foldedName, deviceId, now } = guess;
  const network = networkOf(guess.ip);
  const device = deviceId === undefined ? undefined : keyOf('device', edition, foldedName, deviceId);
  const address = keyOf('address', network);
  const counts = await selectCounts(db, { keys: device ? [device, address] : [address], now });
  const isKnown = device !== undefined && counts.has(device);
  const tries = isKnown ? keyOf('known', edition, foldedName, deviceId ?? '') : keyOf('sign-in', edition, foldedName, network);
  const account = accountKeyOf(guess);
  const budget = isKnown ? undefined : account;
  await refuseIfSpent(db, { tries, account, budget, now });
  if (!isKnown) await slowDown(counts.get(address) ?? 0);
  const remember = device ? { key: device, until: new Date(now.getTime() + rememberDevice) } : undefined;
  const refill = async () => void (budget && (await giveBackToWindow(db, budget)));
  return {
    async succeed() {
      await settleSuccess(db, { forget: tries, remember });
      await refill();
    },
    async fail() {
      if (isKnown) return;
      const { count: failures } = await addToWindow(db, { key: address, now, windowMs: addressWindow });
      if (failures >= addressAlarm && failures % 1_000 === 0) log.warn({ failures }, 'many wrong passwords from one address');
    },
    async cancel() {
      await giveTryBack(db, { key: tries, now });
      await refill();
    },
  };
}

type Spending = { tries: string; account: string; budget: string | undefined; now: Date };

async function refuseIfSpent(db: Db, { tries, account, budget, now }: Spending): Promise<void> {
  const waiting = await takeTry(db, { key: tries, account, now });
  if (waiting) throw refuseThrottled(waiting.retryAt, now);
  if (!budget) return;
  const spent = await addToWindow(db, { key: budget, account, now, windowMs: day });
  if (spent.count <= unknownTriesPerDay) return;
  await giveBackToWindow(db, budget);
  await giveTryBack(db, { key: tries, now });
  throw refuseThrottled(spent.endsAt, now);
}

async function slowDown(failures: number): Promise<void> {
  if (failures > addressAlarm) await wait(Math.min(longestDelay, failures - addressAlarm));
}
