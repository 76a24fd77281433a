import { letters } from '../app.ts';
import { type Delivery, deliverDue } from '../modules/mail/index.ts';
import { createBreaker, type Message } from '../platform/mail/index.ts';
import type { TestApp } from './test-app.ts';

/** Sends what is due, into the hands of the test. */
export async function sentMails(test: Pick<TestApp, 'db' | 'clock'>, given: Partial<Delivery> = {}): Promise<Message[]> {
  const sent: Message[] = [];
  await deliverDue(deliveryOf(test, { postman: { send: async (message) => void sent.push(message) }, ...given }));
  return sent;
}

export function deliveryOf({ db, clock }: Pick<TestApp, 'db' | 'clock'>, given: Partial<Delivery> = {}): Delivery {
  const originOf = (edition: string) => `https://${edition}.learn.example`;
  return { db, now: clock.now, originOf, composers: letters, postman: 'keep', breaker: createBreaker(), log: { warn() {} }, ...given };
}

/** What the links of a message carry. */
export const tokensIn = ({ text }: Message): string[] => [...text.matchAll(/#(\S+)$/gm)].map(([, token]) => token ?? '');
