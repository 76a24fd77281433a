import type { Tx } from '../../platform/db/index.ts';
import { updateAccount } from './account-repository.ts';

/** No address waits any more to be confirmed in this account. */
export const forgetPendingEmails = (tx: Tx, key: { districtId: number; personId: number }): Promise<void> => updateAccount(tx, { ...key, pendingEmails: {} });
