import { describe, expect, it } from 'vitest';
import { transact } from '../../platform/db/index.ts';
import { createBreaker, MailFailure, type Message } from '../../platform/mail/index.ts';
import { deliveryOf, sentMails } from '../../testing/mails.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { deleteOldMails, deliverDue, queueMail } from './index.ts';

const minute = 60_000;
const composers = {
  note: async (_tx: unknown, { recipient = '' }: { recipient?: string }) => ({
    to: recipient,
    letter: { subject: 'A note', title: 'A note', parts: [{ text: 'Hello' }], why: 'You asked.' },
  }),
};
const queue = (test: TestApp, recipient: string) =>
  transact(test.db, (tx) => queueMail(tx, { kind: 'note', edition: 'us', language: 'en', recipient, now: test.clock.now() }));
const waiting = async (test: TestApp) => await test.db.selectFrom('mail').selectAll().orderBy('mail_id').execute();
const failing = (failure = new MailFailure('ECONNREFUSED', false)) => ({
  send: async () => {
    throw failure;
  },
});

describe('sending mail', () => {
  it('goes with the transaction that wrote it, or not at all', async () => {
    const test = await testApp();
    const given = { kind: 'note', edition: 'us', language: 'en', recipient: 'a@x.example', now: test.clock.now() } as const;
    const act = transact(test.db, async (tx) => {
      await queueMail(tx, given);
      throw new Error('changed my mind');
    });
    await expect(act).rejects.toThrow('changed my mind');
    expect(await sentMails(test, { composers })).toEqual([]);
  });

  it('sends each once, however many processes send', async () => {
    const test = await testApp();
    for (let n = 0; n < 12; n += 1) await queue(test, `n${n}@x.example`);
    const sent = (await Promise.all(Array.from({ length: 4 }, () => sentMails(test, { composers })))).flat();
    expect(sent.map(({ to }) => to).sort()).toEqual(Array.from({ length: 12 }, (_, n) => `n${n}@x.example`).sort());
    expect(await sentMails(test, { composers })).toEqual([]);
  });

  it('comes up again when the process that took it died', async () => {
    const test = await testApp();
    await queue(test, 'a@x.example');
    const dies = { send: () => new Promise<void>(() => {}) };
    void deliverDue(deliveryOf(test, { composers, postman: dies }));
    await expect.poll(async () => (await waiting(test))[0]?.tries).toBe(1);
    expect(await sentMails(test, { composers })).toEqual([]);
    test.clock.advance(2 * minute);
    expect(await sentMails(test, { composers })).toHaveLength(1);
  });

  it('tries again after 1, 2, 4 … minutes, and gives up after a day', async () => {
    const test = await testApp();
    await queue(test, 'a@x.example');
    const pauses: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      await deliverDue(deliveryOf(test, { composers, postman: failing() }));
      const next = (await waiting(test))[0]?.next_try_at ?? new Date(0);
      pauses.push((next.getTime() - test.clock.now().getTime()) / minute);
      test.clock.moveTo(next);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    test.clock.advance(24 * 60 * minute);
    await deliverDue(deliveryOf(test, { composers, postman: failing() }));
    expect((await waiting(test))[0]?.given_up_at).not.toBeNull();
    expect(await sentMails(test, { composers })).toEqual([]);
  });

  it('gives a message up that the server refuses for good, and goes on with the others', async () => {
    const test = await testApp();
    await queue(test, 'nobody@x.example');
    await queue(test, 'a@x.example');
    const sent: Message[] = [];
    const postman = {
      send: async (message: Message) => {
        if (message.to.startsWith('nobody')) throw new MailFailure('EENVELOPE 550', true);
        sent.push(message);
      },
    };
    await deliverDue(deliveryOf(test, { composers, postman }));
    expect(sent.map(({ to }) => to)).toEqual(['a@x.example']);
    expect((await waiting(test)).map(({ given_up_at }) => given_up_at !== null)).toEqual([true, false]);
  });

  it('spares a server that failed five times: one try a minute', async () => {
    const test = await testApp();
    for (let n = 0; n < 20; n += 1) await queue(test, `n${n}@x.example`);
    const breaker = createBreaker();
    let tries = 0;
    const postman = {
      send: async () => {
        tries += 1;
        throw new MailFailure('ETIMEDOUT', false);
      },
    };
    const round = () => deliverDue(deliveryOf(test, { composers, postman, breaker }));
    await round();
    await round();
    expect(tries).toBe(5);
    test.clock.advance(minute);
    await round();
    expect(tries).toBe(6);
    test.clock.advance(minute);
    expect(await sentMails(test, { composers, breaker })).toHaveLength(20);
  });

  it('never logs whom a message is for', async () => {
    const test = await testApp();
    await queue(test, 'secret.person@x.example');
    const lines: unknown[] = [];
    await deliverDue(deliveryOf(test, { composers, postman: failing(), log: { warn: (...line) => void lines.push(line) } }));
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toMatch(/secret|x\.example/);
  });

  it('forgets mails after seven days', async () => {
    const test = await testApp();
    await queue(test, 'a@x.example');
    test.clock.advance(7 * 24 * 60 * minute + 1_000);
    await queue(test, 'b@x.example');
    await deleteOldMails(test.db, test.clock.now());
    expect((await waiting(test)).map(({ recipient }) => recipient)).toEqual(['b@x.example']);
  });
});

describe('the outbox of a demonstration', () => {
  const open = (test: TestApp, headers: Record<string, string> = {}, ip?: string) =>
    test.app.inject({ method: 'GET', url: '/dev/outbox', headers: { host: 'us.localhost:8080', ...headers }, remoteAddress: ip });

  it('shows what was written, as text and as a mail program does, with nothing that runs', async () => {
    const test = await testApp();
    await queue(test, 'a@x.example');
    await deliverDue(deliveryOf(test, { composers }));
    const page = await open(test);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('a@x.example');
    expect(page.body).toContain('Hello');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    const link = /\/dev\/outbox\/\d+/.exec(page.body)?.[0] ?? '';
    const html = await test.app.inject({ method: 'GET', url: link, headers: { host: 'localhost' } });
    expect(html.body).toContain('<h1');
    expect((await open(test, { host: 'br.localhost' })).body).toContain('Caixa de saída');
  });

  it('is not there for other machines and other names', async () => {
    const test = await testApp();
    expect((await open(test, {}, '10.0.0.7')).statusCode).toBe(404);
    expect((await open(test, { host: 'evil.example' })).statusCode).toBe(404);
    const real = await testApp({ settings: { hasOutbox: false } });
    expect((await open(real)).statusCode).toBe(404);
  });
});
