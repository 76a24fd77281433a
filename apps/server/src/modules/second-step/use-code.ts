import { readSecondStepCode } from '@alba/domain/second-step';
import type { Tx } from '../../platform/db/index.ts';
import { unseal } from '../../platform/tokens/index.ts';
import { stepOf } from './app-code.ts';
import { hashRecoveryCode, type Owner } from './recovery-codes.ts';
import { selectOptionalStep, takeRecoveryCode, takeStep } from './second-step-repository.ts';
import type { SecondStepServices } from './services.ts';

/** What the sealed secret of a person is bound to: it opens in no other row. */
export const boundTo = ({ districtId, personId }: Owner): string => `second-step:${districtId}:${personId}`;

export type CodeUse = {
  owner: Owner;
  typed: string;
  now: Date /** A secret that no app has shown to have yet takes codes too, and no recovery codes. */;
  isConfirming?: boolean;
};
export type UsedCode = 'app' | 'recovery';

/**
 * Uses a code up, if it is right: every code counts once, also when two calls bring it at the same moment. Tells which kind it was;
 * undefined when it is wrong, old or used. The caller holds the lock of the person.
 */
export async function useCode(tx: Tx, { keys }: Pick<SecondStepServices, 'keys'>, use: CodeUse): Promise<UsedCode | undefined> {
  const { owner, typed, now, isConfirming = false } = use;
  const code = readSecondStepCode(typed);
  const stored = code && (await selectOptionalStep(tx, owner));
  if (!code || !stored || (stored.confirmedAt === null) !== isConfirming) return undefined;
  if (code.kind === 'recovery') {
    const hash = hashRecoveryCode(code.code, owner, keys.recoveryCode);
    return !isConfirming && (await takeRecoveryCode(tx, { ...owner, hash })) ? 'recovery' : undefined;
  }
  const secret = unseal(stored.sealedSecret, { key: keys.sealing, bound: boundTo(owner) });
  const step = secret && stepOf(code.digits, { secret, now });
  return step && (await takeStep(tx, { ...owner, step })) ? 'app' : undefined;
}
