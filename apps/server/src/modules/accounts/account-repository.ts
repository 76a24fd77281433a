import type { Role } from '@alba/domain/accounts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type OwnAccount = {
  username: string;
  firstName: string;
  lastName: string;
  email: string | null;
  roles: Role[];
  lastSignInAt: Date | null;
};

/** Of several e-mails the first counts: e-mail, faculty e-mail, school e-mail (D88). */
export async function selectOwnAccount(db: Db, { districtId, personId }: { districtId: number; personId: number }): Promise<OwnAccount> {
  const { rows } = await sql<OwnAccount>`
    select p.username, p.first_name as "firstName", p.last_name as "lastName",
      coalesce(nullif(p.email, ''), nullif(p.faculty_email, ''), nullif(p.school_email, '')) as email, p.last_sign_in_at as "lastSignInAt",
      array(select distinct g.role from role_grant g where g.district_id = p.district_id and g.person_id = p.person_id order by 1) as roles
    from person p
    where p.district_id = ${districtId} and p.person_id = ${personId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`person ${personId} has a session and no account`);
  return row;
}

type PersonKey = { districtId: number; personId: number };
/** E-mails that wait for the word of their owner. */
export type PendingEmails = { email?: string; schoolEmail?: string };

export type NamedAccount = PersonKey & { username: string /** The one that counts (D88). */; email: string | null; pendingEmails: PendingEmails };

/** Whose account a message is about. */
async function selectOptionalNamed(db: Db | Tx, { districtId, personId }: PersonKey): Promise<NamedAccount | undefined> {
  const { rows } = await sql<NamedAccount>`
    select district_id as "districtId", person_id as "personId", username, pending_emails as "pendingEmails",
      coalesce(nullif(email, ''), nullif(faculty_email, ''), nullif(school_email, '')) as email
    from person where district_id = ${districtId} and person_id = ${personId}`.execute(db);
  return rows[0];
}

/** The account that a message is about, if it is about one. */
export const namedOf = async (db: Db | Tx, { districtId, personId }: Partial<PersonKey>): Promise<NamedAccount | undefined> =>
  districtId === undefined || personId === undefined ? undefined : await selectOptionalNamed(db, { districtId, personId });

export type StoredAccount = OwnAccount & {
  /** The person's own address; of teachers the one at their school (`facultyEmail` of signing up). */
  mainEmail: string | null;
  schoolEmail: string | null;
  pendingEmails: PendingEmails;
  passwordHash: string | null;
  preferences: unknown;
  schoolName: string;
  /** Of administrators of the whole district. */
  districtName: string | null;
  schoolCode: string | null;
};

const storedColumns = sql`
  p.username, p.first_name as "firstName", p.last_name as "lastName", p.last_sign_in_at as "lastSignInAt",
  coalesce(nullif(p.email, ''), nullif(p.faculty_email, '')) as "mainEmail", nullif(p.school_email, '') as "schoolEmail",
  coalesce(nullif(p.email, ''), nullif(p.faculty_email, ''), nullif(p.school_email, '')) as email,
  p.pending_emails as "pendingEmails", p.password_hash as "passwordHash", p.preferences, i.name as "schoolName",
  (select d.name from role_grant g join institution d on d.district_id = g.district_id and d.institution_id = g.institution_id
    where g.district_id = p.district_id and g.person_id = p.person_id and g.role = 'admin' and g.institution_id = p.district_id) as "districtName", i.school_code as "schoolCode",
  array(select distinct g.role from role_grant g where g.district_id = p.district_id and g.person_id = p.person_id order by 1) as roles`;

/** Everything the account page shows and changes. */
export async function selectStoredAccount(db: Db | Tx, { districtId, personId }: PersonKey): Promise<StoredAccount> {
  const { rows } = await sql<StoredAccount>`
    select ${storedColumns} from person p join institution i on i.district_id = p.district_id and i.institution_id = p.school_id
    where p.district_id = ${districtId} and p.person_id = ${personId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`person ${personId} has a session and no account`);
  return row;
}

export type AccountChange = { firstName?: string; lastName?: string; pendingEmails?: PendingEmails; preferences?: object };

/** Changes what is given. The caller holds the lock of the person. */
export async function updateAccount(tx: Tx, { districtId, personId, ...change }: PersonKey & AccountChange): Promise<void> {
  const { firstName, lastName, pendingEmails, preferences } = change;
  await tx
    .updateTable('person')
    .set({
      ...(firstName !== undefined && { first_name: firstName }),
      ...(lastName !== undefined && { last_name: lastName }),
      ...(pendingEmails !== undefined && { pending_emails: JSON.stringify(pendingEmails) }),
      ...(preferences !== undefined && { preferences: JSON.stringify(preferences) }),
    })
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .execute();
}

/** Puts an address, or none, in its place: a teacher's own is the one of the faculty, as signing up writes it. */
export async function updateEmail(tx: Tx, given: PersonKey & { field: keyof PendingEmails; isTeacher: boolean; address: string | null }): Promise<void> {
  const { districtId, personId, field, isTeacher, address } = given;
  const own = isTeacher ? { email: null, faculty_email: address } : { email: address, faculty_email: null };
  await tx
    .updateTable('person')
    .set(field === 'email' ? own : { school_email: address })
    .where('district_id', '=', districtId)
    .where('person_id', '=', personId)
    .execute();
}
