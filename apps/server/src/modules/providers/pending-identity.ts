import type { Db, Tx } from '../../platform/db/index.ts';
import { hashSecret, newSecret } from '../../platform/tokens/index.ts';
import { deleteOptionalPending, insertPending } from './pending-repository.ts';
import type { ProvenIdentity } from './proven-identity.ts';

/** Long enough to fill a form in, short enough that a forgotten tab is worth nothing. */
const ticketMs = 30 * 60_000;

/** Keeps who somebody has shown to be until they have an account; the ticket is for their browser alone. */
export async function keepPendingIdentity(db: Db, identity: ProvenIdentity, now: Date): Promise<string> {
  const ticket = newSecret();
  await insertPending(db, { ticketHash: hashSecret(ticket), identity, expiresAt: new Date(now.getTime() + ticketMs) });
  return ticket;
}

/**
 * Who the holder of a ticket is, or undefined when it is unknown, used or older than 30 minutes. The ticket is used up with the
 * caller's transaction; follow with `linkIdentity` in the same one.
 */
export async function takePendingIdentity(tx: Tx, ticket: string, now: Date): Promise<ProvenIdentity | undefined> {
  return deleteOptionalPending(tx, { ticketHash: hashSecret(ticket), now });
}
