import type { Db, Tx } from '../../platform/db/index.ts';
import type { ProvenIdentity } from './proven-identity.ts';

export async function insertPending(
  db: Db,
  { ticketHash, identity, expiresAt }: { ticketHash: Buffer; identity: ProvenIdentity; expiresAt: Date },
): Promise<void> {
  const { provider, edition, issuer, subject, email, firstName, lastName, hostedDomain, districtId, roles, externalSchool } = identity;
  await db
    .insertInto('pending_identity')
    .values({
      ticket_hash: ticketHash,
      district_id: districtId ?? null,
      provider,
      edition,
      issuer,
      subject,
      email: email ?? null,
      first_name: firstName,
      last_name: lastName,
      hosted_domain: hostedDomain ?? null,
      roles: [...roles],
      external_school: externalSchool ?? null,
      expires_at: expiresAt,
    })
    .execute();
}

/** Takes it away: a ticket is good once. */
export async function deleteOptionalPending(tx: Tx, { ticketHash, now }: { ticketHash: Buffer; now: Date }): Promise<ProvenIdentity | undefined> {
  const row = await tx.deleteFrom('pending_identity').where('ticket_hash', '=', ticketHash).returningAll().executeTakeFirst();
  if (!row || row.expires_at <= now) return undefined;
  return {
    provider: row.provider as ProvenIdentity['provider'],
    edition: row.edition as ProvenIdentity['edition'],
    issuer: row.issuer,
    subject: row.subject,
    email: row.email ?? undefined,
    firstName: row.first_name,
    lastName: row.last_name,
    hostedDomain: row.hosted_domain ?? undefined,
    districtId: row.district_id ?? undefined,
    roles: row.roles as ProvenIdentity['roles'],
    externalSchool: row.external_school ?? undefined,
  };
}

/** Forgets what nobody came back for. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('pending_identity').where('expires_at', '<', now).execute();
  await db.deleteFrom('provider_flow').where('expires_at', '<', now).execute();
}
