import type { EditionId } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A school as somebody sees it who is about to get an account there. */
export type OpenSchool = {
  districtId: number;
  schoolId: number;
  networkId: number;
  edition: EditionId;
  name: string;
  districtName: string;
  timeZone: string | null;
  /** It or its district was closed, or the district is gone: nobody signs up. */
  isClosed: boolean;
  studentsDisabled: boolean;
};

const columns = sql`
  i.district_id as "districtId", i.institution_id as "schoolId", i.network_id as "networkId", i.edition, i.name, coalesce(d.name, '') as "districtName",
  i.time_zone as "timeZone", i.students_disabled as "studentsDisabled",
  i.closed_at is not null or d.institution_id is null or d.closed_at is not null as "isClosed"
  from institution i
  left join institution d on d.district_id = i.district_id and d.institution_id = i.district_id and d.kind = 'district'`;

/** The school of a code; `code` as it is stored. */
export async function selectOptionalSchoolByCode(db: Db | Tx, { edition, code }: { edition: EditionId; code: string }): Promise<OpenSchool | undefined> {
  const { rows } = await sql<OpenSchool>`select ${columns} where i.edition = ${edition} and i.school_code = ${code} and i.kind = 'school'`.execute(db);
  return rows[0];
}

export async function selectOptionalOpenSchool(
  db: Db | Tx,
  { districtId, schoolId }: { districtId: number; schoolId: number },
): Promise<OpenSchool | undefined> {
  const { rows } = await sql<OpenSchool>`select ${columns} where i.district_id = ${districtId} and i.institution_id = ${schoolId}`.execute(db);
  return rows[0];
}
