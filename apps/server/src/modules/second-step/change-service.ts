import type { BodyOf } from '@alba/contract/endpoint';
import * as contract from '@alba/contract/second-step';
import { type Db, type Tx, transact } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { tellOwner } from '../accounts/index.ts';
import { type Acting, auditOf, recordAudit } from '../audit/index.ts';
import { limitGuesses, lockAccount } from '../auth/index.ts';
import { selectSignIn } from './account-repository.ts';
import { confirmPassword } from './confirm-password.ts';
import { removeSecondStep } from './remove-service.ts';
import { selectOptionalStep } from './second-step-repository.ts';
import type { SecondStepServices } from './services.ts';
import { giveRecoveryCodes, ofPerson, ownerOf } from './set-up-service.ts';
import { useCode } from './use-code.ts';

type Call = Acting & { proof: BodyOf<typeof contract.endSecondStep> };

/** Turns the second step off. */
export async function endSecondStep(db: Db, services: SecondStepServices, call: Call): Promise<void> {
  await asOwner(db, services, call, async (tx) => {
    await removeSecondStep(tx, ownerOf(call.viewer));
    await recordAudit(tx, { ...auditOf(call), ...ofPerson(call.viewer), action: 'person.second-step-off' });
    await tellOwner(tx, 'second-step-off', { ...ownerOf(call.viewer), edition: call.viewer.edition, now: call.now });
  });
}

/** Gives new recovery codes in place of the old ones. */
export async function renewRecoveryCodes(db: Db, services: SecondStepServices, call: Call): Promise<string[]> {
  return await asOwner(db, services, call, async (tx) => {
    await recordAudit(tx, { ...auditOf(call), ...ofPerson(call.viewer), action: 'person.recovery-codes-renewed' });
    return await giveRecoveryCodes(tx, services, ownerOf(call.viewer));
  });
}

/** Runs `work` for somebody who has shown with the password or a code that they are still the owner. */
async function asOwner<T>(db: Db, services: SecondStepServices, call: Call, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { viewer, proof, now } = call;
  const owner = ownerOf(viewer);
  const perform = (code: string | undefined) =>
    transact(db, async (tx) => {
      await lockAccount(tx, owner);
      if (!(await selectOptionalStep(tx, owner))?.confirmedAt) throw refuse(contract.endSecondStep, 'second_step_off');
      if (code !== undefined && !(await useCode(tx, services, { owner, typed: code, now }))) throw refuse(contract.endSecondStep, 'second_step_code_wrong');
      return await work(tx);
    });
  if ('code' in proof) {
    const key = `second-step-code:${owner.districtId}:${owner.personId}`;
    return await limitGuesses(db, { key, now, wrong: 'second_step_code_wrong' }, () => perform(proof.code));
  }
  const { passwordHash } = await selectSignIn(db, owner);
  if (passwordHash === null) throw refuse(contract.endSecondStep, 'current_password_wrong');
  await confirmPassword(db, { owner, passwordHash, password: proof.password, now });
  return await perform(undefined);
}
