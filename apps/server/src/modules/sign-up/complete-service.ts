import type { Session } from '@alba/contract/auth';
import type { BodyOf } from '@alba/contract/endpoint';
import { completeAccount as endpoint } from '@alba/contract/sign-up';
import { missingToComplete } from '@alba/domain/accounts';
import { keptLastName } from '@alba/domain/new-account';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type InputIssue, refuse, refuseInput, type Viewer } from '../../platform/http/index.ts';
import { recordAudit } from '../audit/index.ts';
import { type Account, type AuthCall, type AuthServices, auditOfAccount, renewAfter } from '../auth/index.ts';
import { settingsOf } from '../institutions/index.ts';
import { type Missing, updateMissing } from './sign-up-repository.ts';

export type CompleteCall = AuthCall & { viewer: Viewer; body: BodyOf<typeof endpoint> };

/** Gives the viewer's account what it lacks, all at once, and tokens with which it may go on (P-COMPLETE). */
export async function completeAccount(db: Db, services: AuthServices, { viewer, body, ...call }: CompleteCall): Promise<Session> {
  const change = (tx: Tx, account: Account) => fillIn(tx, { account, viewer, body, call });
  const session = await renewAfter(db, services, { ...call, viewer, refreshToken: body.refreshToken, change });
  if (!session) throw refuse(endpoint, 'refresh_refused');
  return session;
}

const fieldOf = { firstName: 'firstName', lastName: 'lastName', email: 'facultyEmail' } as const;

async function fillIn(
  tx: Tx,
  { account, viewer, body, call }: { account: Account; viewer: Viewer; body: CompleteCall['body']; call: AuthCall },
): Promise<void> {
  const { districtId, personId, schoolId } = account;
  const { role } = viewer;
  const lacking = missingToComplete({ ...account, role, email: account.email ?? undefined }).flatMap((what) => (what === 'role' ? [] : [fieldOf[what]]));
  if (lacking.length === 0) throw refuse(endpoint, 'account_complete');
  refuseOtherThan(lacking, body);
  const { forceInitials } = await settingsOf(tx, { districtId, schoolId });
  const missing: Missing = { ...body, lastName: body.lastName && keptLastName(body.lastName, { role, forceInitials }) };
  await updateMissing(tx, { districtId, personId, ...missing });
  await recordAudit(tx, { ...auditOfAccount(account, call), actorId: personId, actorRole: role, action: 'person.completed', data: { fields: lacking } });
}

/** What is there already is changed on the account page, where the password is asked for. */
function refuseOtherThan(lacking: readonly (keyof Missing)[], body: CompleteCall['body']): void {
  const fields = Object.values(fieldOf);
  const issues: InputIssue[] = fields.flatMap((field) => {
    const isGiven = body[field] !== undefined;
    if (isGiven === lacking.includes(field)) return [];
    return [{ path: [field], rule: isGiven ? 'unknown_field' : 'required' }];
  });
  if (issues.length > 0) throw refuseInput(...issues);
}
