import type { Tx } from '../../platform/db/index.ts';
import { recordAudit } from '../audit/index.ts';
import { NotDone } from './refused.ts';
import { type Institution, type InstitutionChange, isNameTaken, renewTokensOfPeople, updateInstitution } from './register-repository.ts';
import { auditIn, type Doing, institutionOf, lockInstitution } from './register-service.ts';
import { type StoredSettings, settingsOf, storedSettings } from './settings.ts';

export type SettingName = keyof StoredSettings;
export type Change = {
  name?: string;
  /** Null: the zone of the edition. */
  timeZone?: string | null;
  /** Nobody signs in or signs up while it is closed; its data stays (D50). */
  isClosed?: boolean;
  studentsDisabled?: boolean;
  /** The institution whose network a school is in: its district, itself, or another school of the district (D31). */
  networkOf?: number;
  settings?: StoredSettings;
  /** Settings that are inherited again. */
  inherit?: readonly SettingName[];
};

/** Changes an institution. Browsers of its people learn of it with their next call, at the latest after five seconds. */
export async function changeInstitution(tx: Tx, { institutionId, change, ...doing }: Doing & { institutionId: number; change: Change }): Promise<Institution> {
  const before = await lockInstitution(tx, institutionId);
  const update = await updateOf(tx, before, { change, now: doing.now });
  await updateInstitution(tx, { districtId: before.districtId, institutionId, ...update });
  if (isInTokens(change)) await renewTokensOfPeople(tx, before);
  await recordAudit(tx, { ...auditIn(before, doing), action: 'institution.changed', objectKind: 'institution', objectId: institutionId, data: told(update) });
  return institutionOf(tx, institutionId);
}

/** What a token says of its owner's school. Those that were made before have to go. */
function isInTokens({ timeZone, networkOf, settings = {}, inherit = [] }: Change): boolean {
  const named = [...Object.keys(settings), ...inherit];
  return timeZone !== undefined || networkOf !== undefined || named.includes('studentIdleMinutes') || named.includes('staffIdleMinutes');
}

async function updateOf(tx: Tx, before: Institution, { change, now }: { change: Change; now: Date }): Promise<InstitutionChange> {
  const { name, timeZone, isClosed, studentsDisabled, networkOf } = change;
  if (name !== undefined && (await isNameTaken(tx, { ...before, name, exceptId: before.institutionId }))) throw new NotDone('name_taken', { name });
  const settings = await settingsAfter(tx, before, change);
  return {
    name,
    timeZone,
    studentsDisabled,
    settings,
    closedAt: isClosed === undefined ? undefined : isClosed ? (before.closedAt ?? now) : null,
    networkId: networkOf === undefined ? undefined : await networkIdOf(tx, before, networkOf),
  };
}

async function networkIdOf(tx: Tx, { districtId, institutionId, kind }: Institution, networkOf: number): Promise<number> {
  if (kind !== 'school') throw new NotDone('not_a_school', { institutionId });
  if (networkOf === institutionId) return institutionId;
  const other = await institutionOf(tx, networkOf);
  if (other.districtId !== districtId) throw new NotDone('network_elsewhere', { institutionId: networkOf });
  return other.networkId;
}

async function settingsAfter(tx: Tx, before: Institution, { settings, inherit = [] }: Change): Promise<StoredSettings | undefined> {
  if (settings === undefined && inherit.length === 0) return undefined;
  const stored = storedSettings.safeParse({ ...(before.settings as object), ...settings });
  if (!stored.success) throw new NotDone('setting_wrong', { setting: String(stored.error.issues[0]?.path[0] ?? '') });
  const after = Object.fromEntries(Object.entries(stored.data).filter(([name]) => !inherit.includes(name as SettingName)));
  await refuseShorterThanDistrict(tx, before, settings);
  return after;
}

/** What a district asks for holds in all its schools, so a school that is told less would be told something untrue (D8). */
async function refuseShorterThanDistrict(tx: Tx, { districtId, kind }: Institution, settings: StoredSettings | undefined): Promise<void> {
  const asked = settings?.minPasswordLength;
  if (kind !== 'school' || asked === undefined) return;
  const { minPasswordLength } = await settingsOf(tx, { districtId, schoolId: districtId });
  if (asked < minPasswordLength) throw new NotDone('password_below_district', { asked, district: minPasswordLength });
}

/** What the record says of a change: names of institutions are theirs, not persons', but a record needs only which and to what. */
function told({ name, settings, ...rest }: InstitutionChange): object {
  return { ...rest, ...(name !== undefined && { renamed: true }), ...(settings && { settings }) };
}
