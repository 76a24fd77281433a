import type { Session } from '@alba/contract/auth';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Viewer } from '../../platform/http/index.ts';
import { type Account, lockAccount } from './account-repository.ts';
import { sessionReply } from './claims.ts';
import type { AuthServices } from './services.ts';
import { type AuthCall, rotate } from './session-service.ts';

export type Renewal = AuthCall & { viewer: Viewer; refreshToken: string; change: (tx: Tx, account: Account) => Promise<void> };

/**
 * Changes the viewer's account under its lock and gives this session new tokens that say so. Undefined when the refresh token counts
 * no more or is not of this session; then nothing was changed.
 */
export async function renewAfter(db: Db, services: AuthServices, { viewer, refreshToken, change, ...call }: Renewal): Promise<Session | undefined> {
  const { districtId, personId, sessionId } = viewer;
  const issued = await rotate(db, services, call, {
    refreshToken,
    of: { personId, sessionId },
    chooseRole: async (tx, account) => {
      await change(tx, account);
      return lockAccount(tx, { districtId, personId });
    },
  });
  return issued && sessionReply(issued.account, issued.role, issued.tokens);
}
