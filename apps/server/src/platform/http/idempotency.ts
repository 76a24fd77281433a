import { createHash } from 'node:crypto';
import type { AnyEndpoint } from '@alba/contract/endpoint';
import { sql } from 'kysely';
import { type Db, type Tx, transact } from '../db/index.ts';
import { Refusal, refuseInput } from './refuse.ts';
import type { ParsedInput } from './validate.ts';
import type { Viewer } from './viewer.ts';

const keyShape = /^[\x21-\x7e]{1,64}$/;
/** How long a reply is kept for a repeat. */
export const keptHours = 24;

/** The key of the request, checked; undefined where the call goes without one. */
export function idempotencyKeyOf({ idempotent }: AnyEndpoint, header: unknown): string | undefined {
  if (idempotent === 'no') return undefined;
  if (header === undefined && idempotent === 'required') throw new Refusal('idempotency_key_required');
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !keyShape.test(header)) throw refuseInput({ path: ['Idempotency-Key'], rule: 'wrong_format' });
  return header;
}

type Once = {
  db: Db;
  viewer: Viewer;
  endpoint: AnyEndpoint;
  key: string;
  input: ParsedInput;
  /** Acts and gives the reply as JSON text. */
  act: (tx: Tx) => Promise<string>;
};

/**
 * Acts once for a key and person: the reply is stored in the transaction of the act, so a repeat, even one sent at the same
 * moment, gets that reply and changes nothing. A refused act stores nothing and may be sent again. The same key with other
 * input is refused (D90).
 */
export function actOnce({ db, viewer, endpoint, key, input, act }: Once): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify([input.params, input.query, input.body]))
    .digest('base64url');
  const row = { district_id: viewer.districtId, person_id: viewer.personId, endpoint: endpoint.name, key };
  return transact(db, async (tx) => {
    if (!(await claim(tx, { ...row, body_hash: hash }))) return await storedReply(tx, row, hash);
    const reply = await act(tx);
    // Stored as a text inside the JSON column, which would put an object's fields in another order.
    await tx
      .updateTable('idempotency_key')
      .set({ status: 200, reply: JSON.stringify(reply) })
      .where('district_id', '=', row.district_id)
      .where('person_id', '=', row.person_id)
      .where('endpoint', '=', row.endpoint)
      .where('key', '=', row.key)
      .execute();
    return reply;
  });
}

type Row = { district_id: number; person_id: number; endpoint: string; key: string };

/** True when the key is new or was kept long enough. Waits for another transaction that is acting under the same key. */
async function claim(tx: Tx, row: Row & { body_hash: string }): Promise<boolean> {
  const claimed = await tx
    .insertInto('idempotency_key')
    .values({ ...row, status: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['district_id', 'person_id', 'endpoint', 'key'])
        .doUpdateSet({ body_hash: row.body_hash, status: 0, reply: null, created_at: sql<Date>`now()` })
        .where('idempotency_key.created_at', '<', sql<Date>`now() - make_interval(hours => ${keptHours})`),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function storedReply(tx: Tx, row: Row, hash: string): Promise<string> {
  const stored = await tx
    .selectFrom('idempotency_key')
    .select(['body_hash', 'reply'])
    .where('district_id', '=', row.district_id)
    .where('person_id', '=', row.person_id)
    .where('endpoint', '=', row.endpoint)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow();
  if (stored.body_hash !== hash) throw new Refusal('idempotency_key_reused');
  return stored.reply as string;
}

/** Forgets replies whose time is over; told how many. */
export async function purgeIdempotencyKeys(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${keptHours})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
