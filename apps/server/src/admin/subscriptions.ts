import { operator } from '../modules/audit/index.ts';
import { addSubscriptions, districtOf, endSubscription, selectSubscriptions, todayIn } from '../modules/institutions/index.ts';
import { transact } from '../platform/db/index.ts';
import { command, type Told } from './command.ts';
import { day, id, listOf, optional, required, text } from './options.ts';
import { table } from './table.ts';

export const addSubscription = command({
  summary: 'subscribe a district to products of its edition',
  help: ['Days are those of the district. The last day counts as a whole, to midnight where each school is.'],
  example: '--district 12 --product LEARN-SCI,LEARN-ELA --from 2026-08-01 --to 2027-07-31',
  options: {
    district: required(id, '<id>', 'the district that subscribes'),
    product: optional(listOf(text(40)), '<codes>', 'product codes, separated by commas; left out, everything of the edition'),
    from: optional(day, '<day>', 'the first day; left out, today'),
    to: required(day, '<day>', 'the last day'),
  },
  async run({ district, product, from, to }, { db, clock }): Promise<Told> {
    const added = await transact(db, (tx) =>
      addSubscriptions(tx, { districtId: district, productCodes: product, startsOn: from, endsOn: to, by: operator, now: clock.now() }),
    );
    return { lines: added.map((one) => `Subscription ${one.subscriptionId}: ${one.productCode} from ${one.startsOn} to ${one.endsOn}.`), data: added };
  },
});

export const listSubscriptions = command({
  summary: 'subscriptions with their days',
  example: '--district 12',
  options: { district: optional(id, '<id>', 'only of this district') },
  async run({ district }, { db, clock }): Promise<Told> {
    const today = district === undefined ? undefined : todayIn(await districtOf(db, district), clock.now());
    const found = await selectSubscriptions(db, district);
    const stateOf = ({ startsOn, endsOn }: (typeof found)[number]) =>
      today === undefined ? '' : endsOn < today ? 'over' : startsOn > today ? 'not begun' : 'current';
    const rows = found.map((one) => [one.subscriptionId, one.districtId, one.productCode, one.startsOn, one.endsOn, stateOf(one)]);
    return {
      lines: found.length === 0 ? ['There are no subscriptions.'] : table(['ID', 'DISTRICT', 'PRODUCT', 'FIRST DAY', 'LAST DAY', 'STATE'], rows),
      data: found,
    };
  },
});

export const endOneSubscription = command({
  summary: 'give a subscription another last day, yesterday unless it is named',
  help: [
    'From the day after, people of the district are refused with the words for their role, and whoever is signed in is out.',
    'Administrators may still come in for 90 days to take their data. A later day than now prolongs the subscription.',
  ],
  example: '31 --last-day 2027-01-31',
  words: { id: required(id, '<id>', 'of the subscription') },
  options: { 'last-day': optional(day, '<day>', 'the last day; left out, yesterday, so that it ends now') },
  async run({ id, 'last-day': lastDay }, { db, clock }): Promise<Told> {
    const ended = await transact(db, (tx) => endSubscription(tx, { subscriptionId: id, lastDay, by: operator, now: clock.now() }));
    const line =
      ended.endsOn < ended.startsOn
        ? `Subscription ${id} (${ended.productCode}) was taken away: it never counted.`
        : `Subscription ${id} (${ended.productCode}) ends with ${ended.endsOn}.`;
    return { lines: [line], data: ended };
  },
});
