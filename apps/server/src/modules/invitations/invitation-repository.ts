import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Whether anybody can look after this installation already. */
export async function hasAdministrator(db: Db | Tx): Promise<boolean> {
  const { rows } = await sql`
    select from role_grant g join person p on p.district_id = g.district_id and p.person_id = g.person_id
    where g.role = 'admin' and p.status = 'active' limit 1`.execute(db);
  return rows.length > 0;
}

/** Any number will do, as long as every server uses the same. */
const setupLock = 7_301_186_002;

/** Of several who set the installation up at the same moment one goes on; the others wait until it has ended. */
export async function lockSetup(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${setupLock}::bigint)`.execute(tx);
}
