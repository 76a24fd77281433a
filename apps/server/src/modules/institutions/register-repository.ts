import type { EditionId } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type InstitutionKind = 'district' | 'school';
/** A district or a school as those see it who look after it. */
export type Institution = {
  districtId: number;
  institutionId: number;
  kind: InstitutionKind;
  name: string;
  edition: EditionId;
  networkId: number;
  /** Its own zone; null where it has none. */
  timeZone: string | null;
  schoolCode: string | null;
  isDemonstration: boolean;
  studentsDisabled: boolean;
  closedAt: Date | null;
  settings: unknown;
};
export type InstitutionKey = { districtId: number; institutionId: number };

const columns = sql`
  i.district_id as "districtId", i.institution_id as "institutionId", i.kind, i.name, i.edition, i.network_id as "networkId", i.time_zone as "timeZone",
  i.school_code as "schoolCode", i.is_demonstration as "isDemonstration", i.students_disabled as "studentsDisabled", i.closed_at as "closedAt", i.settings`;

/** Ids of institutions are unique over all districts, so an operator names one by its id alone. */
export async function selectOptionalInstitution(db: Db | Tx, institutionId: number): Promise<Institution | undefined> {
  const { rows } = await sql<Institution>`select ${columns} from institution i where i.institution_id = ${institutionId}`.execute(db);
  return rows[0];
}

/** The institution, locked until the transaction ends: changes to it and additions below it go one after the other. */
export async function lockOptionalInstitution(tx: Tx, institutionId: number): Promise<Institution | undefined> {
  const { rows } = await sql<Institution>`select ${columns} from institution i where i.institution_id = ${institutionId} for no key update`.execute(tx);
  return rows[0];
}

export type ListedInstitution = Institution & { people: number; subscribedUntil: string | null };

/** Districts, each followed by its schools. */
export async function selectInstitutions(
  db: Db | Tx,
  { edition, districtId, limit }: { edition?: EditionId; districtId?: number; limit: number },
): Promise<ListedInstitution[]> {
  const { rows } = await sql<ListedInstitution>`
    select ${columns},
      (select count(*) from person p where p.district_id = i.district_id and (p.school_id = i.institution_id or i.kind = 'district')) as people,
      (select max(s.ends_on) from subscription s where s.district_id = i.district_id) as "subscribedUntil"
    from institution i
    where (${edition ?? null}::text is null or i.edition = ${edition ?? null}) and (${districtId ?? null}::bigint is null or i.district_id = ${districtId ?? null}::bigint)
    order by i.district_id, i.kind, i.institution_id limit ${limit}`.execute(db);
  return rows;
}

/** Whether another institution is called so: among districts of the edition, or among schools of the district. */
export async function isNameTaken(
  db: Db | Tx,
  given: { kind: InstitutionKind; edition: EditionId; districtId?: number; name: string; exceptId?: number },
): Promise<boolean> {
  const { kind, edition, districtId = null, name, exceptId = null } = given;
  const { rows } = await sql`
    select from institution
    where kind = ${kind} and edition = ${edition} and (${kind} = 'district' or district_id = ${districtId}::bigint)
      and lower(normalize(name)) = lower(normalize(${name}::text)) and institution_id is distinct from ${exceptId}::bigint limit 1`.execute(db);
  return rows.length > 0;
}

type NewInstitution = { name: string; edition: EditionId; timeZone?: string; now: Date };

/** A district is an institution whose id is its own district's. */
export async function insertDistrict(tx: Tx, { name, edition, timeZone, now }: NewInstitution): Promise<{ institutionId: number }> {
  const { institutionId } = await tx
    .insertInto('institution')
    .values({ district_id: 0, kind: 'district', name, edition, network_id: 0, time_zone: timeZone ?? null, created_at: now })
    .returning('institution_id as institutionId')
    .executeTakeFirstOrThrow();
  await sql`update institution set district_id = institution_id, network_id = institution_id where district_id = 0 and institution_id = ${institutionId}`.execute(
    tx,
  );
  return { institutionId };
}

/** Undefined when the code is taken in the edition. */
export async function insertSchool(
  tx: Tx,
  {
    districtId,
    name,
    edition,
    networkId,
    timeZone,
    schoolCode,
    isDemonstration,
    now,
  }: NewInstitution & Pick<Institution, 'districtId' | 'networkId' | 'isDemonstration'> & { schoolCode: string },
): Promise<{ institutionId: number } | undefined> {
  const { rows } = await sql<{ institutionId: number }>`
    insert into institution (district_id, kind, name, edition, network_id, time_zone, school_code, is_demonstration, created_at)
    values (${districtId}, 'school', ${name}, ${edition}, ${networkId}, ${timeZone ?? null}, ${schoolCode}, ${isDemonstration}, ${now})
    on conflict (edition, school_code) where school_code is not null do nothing
    returning institution_id as "institutionId"`.execute(tx);
  return rows[0];
}

export type InstitutionChange = Partial<Pick<Institution, 'name' | 'networkId' | 'timeZone' | 'studentsDisabled' | 'closedAt'>> & { settings?: object };

export async function updateInstitution(tx: Tx, { districtId, institutionId, ...change }: InstitutionKey & InstitutionChange): Promise<void> {
  const { name, networkId, timeZone, studentsDisabled, closedAt, settings } = change;
  await tx
    .updateTable('institution')
    .set({
      ...(name !== undefined && { name }),
      ...(networkId !== undefined && { network_id: networkId }),
      ...(timeZone !== undefined && { time_zone: timeZone }),
      ...(studentsDisabled !== undefined && { students_disabled: studentsDisabled }),
      ...(closedAt !== undefined && { closed_at: closedAt }),
      ...(settings !== undefined && { settings: JSON.stringify(settings) }),
    })
    .where('district_id', '=', districtId)
    .where('institution_id', '=', institutionId)
    .execute();
}

/** Whether the code was free in the edition and is the school's now. */
export async function updateSchoolCode(
  tx: Tx,
  { districtId, institutionId, edition, code }: InstitutionKey & { edition: EditionId; code: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update institution set school_code = ${code} where district_id = ${districtId} and institution_id = ${institutionId}
      and not exists (select from institution o where o.edition = ${edition} and o.school_code = ${code})`.execute(tx);
  return numAffectedRows === 1n;
}

/** Access tokens of the people of a school, or of a whole district, stop counting at once; each browser fetches one that says what is new. */
export async function renewTokensOfPeople(tx: Tx, { districtId, institutionId }: InstitutionKey): Promise<void> {
  await sql`
    update person set session_version = session_version + 1
    where district_id = ${districtId} and (school_id = ${institutionId} or ${institutionId}::bigint = ${districtId}::bigint)`.execute(tx);
}

/** How many accounts there are of each role; a person with two roles counts in both. */
export async function countPeople(db: Db | Tx, { districtId, institutionId }: InstitutionKey): Promise<{ role: string; people: number }[]> {
  const { rows } = await sql<{ role: string; people: number }>`
    select g.role, count(distinct p.person_id) as people
    from person p join role_grant g on g.district_id = p.district_id and g.person_id = p.person_id
    where p.district_id = ${districtId} and (p.school_id = ${institutionId} or ${institutionId} = p.district_id) group by g.role order by g.role`.execute(db);
  return rows;
}
