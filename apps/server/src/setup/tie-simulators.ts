import { foldUsername } from '@alba/domain/accounts';
import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';
import { googleSubject } from './simulated-classroom.ts';
import { cleverTies, connectedByGoogle } from './simulated-people.ts';

/**
 * Makes the simulated Google and Clever know the demonstration schools: some people have their Google account connected, and each
 * district is tied to a Clever district. Touches demonstration districts only; doing it again changes nothing.
 */
export async function tieSimulators(db: Db): Promise<void> {
  for (const { edition, usernames } of connectedByGoogle) {
    for (const username of usernames) {
      await sql`
        insert into external_identity (edition, issuer, subject, district_id, person_id, provider, email, linked_at)
        select n.edition, 'simulated:google', ${googleSubject(edition, username)}, n.district_id, n.person_id, 'google', ${`${username}@example.org`}, now()
        from sign_in_name n join institution d on d.district_id = n.district_id and d.kind = 'district' and d.is_demonstration
        where n.edition = ${edition} and n.folded_name = ${foldUsername(username)}
        on conflict do nothing`.execute(db);
    }
  }
  for (const [edition, { district, schools }] of Object.entries(cleverTies)) {
    await sql`
      update institution i set settings = settings || case
        when kind = 'district' then jsonb_build_object('cleverDistrictId', ${district}::text)
        else jsonb_build_object('cleverSchoolId', (${[...schools]}::text[])[1 + (select count(*) from institution o
          where o.district_id = i.district_id and o.kind = 'school' and o.institution_id < i.institution_id)]) end
      where is_demonstration and edition = ${edition} and not settings ?| array['cleverDistrictId', 'cleverSchoolId']`.execute(db);
  }
}
