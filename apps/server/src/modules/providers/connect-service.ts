import { finishProviderSignIn as endpoint, confirmProviderLink as linkEndpoint } from '@alba/contract/providers';
import { type Db, type Tx, transact } from '../../platform/db/index.ts';
import { refuse, type Viewer } from '../../platform/http/index.ts';
import { tellOwner } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { type AuthCall, auditOfAccount, lockAccount } from '../auth/index.ts';
import type { Flow } from './flow-repository.ts';
import { keepGrant } from './grant-service.ts';
import { type PersonKey, selectConnections, selectOptionalOwner } from './identity-repository.ts';
import { linkIdentity, schoolRefusal } from './link-service.ts';
import { takePendingIdentity } from './pending-identity.ts';
import type { Proof } from './proof.ts';
import { type ProvenIdentity, serviceNames } from './proven-identity.ts';
import type { ProviderServices } from './services.ts';

type Connecting = { flow: Flow; person: PersonKey; proof: Proof; call: AuthCall };

/**
 * Connects a provider's account to the person who asked for it, and keeps what they allowed. Who signs in with one Google account may
 * read classes with another: that one is not connected, only what it allows is kept.
 */
export async function connectAccount(db: Db, services: ProviderServices, { flow, person, proof, call }: Connecting): Promise<void> {
  const { grant, externalDistrict: _district, ...proven } = proof;
  const identity: ProvenIdentity = { ...proven, edition: flow.edition };
  await transact(db, async (tx) => {
    const refused = flow.purpose === 'consent' ? await allowTo(tx, { identity, person, call }) : await link(tx, { identity, person, call });
    if (refused) throw refuse(endpoint, refused);
    if (flow.purpose !== 'consent') return;
    // A consent that gives nothing to keep would fail silently at the next import.
    if (!grant.refreshToken) throw refuse(endpoint, 'provider_answer_refused');
    await keepGrant(tx, services, { person, subject: identity.subject, refreshToken: grant.refreshToken, scopes: grant.scopes, now: call.now });
  });
}

/** The confirmation of a proposed link: who holds the ticket has signed in to the account, with its password. */
export async function confirmLink(db: Db, { ticket, viewer, call }: { ticket: string; viewer: Viewer; call: AuthCall }): Promise<{ done: true }> {
  await transact(db, async (tx) => {
    const identity = await takePendingIdentity(tx, ticket, call.now);
    if (!identity || identity.edition !== viewer.edition) throw refuse(linkEndpoint, 'provider_sign_in_expired');
    const refused = await link(tx, { identity, person: viewer, call });
    if (refused) throw refuse(linkEndpoint, refused);
  });
  return { done: true };
}

/** Why this account may not lend its classes: it is somebody else's here, or not of the school's Workspace. */
async function allowTo(tx: Tx, given: { identity: ProvenIdentity; person: PersonKey; call: AuthCall }) {
  const { identity, person } = given;
  const connections = await selectConnections(tx, person);
  const own = connections.find(({ provider }) => provider === identity.provider);
  if (!own || own.subject === identity.subject) return link(tx, given);
  if (await selectOptionalOwner(tx, identity)) return 'provider_account_taken' as const;
  const { schoolId } = await lockAccount(tx, person);
  return schoolRefusal(tx, { identity, districtId: person.districtId, schoolId });
}

async function link(tx: Tx, { identity, person, call }: { identity: ProvenIdentity; person: PersonKey; call: AuthCall }) {
  const { districtId, personId } = person;
  const owner = await selectOptionalOwner(tx, identity);
  if (owner?.districtId === districtId && owner.personId === personId) return undefined;
  const account = await lockAccount(tx, { districtId, personId });
  const refused = await linkIdentity(tx, { identity, person: { districtId, personId }, schoolId: account.schoolId, now: call.now });
  if (refused) return refused;
  const actor = { actorId: personId, actorRole: account.activeRole };
  await recordAudit(tx, { ...auditOfAccount(account, call), ...actor, action: 'person.provider-connected', data: { provider: identity.provider } });
  await tellOwner(tx, 'provider-connected', { districtId, personId, edition: account.edition, service: serviceNames[identity.provider], now: call.now });
  return undefined;
}
