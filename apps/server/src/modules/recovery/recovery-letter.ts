import type { Tx } from '../../platform/db/index.ts';
import { settingsOf } from '../institutions/index.ts';
import { makeLink } from '../links/index.ts';
import { type Composer, countSentMails, type Part } from '../mail/index.ts';
import { foldAddress } from './address.ts';
import { recoveryWords } from './letter-words.ts';
import { type AccountOfAddress, selectAccountsOfAddress } from './recovery-repository.ts';

export const recoveryMail = 'recovery';
export const recoveryLinkMs = 30 * 60_000;
/** One address gets no more of these messages in an hour, however often and from wherever they are asked for. */
const mostInAnHour = 5;
const hour = 3_600_000;

/**
 * Lists every account of the address in the edition, each with a link (D88). Nobody has the address, or it had enough messages:
 * nothing is sent. It goes to the address that stands in the account, never to the one that was typed.
 */
export const composeRecovery: Composer = async (tx, mail, { now, originOf }) => {
  const asked = mail.recipient;
  if (asked === undefined) return undefined;
  const found = await selectAccountsOfAddress(tx, { edition: mail.edition, email: asked });
  // The database folds more letters than ASCII: two addresses that it takes for one may have two owners.
  const accounts = found.filter(({ email }) => foldAddress(email) === asked);
  const [first] = accounts;
  if (!first) return undefined;
  if ((await countSentMails(tx, { kind: recoveryMail, recipient: asked, since: new Date(now.getTime() - hour) })) >= mostInAnHour) return undefined;
  const words = recoveryWords[mail.language];
  const address = `${originOf(mail.edition)}/login/forgetlogin/password`;
  const parts: Part[] = [{ text: accounts.length === 1 ? words.intro : words.introMany }];
  for (const account of accounts) {
    parts.push({
      facts: [
        [words.username, account.username],
        [words.school, account.schoolName],
      ],
    });
    parts.push(await wayIn(tx, account, { words, address, now }));
  }
  parts.push({ text: words.lasts });
  return { to: first.email.trim(), letter: { subject: words.subject, title: words.title, parts, why: words.why } };
};

type Way = { words: (typeof recoveryWords)['en']; address: string; now: Date };

async function wayIn(tx: Tx, { districtId, personId, schoolId, isActive }: AccountOfAddress, { words, address, now }: Way): Promise<Part> {
  if (!isActive) return { text: words.turnedOff };
  const { signInWays } = await settingsOf(tx, { districtId, schoolId });
  if (!signInWays.includes('password')) return { text: words.otherWay };
  const token = await makeLink(tx, { districtId, personId, purpose: 'password', now, lastsMs: recoveryLinkMs });
  // Behind the hash sign: browsers keep that part to themselves, so no server and no log on the way ever sees it.
  return { action: { label: words.setPassword, url: `${address}#${token}` } };
}
