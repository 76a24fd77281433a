import { localDateOf } from '@alba/domain/assignments';
import {
  type AccountView,
  activateAccount,
  createAccount,
  deactivateAccount,
  givePassword,
  makePasswordLink,
  newPassword,
  selectAccounts,
  setStudentAccess,
  takeSecondStepAway,
  unlockAccount,
} from '../modules/account-administration/index.ts';
import { operator } from '../modules/audit/index.ts';
import { institutionOf, zoneOf } from '../modules/institutions/index.ts';
import { type Tx, transact } from '../platform/db/index.ts';
import { hashPassword } from '../platform/passwords/index.ts';
import { command, type Installation, type Told } from './command.ts';
import { accountField, edition, flag, id, optional, required, role, wholeNumber } from './options.ts';
import { table } from './table.ts';

const username = accountField('username');
const named = { username: required(username, '<user name>', 'whose account; capitals do not matter') };
const where = { edition: optional(edition, '<edition>', 'needed where two editions have the user name') };

/** An account holds nothing that an output must not show; its id is called as in every other output. */
const dataOf = ({ personId, ...account }: AccountView) => ({ id: personId, ...account });

const minute = 60_000;
export const resetLinkMs = 30 * minute;
export const firstLinkMs = 7 * 24 * 60 * minute;

/** The address that a password link is. What it carries stands behind the hash sign, which no server and no log ever sees. */
const linkOf = ({ originOf }: Installation, { edition }: AccountView, token: string): string => `${originOf(edition)}/login/forgetlogin/password#${token}`;

export const createAdministrator = command({
  summary: 'make an administrator, with a link to set the password',
  help: ['The link works once, for seven days. Whoever has it can set the password: hand it over in person or in a message of your own.'],
  example: '--at 12 --username dana.cole --first-name Dana --last-name Cole --email dana@district.example',
  options: {
    at: required(id, '<id>', 'a district, or a school for an administrator of that school alone'),
    username: required(username, '<user name>', 'to sign in with; 4 to 25 characters'),
    'first-name': required(accountField('firstName'), '<name>', 'first name'),
    'last-name': required(accountField('lastName'), '<name>', 'last name'),
    email: required(accountField('email'), '<address>', 'for recovery'),
  },
  async run({ at, username, 'first-name': firstName, 'last-name': lastName, email }, installation): Promise<Told> {
    const doing = { by: operator, now: installation.clock.now() };
    const { account, token } = await transact(installation.db, async (tx) => {
      const made = await createAccount(tx, { ...doing, role: 'admin', institutionId: at, username, firstName, lastName, email });
      return makePasswordLink(tx, { ...doing, ...made, lastsMs: firstLinkMs });
    });
    const link = linkOf(installation, account, token);
    return {
      lines: [`The administrator ${account.username} of ${at} stands. The password is set here, within seven days:`, link],
      data: { ...dataOf(account), link },
    };
  },
});

export const listUsers = command({
  summary: 'accounts of a district or a school, without names and addresses',
  example: '--at 14 --role teacher',
  options: {
    at: required(id, '<id>', 'a school, or a district with all its schools'),
    role: optional(role, '<role>', 'student, teacher or admin'),
    deactivated: flag('only deactivated accounts'),
    after: optional(id, '<id>', 'go on after this account'),
    limit: optional(wholeNumber(1, 10_000), '<number>', 'so many at most; 200 unless said'),
  },
  async run({ at, role, deactivated, after, limit = 200 }, { db }): Promise<Told> {
    const institution = await institutionOf(db, at);
    const { districtId, institutionId } = institution;
    const found = await selectAccounts(db, { districtId, institutionId, role, onlyDeactivated: deactivated, after, limit });
    const dayOf = (moment: Date | null) => (moment ? localDateOf(moment, zoneOf(institution)) : 'never');
    const rows = found.map((one) => [one.personId, one.username, one.roles.join(', '), one.schoolId, stateOf(one), dayOf(one.lastSignInAt)]);
    const more = found.length === limit ? [`Go on with --after ${found.at(-1)?.personId}.`] : [];
    return {
      lines: found.length === 0 ? ['There are no such accounts.'] : [...table(['ID', 'USER NAME', 'ROLES', 'SCHOOL', 'STATE', 'LAST SIGN-IN'], rows), ...more],
      data: found.map(dataOf),
    };
  },
});

const stateOf = ({ isActive, isDisabledBySchool }: AccountView): string =>
  !isActive ? 'deactivated' : isDisabledBySchool ? 'disabled by the school' : 'active';

export const resetPassword = command({
  summary: 'a link to set another password, or another password at once',
  help: [
    'Without --print the link is printed; it works once, for 30 minutes, and until it is used the password stays as it is.',
    'With --print the account gets a random password, shown this once, and everybody who is signed in with it is signed out.',
  ],
  example: 'maya.torres',
  words: named,
  options: { ...where, print: flag('set a random password now and print it') },
  async run({ print, ...who }, installation): Promise<Told> {
    const doing = { by: operator, now: installation.clock.now(), ...who };
    if (print) {
      const password = newPassword();
      const passwordHash = await hashPassword(password);
      const account = await transact(installation.db, (tx) => givePassword(tx, { ...doing, passwordHash }));
      return { lines: [`${account.username} has this password now; it is not shown again:`, password], data: { ...dataOf(account), password } };
    }
    const { account, token } = await transact(installation.db, (tx) => makePasswordLink(tx, { ...doing, lastsMs: resetLinkMs }));
    const link = linkOf(installation, account, token);
    return { lines: [`${account.username} sets another password here, within 30 minutes:`, link], data: { ...dataOf(account), link } };
  },
});

type Act = (tx: Tx, about: { username: string; edition?: AccountView['edition']; by: typeof operator; now: Date }) => Promise<AccountView>;

/** Commands that name an account and do one thing to it. */
function act(given: { summary: string; help?: readonly string[]; example: string; done: string; act: Act }) {
  const { done, act, ...rest } = given;
  return command({
    ...rest,
    words: named,
    options: where,
    async run(who, { db, clock }): Promise<Told> {
      const account = await transact(db, (tx) => act(tx, { ...who, by: operator, now: clock.now() }));
      return { lines: [`${account.username} ${done}.`], data: dataOf(account) };
    },
  });
}

export const deactivateUser = act({
  summary: 'nobody signs in with the account any more; its work stays',
  help: ['Whoever is signed in with it is out after five seconds at the latest. Its links and messages open nothing any more.'],
  example: 'maya.torres',
  done: 'is deactivated',
  act: deactivateAccount,
});

export const activateUser = act({
  summary: 'a deactivated account can sign in again',
  example: 'maya.torres',
  done: 'is active',
  act: activateAccount,
});

export const disableStudent = act({
  summary: 'the school keeps one student from signing in (all of them: institution set … --students-disabled yes)',
  example: 'maya.torres',
  done: 'cannot sign in until the school allows it again',
  act: (tx, about) => setStudentAccess(tx, { ...about, isDisabled: true }),
});

export const enableStudent = act({
  summary: 'the school lets a student sign in again',
  example: 'maya.torres',
  done: 'can sign in again',
  act: (tx, about) => setStudentAccess(tx, { ...about, isDisabled: false }),
});

export const unlockUser = act({
  summary: 'forget failed tries, so that the owner need not wait',
  example: 'maya.torres',
  done: 'can try again at once',
  act: unlockAccount,
});

export const removeUserSecondStep = act({
  summary: 'take the second step away from someone who lost the app and the recovery codes',
  help: ['Be sure that it is them who asks: afterwards the password alone signs in.'],
  example: 'dana.cole',
  done: 'signs in with the password alone now',
  act: takeSecondStepAway,
});
