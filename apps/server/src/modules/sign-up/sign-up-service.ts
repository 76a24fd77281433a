import type { Session } from '@alba/contract/auth';
import { signUp as endpoint } from '@alba/contract/sign-up';
import { type Db, transact } from '../../platform/db/index.ts';
import { Refusal, refuse, refuseThrottled } from '../../platform/http/index.ts';
import { hashPassword } from '../../platform/passwords/index.ts';
import { type Account, type AuthServices, limitCodeGuesses, signInAccount, takeFromBudget, type Visitor } from '../auth/index.ts';
import { freeUsernames, isNameTaken, refuseWeakPassword, refuseWrongFields } from './account-fields.ts';
import { refusalOfAddress } from './email-service.ts';
import { isElsewhere } from './lookup-service.ts';
import { makeAccount } from './make-account.ts';
import { classPlace, type Place, schoolPlace } from './place.ts';
import { accountOfRepeat } from './repeat-service.ts';
import type { SignUpCall } from './sign-up-call.ts';

/** So many taken user names an hour a device may meet: more is no search for a name of one's own. */
const mostTakenNames = 30;
const hour = 3_600_000;

/** Makes an account and signs its owner in, or throws why not. Nobody belongs anywhere but where their code leads. */
export async function signUp(db: Db, services: AuthServices, call: SignUpCall): Promise<Session> {
  const repeated = () => accountOfRepeat(db, call.body, call.idempotencyKey);
  const account =
    (await repeated()) ?? (await newAccount(db, services, call).catch(async (error: unknown) => (await repeatBehind(error, repeated)) ?? raise(error)));
  return signInAccount(db, services, { account, way: 'sign-up', call });
}

/** What was sent twice at once meets what its twin has just made: the name, the e-mail, the last place of the class. */
async function repeatBehind(error: unknown, repeated: () => Promise<Account | undefined>): Promise<Account | undefined> {
  return error instanceof Refusal ? repeated() : undefined;
}

function raise(error: unknown): never {
  throw error;
}

async function newAccount(db: Db, services: AuthServices, call: SignUpCall): Promise<Account> {
  const { body, now, requestId, idempotencyKey } = call;
  refuseWrongFields(body);
  const visitor: Visitor = { deviceId: body.deviceId, ip: call.ip, now };
  const place = await limitCodeGuesses(db, visitor, services.log, () => placeOf(db, call));
  // an account that could never be signed in to is not made (D84)
  if (body.password !== undefined && !place.settings.signInWays.includes('password')) throw refuse(endpoint, 'sign_in_way_off');
  await refuseWeakPassword(body, place);
  const known = await refusalOfAddress(db, body, visitor);
  if (known) throw refuse(endpoint, known);
  // asked before the work of hashing; two at once are told apart by the directory itself
  if (await isNameTaken(db, body)) throw await refuseTakenName(db, call);
  const passwordHash = body.password === undefined ? undefined : await hashPassword(body.password);
  const account = await transact(db, (tx) => makeAccount(tx, { body, now, requestId, idempotencyKey, place, passwordHash }));
  if (!account) throw await refuseTakenName(db, call);
  return account;
}

async function placeOf(db: Db, { body, viewer, now }: SignUpCall): Promise<Place> {
  const { role, edition, code } = body;
  const place = await (role === 'student' ? classPlace(db, { edition, code, now }) : schoolPlace(db, { edition, code, now }));
  if ('refuse' in place) throw refuse(endpoint, place.refuse);
  if (role === 'teacher' && isElsewhere(viewer, place.school)) throw refuse(endpoint, 'school_code_mismatch');
  return place;
}

/** With names that are free, for whoever looks for one. */
async function refuseTakenName(db: Db, { body, now }: SignUpCall) {
  const spentUntil = await takeFromBudget(db, { kind: 'sign-up name', subjects: [body.deviceId], most: mostTakenNames, windowMs: hour, now });
  if (spentUntil) return refuseThrottled(spentUntil, now);
  return refuse(endpoint, 'username_taken', { suggestions: await freeUsernames(db, body, now) });
}
