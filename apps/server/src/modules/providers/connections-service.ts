import type { ReplyOf } from '@alba/contract/endpoint';
import { type connectedAccounts, disconnectProvider as endpoint } from '@alba/contract/providers';
import { type Db, transact } from '../../platform/db/index.ts';
import { refuse, type Viewer } from '../../platform/http/index.ts';
import { tellOwner } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { type AuthCall, auditOfAccount, lockAccount } from '../auth/index.ts';
import { settingsOf } from '../institutions/index.ts';
import { deleteOptionalGrant, selectOptionalGrant } from './grant-repository.ts';
import { openGrant } from './grant-service.ts';
import { type Connection, deleteIdentity, type PersonKey, selectConnections, selectOwnWays } from './identity-repository.ts';
import { ProviderFailure } from './proof.ts';
import { type ProviderId, providerIds, serviceNames } from './proven-identity.ts';
import { type ProviderServices, providerOf } from './services.ts';

/** What the account page shows of Google and Clever. */
export async function connectionsOf(db: Db, services: ProviderServices, viewer: Viewer): Promise<ReplyOf<typeof connectedAccounts>> {
  const connections = await selectConnections(db, viewer);
  const grant = await selectOptionalGrant(db, viewer);
  const hasPassword = await signsInByPassword(db, viewer);
  const shown = (id: ProviderId) => {
    const own = connections.find(({ provider }) => provider === id);
    return {
      ...wayOf(services, id),
      isConnected: own !== undefined,
      email: own?.email ?? undefined,
      canDisconnect: own !== undefined && hasOtherWay(connections, { hasPassword, without: id }),
      isBroken: id === 'google' && grant?.brokenAt !== undefined && grant.brokenAt !== null,
    };
  };
  const externalEmailProvider = providerIds.find((id) => connections.some(({ provider }) => provider === id));
  return { google: shown('google'), clever: shown('clever'), externalEmailProvider };
}

export function wayOf(services: ProviderServices, id: ProviderId): { isSetUp: boolean; isSimulated: boolean } {
  const provider = providerOf(services, id);
  return { isSetUp: provider !== undefined, isSimulated: provider?.isSimulated === true };
}

async function signsInByPassword(db: Parameters<typeof selectOwnWays>[0], person: PersonKey): Promise<boolean> {
  const { hasPassword, schoolId } = await selectOwnWays(db, person);
  return hasPassword && (await settingsOf(db, { districtId: person.districtId, schoolId })).signInWays.includes('password');
}

const hasOtherWay = (connections: readonly Connection[], { hasPassword, without }: { hasPassword: boolean; without: ProviderId }): boolean =>
  hasPassword || connections.some(({ provider }) => provider !== without);

type Disconnecting = { provider: 'google'; viewer: Viewer; call: AuthCall };

/** Forgets a Google account and what it allowed, unless nothing else would let the person in; classes stay. */
export async function disconnect(db: Db, services: ProviderServices, { provider, viewer, call }: Disconnecting): Promise<{ done: true }> {
  const sealed = await transact(db, async (tx) => {
    const account = await lockAccount(tx, viewer);
    const connections = await selectConnections(tx, viewer);
    if (!connections.some((connection) => connection.provider === provider)) return undefined;
    if (!hasOtherWay(connections, { hasPassword: await signsInByPassword(tx, viewer), without: provider })) throw refuse(endpoint, 'provider_last_way');
    await deleteIdentity(tx, { ...viewer, provider });
    const actor = { actorId: viewer.personId, actorRole: viewer.role };
    await recordAudit(tx, { ...auditOfAccount(account, call), ...actor, action: 'person.provider-disconnected', data: { provider } });
    const { districtId, personId, edition } = account;
    await tellOwner(tx, 'provider-disconnected', { districtId, personId, edition, service: serviceNames[provider], now: call.now });
    return deleteOptionalGrant(tx, viewer);
  });
  if (sealed) await revoke(services, viewer, sealed);
  return { done: true };
}

/** Told to Google as well; when it does not answer, the token is gone here all the same. */
async function revoke(services: ProviderServices, person: PersonKey, sealed: Buffer): Promise<void> {
  const token = openGrant(services, person, sealed);
  if (token === undefined) return;
  await services.providers.google?.revoke(token).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure)) throw error;
    services.log.warn({ provider: 'google', code: error.code, detail: error.message }, 'a grant could not be revoked; it was forgotten');
  });
}
