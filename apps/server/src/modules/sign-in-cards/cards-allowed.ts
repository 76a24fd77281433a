import type { allowPictures, makeSignInCards, openClassScreen } from '@alba/contract/pupils';
import type { Db, Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { settingsOf } from '../institutions/index.ts';

export type School = { districtId: number; schoolId: number };

/** Whether the school lets its students sign in with cards, and with what goes with them. */
export async function areCardsAllowed(db: Db | Tx, school: School): Promise<boolean> {
  return (await settingsOf(db, school)).signInWays.includes('card');
}

type Endpoint = typeof makeSignInCards | typeof openClassScreen | typeof allowPictures;

export async function requireCards(db: Db | Tx, { endpoint, ...school }: School & { endpoint: Endpoint }): Promise<void> {
  if (!(await areCardsAllowed(db, school))) throw refuse(endpoint, 'sign_in_way_off');
}
