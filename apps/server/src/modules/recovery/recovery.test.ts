import { myAccount } from '@alba/contract/account';
import { refreshToken, signIn } from '@alba/contract/auth';
import { askRecovery, openRecoveryLink, setPasswordByLink } from '@alba/contract/recovery';
import { givenPassword } from '@alba/testing/server/people';
import { describe, expect, it } from 'vitest';
import { sentMails, tokensIn } from '../../testing/mails.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const asked = (email: string, more: { edition?: 'us' | 'br' | 'eslac'; language?: 'en' | 'pt' | 'es'; deviceId?: string } = {}) => ({
  body: { email, edition: 'us' as const, language: 'en' as const, ...more },
});
const minute = 60_000;

/** Somebody forgot their password, and has the message. */
async function withLink(test: TestApp, { username = 'amara.okafor', email = 'amara@school.example' } = {}) {
  const teacher = await test.given.teacher({ username, email });
  await test.anonymous.call(askRecovery, asked(email));
  const mail = (await sentMails(test)).find((message) => tokensIn(message).length > 0);
  const token = mail && tokensIn(mail)[0];
  if (!mail || !token) throw new Error('no message came');
  return { teacher, mail, token };
}

const set = (test: TestApp, token: string, password = 'seven kites') => test.anonymous.call(setPasswordByLink, { body: { token, password, language: 'en' } });

describe('@P-FORGET asking for the way back in', () => {
  it('lists every user name of the address in that edition, in one message with a link for each (D88)', async () => {
    const test = await testApp();
    const school = await test.given.school({ name: 'Cedar Hollow' });
    const brazil = await test.given.school({ district: await test.given.district({ edition: 'br' }) });
    await test.given.student({ school, username: 'noor.r', email: 'family@home.example' });
    await test.given.teacher({ school, username: 'mrs.r', email: null, facultyEmail: 'Family@Home.example' });
    await test.given.teacher({ school, username: 'by.school', email: null, schoolEmail: 'family@home.example' });
    await test.given.teacher({ school, username: 'second', email: 'other@home.example', schoolEmail: 'family@home.example' });
    await test.given.teacher({ school: brazil, username: 'noor.br', email: 'family@home.example' });
    await test.anonymous.call(askRecovery, asked(' FAMILY@home.example '));
    const mails = await sentMails(test);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.to).toMatch(/^family@home\.example$/i);
    expect(mail?.text.match(/^Username: .*$/gm)).toEqual(['Username: by.school', 'Username: mrs.r', 'Username: noor.r']);
    expect(mail?.text).toContain('School: Cedar Hollow');
    expect(mail && new Set(tokensIn(mail)).size).toBe(3);
    expect(mail?.text).toContain('https://us.learn.example/login/forgetlogin/password#');
  });

  it('answers an unknown address as a known one, to the byte, and sends nothing', async () => {
    const test = await testApp();
    await test.given.teacher({ email: 'known@school.example' });
    const known = await test.anonymous.call(askRecovery, asked('known@school.example'));
    const unknown = await test.anonymous.call(askRecovery, asked('nobody@school.example'));
    expect(unknown.status).toBe(200);
    expect(unknown.text).toBe(known.text);
    const headers = ({ 'x-request-id': _id, date: _date, ...rest }: Record<string, unknown>) => rest;
    expect(headers(unknown.headers)).toEqual(headers(known.headers));
    const mails = await sentMails(test);
    expect(mails.map(({ to }) => to)).toEqual(['known@school.example']);
    expect((await test.db.selectFrom('mail').select('recipient').execute()).map(({ recipient }) => recipient)).toEqual(['known@school.example']);
  });

  it('takes the same statements for both, so that the time tells nothing', async () => {
    const test = await testApp();
    await test.given.teacher({ email: 'known@school.example' });
    const of = async (email: string) => (await test.statements(() => test.anonymous.call(askRecovery, asked(email)))).statements;
    expect(await of('nobody@school.example')).toEqual(await of('known@school.example'));
  });

  it('takes as long for both: medians within 5 ms', async () => {
    const test = await testApp();
    await test.given.teacher({ email: 'known@school.example' });
    const time = async (email: string, n: number) => {
      const from = performance.now();
      await test.anonymous.call(askRecovery, { ...asked(email), ip: `10.0.${n}.1` });
      return performance.now() - from;
    };
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < 60; n += 1) {
      known.push(await time('known@school.example', n));
      unknown.push(await time('nobody@school.example', n));
    }
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(5);
  });

  it('goes to the address of the account, also when another only looks the same to the database', async () => {
    const test = await testApp();
    await test.given.teacher({ email: 'kim@school.example' });
    await test.anonymous.call(askRecovery, asked('\u212aim@school.example'));
    expect(await sentMails(test)).toEqual([]);
  });

  it('never takes the address of its link from the request', async () => {
    const test = await testApp();
    await test.given.teacher({ email: 'known@school.example' });
    await test.anonymous.call(askRecovery, { ...asked('known@school.example'), headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    const [mail] = await sentMails(test);
    expect(mail?.html).not.toContain('evil');
  });

  it.each([
    ['en', 'us', 'Get back in', 'Set a new password', '#144F8C'],
    ['pt', 'br', 'Volte a entrar', 'Criar uma nova senha', '#0C5A4B'],
    ['es', 'eslac', 'Vuelve a entrar', 'Crear una contraseña nueva', '#7A1F4F'],
  ] as const)('speaks %s in the look of %s', async (language, edition, title, action, colour) => {
    const test = await testApp();
    const school = await test.given.school({ district: await test.given.district({ edition }), name: 'Escola <Norte> & "Sul"' });
    await test.given.teacher({ school, username: 'a<b>&c', email: 'known@school.example' });
    await test.anonymous.call(askRecovery, asked('known@school.example', { edition, language }));
    const [mail] = await sentMails(test);
    expect(mail?.subject).toContain('Alba Learn');
    expect(mail?.text).toContain(title);
    expect(mail?.text).toContain(action);
    expect(mail?.text).toContain(': a<b>&c');
    expect(mail?.html).toContain(colour);
    expect(mail?.html).toMatch(new RegExp(`<html lang="${language}`));
    expect(mail?.html).toContain('a&#60;b&#62;&#38;c');
    expect(mail?.html).not.toMatch(/<(img|script|link|iframe)|<Norte>/);
  });

  it('tells of accounts that have no password to set', async () => {
    const test = await testApp();
    const email = 'known@school.example';
    const school = await test.given.school();
    await test.given.teacher({ school, username: 'gone', email, status: 'deactivated' });
    const other = await test.given.school();
    await test.given.teacher({ school: other, username: 'by.google', email });
    await test.owner
      .updateTable('institution')
      .set({ settings: JSON.stringify({ signInWays: ['google'] }) })
      .where('institution_id', '=', other.schoolId)
      .execute();
    await test.anonymous.call(askRecovery, asked(email));
    const [mail] = await sentMails(test);
    expect(mail?.text).toContain('This account is turned off.');
    expect(mail?.text).toContain('signs in with Google');
    expect(mail && tokensIn(mail)).toEqual([]);
  });

  it('slows a device down, and an address asked from one place, with when to try again; not the neighbours', async () => {
    const test = await testApp();
    const from = (email: string, ip: string, deviceId: string) => test.anonymous.call(askRecovery, { ...asked(email, { deviceId }), ip });
    const device = 'd'.repeat(32);
    for (let n = 0; n < 15; n += 1) expect((await from(`n${n}@x.example`, '10.0.0.1', device)).status).toBe(200);
    const slowed = await from('more@x.example', '10.0.0.1', device);
    expect(slowed).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('more@x.example', '10.0.0.1', 'e'.repeat(32))).status).toBe(200);
    for (let n = 0; n < 4; n += 1) expect((await from('more@x.example', '10.0.0.1', String(n).repeat(32))).status).toBe(200);
    expect((await from('more@x.example', '10.0.0.1', 'f'.repeat(32))).status).toBe(429);
    expect((await from('more@x.example', '10.9.9.9', 'f'.repeat(32))).status).toBe(200);
    test.clock.advance(15 * minute);
    expect((await from('more@x.example', '10.0.0.1', device)).status).toBe(200);
  });

  it('sends an address five messages an hour at most, wherever they are asked for', async () => {
    const test = await testApp();
    await test.given.teacher({ email: 'known@school.example' });
    let sent = 0;
    for (let n = 0; n < 8; n += 1) {
      expect((await test.anonymous.call(askRecovery, { ...asked('known@school.example'), ip: `10.0.${n}.1` })).status).toBe(200);
      sent += (await sentMails(test)).length;
    }
    expect(sent).toBe(5);
  });
});

describe('@P-FORGET the link', () => {
  it('says whose password it sets, sets it once, and ends every session', async () => {
    const test = await testApp();
    const { teacher, token } = await withLink(test);
    const session = test.as(teacher);
    expect((await session.call(myAccount)).status).toBe(200);
    const old = await session.refreshToken();
    expect(await test.anonymous.call(openRecoveryLink, { body: { token } })).toEqual({
      status: 200,
      body: { username: 'amara.okafor', role: 'teacher', minPasswordLength: 4 },
    });
    expect(await set(test, token)).toEqual({ status: 200, body: { username: 'amara.okafor' } });
    test.clock.advance(6_000);
    expect(await session.call(myAccount)).toMatchObject({ status: 403, body: undefined });
    expect((await test.anonymous.call(refreshToken, { body: { refreshToken: old } })).body.code).toBe('refresh_refused');
    const sign = (password: string) => test.anonymous.call(signIn, { body: { username: 'amara.okafor', password, edition: 'us' } });
    expect((await sign(givenPassword)).body.code).toBe('wrong_credentials');
    expect((await sign('seven kites')).status).toBe(200);
  });

  it('works once, not after 30 minutes, and no other link stands in for it', async () => {
    const test = await testApp();
    const { token } = await withLink(test);
    expect((await set(test, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).body.code).toBe('link_unknown');
    expect((await set(test, 'nonsense')).body.code).toBe('link_unknown');
    expect((await set(test, token)).status).toBe(200);
    expect(await set(test, token, 'another one')).toMatchObject({ status: 410, body: { code: 'link_used' } });
    expect((await test.anonymous.call(openRecoveryLink, { body: { token } })).body.code).toBe('link_used');
    const late = await withLink(test, { username: 'second', email: 'second@school.example' });
    test.clock.advance(30 * minute + 1_000);
    expect(await set(test, late.token)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
  });

  it('of two at the same moment one counts', async () => {
    const test = await testApp();
    const { token } = await withLink(test);
    const answers = await Promise.all(['first of them', 'second of them'].map((password) => set(test, token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const winner = answers[0]?.status === 200 ? 'first of them' : 'second of them';
    expect((await test.anonymous.call(signIn, { body: { username: 'amara.okafor', password: winner, edition: 'us' } })).status).toBe(200);
  });

  it('of several links of an account the first that is used ends the others', async () => {
    const test = await testApp();
    const { token } = await withLink(test);
    await test.anonymous.call(askRecovery, asked('amara@school.example'));
    const [again] = await sentMails(test);
    const newer = again && tokensIn(again)[0];
    expect((await set(test, newer ?? '')).status).toBe(200);
    expect((await set(test, token)).body.code).toBe('link_used');
  });

  it('keeps the rules of the school, and a refused password does not use the link up', async () => {
    const test = await testApp();
    const { teacher, token } = await withLink(test);
    await test.owner
      .updateTable('institution')
      .set({ settings: JSON.stringify({ minPasswordLength: 10 }) })
      .where('institution_id', '=', teacher.schoolId)
      .execute();
    const rule = async (password: string) => (await set(test, token, password)).body.issues?.[0];
    expect(await rule('short')).toMatchObject({ path: ['password'], rule: 'too_short', params: { limit: 10 } });
    expect(await rule('x'.repeat(23))).toMatchObject({ rule: 'too_long' });
    expect(await rule('amara.okafor')).toMatchObject({ rule: 'like_username' });
    expect((await set(test, token, 'seven long kites')).status).toBe(200);
  });

  it('tells the owner, and lets somebody in at once who had to wait for wrong passwords', async () => {
    const test = await testApp();
    const { token } = await withLink(test);
    const sign = (password: string) => test.anonymous.call(signIn, { body: { username: 'amara.okafor', password, edition: 'us', deviceId: 'a'.repeat(32) } });
    for (let n = 0; n < 6; n += 1) await sign('wrong');
    expect((await sign('wrong')).status).toBe(429);
    await set(test, token);
    const [mail] = await sentMails(test);
    expect(mail).toMatchObject({ to: 'amara@school.example', subject: 'Your Alba Learn password was changed' });
    expect((await sign('seven kites')).status).toBe(200);
  });

  it('opens nothing for an account that was turned off meanwhile', async () => {
    const test = await testApp();
    const { teacher, token } = await withLink(test);
    await test.owner.updateTable('person').set({ status: 'deactivated' }).where('person_id', '=', teacher.personId).execute();
    expect((await set(test, token)).body.code).toBe('link_unknown');
  });

  it('stands in clear nowhere but in the message', async () => {
    const test = await testApp();
    const { token } = await withLink(test);
    const secret = token.split('.')[1] ?? '';
    const stored = JSON.stringify([await test.db.selectFrom('mail').selectAll().execute(), await test.db.selectFrom('one_time_link').selectAll().execute()]);
    expect(stored).not.toContain(secret);
    const audit = await test.owner.selectFrom('audit_event').selectAll().execute();
    expect(JSON.stringify(audit)).not.toMatch(/amara@school|kites/);
  });
});
