import { editions } from '@alba/domain/editions';
import { operator } from '../modules/audit/index.ts';
import { institutionOf, NotDone } from '../modules/institutions/index.ts';
import { makeInvitation, makeSetupLink, sendInvitation } from '../modules/invitations/index.ts';
import { mailLanguages } from '../modules/mail/index.ts';
import { transact } from '../platform/db/index.ts';
import { command, type Told } from './command.ts';
import { accountField, edition, flag, id, oneOf, optional, required } from './options.ts';

export const inviteUser = command({
  summary: 'invite a teacher or an administrator to make an account of their own',
  help: [
    'They choose user name and password themselves, by a link that works once, for seven days. It is sent by the running server;',
    'with --link it is printed instead, to be handed over in another way. No account exists until somebody accepts.',
  ],
  example: '--at 14 --role teacher --email ana.lima@school.example',
  options: {
    at: required(id, '<id>', 'the school; for an administrator also a district'),
    role: required(oneOf(['teacher', 'admin']), '<role>', 'teacher or admin'),
    email: required(accountField('email'), '<address>', 'their address; it stands in the account'),
    language: optional(oneOf(mailLanguages), '<language>', 'of the message: en, pt or es; left out, that of the edition'),
    link: flag('print the link, send nothing'),
  },
  async run({ at, role, email, language, link }, { db, clock, originOf }): Promise<Told> {
    const institution = await institutionOf(db, at);
    if (role === 'teacher' && institution.kind !== 'school') throw new NotDone('not_a_school', { institutionId: at });
    const invitation = { role, institutionId: at, email, by: operator, now: clock.now() };
    if (link) {
      const url = `${originOf(institution.edition)}/login/invitation#${await transact(db, (tx) => makeInvitation(tx, invitation))}`;
      return { lines: [`The account for "${institution.name}" is made here, once, within seven days:`, url], data: { at, role, link: url } };
    }
    await transact(db, (tx) => sendInvitation(tx, { ...invitation, language: language ?? editions[institution.edition].language }));
    return { lines: [`The invitation to "${institution.name}" is on its way to ${email}.`], data: { at, role, isQueued: true } };
  },
});

export const setupLink = command({
  summary: 'a new link for the first administrator, while there is none',
  help: ['With it the first district, school and administrator are made in the browser. It works once, for seven days.'],
  example: '',
  options: { edition: optional(edition, '<edition>', 'whose address the link has; left out, us') },
  async run({ edition = 'us' }, { db, clock, originOf }): Promise<Told> {
    const token = await transact(db, (tx) => makeSetupLink(tx, clock.now()));
    if (token === undefined) throw new NotDone<string>('administrator_exists');
    const link = `${originOf(edition)}/login/setup#${token}`;
    return { lines: ['The installation is set up here, once, within seven days:', link], data: { link } };
  },
});
