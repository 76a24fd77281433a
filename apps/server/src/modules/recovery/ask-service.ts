import type { BodyOf, ReplyOf } from '@alba/contract/endpoint';
import type { askRecovery } from '@alba/contract/recovery';
import type { Db, Tx } from '../../platform/db/index.ts';
import { refuseThrottled } from '../../platform/http/index.ts';
import { networkOf, takeFromBudget } from '../auth/index.ts';
import { queueMail } from '../mail/index.ts';
import { foldAddress } from './address.ts';
import { recoveryMail } from './recovery-letter.ts';

const windowMs = 15 * 60_000;
/** A class's shared device may ask for many; one address from one place only for a few. */
const mostPerDevice = 15;
const mostPerAddress = 5;

type Ask = { body: BodyOf<typeof askRecovery>; ip: string; now: Date };

/**
 * Slows down who asks again and again: by device, and by the address asked for from one network, so that nobody elsewhere can
 * keep its owner from asking. A shared network alone never counts (D85). Whether anybody has the address is not asked here.
 */
export async function limitAsking<T>(db: Db, { body, ip, now }: Ask, work: () => Promise<T>): Promise<T> {
  const { edition, deviceId } = body;
  const address = `${edition} ${foldAddress(body.email)} ${networkOf(ip)}`;
  const limits = [
    { kind: 'recovery device', subjects: deviceId === undefined ? [] : [deviceId], most: mostPerDevice },
    { kind: 'recovery address', subjects: [address], most: mostPerAddress },
  ];
  for (const limit of limits) {
    const spentUntil = await takeFromBudget(db, { ...limit, windowMs, now });
    if (spentUntil) throw refuseThrottled(spentUntil, now);
  }
  return await work();
}

/** Writes down that somebody asks. Who has the address is looked up when the message is made, so this costs the same for every address. */
export async function ask(tx: Tx, { body, now }: Omit<Ask, 'ip'>): Promise<ReplyOf<typeof askRecovery>> {
  const { email, edition, language } = body;
  await queueMail(tx, { kind: recoveryMail, edition, language, recipient: foldAddress(email), now });
  return { done: true };
}
