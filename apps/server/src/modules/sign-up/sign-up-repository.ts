import type { EditionId } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** How the accounts of an address are signed in to. */
export type AddressUse = { hasPassword: boolean; hasGoogle: boolean };

/** The accounts of an edition whose e-mail that counts this is (D88); a few tell enough. */
export async function selectUsesOfAddress(db: Db, { edition, email }: { edition: EditionId; email: string }): Promise<AddressUse[]> {
  const { rows } = await sql<AddressUse>`
    select p.password_hash is not null as "hasPassword", exists (
      select from external_identity e where e.district_id = p.district_id and e.person_id = p.person_id and e.provider = 'google'
    ) as "hasGoogle"
    from person p join institution i on i.district_id = p.district_id and i.institution_id = p.school_id
    where lower(coalesce(nullif(p.email, ''), nullif(p.faculty_email, ''), nullif(p.school_email, ''))) = lower(${email}) and i.edition = ${edition}
    limit 5`.execute(db);
  return rows;
}

/** Which of these folded user names somebody of the edition has. */
export async function selectTakenNames(db: Db, { edition, foldedNames }: { edition: EditionId; foldedNames: readonly string[] }): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select folded_name as name from sign_in_name where edition = ${edition} and folded_name = any(${[...foldedNames]}::text[])`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** What is kept of a sign-up so that its repeat is known; never its password. */
export type KeptSignUp = { districtId: number; personId: number; bodyHash: string; passwordHash: string | null };

const endpointName = 'signUp';

export async function insertKept(tx: Tx, { districtId, personId, key, bodyHash }: { districtId: number; personId: number; key: string; bodyHash: string }) {
  await tx
    .insertInto('idempotency_key')
    .values({ district_id: districtId, person_id: personId, endpoint: endpointName, key, body_hash: bodyHash, status: 200 })
    .execute();
}

/** The account of this user name, if it was made with this key. */
export async function selectOptionalKept(
  db: Db,
  { edition, foldedName, key }: { edition: EditionId; foldedName: string; key: string },
): Promise<KeptSignUp | undefined> {
  return db
    .selectFrom('sign_in_name as n')
    .innerJoin('idempotency_key as k', (join) => join.onRef('k.district_id', '=', 'n.district_id').onRef('k.person_id', '=', 'n.person_id'))
    .innerJoin('person as p', (join) => join.onRef('p.district_id', '=', 'n.district_id').onRef('p.person_id', '=', 'n.person_id'))
    .select(['n.district_id as districtId', 'n.person_id as personId', 'k.body_hash as bodyHash', 'p.password_hash as passwordHash'])
    .where('n.edition', '=', edition)
    .where('n.folded_name', '=', foldedName)
    .where('k.endpoint', '=', endpointName)
    .where('k.key', '=', key)
    .executeTakeFirst();
}

export type Missing = { firstName?: string; lastName?: string; facultyEmail?: string };

/** Fills in what is empty; what stands there stays. */
export async function updateMissing(tx: Tx, { districtId, personId, ...given }: Missing & { districtId: number; personId: number }): Promise<void> {
  const { firstName = null, lastName = null, facultyEmail = null } = given;
  await sql`
    update person set
      first_name = case when btrim(first_name) = '' then coalesce(${firstName}::text, first_name) else first_name end,
      last_name = case when btrim(last_name) = '' then coalesce(${lastName}::text, last_name) else last_name end,
      faculty_email = case when coalesce(nullif(email, ''), nullif(faculty_email, ''), nullif(school_email, '')) is null
        then coalesce(${facultyEmail}::text, faculty_email) else faculty_email end
    where district_id = ${districtId} and person_id = ${personId}`.execute(tx);
}
