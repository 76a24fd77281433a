import type { SignInMeans } from '@alba/domain/sessions';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** Nobody has more at a time who uses them. */
const most = 50;

export type LiveSession = {
  sessionId: string;
  browser: string | null;
  system: string | null;
  means: SignInMeans | null;
  signedInAt: Date;
  /** When its newest token was made: every ten minutes of use. */
  lastSeenAt: Date;
};

/** Sessions that still count: their newest token was neither used up nor ended. `sessionId` comes first, then the latest used. */
export async function selectLiveSessions(
  db: Db,
  { districtId, personId, sessionId, now }: { districtId: number; personId: number; sessionId: string; now: Date },
): Promise<LiveSession[]> {
  const { rows } = await sql<LiveSession>`
    select s.session_id as "sessionId", s.browser, s.system, s.means, s.signed_in_at as "signedInAt", t.created_at as "lastSeenAt"
    from session s
    join refresh_token t on t.district_id = s.district_id and t.family_id = s.session_id
      and t.succeeded_at is null and t.revoked_at is null and t.expires_at > ${now} and t.family_ends_at > ${now}
    where s.district_id = ${districtId} and s.person_id = ${personId}
    order by s.session_id = ${sessionId}::uuid desc, t.created_at desc, s.session_id
    limit ${most}`.execute(db);
  return rows;
}
