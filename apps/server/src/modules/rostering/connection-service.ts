import type { BodyOf, ReplyOf } from '@alba/contract/endpoint';
import {
  changeRosterConnection as changeEndpoint,
  createRosterConnection as createEndpoint,
  removeRosterConnection as removeEndpoint,
  rosterSettings,
  tryRosterConnection as tryEndpoint,
} from '@alba/contract/rostering';
import type { z } from 'zod';
import { type Db, sqlStateOf, type Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { type Acting, auditOf, recordAudit } from '../audit/index.ts';
import { districtOf, todayIn } from '../institutions/index.ts';
import { selectKnownSchools } from './apply-schools-repository.ts';
import {
  type ConnectionRow,
  insertConnection,
  lockConnection,
  releaseKept,
  reviveConnection,
  selectOptionalConnection,
  updateConnection,
} from './connection-repository.ts';
import { opened } from './read-source.ts';
import { hasActiveRun } from './run-repository.ts';
import { endWaitingRun } from './run-service.ts';
import { nextNight } from './schedule.ts';
import { requireWhole } from './scope.ts';
import { keysOf, sealKeys } from './sealed-keys.ts';
import type { RosterServices } from './services.ts';
import { asksElsewhere, isAskable, noCleverDistrict, tenantOf } from './tenant.ts';

type Settings = z.output<typeof rosterSettings>;
const mostSchools = 500;
export type Connections = Pick<RosterServices, 'keys' | 'openServer' | 'clock'> & { isAllowedAddress: (address: string) => boolean; hasCleverClient: boolean };

/** Connects a source. Its tenant says whose ids these are, so that two connections never mean the same people by the same number. */
export async function createConnection(
  tx: Tx,
  acting: Acting,
  { keys, isAllowedAddress, hasCleverClient }: Connections,
  body: BodyOf<typeof createEndpoint>,
): Promise<number> {
  const { viewer, now } = acting;
  const { districtId } = await requireWhole(tx, viewer);
  const { source, way, name, settings, schedule } = body;
  if (way === 'server' && source === 'ONE_ROSTER' && !isAskable(settings, isAllowedAddress)) throw refuse(createEndpoint, 'roster_address_refused');
  const district = await districtOf(tx, districtId);
  const tenant = tenantOf({ source, way, name, settings, district: district.settings });
  // the installation's own account with Clever finds the keys of a district that is known
  const hasOwn = source === 'CLEVER' && hasCleverClient && tenant !== noCleverDistrict;
  if (way === 'server' && body.keys === undefined && !hasOwn) throw refuse(createEndpoint, 'roster_keys_missing');
  const connection = { districtId, source, way, name, tenant, settings, schedule, createdBy: viewer.personId, now };
  const connectionId = (await reviveConnection(tx, connection)) ?? (await insertConnection(tx, connection));
  if (connectionId === undefined) throw refuse(createEndpoint, 'roster_connection_exists');
  const sealed = body.keys ? sealKeys(body.keys, { key: keys.sealing, districtId, connectionId }) : undefined;
  const next = schedule === 'nightly' && way === 'server' ? nextNight(district, now) : null;
  await updateConnection(tx, { districtId, connectionId, next_run_at: next, ...(sealed ? { sealed_secret: sealed } : {}) });
  await audit(tx, acting, 'roster.connection-created', connectionId, { source, way, schedule });
  return connectionId;
}

export async function changeConnection(
  tx: Tx,
  acting: Acting,
  { keys, isAllowedAddress }: Connections,
  { connectionId, body }: { connectionId: number; body: BodyOf<typeof changeEndpoint> },
): Promise<void> {
  const { districtId } = await requireWhole(tx, acting.viewer);
  const found = await lockConnection(tx, { districtId, connectionId });
  if (!found) throw refuse(changeEndpoint, 'roster_connection_not_found');
  const settings: Settings = body.settings ?? rosterSettings.parse(found.settings);
  if (found.way === 'server' && found.source === 'ONE_ROSTER' && !isAskable(settings, isAllowedAddress)) throw refuse(changeEndpoint, 'roster_address_refused');
  // whoever may not read a secret may not have it sent to a host of their choice either
  if (body.keys === undefined && asksElsewhere(settings, rosterSettings.parse(found.settings))) throw refuse(changeEndpoint, 'roster_keys_missing');
  const district = await districtOf(tx, districtId);
  const schedule = body.schedule ?? found.schedule;
  const isServer = found.way === 'server' && found.source === 'ONE_ROSTER';
  const tenant = isServer ? tenantOf({ ...found, name: found.name, settings, district: district.settings }) : found.tenant;
  const isOn = schedule === 'nightly' && found.way === 'server';
  await updateConnection(tx, {
    ...{ districtId, connectionId, tenant, schedule, settings: JSON.stringify(settings) },
    ...(body.name === undefined ? {} : { name: body.name }),
    ...(body.keys ? { sealed_secret: sealKeys(body.keys, { key: keys.sealing, districtId, connectionId }) } : {}),
    ...stateOf(found, body),
    next_run_at: isOn ? (found.nextRunAt ?? nextNight(district, acting.now)) : null,
    // another server counts its time by itself, and of a school that is chosen now everything has to be read
    ...(tenant === found.tenant && isSameChoice(settings, rosterSettings.parse(found.settings)) ? {} : { cursor: '{}' }),
  }).catch((error: unknown) => {
    throw sqlStateOf(error) === '23505' ? refuse(changeEndpoint, 'roster_connection_exists') : error;
  });
  const changed = Object.keys(body);
  await audit(tx, acting, 'roster.connection-changed', connectionId, { changed });
}

const isSameChoice = (one: Settings, other: Settings): boolean => JSON.stringify(one.schoolIds?.toSorted()) === JSON.stringify(other.schoolIds?.toSorted());

/** New keys are tried before anybody is told again that they are wrong. */
function stateOf(found: ConnectionRow, { isPaused, keys }: BodyOf<typeof changeEndpoint>): { state?: ConnectionRow['state'] } {
  if (isPaused !== undefined) return { state: isPaused ? 'paused' : 'active' };
  return keys && found.state === 'broken' ? { state: 'active' } : {};
}

/** Nothing of it comes any more. Classes and people stay as if they had been made here; the keys are forgotten. */
export async function removeConnection(tx: Tx, acting: Acting, connectionId: number): Promise<void> {
  const { districtId } = await requireWhole(tx, acting.viewer);
  const found = await lockConnection(tx, { districtId, connectionId });
  if (!found) throw refuse(removeEndpoint, 'roster_connection_not_found');
  await endWaitingRun(tx, { districtId, connectionId, now: acting.now });
  if (await hasActiveRun(tx, { districtId, connectionId })) throw refuse(removeEndpoint, 'roster_run_active');
  await releaseKept(tx, { districtId, connectionId, now: acting.now });
  await updateConnection(tx, { districtId, connectionId, removed_at: acting.now, sealed_secret: Buffer.alloc(0), next_run_at: null });
  await audit(tx, acting, 'roster.connection-removed', connectionId);
}

/** Asks the source for a little, so that whoever typed the address and the keys sees whether they are right. */
export async function tryConnection(
  db: Db,
  acting: Acting,
  { keys, openServer, clock }: Connections,
  connectionId: number,
): Promise<ReplyOf<typeof tryEndpoint>> {
  const { districtId } = await requireWhole(db, acting.viewer);
  const found = await selectOptionalConnection(db, { districtId, connectionId });
  if (!found) throw refuse(tryEndpoint, 'roster_connection_not_found');
  if (found.way === 'package') return { isReached: true, schools: await selectKnownSchools(db, { districtId, connectionId, limit: mostSchools }) };
  const today = todayIn(await districtOf(db, districtId), acting.now);
  const server = opened(() => openServer(found, keysOf(found, keys.sealing), { today, now: clock.now }));
  if (!server) return { isReached: false, problem: 'unauthorised', schools: [] };
  const { isReached, problem, schools } = await server.tryOut();
  if (isReached && found.state === 'broken') await updateConnection(db, { districtId, connectionId, state: 'active' });
  return { isReached, problem: problem?.code, schools };
}

async function audit(tx: Tx, acting: Acting, action: string, connectionId: number, data: object = {}): Promise<void> {
  await recordAudit(tx, { ...auditOf(acting), action, objectKind: 'roster-connection', objectId: connectionId, data });
}
