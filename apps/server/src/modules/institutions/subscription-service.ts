import { addDays, localDateOf } from '@alba/domain/assignments';
import { subjectsOf } from '@alba/domain/editions';
import type { Tx } from '../../platform/db/index.ts';
import { recordAudit } from '../audit/index.ts';
import { zoneOf } from './institution-repository.ts';
import { NotDone } from './refused.ts';
import type { Institution } from './register-repository.ts';
import { auditIn, type Doing, institutionOf, lockInstitution } from './register-service.ts';
import {
  deleteSubscription,
  insertSubscription,
  lockOptionalSubscription,
  type SubscriptionRow,
  selectOptionalOverlap,
  updateEnd,
} from './subscription-repository.ts';

/** The day it is now where the institution lives. */
export const todayIn = ({ timeZone, edition }: Pick<Institution, 'timeZone' | 'edition'>, now: Date): string => localDateOf(now, zoneOf({ timeZone, edition }));

export type NewSubscription = {
  districtId: number;
  /** Product codes of the edition; none named: all of them. */
  productCodes?: readonly string[];
  /** The first day; left out, today. */
  startsOn?: string;
  /** The last day. */
  endsOn: string;
};

/** Subscribes a district to products of its edition, all or none. Whoever was refused for the lack of it can sign in at once. */
export async function addSubscriptions(tx: Tx, { districtId, productCodes, startsOn, endsOn, ...doing }: Doing & NewSubscription): Promise<SubscriptionRow[]> {
  const district = await lockInstitution(tx, districtId);
  if (district.kind !== 'district') throw new NotDone('not_a_district', { institutionId: districtId, districtId: district.districtId });
  const from = startsOn ?? todayIn(district, doing.now);
  if (endsOn < from) throw new NotDone('dates_reversed', { startsOn: from, endsOn });
  const known = subjectsOf(district.edition).map(({ productCode }) => productCode);
  const added: SubscriptionRow[] = [];
  for (const productCode of new Set(productCodes ?? known)) {
    if (!known.includes(productCode)) throw new NotDone('product_unknown', { productCode, known: known.join(', ') });
    added.push(await addOne(tx, district, { districtId, productCode, startsOn: from, endsOn }, doing));
  }
  return added;
}

async function addOne(tx: Tx, district: Institution, row: Omit<SubscriptionRow, 'subscriptionId'>, doing: Doing): Promise<SubscriptionRow> {
  const other = await selectOptionalOverlap(tx, row);
  if (other) throw new NotDone('subscription_overlaps', { ...other });
  const { subscriptionId } = await insertSubscription(tx, row);
  const { productCode, startsOn, endsOn } = row;
  const data = { productCode, startsOn, endsOn };
  await recordAudit(tx, { ...auditIn(district, doing), action: 'subscription.added', objectKind: 'subscription', objectId: subscriptionId, data });
  return { ...row, subscriptionId };
}

/**
 * Ends a subscription with a last day, which is yesterday unless another is named: then nobody signs in any more, and whoever is
 * signed in is out after five seconds at the latest. One that would never have begun is taken away.
 */
export async function endSubscription(
  tx: Tx,
  { subscriptionId, lastDay, ...doing }: Doing & { subscriptionId: number; lastDay?: string },
): Promise<SubscriptionRow> {
  const row = await lockOptionalSubscription(tx, subscriptionId);
  if (!row) throw new NotDone('subscription_unknown', { subscriptionId });
  const district = await institutionOf(tx, row.districtId);
  const endsOn = lastDay ?? addDays(todayIn(district, doing.now), -1);
  if (endsOn < row.startsOn) await deleteSubscription(tx, row);
  else await updateEnd(tx, { ...row, endsOn });
  const data = { productCode: row.productCode, startsOn: row.startsOn, before: row.endsOn, endsOn };
  await recordAudit(tx, { ...auditIn(district, doing), action: 'subscription.ended', objectKind: 'subscription', objectId: subscriptionId, data });
  return { ...row, endsOn };
}
