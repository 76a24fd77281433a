import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpScene } from '../../testing/sign-up-scene.ts';
import { keepPendingIdentity } from '../providers/pending-identity.ts';

type Scene = Awaited<ReturnType<typeof signUpScene>>;
let scene: Scene;
let app: Scene['app'];
beforeAll(async () => {
  scene = await signUpScene();
  ({ app } = scene);
});
afterAll(() => app.close());
beforeEach(() => app.clock.moveTo('2026-03-09T16:00:00Z'));

let subjects = 0;
type More = { provider?: 'google' | 'clever'; hostedDomain?: string; districtId?: number; subject?: string; edition?: 'us' | 'br' };
const ticketOf = ({ provider = 'google', edition = 'us', ...more }: More = {}) => {
  subjects += 1;
  const identity = { provider, edition, issuer: 'https://idp.example', subject: `s-${subjects}`, firstName: 'Noor', lastName: 'Rahman', roles: [], ...more };
  return keepPendingIdentity(app.db, identity, app.clock.now());
};
const without = ({ password: _password, ...fields }: ReturnType<Scene['student']>, providerTicket: string) => ({ ...fields, providerTicket });

describe('@P-SIGNUP with a Google or Clever account that was proved', () => {
  it('needs no password, and the person signs in there from now on', async () => {
    const given = await app.given.class();
    const body = without(scene.student(given.code), await ticketOf());
    expect((await scene.send(body)).status).toBe(200);
    const person = await scene.personOf(body.username);
    expect(person.password_hash).toBeNull();
    const identities = await app.db.selectFrom('external_identity').selectAll().where('person_id', '=', person.person_id).execute();
    expect(identities).toMatchObject([{ provider: 'google', issuer: 'https://idp.example', edition: 'us' }]);
    const audit = await app.db
      .selectFrom('audit_event')
      .select('data')
      .where('action', '=', 'person.signed-up')
      .where('object_id', '=', person.person_id)
      .execute();
    expect(audit).toEqual([{ data: { role: 'student', way: 'google' } }]);
  });

  it('takes a ticket once, for its own edition, for 30 minutes', async () => {
    const given = await app.given.class();
    const ticket = await ticketOf();
    const later = await ticketOf();
    expect((await scene.send(without(scene.student(given.code), ticket))).status).toBe(200);
    const expired = { status: 409, body: { code: 'provider_sign_in_expired' } };
    const before = await scene.countPeople();
    expect(await scene.send(without(scene.student(given.code), ticket))).toMatchObject(expired);
    expect(await scene.send(without(scene.student(given.code), await ticketOf({ edition: 'br' })))).toMatchObject(expired);
    app.clock.advance(30 * 60_000);
    expect(await scene.send(without(scene.student(given.code), later))).toMatchObject(expired);
    expect(await scene.send(without(scene.student(given.code), 'x'.repeat(43)))).toMatchObject(expired);
    expect(await scene.countPeople()).toBe(before);
  });

  it('keeps the ticket for the next try when something else was wrong', async () => {
    const given = await app.given.class();
    await app.given.student({ username: 'taken.name' });
    const ticket = await ticketOf();
    expect((await scene.send(without(scene.student(given.code, { username: 'taken.name' }), ticket))).body.code).toBe('username_taken');
    expect((await scene.send(without(scene.student(given.code), ticket))).status).toBe(200);
  });

  it('is refused a second account for one identity, and a password beside it', async () => {
    const given = await app.given.class();
    expect((await scene.send(without(scene.student(given.code), await ticketOf({ subject: 'one' })))).status).toBe(200);
    const again = await scene.send(without(scene.student(given.code), await ticketOf({ subject: 'one' })));
    expect(again).toMatchObject({ status: 409, body: { code: 'provider_account_taken' } });
    const both = await scene.send({ ...scene.student(given.code), providerTicket: await ticketOf() });
    expect(both.body.issues).toEqual([{ path: ['password'], rule: 'unknown_field' }]);
  });

  it('does not match a school whose domain or district is another', async () => {
    const school = await scene.schoolWith('DOMAIN-1', { googleDomain: 'river.example' });
    const given = await app.given.class({ teacher: await app.given.teacher({ school }) });
    const away = async () => ticketOf({ hostedDomain: 'elsewhere.example' });
    expect((await scene.send(without(scene.teacher('DOMAIN-1'), await away()))).body.code).toBe('school_code_mismatch');
    expect((await scene.send(without(scene.student(given.code), await away()))).body.code).toBe('provider_wrong_domain');
    expect((await scene.send(without(scene.teacher('DOMAIN-1'), await ticketOf({ hostedDomain: 'river.example' })))).status).toBe(200);
    const clever = await ticketOf({ provider: 'clever', districtId: school.districtId + 1 });
    expect((await scene.send(without(scene.teacher('DOMAIN-1'), clever))).body.code).toBe('school_code_mismatch');
    await scene.schoolWith('PASSWORDS-1', { signInWays: ['password'] });
    expect((await scene.send(without(scene.teacher('PASSWORDS-1'), await ticketOf()))).body.code).toBe('provider_not_allowed');
    await scene.schoolWith('GOOGLE-1', { signInWays: ['google'] });
    expect(await scene.send(scene.teacher('GOOGLE-1'))).toMatchObject({ status: 403, body: { code: 'sign_in_way_off' } });
  });
});
