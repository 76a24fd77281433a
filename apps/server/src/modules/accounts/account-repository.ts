import type { Role } from '@alba/domain/accounts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

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
