import { loadClassScreen as endpoint } from '@alba/contract/pupils';
import { normalizeClassCode } from '@alba/domain/classes';
import type { Db } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { type AuthServices, type TakenTry, takeSignInTry } from '../auth/index.ts';
import { type ScreenOfCode, selectOptionalScreen } from './screen-repository.ts';

export type Device = { deviceId: string | undefined; ip: string; now: Date; log: AuthServices['log'] };
export type Knocking = Device & { code: string };
export type OpenScreen = ScreenOfCode & { closesAt: Date };

/** A try of this device at something that many could guess at: it has tries of its own, so a class never shuts itself out. */
export const takeDeviceTry = (db: Db, what: string, { deviceId, ip, now, log }: Device): Promise<TakenTry> =>
  takeSignInTry(db, { edition: what, foldedName: deviceId ?? `at ${ip}`, deviceId, ip, now }, log);

/**
 * The class of a code, while its screen is open. A code of no class and one whose screen is closed are refused alike; only the
 * former is a guess.
 */
export async function requireOpenScreen(db: Db, { code, ...device }: Knocking): Promise<OpenScreen> {
  const taken = await takeDeviceTry(db, 'class-screen', device);
  const normal = normalizeClassCode(code);
  const found = normal && (await selectOptionalScreen(db, normal));
  if (!found) {
    await taken.fail();
    throw refuse(endpoint, 'class_screen_closed');
  }
  await taken.cancel();
  const { closesAt } = found;
  if (!closesAt || closesAt <= device.now) throw refuse(endpoint, 'class_screen_closed');
  return { ...found, closesAt };
}
