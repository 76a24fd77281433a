import { type EditionId, editions, subjectsOf } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type School = { name: string; timeZone: string };

/** The zone in which a school lives: its own, else that of its edition (D10). */
export function zoneOf({ timeZone, edition }: { timeZone: string | null; edition: EditionId }): string {
  return timeZone ?? editions[edition].defaultTimeZone;
}

export async function selectSchool(db: Db | Tx, { districtId, schoolId }: { districtId: number; schoolId: number }): Promise<School> {
  const row = await db
    .selectFrom('institution')
    .select(['name', 'time_zone as timeZone', 'edition'])
    .where('district_id', '=', districtId)
    .where('institution_id', '=', schoolId)
    .executeTakeFirstOrThrow();
  return { name: row.name, timeZone: zoneOf({ timeZone: row.timeZone, edition: row.edition as EditionId }) };
}

/** `lastDay`: the last day of the subscription that began latest; absent when there never was one. */
export type Subscription = { isCurrent: boolean; lastDay?: string };

/** Whether the district subscribes to any product of its edition today. */
export async function selectSubscription(
  db: Db | Tx,
  { districtId, edition, today }: { districtId: number; edition: EditionId; today: string },
): Promise<Subscription> {
  const codes = subjectsOf(edition).map(({ productCode }) => productCode);
  const { rows } = await sql<{ isCurrent: boolean; lastDay: string | null }>`
    select coalesce(bool_or(ends_on >= ${today}::date), false) as "isCurrent", max(ends_on) as "lastDay"
    from subscription
    where district_id = ${districtId} and product_code = any(${codes}::text[]) and starts_on <= ${today}::date`.execute(db);
  return { isCurrent: rows[0]?.isCurrent === true, lastDay: rows[0]?.lastDay ?? undefined };
}

/** What the district and the school have stored, the district first. */
export async function selectSettings(
  db: Db | Tx,
  { districtId, schoolId }: { districtId: number; schoolId: number },
): Promise<{ kind: string; settings: unknown }[]> {
  return db
    .selectFrom('institution')
    .select(['kind', 'settings'])
    .where('district_id', '=', districtId)
    .where((row) => row.or([row('institution_id', '=', schoolId), row('kind', '=', 'district')]))
    .limit(2)
    .execute();
}
