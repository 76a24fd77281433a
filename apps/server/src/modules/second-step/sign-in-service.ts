import type { Session } from '@alba/contract/auth';
import type { BodyOf } from '@alba/contract/endpoint';
import { signInWithSecondStep as endpoint } from '@alba/contract/second-step';
import { type Db, type Tx, transact } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { recordAudit } from '../audit/index.ts';
import { type Account, type AuthCall, auditOfAccount, deleteTicket, lockAccount, openTicket, signInAccount, takeSignInTry } from '../auth/index.ts';
import { guessedAt } from './guessed-at.ts';
import type { SecondStepServices } from './services.ts';
import { useCode } from './use-code.ts';

type Call = AuthCall & { body: BodyOf<typeof endpoint>; ip: string };
type Ticket = NonNullable<Awaited<ReturnType<typeof openTicket>>>;

/**
 * Opens the session of somebody whose password, or provider, was right a moment ago and who has a code. Guesses are counted as those at passwords
 * are: a device that came in before has a counter of its own, so that who knows the password cannot shut the owner out.
 */
export async function signInWithSecondStep(db: Db, services: SecondStepServices, call: Call): Promise<Session> {
  const { body, ip, now } = call;
  const ticket = await openTicket(db, { ticket: body.ticket, deviceId: body.deviceId, now });
  if (!ticket) throw refuse(endpoint, 'second_step_expired');
  const taken = await takeSignInTry(db, { ...guessedAt(ticket), deviceId: body.deviceId, ip, now }, services.log);
  const outcome = await transact(db, (tx) => finish(tx, services, { ticket, call })).catch(async (error) => {
    await taken.cancel();
    throw error;
  });
  if (outcome.isWrong) {
    await taken.fail();
    await recordAudit(db, { ...auditOfAccount(outcome.account, call), action: 'session.sign-in-refused', data: { reason: 'second_step_code_wrong' } });
    throw refuse(endpoint, 'second_step_code_wrong');
  }
  await taken.succeed();
  return await signInAccount(db, services, { account: outcome.account, way: ticket.means, call });
}

/** Uses the code and the ticket up, both or neither. */
async function finish(tx: Tx, services: SecondStepServices, { ticket, call }: { ticket: Ticket; call: Call }): Promise<{ account: Account; isWrong: boolean }> {
  const { body, now } = call;
  const account = await lockAccount(tx, ticket);
  if (account.sessionVersion !== ticket.sessionVersion) throw refuse(endpoint, 'second_step_expired');
  const used = await useCode(tx, services, { owner: ticket, typed: body.code, now });
  if (!used) return { account, isWrong: true };
  if (!(await deleteTicket(tx, ticket))) throw refuse(endpoint, 'second_step_expired');
  if (used === 'recovery') await recordAudit(tx, { ...auditOfAccount(account, call), action: 'person.recovery-code-used' });
  return { account, isWrong: false };
}
