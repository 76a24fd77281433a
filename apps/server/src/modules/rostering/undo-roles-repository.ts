import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { UndoPart } from './keeping.ts';
import type { Rights } from './rights-changed.ts';

type LineOfRights = { changeId: number; rights: Rights };

/** Lines of the part that gave or took roles and are taken back; a name that somebody changed since stays, the rights do not. */
export async function selectReversedRights(
  tx: Tx,
  { districtId, runId, part }: UndoPart,
  { after, limit }: { after: number; limit: number },
): Promise<LineOfRights[]> {
  const { rows } = await sql<LineOfRights>`
    select change_id as "changeId", data -> 'ours' as rights from roster_change
    where district_id = ${districtId} and run_id = ${runId} and school_external_id = ${part} and change_id > ${after} and state in ('reversed', 'kept')
      and reason is distinct from 'merged' and kind in ('person-added', 'person-changed', 'person-returned') and (data -> 'ours') ?| array['gained', 'lost']
    order by change_id limit ${limit}`.execute(tx);
  return rows;
}
