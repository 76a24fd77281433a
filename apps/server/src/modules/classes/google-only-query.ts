import { sql } from 'kysely';

/**
 * Whether somebody has a Google account here and no password: imported students sign in with Google. Of the row `p` of `person`. Clever is not
 * asked for, since a roster of it can come without anybody signing in by it.
 */
export const hasOnlyGoogle = sql<boolean>`
  p.password_hash is null and exists (
    select from external_identity x where x.district_id = p.district_id and x.person_id = p.person_id and x.provider = 'google')`;
