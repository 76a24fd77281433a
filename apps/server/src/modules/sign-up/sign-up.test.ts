import { claimsNamespace, signIn } from '@alba/contract/auth';
import { myClasses } from '@alba/contract/classes';
import { signUp } from '@alba/contract/sign-up';
import { formatClassCode } from '@alba/domain/classes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeJwt } from '../../testing/decode-jwt.ts';
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

describe('@P-SIGNUP a student with the code of a class', () => {
  it('is made, joined and signed in, all at once', async () => {
    const given = await app.given.class({ name: 'Science 6B' });
    const body = scene.student(formatClassCode(given.code).toLowerCase(), { username: ' Noor.Reads ', email: 'noor@home.example' });
    const answer = await scene.send(body);
    expect(answer).toMatchObject({ status: 200, body: { accountInfo: { role: 'student', displayName: 'Noor Rahman' }, edition: 'us' } });
    expect(decodeJwt(answer.body.tokenResponse.accessToken)[claimsNamespace]).toMatchObject({
      role: 'student',
      districtId: given.districtId,
      schoolId: given.school.schoolId,
      isComplete: true,
    });
    const person = await scene.personOf('noor.reads');
    expect(person).toMatchObject({ username: 'Noor.Reads', email: 'noor@home.example', faculty_email: null, school_id: given.school.schoolId });
    const grants = await app.db.selectFrom('role_grant').selectAll().where('person_id', '=', person.person_id).execute();
    expect(grants).toMatchObject([{ role: 'student', institution_id: given.school.schoolId, permissions: [] }]);
    const headers = { authorization: `Bearer ${answer.body.tokenResponse.accessToken}` };
    expect((await app.anonymous.call(myClasses, { headers })).body.classes).toMatchObject([{ name: 'Science 6B' }]);
    const audit = await app.db.selectFrom('audit_event').select(['action', 'data']).where('actor_id', '=', person.person_id).orderBy('event_id').execute();
    expect(audit.map(({ action }) => action)).toEqual(['person.signed-up', 'class.joined', 'session.signed-in']);
    expect(audit[0]?.data).toEqual({ role: 'student', way: 'password' });
    expect((await app.anonymous.call(signIn, { body: { username: 'NOOR.READS', password: 'lua2', edition: 'us' } })).status).toBe(200);
  });

  it('needs no e-mail and may give an initial', async () => {
    const given = await app.given.class();
    expect((await scene.send(scene.student(given.code, { lastName: 'R.' }))).body.accountInfo.displayName).toBe('Noor R.');
  });

  it('is kept by an initial where the school or its district asks for that (D9)', async () => {
    const school = await scene.schoolWith('INITIALS-1', { forceInitials: true });
    const given = await app.given.class({ teacher: await app.given.teacher({ school }) });
    expect((await scene.send(scene.student(given.code))).body.accountInfo.displayName).toBe('Noor R.');
    expect((await scene.send(scene.teacher('INITIALS-1'))).body.accountInfo.displayName).toBe('Amara Okafor');
  });

  it.each<[string, () => Promise<string>]>([
    ['class_code_unknown', async () => 'BCDFGH'],
    ['class_inactive', async () => (await app.given.class({ archivedAt: app.clock.now() })).code],
    [
      'student_access_disabled',
      async () => (await app.given.class({ teacher: await app.given.teacher({ school: await app.given.school({ studentsDisabled: true }) }) })).code,
    ],
    [
      'not_subscribed_student',
      async () => {
        const school = await app.given.school({ district: await app.given.district({ isSubscribed: false }) });
        return (await app.given.class({ teacher: await app.given.teacher({ school }) })).code;
      },
    ],
  ])('is refused with %s, and nothing is made', async (refusal, codeOf) => {
    const code = await codeOf();
    const before = await scene.countPeople();
    expect((await scene.send(scene.student(code))).body.code).toBe(refusal);
    expect(await scene.countPeople()).toBe(before);
  });
});

describe('@P-SIGNUP a teacher with the code of a school', () => {
  it('is made at that school and signed in', async () => {
    const school = await scene.schoolWith('RIVER-1');
    const body = scene.teacher('river 1', { facultyEmail: ' amara@river.example ', schoolEmail: 'office@river.example' });
    const answer = await scene.send(body);
    expect(answer).toMatchObject({ status: 200, body: { accountInfo: { role: 'teacher', displayName: 'Amara Okafor' } } });
    const person = await scene.personOf(body.username);
    expect(person).toMatchObject({ school_id: school.schoolId, email: null, faculty_email: 'amara@river.example', school_email: 'office@river.example' });
    const grants = await app.db.selectFrom('role_grant').selectAll().where('person_id', '=', person.person_id).execute();
    expect(grants).toMatchObject([{ role: 'teacher', institution_id: school.schoolId, permissions: [] }]);
  });

  it('@C-TEACHERLINK is not put into a class by its code', async () => {
    const given = await app.given.class();
    expect((await scene.send(scene.teacher(given.code))).body.code).toBe('school_code_unknown');
  });

  it.each<[string, () => Promise<string>]>([
    ['school_code_unknown', async () => 'NOT-THERE'],
    [
      'school_not_located',
      async () => {
        const { schoolId } = await scene.schoolWith('CLOSED-1');
        await app.owner.updateTable('institution').set({ closed_at: app.clock.now() }).where('institution_id', '=', schoolId).execute();
        return 'CLOSED-1';
      },
    ],
    [
      'not_subscribed_teacher',
      async () => {
        await app.given.school({ schoolCode: 'UNPAID-1', district: await app.given.district({ isSubscribed: false }) });
        return 'UNPAID-1';
      },
    ],
  ])('is refused with %s, and nothing is made', async (refusal, codeOf) => {
    const code = await codeOf();
    const before = await scene.countPeople();
    expect((await scene.send(scene.teacher(code))).body.code).toBe(refusal);
    expect(await scene.countPeople()).toBe(before);
  });

  it('who is signed in gets a second account at their own school only', async () => {
    const own = await scene.schoolWith('HOME-1');
    await app.given.school({ schoolCode: 'AWAY-1', district: own.district });
    const signedIn = app.as(await app.given.teacher({ school: own }));
    expect((await signedIn.call(signUp, { body: scene.teacher('AWAY-1') })).body.code).toBe('school_code_mismatch');
    expect((await signedIn.call(signUp, { body: scene.teacher('HOME-1') })).status).toBe(200);
  });
});

describe('@P-RULES the fields of a new account', () => {
  const rulesOf = async (body: object) => {
    const answer = await app.anonymous.send({ method: 'POST', path: signUp.path, body });
    return answer.body.issues?.map(({ path, rule, params }) => [path.join('.'), rule, ...(params?.limit === undefined ? [] : [params.limit])].join(' ')).sort();
  };

  it('are all told at once, with the length that is asked for', async () => {
    expect(
      await rulesOf({
        edition: 'us',
        deviceId: scene.newDevice(),
        role: 'student',
        code: 'BCDFGH',
        firstName: ' ',
        lastName: 'x'.repeat(26),
        username: 'abc',
        password: 'lua2',
        email: 'no',
      }),
    ).toEqual(['email email', 'firstName required', 'lastName too_long 25', 'username too_short 4']);
    expect(
      await rulesOf({ edition: 'us', deviceId: scene.newDevice(), code: 'BCDFGH', firstName: 'say "hi"', lastName: 'R', username: 'noor.r', password: 'lua2' }),
    ).toEqual(['firstName characters', 'role not_a_choice']);
  });

  it('depend on the role: a teacher’s faculty e-mail must be there', async () => {
    const { facultyEmail: _, ...without } = scene.teacher('RIVER-1');
    expect(await rulesOf(without)).toEqual(['facultyEmail required']);
    expect(await rulesOf({ ...scene.teacher('RIVER-1'), email: 'a@b.example' })).toEqual(['email unknown_field']);
    expect(await rulesOf({ ...scene.student('BCDFGH'), facultyEmail: 'a@b.example' })).toEqual(['facultyEmail unknown_field']);
    const { password: _p, ...open } = scene.student('BCDFGH');
    expect(await rulesOf(open)).toEqual(['password required']);
  });

  it('ask for a password as the school wants it', async () => {
    const school = await scene.schoolWith('STRICT-1', { minPasswordLength: 10 });
    const given = await app.given.class({ teacher: await app.given.teacher({ school }) });
    expect(await rulesOf(scene.student(given.code, { password: 'maple7' }))).toEqual(['password too_short 10']);
    expect(await rulesOf(scene.student(given.code, { password: 'x'.repeat(23) }))).toEqual(['password too_long 22']);
    expect(await rulesOf(scene.student(given.code, { username: 'maple.leaf.red', password: 'Maple.Leaf.Red' }))).toEqual(['password like_username']);
    expect((await scene.send(scene.student(given.code, { password: 'maple leaf' }))).status).toBe(200);
  });

  it('refuse common passwords: all of a long list for teachers, the worst for students', async () => {
    await scene.schoolWith('COMMON-1');
    const given = await app.given.class();
    for (const password of ['sunflower', 'qwertyuiop', 'alba2026'])
      expect(await rulesOf(scene.teacher('COMMON-1', { password }))).toEqual(['password too_common']);
    for (const password of ['1234', 'password', given.code.toLowerCase()])
      expect(await rulesOf(scene.student(given.code, { password }))).toEqual(['password too_common']);
    expect((await scene.send(scene.student(given.code, { password: 'sunflower' }))).status).toBe(200);
  });

  it('hold nothing that would give rights or another place (mass assignment)', async () => {
    const given = await app.given.class();
    const extras = [
      'roles',
      'permissions',
      'schoolId',
      'districtId',
      'institutionId',
      'networkId',
      'personId',
      'individualId',
      'status',
      'activeRole',
      'constructor',
    ];
    for (const extra of extras) expect(await rulesOf({ ...scene.student(given.code), [extra]: 1 })).toEqual([`${extra} unknown_field`]);
    expect(await rulesOf({ ...scene.student(given.code), role: 'admin' })).toEqual(['role not_a_choice']);
    const raw = JSON.stringify(scene.student(given.code)).replace('{', '{"__proto__":{"role":"admin"},');
    const polluted = await app.app.inject({ method: 'POST', url: signUp.path, headers: { 'content-type': 'application/json' }, payload: raw });
    expect(polluted.statusCode).toBe(400);
  });
});
