import type { Tx } from '../../platform/db/index.ts';
import { insertClassCode } from './class-repository.ts';
import { newClassCode } from './new-code.ts';

const codeTries = 20;

/** Codes are unique over all districts and never used again, so now and then one is taken. */
export async function giveCode(tx: Tx, given: { districtId: number; classId: number; now: Date }): Promise<void> {
  for (let tried = 0; tried < codeTries; tried += 1) {
    if (await insertClassCode(tx, { ...given, code: newClassCode() })) return;
  }
  throw new Error('no free class code was found');
}
