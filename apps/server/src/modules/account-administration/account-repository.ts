import { foldUsername, type Role } from '@alba/domain/accounts';
import type { EditionId } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** An account as those see it who look after accounts: no name, no address, nothing that somebody could sign in with. */
export type AccountView = {
  districtId: number;
  personId: number;
  schoolId: number;
  edition: EditionId;
  username: string;
  roles: Role[];
  isActive: boolean;
  isDisabledBySchool: boolean;
  /** Has an e-mail that counts (D88). */
  hasEmail: boolean;
  hasPassword: boolean;
  lastSignInAt: Date | null;
};
export type AccountKey = { districtId: number; personId: number };

const columns = sql`
  p.district_id as "districtId", p.person_id as "personId", p.school_id as "schoolId", i.edition, p.username, p.status = 'active' as "isActive",
  p.access_disabled_by_school as "isDisabledBySchool", coalesce(nullif(p.email, ''), nullif(p.faculty_email, ''), nullif(p.school_email, '')) is not null as "hasEmail",
  p.password_hash is not null as "hasPassword", p.last_sign_in_at as "lastSignInAt",
  array(select distinct g.role from role_grant g where g.district_id = p.district_id and g.person_id = p.person_id order by 1) as roles
  from person p join institution i on i.district_id = p.district_id and i.institution_id = p.school_id`;

/** The accounts with this user name, at most one in each edition. */
export async function selectByUsername(db: Db | Tx, { username, edition }: { username: string; edition?: EditionId }): Promise<AccountView[]> {
  const { rows } = await sql<AccountView>`
    select ${columns} join sign_in_name n on n.district_id = p.district_id and n.person_id = p.person_id
    where n.folded_name = ${foldUsername(username)} and (${edition ?? null}::text is null or n.edition = ${edition ?? null}) order by i.edition`.execute(db);
  return rows;
}

export type AccountFilter = {
  /** A school, or a district with all its schools. */
  institutionId: number;
  districtId: number;
  role?: Role;
  onlyDeactivated?: boolean;
  /** The last account of the page before. */
  after?: number;
  limit: number;
};

export async function selectAccounts(
  db: Db | Tx,
  { institutionId, districtId, role, onlyDeactivated = false, after = 0, limit }: AccountFilter,
): Promise<AccountView[]> {
  const { rows } = await sql<AccountView>`
    select ${columns}
    where p.district_id = ${districtId} and (p.school_id = ${institutionId} or ${institutionId}::bigint = ${districtId}::bigint) and p.person_id > ${after}
      and (${role ?? null}::text is null or exists (
        select from role_grant g where g.district_id = p.district_id and g.person_id = p.person_id and g.role = ${role ?? null}))
      and (not ${onlyDeactivated} or p.status = 'deactivated')
    order by p.person_id limit ${limit}`.execute(db);
  return rows;
}

/** The caller holds the lock of the person. Tokens that were made before stop counting. */
export async function updateStanding(
  tx: Tx,
  { districtId, personId, isActive, isDisabledBySchool }: AccountKey & { isActive?: boolean; isDisabledBySchool?: boolean },
): Promise<void> {
  await tx
    .updateTable('person')
    .set({
      session_version: sql`session_version + 1`,
      ...(isActive !== undefined && { status: isActive ? 'active' : 'deactivated' }),
      ...(isDisabledBySchool !== undefined && { access_disabled_by_school: isDisabledBySchool }),
    })
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .execute();
}
