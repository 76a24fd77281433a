import type { Role } from '@alba/domain/accounts';
import type { EditionId } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type AccountOfAddress = {
  districtId: number;
  personId: number;
  schoolId: number;
  username: string;
  schoolName: string;
  /** As it stands in the account. */
  email: string;
  isActive: boolean;
};

/** More than a family or a school's shared address has. */
const mostAccounts = 50;

/** Every account of an edition whose e-mail that counts (D88) is this one, whatever the case of its letters. */
export async function selectAccountsOfAddress(db: Db | Tx, { edition, email }: { edition: EditionId; email: string }): Promise<AccountOfAddress[]> {
  const counts = sql`coalesce(nullif(p.email, ''), nullif(p.faculty_email, ''), nullif(p.school_email, ''))`;
  const { rows } = await sql<AccountOfAddress>`
    select p.district_id as "districtId", p.person_id as "personId", p.school_id as "schoolId", p.username, i.name as "schoolName",
      ${counts} as email, p.status = 'active' as "isActive"
    from person p join institution i on i.district_id = p.district_id and i.institution_id = p.school_id
    where lower(${counts}) = lower(${email}) and ${counts} is not null and i.edition = ${edition} and i.closed_at is null
    order by p.username limit ${mostAccounts}`.execute(db);
  return rows;
}

export type AccountOfLink = { username: string; role: Role; isActive: boolean };

export async function selectOptionalAccount(
  db: Db | Tx,
  { districtId, personId }: { districtId: number; personId: number },
): Promise<(AccountOfLink & { schoolId: number; edition: EditionId; schoolName: string }) | undefined> {
  const { rows } = await sql<AccountOfLink & { schoolId: number; edition: EditionId; schoolName: string }>`
    select p.username, p.active_role as role, p.status = 'active' as "isActive", p.school_id as "schoolId", i.edition, i.name as "schoolName"
    from person p join institution i on i.district_id = p.district_id and i.institution_id = p.school_id
    where p.district_id = ${districtId} and p.person_id = ${personId}`.execute(db);
  return rows[0];
}
