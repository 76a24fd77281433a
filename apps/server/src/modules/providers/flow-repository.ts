import type { EditionId } from '@alba/domain/editions';
import type { Db } from '../../platform/db/index.ts';
import type { ProviderId } from './proven-identity.ts';

/** Why the browser was sent to a provider: to sign in, to connect an account, or to allow more. */
export type Purpose = 'sign-in' | 'connect' | 'consent';

export type Flow = {
  provider: ProviderId;
  purpose: Purpose;
  edition: EditionId;
  redirectUri: string;
  scopes: string[];
  /** Who asked, unless it is a sign-in. */
  person?: { districtId: number; personId: number };
};

export async function insertFlow(
  db: Db,
  { stateHash, binderHash, flow, expiresAt }: { stateHash: Buffer; binderHash: Buffer; flow: Flow; expiresAt: Date },
): Promise<void> {
  const { provider, purpose, edition, redirectUri, scopes, person } = flow;
  await db
    .insertInto('provider_flow')
    .values({
      state_hash: stateHash,
      binder_hash: binderHash,
      provider,
      purpose,
      edition,
      redirect_uri: redirectUri,
      scopes,
      district_id: person?.districtId ?? null,
      person_id: person?.personId ?? null,
      expires_at: expiresAt,
    })
    .execute();
}

/** Takes it away in the same breath: of two that come at once one gets it. */
export async function deleteOptionalFlow(
  db: Db,
  { stateHash, now }: { stateHash: Buffer; now: Date },
): Promise<{ flow: Flow; binderHash: Buffer } | undefined> {
  const row = await db.deleteFrom('provider_flow').where('state_hash', '=', stateHash).returningAll().executeTakeFirst();
  if (!row || row.expires_at <= now) return undefined;
  const { district_id: districtId, person_id: personId } = row;
  return {
    binderHash: row.binder_hash,
    flow: {
      provider: row.provider as ProviderId,
      purpose: row.purpose as Purpose,
      edition: row.edition as EditionId,
      redirectUri: row.redirect_uri,
      scopes: row.scopes,
      person: districtId === null || personId === null ? undefined : { districtId, personId },
    },
  };
}
