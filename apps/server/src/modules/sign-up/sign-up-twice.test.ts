import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpScene } from '../../testing/sign-up-scene.ts';

type Scene = Awaited<ReturnType<typeof signUpScene>>;
let scene: Scene;
let app: Scene['app'];
beforeAll(async () => {
  scene = await signUpScene();
  ({ app } = scene);
});
afterAll(() => app.close());
beforeEach(() => app.clock.moveTo('2026-03-09T16:00:00Z'));

describe('@P-SIGNUP a user name that is taken', () => {
  it('is refused whatever its case, with names that are free', async () => {
    const given = await app.given.class();
    await app.given.student({ username: 'Star.Reader' });
    await app.given.student({ username: 'star.reader7' });
    const refused = await scene.send(scene.student(given.code, { username: 'STAR.reader' }));
    expect(refused).toMatchObject({ status: 409, body: { code: 'username_taken' } });
    const suggestions = refused.body.details?.suggestions as string[];
    expect(suggestions).toHaveLength(3);
    expect(suggestions).not.toContain('star.reader7');
    expect((await scene.send(scene.student(given.code, { username: suggestions[0] ?? '' }))).status).toBe(200);
  });

  it('goes to one of two who want it at once, and the other is told', async () => {
    const given = await app.given.class();
    const wanted = 'twin.of.two';
    const answers = await Promise.all(Array.from({ length: 4 }, () => scene.send(scene.student(given.code, { username: wanted }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).every(({ body }) => body.code === 'username_taken')).toBe(true);
    const rows = await app.db.selectFrom('person').select('person_id').where('username', '=', wanted).execute();
    expect(rows).toHaveLength(1);
  });

  it('may be looked for by one device so often, and then has to wait', async () => {
    const given = await app.given.class();
    await app.given.student({ username: 'popular.one' });
    const deviceId = scene.newDevice();
    const tries = [];
    for (let n = 0; n < 31; n += 1) tries.push((await scene.send(scene.student(given.code, { deviceId, username: 'popular.one' }))).status);
    expect(tries.slice(0, 30).every((status) => status === 409)).toBe(true);
    expect(tries[30]).toBe(429);
  });
});

describe('@P-SIGNUP an e-mail that has an account', () => {
  it('is told, and which way in it has, but only behind a code that is right', async () => {
    await scene.schoolWith('MAIL-1');
    const email = 'known@river.example';
    await app.given.teacher({ email });
    expect((await scene.send(scene.teacher('WRONG-1', { facultyEmail: email }))).body.code).toBe('school_code_unknown');
    expect(await scene.send(scene.teacher('MAIL-1', { facultyEmail: 'KNOWN@river.example' }))).toMatchObject({ status: 409, body: { code: 'email_exists' } });
    const google = await app.given.teacher({ email: 'g@river.example', passwordHash: null });
    const identity = { edition: 'us', issuer: 'https://accounts.google.com', subject: '1', provider: 'google', linked_at: app.clock.now() };
    await app.owner
      .insertInto('external_identity')
      .values({ ...identity, district_id: google.districtId, person_id: google.personId })
      .execute();
    expect((await scene.send(scene.teacher('MAIL-1', { facultyEmail: 'g@river.example' }))).body.code).toBe('email_made_with_google');
  });

  it('counts as D88 says, and in its own edition only', async () => {
    await scene.schoolWith('MAIL-2');
    await app.given.teacher({ email: 'first@d88.example', schoolEmail: 'later@d88.example' });
    await app.given.student({ schoolEmail: 'only@d88.example' });
    const abroad = await app.given.school({ district: await app.given.district({ edition: 'br' }) });
    await app.given.teacher({ school: abroad, email: 'br@d88.example' });
    expect((await scene.send(scene.teacher('MAIL-2', { facultyEmail: 'only@d88.example' }))).body.code).toBe('email_exists');
    expect((await scene.send(scene.teacher('MAIL-2', { facultyEmail: 'later@d88.example' }))).status).toBe(200);
    expect((await scene.send(scene.teacher('MAIL-2', { facultyEmail: 'br@d88.example' }))).status).toBe(200);
  });

  it('is told five times an hour to one device or network, and then not any more, without shutting anybody out', async () => {
    await scene.schoolWith('MAIL-3');
    const email = 'asked@river.example';
    await app.given.teacher({ email });
    const ip = '203.0.113.9';
    const told: (string | number)[] = [];
    for (let n = 0; n < 7; n += 1) {
      const { status, body } = await scene.send(scene.teacher('MAIL-3', { facultyEmail: email }), { ip });
      told.push(body.code ?? status);
    }
    expect(told).toEqual([...Array(5).fill('email_exists'), 200, 200]);
    expect((await scene.send(scene.teacher('MAIL-3', { facultyEmail: 'new@river.example' }), { ip })).status).toBe(200);
    app.clock.advance(3_600_001);
    expect((await scene.send(scene.teacher('MAIL-3', { facultyEmail: email }), { ip })).body.code).toBe('email_exists');
  });
});

describe('@P-SIGNUP a sign-up that is sent twice', () => {
  it('makes one account and signs in to it both times', async () => {
    await scene.schoolWith('TWICE-1');
    const body = scene.teacher('TWICE-1');
    const first = await scene.send(body, { idempotencyKey: 'key-1' });
    const second = await scene.send(body, { idempotencyKey: 'key-1' });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.accountId).toBe(first.body.accountId);
    expect(second.body.tokenResponse.refreshToken).not.toBe(first.body.tokenResponse.refreshToken);
  });

  it('at the same moment too', async () => {
    await scene.schoolWith('TWICE-2');
    const body = scene.teacher('TWICE-2');
    const answers = await Promise.all([1, 2, 3].map(() => scene.send(body, { idempotencyKey: 'key-2' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.accountId)).size).toBe(1);
  });

  it('opens nothing for another password or without the key, and is refused for other fields', async () => {
    const given = await app.given.class();
    const body = scene.student(given.code);
    await scene.send(body, { idempotencyKey: 'key-3' });
    expect((await scene.send({ ...body, password: 'lua3' }, { idempotencyKey: 'key-3' })).body.code).toBe('username_taken');
    expect((await scene.send(body)).body.code).toBe('username_taken');
    expect((await scene.send({ ...body, firstName: 'Other' }, { idempotencyKey: 'key-3' })).body.code).toBe('idempotency_key_reused');
    const kept = await app.owner.selectFrom('idempotency_key').selectAll().where('key', '=', 'key-3').execute();
    expect(JSON.stringify(kept)).not.toContain('lua2');
    expect(kept).toMatchObject([{ reply: null }]);
  });

  it('of two students for the last place of a class one gets it', async () => {
    const given = await app.given.class();
    // 499 places are taken by numbers that are nobody's
    const { districtId: district_id, classId: class_id, subgroupId: subgroup_id } = given;
    const taken = Array.from({ length: 499 }, (_, at) => ({ district_id, class_id, subgroup_id, person_id: 900_000_000 + at }));
    await app.owner.insertInto('enrollment').values(taken).execute();
    const before = await scene.countPeople();
    const answers = await Promise.all([scene.send(scene.student(given.code)), scene.send(scene.student(given.code))]);
    expect(answers.map(({ body, status }) => body.code ?? status).sort()).toEqual([200, 'class_full']);
    expect(await scene.countPeople()).toBe(before + 1);
  });
});
