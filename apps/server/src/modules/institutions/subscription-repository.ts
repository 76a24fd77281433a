import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** `endsOn` is its last day. Days are those of the school's own calendar. */
export type SubscriptionRow = { subscriptionId: number; districtId: number; productCode: string; startsOn: string; endsOn: string };
const columns = [
  'subscription_id as subscriptionId',
  'district_id as districtId',
  'product_code as productCode',
  'starts_on as startsOn',
  'ends_on as endsOn',
] as const;

/** More than a district has in twenty years. */
const most = 500;

export function selectSubscriptions(db: Db | Tx, districtId: number | undefined): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscription')
    .select(columns)
    .$if(districtId !== undefined, (query) => query.where('district_id', '=', districtId ?? 0))
    .orderBy('district_id')
    .orderBy('product_code')
    .orderBy('starts_on')
    .limit(most)
    .execute();
}

export async function selectOptionalOverlap(
  db: Db | Tx,
  { districtId, productCode, startsOn, endsOn }: Omit<SubscriptionRow, 'subscriptionId'>,
): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscription')
    .select(columns)
    .where('district_id', '=', districtId)
    .where('product_code', '=', productCode)
    .where('starts_on', '<=', endsOn)
    .where('ends_on', '>=', startsOn)
    .where(sql<boolean>`ends_on >= starts_on`)
    .orderBy('starts_on')
    .limit(1)
    .executeTakeFirst();
}

export function insertSubscription(
  tx: Tx,
  { districtId, productCode, startsOn, endsOn }: Omit<SubscriptionRow, 'subscriptionId'>,
): Promise<{ subscriptionId: number }> {
  return tx
    .insertInto('subscription')
    .values({ district_id: districtId, product_code: productCode, starts_on: startsOn, ends_on: endsOn })
    .returning('subscription_id as subscriptionId')
    .executeTakeFirstOrThrow();
}

/** Subscription ids are unique over all districts, so an operator names one by its id alone. */
export async function lockOptionalSubscription(tx: Tx, subscriptionId: number): Promise<SubscriptionRow | undefined> {
  return tx.selectFrom('subscription').select(columns).where('subscription_id', '=', subscriptionId).forUpdate().executeTakeFirst();
}

export async function updateEnd(
  tx: Tx,
  { districtId, subscriptionId, endsOn }: Pick<SubscriptionRow, 'districtId' | 'subscriptionId' | 'endsOn'>,
): Promise<void> {
  await tx.updateTable('subscription').set({ ends_on: endsOn }).where('district_id', '=', districtId).where('subscription_id', '=', subscriptionId).execute();
}

export async function deleteSubscription(tx: Tx, { districtId, subscriptionId }: Pick<SubscriptionRow, 'districtId' | 'subscriptionId'>): Promise<void> {
  await tx.deleteFrom('subscription').where('district_id', '=', districtId).where('subscription_id', '=', subscriptionId).execute();
}
