import { type EditionId, editions, subjectsOf } from '@alba/domain/editions';
import type { Building, GivenDistrict, GivenSchool } from './building.ts';
import { insertRow } from './query.ts';

export type DistrictOptions = {
  edition?: EditionId;
  name?: string;
  networkId?: number /** Subscribed to everything of the edition, from two years ago until in two years. */;
  isSubscribed?: boolean;
};
export type SchoolOptions = {
  district?: GivenDistrict;
  name?: string;
  networkId?: number;
  timeZone?: string | null;
  studentsDisabled?: boolean;
  schoolCode?: string;
};
export type SubscriptionOptions = { district: GivenDistrict; productCode?: string; startsOn?: string; endsOn?: string };
export type DenialOptions = { school: GivenSchool; lessonId: number; deniedBy?: number; reason?: string; collectionCode?: string };

const yearMs = 365 * 86_400_000;

/** A district is an institution whose id is its own district's. */
export async function buildDistrict(building: Building, options: DistrictOptions = {}): Promise<GivenDistrict> {
  const { query, next } = building;
  const { edition = 'us', name = `District ${next()}`, networkId, isSubscribed = true } = options;
  const [row] = await query(
    `insert into institution (district_id, institution_id, kind, name, edition, network_id)
     select id, id, 'district', $1::text, $2::text, coalesce($3::bigint, id) from nextval(pg_get_serial_sequence('institution', 'institution_id')) as id returning *`,
    [name, edition, networkId ?? null],
  );
  const district = { districtId: row?.district_id as number, networkId: row?.network_id as number, edition, name };
  if (isSubscribed) for (const { productCode } of subjectsOf(edition)) await buildSubscription(building, { district, productCode });
  return district;
}

export async function buildSubscription({ query, now }: Building, options: SubscriptionOptions): Promise<void> {
  const { district, productCode = subjectsOf(district.edition)[0]?.productCode } = options;
  const day = (offset: number) => new Date(now().getTime() + offset).toISOString().slice(0, 10);
  const { startsOn = day(-2 * yearMs), endsOn = day(2 * yearMs) } = options;
  await insertRow(query, 'subscription', { district_id: district.districtId, product_code: productCode, starts_on: startsOn, ends_on: endsOn });
}

export async function buildSchool(building: Building, options: SchoolOptions = {}): Promise<GivenSchool> {
  const { query, next } = building;
  const district = options.district ?? (await buildDistrict(building));
  const { name = `School ${next()}`, networkId = district.networkId, timeZone = null, studentsDisabled, schoolCode } = options;
  const { districtId, edition } = district;
  const row = await insertRow(query, 'institution', {
    district_id: districtId,
    kind: 'school',
    name,
    edition,
    network_id: networkId,
    time_zone: timeZone,
    students_disabled: studentsDisabled,
    school_code: schoolCode,
  });
  return { schoolId: row.institution_id as number, districtId, networkId, edition, name, timeZone: timeZone ?? editions[edition].defaultTimeZone, district };
}

/** The school may not use a lesson (D49). */
export async function buildDenial(
  { query, now }: Building,
  { school, lessonId, deniedBy = 0, reason = 'not in our plan', collectionCode }: DenialOptions,
): Promise<void> {
  await insertRow(query, 'unit_denial', {
    district_id: school.districtId,
    school_id: school.schoolId,
    lesson_id: lessonId,
    collection_code: collectionCode,
    reason,
    denied_by: deniedBy,
    denied_at: now(),
  });
}
