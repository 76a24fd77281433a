import type { ReplyOf } from '@alba/contract/endpoint';
import * as contract from '@alba/contract/second-step';
import { formatRecoveryCode } from '@alba/domain/second-step';
import { type Db, type Tx, transact } from '../../platform/db/index.ts';
import { refuse, type Viewer } from '../../platform/http/index.ts';
import { seal } from '../../platform/tokens/index.ts';
import { tellOwner } from '../accounts/index.ts';
import { type Acting, auditOf, recordAudit } from '../audit/index.ts';
import { limitGuesses, lockAccount } from '../auth/index.ts';
import { selectSignIn } from './account-repository.ts';
import { appUri, newSecret } from './app-code.ts';
import { confirmPassword } from './confirm-password.ts';
import { hashRecoveryCode, newRecoveryCodes, type Owner } from './recovery-codes.ts';
import { countRecoveryCodes, replaceRecoveryCodes, selectOptionalStep, updateConfirmed, upsertBegun } from './second-step-repository.ts';
import type { SecondStepServices } from './services.ts';
import { boundTo, useCode } from './use-code.ts';

/** What the account page shows. */
export async function loadSecondStep(db: Db, viewer: Viewer): Promise<contract.SecondStepState> {
  const [stored, { passwordHash }, recoveryCodesLeft] = await Promise.all([
    selectOptionalStep(db, viewer),
    selectSignIn(db, viewer),
    countRecoveryCodes(db, viewer),
  ]);
  const since = stored?.confirmedAt?.getTime();
  return { isOn: since !== undefined, since, recoveryCodesLeft, hasPassword: passwordHash !== null };
}

type Begin = { viewer: Viewer; password: string; now: Date };

/** Makes a secret for an app. Who sits at an open screen must not be able to lock the owner out, so the password is asked. */
export async function beginSecondStep(
  db: Db,
  { keys }: SecondStepServices,
  { viewer, password, now }: Begin,
): Promise<ReplyOf<typeof contract.beginSecondStep>> {
  const owner = ownerOf(viewer);
  const { username, passwordHash } = await selectSignIn(db, owner);
  if (passwordHash === null) throw refuse(contract.beginSecondStep, 'second_step_needs_password');
  await confirmPassword(db, { owner, passwordHash, password, now });
  const secret = newSecret();
  const sealedSecret = seal(secret, { key: keys.sealing, bound: boundTo(owner) });
  await transact(db, async (tx) => {
    await lockAccount(tx, owner);
    if ((await selectOptionalStep(tx, owner))?.confirmedAt) throw refuse(contract.beginSecondStep, 'second_step_on');
    await upsertBegun(tx, { ...owner, sealedSecret, now });
  });
  return { secret, uri: appUri(secret, username) };
}

/** Turns the second step on once the app has shown that it has the secret, and gives the recovery codes. */
export async function confirmSecondStep(db: Db, services: SecondStepServices, { code, ...acting }: Acting & { code: string }): Promise<string[]> {
  const { viewer, now } = acting;
  const owner = ownerOf(viewer);
  const key = `second-step-confirm:${owner.districtId}:${owner.personId}`;
  return await limitGuesses(db, { key, now, wrong: 'second_step_code_wrong' }, () =>
    transact(db, async (tx) => {
      await lockAccount(tx, owner);
      const stored = await selectOptionalStep(tx, owner);
      if (!stored || stored.confirmedAt || isOver(stored.begunAt, now)) throw refuse(contract.confirmSecondStep, 'second_step_not_begun');
      if (!(await useCode(tx, services, { owner, typed: code, now, isConfirming: true }))) throw refuse(contract.confirmSecondStep, 'second_step_code_wrong');
      await updateConfirmed(tx, { ...owner, now });
      await recordAudit(tx, { ...auditOf(acting), ...ofPerson(viewer), action: 'person.second-step-on' });
      await tellOwner(tx, 'second-step-on', { ...owner, edition: viewer.edition, now });
      return await giveRecoveryCodes(tx, services, owner);
    }),
  );
}

const setUpMs = 30 * 60_000;
const isOver = (begunAt: Date, now: Date): boolean => now.getTime() - begunAt.getTime() > setUpMs;

/** New codes in place of the old ones, as they are shown this once. */
export async function giveRecoveryCodes(tx: Tx, { keys }: Pick<SecondStepServices, 'keys'>, owner: Owner): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, { ...owner, hashes: codes.map((code) => hashRecoveryCode(code, owner, keys.recoveryCode)) });
  return codes.map(formatRecoveryCode);
}

export const ownerOf = ({ districtId, personId }: Viewer): Owner => ({ districtId, personId });
export const ofPerson = ({ personId, schoolId }: Viewer) => ({ objectKind: 'person', objectId: personId, schoolId });
