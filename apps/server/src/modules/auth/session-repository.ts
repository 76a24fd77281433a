import type { DeviceName, SignInMeans } from '@alba/domain/sessions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type SessionRow = DeviceName & { districtId: number; sessionId: string; personId: number; means: SignInMeans; now: Date; endsAt: Date };

/** What the owner is shown of a session; the session itself is its family of tokens. */
export async function insertSession(tx: Tx, { districtId, sessionId, personId, means, browser, system, now, endsAt }: SessionRow): Promise<void> {
  await tx
    .insertInto('session')
    .values({ district_id: districtId, session_id: sessionId, person_id: personId, means, browser, system, signed_in_at: now, ends_at: endsAt })
    .execute();
}

export async function selectOptionalSignedInAt(db: Db, { districtId, sessionId }: Pick<SessionRow, 'districtId' | 'sessionId'>): Promise<Date | undefined> {
  const row = await db
    .selectFrom('session')
    .select('signed_in_at as signedInAt')
    .where('district_id', '=', districtId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.signedInAt;
}

/** Forgets sessions whose time is over. */
export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('ends_at', '<', sql<Date>`${now}::timestamptz - interval '1 day'`).execute();
}
