import { type Db, transact } from '../../platform/db/index.ts';
import { type Breaker, MailFailure, type Message, type Postman } from '../../platform/mail/index.ts';
import type { OriginOf } from '../../platform/origins.ts';
import type { Composer } from './letter.ts';
import { type DueMail, deleteMail, takeDueMail, updateMailAsGivenUp, updateMailAsSent, updateMailForLater } from './mail-repository.ts';
import { render } from './render.ts';

const minute = 60_000;
/** So long a mail belongs to the process that took it. */
const leaseMs = 2 * minute;
const longestPauseMs = 60 * minute;
/** A message that has not left by then would only puzzle its reader. */
const giveUpAfterMs = 24 * 60 * minute;
/** Mails in one round, so that a stop of the server is not kept waiting. */
const mostInOneRound = 50;

export type Delivery = {
  db: Db;
  now: () => Date;
  originOf: OriginOf;
  composers: Readonly<Record<string, Composer>>;
  /** `keep`: the local outbox, where the message stays to be read. */
  postman: Postman | 'keep';
  breaker: Breaker;
  log: { warn(facts: object, message: string): void };
};

/** Sends what is due and returns how many messages left. Any number of processes may do so at the same time. */
export async function deliverDue(delivery: Delivery): Promise<number> {
  const { db, now, breaker } = delivery;
  let sent = 0;
  for (let taken = 0; taken < mostInOneRound && breaker.mayTry(now()); taken += 1) {
    const mail = await takeDueMail(db, { now: now(), leaseEnds: new Date(now().getTime() + leaseMs) });
    if (!mail) break;
    if (await deliver(delivery, mail)) sent += 1;
  }
  return sent;
}

async function deliver(delivery: Delivery, mail: DueMail): Promise<boolean> {
  const { db, now, breaker } = delivery;
  try {
    const message = await compose(delivery, mail);
    if (!message) {
      await deleteMail(db, mail.mailId);
      return false;
    }
    if (delivery.postman !== 'keep') await delivery.postman.send(message);
    breaker.succeeded();
    const recipient = mail.recipient ?? message.to;
    await updateMailAsSent(db, { mailId: mail.mailId, recipient, now: now(), letter: delivery.postman === 'keep' ? message : undefined });
    return true;
  } catch (error) {
    await setAside(delivery, mail, error);
    return false;
  }
}

/** Links are written and committed before the message leaves. */
async function compose({ db, now, originOf, composers }: Delivery, mail: DueMail): Promise<Message | undefined> {
  const composer = composers[mail.kind];
  if (!composer) throw new Error(`no words for mails of the kind ${mail.kind}`);
  const addressed = await transact(db, (tx) => composer(tx, mail, { now: now(), originOf }));
  return addressed && render(addressed, mail);
}

async function setAside({ db, now, breaker, log }: Delivery, mail: DueMail, error: unknown): Promise<void> {
  const { mailId, kind, tries } = mail;
  const at = now();
  const isRefused = error instanceof MailFailure && error.isRefused;
  if (error instanceof MailFailure && !isRefused) breaker.failed(at);
  const isLast = isRefused || at.getTime() - mail.createdAt.getTime() >= giveUpAfterMs;
  // A code and our own words: what a mail server says names people.
  const why = error instanceof MailFailure ? { code: error.code } : { err: error };
  log.warn({ mailId, kind, tries, ...why }, isLast ? 'a mail is given up' : 'a mail could not be sent; it is tried again');
  if (isLast) await updateMailAsGivenUp(db, { mailId, now: at });
  else await updateMailForLater(db, { mailId, nextTryAt: new Date(at.getTime() + Math.min(longestPauseMs, 2 ** (tries - 1) * minute)) });
}
