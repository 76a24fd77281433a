import type { Tx } from '../../platform/db/index.ts';
import { deleteTicketsOf, lockAccount } from '../auth/index.ts';
import type { Owner } from './recovery-codes.ts';
import { deleteRecoveryCodes, deleteStep } from './second-step-repository.ts';

/**
 * Takes the second step of a person away with everything that belongs to it: they sign in with the password alone. False when they
 * had none. Who may, and the record of it, are the caller's business.
 */
export async function removeSecondStep(tx: Tx, { districtId, personId }: Owner): Promise<boolean> {
  await lockAccount(tx, { districtId, personId });
  await deleteRecoveryCodes(tx, { districtId, personId });
  await deleteTicketsOf(tx, { districtId, personId });
  return await deleteStep(tx, { districtId, personId });
}
