import type { Tx } from '../../platform/db/index.ts';
import { lockAccount, updateToNewPassword } from './account-repository.ts';
import { revokeFamiliesOf } from './token-repository.ts';

export type NewPasswordOf = {
  districtId: number;
  personId: number;
  passwordHash: string;
  now: Date;
  /** The session in which the person changes it themselves goes on. */
  exceptSession?: string;
};

/** Gives an account another password. Whoever is signed in with it, anywhere, has to sign in again. */
export async function replacePassword(tx: Tx, { districtId, personId, passwordHash, now, exceptSession }: NewPasswordOf): Promise<void> {
  await lockAccount(tx, { districtId, personId });
  await updateToNewPassword(tx, { districtId, personId, passwordHash });
  await revokeFamiliesOf(tx, { districtId, personId, now, exceptSession });
}
