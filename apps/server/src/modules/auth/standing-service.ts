import type { Role } from '@alba/domain/accounts';
import { localDateOf } from '@alba/domain/assignments';
import type { Db, Tx } from '../../platform/db/index.ts';
import { selectSubscription, zoneOf } from '../institutions/index.ts';
import type { Account } from './account-repository.ts';
import { refusalOfStanding, type StandingRefusal } from './standing.ts';

/** Why this person may not be signed in now, asked in the school's own day. */
export async function standingOf(db: Db | Tx, account: Account, { role, now }: { role: Role | undefined; now: Date }): Promise<StandingRefusal | undefined> {
  const today = localDateOf(now, zoneOf(account));
  const subscription = await selectSubscription(db, { districtId: account.districtId, edition: account.edition, today });
  return refusalOfStanding(account, { role, subscription, today });
}
