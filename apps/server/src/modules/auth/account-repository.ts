import type { Role } from '@alba/domain/accounts';
import type { EditionId } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A person as signing in sees them: what a token says, and what may forbid one. */
export type Account = {
  districtId: number;
  personId: number;
  schoolId: number;
  networkId: number;
  edition: EditionId;
  /** The school's own zone; null where it has none. */
  timeZone: string | null;
  firstName: string;
  lastName: string;
  /** The e-mail that counts (D88). */
  email: string | null;
  passwordHash: string | null;
  isActive: boolean;
  isDisabledBySchool: boolean;
  activeRole: Role;
  grants: { role: Role; permissions: string[] }[];
  lastSignInAt: Date | null;
  sessionVersion: number;
  preferences: unknown;
  /** Signing in asks for a code too. */
  hasSecondStep: boolean;
};

/** Neither the school nor its district was closed: then nobody there signs in any more (D50). */
const isOpen = sql`i.closed_at is null and not exists (
  select from institution d where d.district_id = i.district_id and d.institution_id = i.district_id and d.closed_at is not null)`;

const accountColumns = sql`
  p.district_id as "districtId", p.person_id as "personId", p.school_id as "schoolId", i.network_id as "networkId", i.edition, i.time_zone as "timeZone",
  p.first_name as "firstName", p.last_name as "lastName", coalesce(nullif(p.email, ''), nullif(p.faculty_email, ''), nullif(p.school_email, '')) as email,
  p.password_hash as "passwordHash", p.status = 'active' and ${isOpen} as "isActive", p.access_disabled_by_school or i.students_disabled as "isDisabledBySchool",
  p.active_role as "activeRole", p.last_sign_in_at as "lastSignInAt", p.session_version as "sessionVersion", p.preferences,
  coalesce((select jsonb_agg(jsonb_build_object('role', g.role, 'permissions', g.permissions) order by g.role)
    from role_grant g where g.district_id = p.district_id and g.person_id = p.person_id), '[]'::jsonb) as grants,
  exists (select from second_step s where s.district_id = p.district_id and s.person_id = p.person_id and s.confirmed_at is not null) as "hasSecondStep"`;

export async function selectOptionalByUsername(db: Db, { edition, foldedName }: { edition: EditionId; foldedName: string }): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select ${accountColumns}
    from sign_in_name n
    join person p on p.district_id = n.district_id and p.person_id = n.person_id
    join institution i on i.district_id = p.district_id and i.institution_id = p.school_id
    where n.edition = ${edition} and n.folded_name = ${foldedName}`.execute(db);
  return rows[0];
}

type PersonKey = { districtId: number; personId: number };

/** The account, locked until the transaction ends: whatever changes a person's sessions goes one after the other. */
export async function lockAccount(tx: Tx, { districtId, personId }: PersonKey): Promise<Account> {
  const { rows } = await sql<Account>`
    select ${accountColumns}
    from person p join institution i on i.district_id = p.district_id and i.institution_id = p.school_id
    where p.district_id = ${districtId} and p.person_id = ${personId}
    for no key update of p`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`person ${personId} has a session and no account`);
  return row;
}

export type SessionFacts = Account & { isFamilyLive: boolean };

/** What decides whether a session still counts, in one statement. */
export async function selectOptionalSessionFacts(
  db: Db,
  { districtId, personId, sessionId }: PersonKey & { sessionId: string },
): Promise<SessionFacts | undefined> {
  const { rows } = await sql<SessionFacts>`
    select ${accountColumns}, exists (
      select from refresh_token t where t.district_id = p.district_id and t.family_id = ${sessionId}::uuid and t.person_id = p.person_id and t.revoked_at is null
    ) as "isFamilyLive"
    from person p join institution i on i.district_id = p.district_id and i.institution_id = p.school_id
    where p.district_id = ${districtId} and p.person_id = ${personId}`.execute(db);
  return rows[0];
}

export async function updatePasswordHash(db: Db, { districtId, personId, from, to }: PersonKey & { from: string; to: string }): Promise<void> {
  await db
    .updateTable('person')
    .set({ password_hash: to })
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .where('password_hash', '=', from)
    .execute();
}

/** Another password; tokens made before stop counting. The caller holds the lock of the person. */
export async function updateToNewPassword(tx: Tx, { districtId, personId, passwordHash }: PersonKey & { passwordHash: string }): Promise<void> {
  await tx
    .updateTable('person')
    .set({ password_hash: passwordHash, session_version: sql`session_version + 1` })
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .execute();
}

/** Remembers the role; tokens made for the other role stop counting. */
export async function updateActiveRole(tx: Tx, { districtId, personId, role }: PersonKey & { role: Role }): Promise<void> {
  await tx
    .updateTable('person')
    .set({ active_role: role, session_version: sql`session_version + 1` })
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .execute();
}

/** The moment of the sign-in (D63), the role it was made in, and the day's count for the figures. */
export async function recordSignIn(tx: Tx, given: PersonKey & { role: Role; schoolId: number; schoolYear: number; day: string; now: Date }): Promise<void> {
  const { districtId, personId, role, schoolId, schoolYear, day, now } = given;
  await sql`
    with stamped as (
      update person set last_sign_in_at = ${now}, active_role = ${role} where district_id = ${districtId} and person_id = ${personId}
    )
    insert into usage_day as u (district_id, school_year, day, person_id, school_id, role, sign_ins)
    values (${districtId}, ${schoolYear}, ${day}::date, ${personId}, ${schoolId}, ${role}, 1)
    on conflict (district_id, school_year, day, person_id, role) do update set sign_ins = u.sign_ins + 1`.execute(tx);
}
