import type { Db, Tx } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import { seal, unseal } from '../../platform/tokens/index.ts';
import type { Refreshed } from './google.ts';
import { selectOptionalGrant, updateToBroken, upsertGrant } from './grant-repository.ts';
import type { PersonKey } from './identity-repository.ts';
import type { ProviderServices } from './services.ts';
import { asking } from './start-service.ts';

export type Granted =
  | { kind: 'granted'; accessToken: string /** The person at Google. */; subject: string }
  /** Not asked yet, or something of it was not allowed: send the person to `startConsent`. */
  | { kind: 'ask'; missing: string[] }
  /** Google no longer honours it: ask again, and say so. */
  | { kind: 'broken' };

const boundTo = ({ districtId, personId }: PersonKey) => `provider_grant google ${districtId} ${personId}`;

/** Keeps what a person allowed, sealed (D64). */
export async function keepGrant(
  tx: Tx | Db,
  { keys }: Pick<ProviderServices, 'keys'>,
  given: { person: PersonKey; subject: string; refreshToken: string; scopes: readonly string[]; now: Date },
): Promise<void> {
  const { person, subject, refreshToken, scopes, now } = given;
  await upsertGrant(tx, { ...person, subject, scopes, sealedToken: seal(refreshToken, { key: keys.sealing, bound: boundTo(person) }), now });
}

export const openGrant = ({ keys }: Pick<ProviderServices, 'keys'>, person: PersonKey, sealed: Buffer): string | undefined =>
  unseal(sealed, { key: keys.sealing, bound: boundTo(person) });

/**
 * A token for Google in the name of a person who is not asked again, or what has to be asked first. For importing classes; it is
 * good for an hour and must not be kept. Throws `provider_unavailable` when Google does not answer.
 */
export async function grantFor(db: Db, services: ProviderServices, given: { person: PersonKey; scopes: readonly string[]; now: Date }): Promise<Granted> {
  const { person, scopes, now } = given;
  const google = services.providers.google;
  if (!google) throw new Refusal('provider_not_set_up');
  const stored = await selectOptionalGrant(db, person);
  if (!stored) return { kind: 'ask', missing: [...scopes] };
  if (stored.brokenAt) return { kind: 'broken' };
  const missing = scopes.filter((scope) => !stored.scopes.includes(scope));
  if (missing.length > 0) return { kind: 'ask', missing };
  const token = openGrant(services, person, stored.sealedToken);
  const refreshed = token === undefined ? undefined : await asking(services, google, () => google.refresh(token));
  if (!refreshed) {
    await updateToBroken(db, { ...person, now });
    return { kind: 'broken' };
  }
  await keepRotated(db, services, { person, stored, refreshed, now });
  return { kind: 'granted', accessToken: refreshed.accessToken, subject: stored.subject };
}

async function keepRotated(
  db: Db,
  services: ProviderServices,
  given: { person: PersonKey; stored: { subject: string; scopes: string[] }; refreshed: Refreshed; now: Date },
): Promise<void> {
  const { person, stored, refreshed, now } = given;
  if (refreshed.refreshToken) await keepGrant(db, services, { ...stored, person, refreshToken: refreshed.refreshToken, now });
}
