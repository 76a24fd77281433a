import type { Session } from '@alba/contract/auth';
import type { BodyOf, ReplyOf } from '@alba/contract/endpoint';
import { acceptInvitation as endpoint, type openInvitation } from '@alba/contract/invitations';
import type { Role } from '@alba/domain/accounts';
import { keptLastName } from '@alba/domain/new-account';
import { z } from 'zod';
import { type Db, type Tx, transact } from '../../platform/db/index.ts';
import { Refusal, refuse, refuseInput } from '../../platform/http/index.ts';
import { hashPassword } from '../../platform/passwords/index.ts';
import { createPerson, passwordIssue, passwordProblem } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { type Account, type AuthCall, type AuthServices, auditOfAccount, lockAccount, roleToEnter, signInAccount } from '../auth/index.ts';
import { auditIn, type Doing, type Institution, institutionOf, settingsOf } from '../institutions/index.ts';
import { makeLink, openLink, spendLink } from '../links/index.ts';
import { type MailLanguage, queueMail } from '../mail/index.ts';

export const invitationMail = 'invitation';
export const invitationLinkMs = 7 * 24 * 3_600_000;

/** What stands behind the link of an invitation, and in the mail that brings it. */
export const invited = z.strictObject({ role: z.enum(['teacher', 'admin']), institutionId: z.int().positive(), email: z.string().optional() });
export type Invited = z.infer<typeof invited> & { role: Exclude<Role, 'student'> };

export type Invitation = Doing & Invited;

/** Makes the link of an invitation: with it somebody makes their own account, once, within seven days. Hand it to nobody else. */
export async function makeInvitation(tx: Tx, { role, institutionId, email, ...doing }: Invitation): Promise<string> {
  const institution = await recordInvitation(tx, { role, institutionId, ...doing });
  const { districtId } = institution;
  return makeLink(tx, { districtId, purpose: 'invitation', data: { role, institutionId, email }, now: doing.now, lastsMs: invitationLinkMs });
}

/** Sends an invitation. Its link is made when the message leaves, so that it stands nowhere else. */
export async function sendInvitation(
  tx: Tx,
  { role, institutionId, email, language, ...doing }: Invitation & { email: string; language: MailLanguage },
): Promise<void> {
  const { districtId, edition } = await recordInvitation(tx, { role, institutionId, ...doing });
  await queueMail(tx, { kind: invitationMail, edition, language, recipient: email, districtId, data: { role, institutionId, email }, now: doing.now });
}

async function recordInvitation(tx: Tx, { role, institutionId, ...doing }: Invitation): Promise<Institution> {
  const institution = await institutionOf(tx, institutionId);
  await recordAudit(tx, { ...auditIn(institution, doing), action: 'person.invited', objectKind: 'institution', objectId: institutionId, data: { role } });
  return institution;
}

/** What the link is for. */
export async function lookAtInvitation(db: Db, given: { token: string; now: Date }): Promise<ReplyOf<typeof openInvitation>> {
  const { institution, to } = await invitationBehind(db, given);
  const { minPasswordLength } = await settingsOf(db, { districtId: institution.districtId, schoolId: institution.institutionId });
  return { role: to.role, edition: institution.edition, institutionName: institution.name, email: to.email, minPasswordLength };
}

async function invitationBehind(db: Db | Tx, { token, now }: { token: string; now: Date }): Promise<{ institution: Institution; to: Invited }> {
  const link = await openLink(db, { token, purpose: 'invitation', now });
  const to = invited.parse(link.data);
  const institution = await institutionOf(db, to.institutionId);
  if (institution.closedAt || institution.districtId !== link.districtId) throw new Refusal('link_unknown');
  return { institution, to };
}

type AcceptCall = AuthCall & { body: BodyOf<typeof endpoint> };

/**
 * Makes the account of the invitation and signs its owner in. Nothing is made, and the link stays good, where a name is taken or a password
 * weak, and where nobody could sign in with it: the school has no subscription, or takes no passwords.
 */
export async function acceptInvitation(db: Db, services: AuthServices, call: AcceptCall): Promise<Session> {
  const { body, now } = call;
  const { institution, to } = await invitationBehind(db, { token: body.token, now });
  await refuseWeakPassword(db, { ...body, role: to.role, institution });
  const passwordHash = await hashPassword(body.password);
  const account = await transact(db, async (tx) => {
    await spendLink(tx, { token: body.token, purpose: 'invitation', now });
    const made = await makeStaffAccount(tx, { ...body, ...to, institution, passwordHash });
    if (!made) throw refuse(endpoint, 'username_taken');
    await roleToEnter(tx, made, 'password', call);
    await recordAudit(tx, { ...auditOfAccount(made, call), actorId: made.personId, actorRole: to.role, action: 'person.invitation-accepted' });
    return made;
  });
  return await signInAccount(db, services, { account, way: 'link', call });
}

type Chosen = { username: string; password: string; role: Role; institution: Pick<Institution, 'districtId' | 'institutionId' | 'name'> };

async function refuseWeakPassword(db: Db, { username, password, role, institution }: Chosen): Promise<void> {
  const settings = await settingsOf(db, { districtId: institution.districtId, schoolId: institution.institutionId });
  const problem = await passwordProblem(password, { role, username, settings, ownWords: [institution.name] });
  if (problem) throw refuseInput(passwordIssue(problem, { settings }));
}

export type StaffAccount = {
  institution: Pick<Institution, 'districtId' | 'institutionId' | 'edition'>;
  role: Exclude<Role, 'student'>;
  username: string;
  firstName: string;
  lastName: string;
  email?: string;
  passwordHash: string;
};

/** Undefined when the user name is taken in the edition. */
export async function makeStaffAccount(
  tx: Tx,
  { institution, role, username, firstName, lastName, email, passwordHash }: StaffAccount,
): Promise<Account | undefined> {
  const { districtId, institutionId, edition } = institution;
  // A teacher's own address is the one of the faculty, as signing up writes it.
  const address = role === 'teacher' ? { facultyEmail: email } : { email };
  const names = { firstName, lastName: keptLastName(lastName, { role, forceInitials: false }) };
  const created = await createPerson(tx, { districtId, schoolId: institutionId, edition, role, username, ...names, ...address, passwordHash });
  return created && (await lockAccount(tx, { districtId, personId: created.personId }));
}
