import { loadClassScreen as endpoint } from '@alba/contract/pupils';
import { normalizeClassCode } from '@alba/domain/classes';
import type { Db } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { type Device, limitDeviceGuesses } from '../auth/index.ts';
import { areCardsAllowed } from './cards-allowed.ts';
import { type ScreenOfCode, selectOptionalScreen } from './screen-repository.ts';

export type Knocking = Device & { code: string };
export type OpenScreen = ScreenOfCode & { closesAt: Date };

const screens = { what: 'class-screen', wrong: ['class_screen_closed'] } as const;

/**
 * The class of a code, while its screen is open and its school takes cards. A code of no class and one whose screen is closed are
 * refused alike; only the former is a guess.
 */
export async function requireOpenScreen(db: Db, { code, ...device }: Knocking): Promise<OpenScreen> {
  const found = await limitDeviceGuesses(db, screens, device, async () => {
    const normal = normalizeClassCode(code);
    const screen = normal && (await selectOptionalScreen(db, normal));
    if (!screen) throw refuse(endpoint, 'class_screen_closed');
    return screen;
  });
  const { closesAt } = found;
  if (!closesAt || closesAt <= device.now || !(await areCardsAllowed(db, found))) throw refuse(endpoint, 'class_screen_closed');
  return { ...found, closesAt };
}
