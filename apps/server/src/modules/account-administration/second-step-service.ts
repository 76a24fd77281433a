import type { Tx } from '../../platform/db/index.ts';
import { tellOwner } from '../accounts/index.ts';
import { type Doing, NotDone } from '../institutions/index.ts';
import { removeSecondStep } from '../second-step/index.ts';
import type { AccountView } from './account-repository.ts';
import { type AccountRefusal, accountNamed, type NamedAccount } from './find-service.ts';
import { record } from './standing-service.ts';

/** Takes the second step of an account away whose owner lost the app and the recovery codes: the password alone signs in. */
export async function takeSecondStepAway(tx: Tx, about: Doing & NamedAccount): Promise<AccountView> {
  const account = await accountNamed(tx, about);
  if (!(await removeSecondStep(tx, account))) throw new NotDone<AccountRefusal>('no_second_step', { username: account.username });
  const { districtId, personId, edition } = account;
  await tellOwner(tx, 'second-step-off', { districtId, personId, edition, now: about.now });
  return record(tx, about, account, 'person.second-step-removed');
}
