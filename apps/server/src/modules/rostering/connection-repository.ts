import type { RosterSource } from '@alba/roster/model/index';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type ConnectionKey = { districtId: number; connectionId: number };

export type ConnectionRow = ConnectionKey & {
  source: RosterSource;
  way: 'package' | 'server';
  name: string;
  tenant: string;
  settings: unknown;
  sealedSecret: Buffer | null;
  schedule: 'off' | 'nightly';
  state: 'active' | 'paused' | 'broken';
  cursor: unknown;
  nextRunAt: Date | null;
};

const columns = sql`
  district_id as "districtId", connection_id as "connectionId", source, way, name, tenant, settings, sealed_secret as "sealedSecret", schedule, state, cursor,
  next_run_at as "nextRunAt"`;

const most = 100;

export async function selectConnections(db: Db | Tx, districtId: number): Promise<ConnectionRow[]> {
  const { rows } = await sql<ConnectionRow>`
    select ${columns} from roster_connection where district_id = ${districtId} and removed_at is null order by connection_id limit ${most}`.execute(db);
  return rows;
}

export async function selectOptionalConnection(db: Db | Tx, { districtId, connectionId }: ConnectionKey): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    select ${columns} from roster_connection
    where district_id = ${districtId} and connection_id = ${connectionId} and removed_at is null`.execute(db);
  return rows[0];
}

/** Until the transaction ends nobody else applies anything of this connection. */
export async function lockConnection(tx: Tx, { districtId, connectionId }: ConnectionKey): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    select ${columns} from roster_connection
    where district_id = ${districtId} and connection_id = ${connectionId} and removed_at is null for no key update`.execute(tx);
  return rows[0];
}

export type NewConnection = Pick<ConnectionRow, 'districtId' | 'source' | 'way' | 'name' | 'tenant' | 'schedule'> & {
  settings: object;
  createdBy?: number;
  now: Date;
};

/** Undefined when the same source is connected already. */
export async function insertConnection(tx: Tx, given: NewConnection): Promise<number | undefined> {
  const { rows } = await sql<{ connectionId: number }>`
    insert into roster_connection (district_id, source, way, name, tenant, settings, schedule, created_by, created_at)
    values (${given.districtId}, ${given.source}, ${given.way}, ${given.name}, ${given.tenant}, ${JSON.stringify(given.settings)}::jsonb, ${given.schedule},
      ${given.createdBy ?? null}, ${given.now})
    on conflict (district_id, source, tenant) where removed_at is null do nothing
    returning connection_id as "connectionId"`.execute(tx);
  return rows[0]?.connectionId;
}

/** The live connection of a tenant, for what is made by itself. */
export async function selectOptionalByTenant(
  tx: Tx,
  { districtId, source, tenant }: Pick<ConnectionRow, 'districtId' | 'source' | 'tenant'>,
): Promise<number | undefined> {
  const { rows } = await sql<{ connectionId: number }>`
    select connection_id as "connectionId" from roster_connection
    where district_id = ${districtId} and source = ${source} and tenant = ${tenant} and removed_at is null`.execute(tx);
  return rows[0]?.connectionId;
}

export type ConnectionChange = {
  name?: string;
  tenant?: string;
  settings?: string;
  sealed_secret?: Buffer;
  schedule?: 'off' | 'nightly';
  state?: ConnectionRow['state'];
  cursor?: string;
  next_run_at?: Date | null;
  removed_at?: Date;
};

export async function updateConnection(db: Db | Tx, { districtId, connectionId, ...change }: ConnectionKey & ConnectionChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('roster_connection').set(change).where('district_id', '=', districtId).where('connection_id', '=', connectionId).execute();
}

/** Its classes and people stay as if they had been made here: no connection may end them any more. */
export async function releaseKept(tx: Tx, { districtId, connectionId, now }: ConnectionKey & { now: Date }): Promise<void> {
  for (const table of ['class', 'class_teacher', 'enrollment'] as const) {
    await tx.updateTable(table).set({ connection_id: null }).where('district_id', '=', districtId).where('connection_id', '=', connectionId).execute();
  }
  await tx.deleteFrom('roster_place').where('district_id', '=', districtId).where('connection_id', '=', connectionId).execute();
  await sql`
    update external_ref set ended_at = coalesce(ended_at, ${now}), made_here = false
    where district_id = ${districtId} and connection_id = ${connectionId} and kind <> 'school'`.execute(tx);
}

/** A source that was connected before is the same one again, so that its people and classes are found and not made a second time. */
export async function reviveConnection(tx: Tx, given: NewConnection): Promise<number | undefined> {
  const { rows } = await sql<{ connectionId: number }>`
    update roster_connection c set removed_at = null, way = ${given.way}, name = ${given.name}, settings = ${JSON.stringify(given.settings)}::jsonb,
      schedule = ${given.schedule}, state = 'active', cursor = '{}', sealed_secret = null
    where (c.district_id, c.connection_id) = (
      select r.district_id, r.connection_id from roster_connection r
      where r.district_id = ${given.districtId} and r.source = ${given.source} and r.tenant = ${given.tenant} and r.removed_at is not null
        and not exists (
          select from roster_connection l
          where l.district_id = r.district_id and l.source = r.source and l.tenant = r.tenant and l.removed_at is null)
      order by r.connection_id desc limit 1)
    returning c.connection_id as "connectionId"`.execute(tx);
  const connectionId = rows[0]?.connectionId;
  if (connectionId !== undefined) await forgetErased(tx, { districtId: given.districtId, connectionId });
  return connectionId;
}

/** Whoever connects a source again wants its classes, also those that were erased here meanwhile. */
async function forgetErased(tx: Tx, { districtId, connectionId }: ConnectionKey): Promise<void> {
  await sql`
    delete from external_ref r where r.district_id = ${districtId} and r.connection_id = ${connectionId} and r.kind = 'class'
      and not exists (select from class c where c.district_id = r.district_id and c.class_id = r.object_id)`.execute(tx);
}

/** Connections whose nightly run is due, each taken by one process: the next time is set before anything is done. */
export async function takeDueConnections(
  db: Db,
  { now, nextOf }: { now: Date; nextOf: (zone: { timeZone: string | null; edition: string }) => Date },
): Promise<ConnectionKey[]> {
  const due = await sql<ConnectionKey & { timeZone: string | null; edition: string; nextRunAt: Date }>`
    select c.district_id as "districtId", c.connection_id as "connectionId", i.time_zone as "timeZone", i.edition, c.next_run_at as "nextRunAt"
    from roster_connection c join institution i on i.district_id = c.district_id and i.institution_id = c.district_id
    where c.removed_at is null and c.schedule <> 'off' and c.next_run_at <= ${now} order by c.next_run_at limit 20`.execute(db);
  const taken: ConnectionKey[] = [];
  for (const { districtId, connectionId, nextRunAt, ...zone } of due.rows) {
    const { numAffectedRows } = await sql`
      update roster_connection set next_run_at = ${nextOf(zone)}
      where district_id = ${districtId} and connection_id = ${connectionId} and next_run_at = ${nextRunAt}`.execute(db);
    if (numAffectedRows === 1n) taken.push({ districtId, connectionId });
  }
  return taken;
}
