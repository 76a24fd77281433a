import { chooseRole as endpoint, type Session } from '@alba/contract/auth';
import type { BodyOf } from '@alba/contract/endpoint';
import type { Db } from '../../platform/db/index.ts';
import { refuse, type Viewer } from '../../platform/http/index.ts';
import { recordAudit } from '../audit/index.ts';
import { updateActiveRole } from './account-repository.ts';
import { sessionReply } from './claims.ts';
import type { AuthServices } from './services.ts';
import { type AuthCall, auditOfAccount, rotate } from './session-service.ts';

/** Changes the role a person acts in (D82): a new pair of tokens for this session; tokens for the role before stop counting. */
export async function chooseRole(db: Db, services: AuthServices, call: AuthCall & { viewer: Viewer; body: BodyOf<typeof endpoint> }): Promise<Session> {
  const { viewer, body } = call;
  const issued = await rotate(db, services, call, {
    refreshToken: body.refreshToken,
    of: { personId: viewer.personId, sessionId: viewer.sessionId },
    chooseRole: async (tx, account) => {
      if (!account.grants.some(({ role }) => role === body.role)) throw refuse(endpoint, 'role_not_held');
      if (account.activeRole === body.role) return account;
      await updateActiveRole(tx, { districtId: account.districtId, personId: account.personId, role: body.role });
      await recordAudit(tx, { ...auditOfAccount(account, call), actorId: account.personId, actorRole: body.role, action: 'person.role-chosen' });
      return { ...account, activeRole: body.role, sessionVersion: account.sessionVersion + 1 };
    },
  });
  if (!issued) throw refuse(endpoint, 'refresh_refused');
  return sessionReply(issued.account, issued.role, issued.tokens);
}
