import type { Session } from '@alba/contract/auth';
import type { BodyOf } from '@alba/contract/endpoint';
import { setUpInstallation as endpoint } from '@alba/contract/invitations';
import { addDays } from '@alba/domain/assignments';
import { defaultInstitutionSettings } from '@alba/domain/institutions';
import { type Db, type Tx, transact } from '../../platform/db/index.ts';
import { refuse, refuseInput } from '../../platform/http/index.ts';
import { hashPassword } from '../../platform/passwords/index.ts';
import { passwordIssue, passwordProblem } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { type Account, type AuthCall, type AuthServices, auditOfAccount, signInAccount } from '../auth/index.ts';
import { addSubscriptions, createDistrict, createSchool, NotDone, todayIn } from '../institutions/index.ts';
import { makeLink, openLink, spendLink } from '../links/index.ts';
import { hasAdministrator, lockSetup } from './invitation-repository.ts';
import { makeStaffAccount } from './invitation-service.ts';

const setupLinkMs = 7 * 24 * 3_600_000;
/** Before there is a district. */
const noDistrict = 0;
/** The first subscription, so that the new administrator gets in; its dates are changed by the command line. */
const firstSubscriptionDays = 365;

/** A link for the first administrator of an installation; undefined when there is one (D77). */
export async function makeSetupLink(tx: Tx, now: Date): Promise<string | undefined> {
  if (await hasAdministrator(tx)) return undefined;
  return makeLink(tx, { districtId: noDistrict, purpose: 'setup', now, lastsMs: setupLinkMs });
}

export async function lookAtSetup(db: Db, { token, now }: { token: string; now: Date }): Promise<void> {
  await openLink(db, { token, purpose: 'setup', now });
  if (await hasAdministrator(db)) throw refuse(endpoint, 'setup_done');
}

type SetupCall = AuthCall & { body: BodyOf<typeof endpoint> };

/** The first district, school and administrator, all or nothing. */
export async function setUpInstallation(db: Db, services: AuthServices, call: SetupCall): Promise<Session> {
  const { body, now } = call;
  await lookAtSetup(db, { token: body.token, now });
  const settings = defaultInstitutionSettings;
  const ownWords = [body.districtName, body.schoolName];
  const problem = await passwordProblem(body.password, { role: 'admin', username: body.username, settings, ownWords });
  if (problem) throw refuseInput(passwordIssue(problem, { settings }));
  const passwordHash = await hashPassword(body.password);
  const account = await transact(db, (tx) => make(tx, call, passwordHash)).catch((error: unknown) => {
    if (error instanceof NotDone && error.reason === 'name_taken') throw refuseInput({ path: ['districtName'], rule: 'taken' });
    throw error;
  });
  return await signInAccount(db, services, { account, way: 'link', call });
}

async function make(tx: Tx, call: SetupCall, passwordHash: string): Promise<Account> {
  const { body, now } = call;
  await lockSetup(tx);
  if (await hasAdministrator(tx)) throw refuse(endpoint, 'setup_done');
  await spendLink(tx, { token: body.token, purpose: 'setup', now });
  const doing = { by: { actorRole: 'operator', requestId: call.requestId }, now };
  const district = await createDistrict(tx, { name: body.districtName, edition: body.edition, ...doing });
  await createSchool(tx, { districtId: district.districtId, name: body.schoolName, ...doing });
  await addSubscriptions(tx, { districtId: district.districtId, endsOn: addDays(todayIn(district, now), firstSubscriptionDays), ...doing });
  const account = await makeStaffAccount(tx, { ...body, institution: district, role: 'admin', passwordHash });
  if (!account) throw refuse(endpoint, 'username_taken');
  await recordAudit(tx, { ...auditOfAccount(account, call), actorId: account.personId, actorRole: 'admin', action: 'installation.set-up' });
  return account;
}
