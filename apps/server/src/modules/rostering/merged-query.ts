import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the account was merged with another after the run: then what the run did for it belongs to one account with what the other one had,
 * so that the undo leaves it alone. Never null.
 */
export const isMergedSince = ({ districtId, since }: { districtId: number; since: Date }, personId: RawBuilder<unknown>) => sql<boolean>`
  exists (select from person_merge m where m.district_id = ${districtId} and m.undone_at is null and m.merged_at >= ${since}
    and ${personId} in (m.kept_id, m.merged_id))`;
