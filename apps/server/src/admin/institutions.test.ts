import { refreshToken, type Session } from '@alba/contract/auth';
import { findLessons } from '@alba/contract/catalog';
import { enroll } from '@alba/contract/classes';
import { findSignUpSchool } from '@alba/contract/sign-up';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminScene } from '../testing/admin-scene.ts';
import { claimsOfToken } from '../testing/decode-jwt.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
const { run, dataOf, enter, afterFiveSeconds } = adminScene(() => app);
const look = (schoolCode: string) => app.anonymous.call(findSignUpSchool, { body: { schoolCode, edition: 'us', deviceId: 'a device of this test' } });
const lastRecord = () => app.owner.selectFrom('audit_event').selectAll().orderBy('event_id', 'desc').executeTakeFirstOrThrow();

describe('institutions', () => {
  it('makes a district, a school with a code that teachers sign up with, and a subscription', async () => {
    const district = await dataOf('institution create --name "Cedar Valley" --edition us --time-zone America/Denver');
    expect(district).toMatchObject({ kind: 'district', name: 'Cedar Valley', timeZone: 'America/Denver', networkId: district.id, districtId: district.id });
    const school = await dataOf(`institution create --district ${district.id} --name "Cedar Hill School"`);
    expect(school).toMatchObject({ kind: 'school', districtId: district.id, networkId: district.id, timeZone: 'America/Denver' });
    expect(school.schoolCode).toMatch(/^[BCDFGHJKMPQRTVWXY346]{3}-[BCDFGHJKMPQRTVWXY346]{3}$/);
    expect(await look(school.schoolCode)).toMatchObject({ status: 403, body: { code: 'not_subscribed_teacher' } });
    expect((await run(`subscription add --district ${district.id} --to 2027-07-31`)).out).toContain('LEARN-SCI from 2026-03-09 to 2027-07-31');
    expect(await look(school.schoolCode.replace('-', '').toLowerCase())).toMatchObject({ status: 200, body: { schoolName: 'Cedar Hill School' } });
    expect((await run('institution list')).out).toContain('Cedar Hill School');
    expect(await lastRecord()).toMatchObject({ actor_role: 'operator', actor_id: null, action: 'subscription.added', district_id: district.id });
  });

  it('gives a school another code, and the one before stops working', async () => {
    const school = await app.given.school({ schoolCode: 'RIVER-CEDAR' });
    expect((await look('river cedar')).status).toBe(200);
    const { schoolCode } = await dataOf(`school-code reset ${school.schoolId}`);
    expect((await look('river cedar')).body.code).toBe('school_code_unknown');
    expect((await look(schoolCode)).status).toBe(200);
  });

  it('changes settings, says what is inherited, and takes them back', async () => {
    const district = await app.given.district();
    const school = await app.given.school({ district });
    await run(`institution set ${district.districtId} --min-password 8 --sign-in-ways password,card`);
    await run(`institution set ${school.schoolId} --student-idle off --force-initials yes`);
    const { settings } = await dataOf(`institution show ${school.schoolId}`);
    expect(settings.own).toEqual({ studentIdleMinutes: null, forceInitials: true });
    expect(settings.effective).toMatchObject({ minPasswordLength: 8, signInWays: ['password', 'card'], forceInitials: true });
    expect((await run(`institution set ${school.schoolId} --min-password 6`)).wrong).toContain('fewer than the district asks for (8)');
    await run(`institution set ${school.schoolId} --student-idle inherit`);
    expect((await dataOf(`institution show ${school.schoolId}`)).settings.own).toEqual({ forceInitials: true });
    expect((await run(`institution show ${school.schoolId}`)).out).toMatch(/min-password +8 \(inherited\)/);
  });

  it('keeps passwords from a school that signs in another way, its administrators excepted', async () => {
    const school = await app.given.school();
    const [student, teacher, admin] = [await app.given.student({ school }), await app.given.teacher({ school }), await app.given.admin({ school })];
    await run(`institution set ${school.schoolId} --sign-in-ways google,card`);
    expect(await enter(student.username)).toMatchObject({ status: 403, body: { code: 'sign_in_way_off' } });
    expect((await enter(student.username, { password: 'wrong one' })).body.code).toBe('wrong_credentials');
    expect((await enter(teacher.username)).body.code).toBe('sign_in_way_off');
    expect((await enter(admin.username)).status).toBe(200);
    await run(`institution set ${school.schoolId} --sign-in-ways inherit`);
    expect((await enter(student.username)).status).toBe(200);
  });

  it('tells screens that are signed in how long they may stay untouched', async () => {
    const district = await app.given.district();
    const student = await app.given.student({ school: await app.given.school({ district }) });
    const { tokenResponse } = (await enter(student.username)).body as Session;
    const minutesIn = (token: string) => claimsOfToken(token).idleMinutes;
    expect(minutesIn(tokenResponse.accessToken)).toBe(30);
    await run(`institution set ${district.districtId} --student-idle 10`);
    afterFiveSeconds();
    const headers = { authorization: `Bearer ${tokenResponse.accessToken}` };
    expect((await app.anonymous.send({ method: 'GET', path: '/v1/account', headers })).status).toBe(403);
    const renewed = await app.anonymous.call(refreshToken, { body: { refreshToken: tokenResponse.refreshToken } });
    expect(minutesIn(renewed.body.accessToken)).toBe(10);
  });

  it('closes a school and a whole district for everybody at once, and opens them again', async () => {
    const student = await app.given.student();
    const signedIn = app.as(student);
    for (const id of [student.schoolId, student.districtId]) {
      await run(`institution set ${id} --closed yes`);
      expect((await enter(student.username)).body.code).toBe('account_deactivated');
      afterFiveSeconds();
      expect((await signedIn.send({ method: 'GET', path: '/v1/account' })).status).toBe(403);
      await run(`institution set ${id} --closed no`);
      expect((await enter(student.username)).status).toBe(200);
    }
  });

  it('keeps all students of a school out, and lets them in again', async () => {
    const student = await app.given.student();
    await run(`institution set ${student.schoolId} --students-disabled yes`);
    expect((await enter(student.username)).body.code).toBe('student_access_disabled');
    expect((await enter((await app.given.teacher()).username)).status).toBe(200);
    await run(`institution set ${student.schoolId} --students-disabled no`);
    expect((await enter(student.username)).status).toBe(200);
  });

  it('moves a school to another network of its district only', async () => {
    const district = await app.given.district();
    const [one, two] = [await app.given.school({ district }), await app.given.school({ district })];
    await run(`institution set ${one.schoolId} --network ${one.schoolId}`);
    expect(await dataOf(`institution set ${two.schoolId} --network ${one.schoolId}`)).toMatchObject({ networkId: one.schoolId });
    expect((await run(`institution set ${two.schoolId} --network ${(await app.given.school({ district: await app.given.district() })).schoolId}`)).code).toBe(
      1,
    );
    expect(await dataOf(`institution set ${two.schoolId} --network ${district.districtId}`)).toMatchObject({ networkId: district.districtId });
  });

  it('@C-CODE tells signed-in people of another network with their next token: codes of the old one let nobody in', async () => {
    const district = await app.given.district();
    const [here, there] = [await app.given.school({ district }), await app.given.school({ district })];
    const { code } = await app.given.class({ teacher: await app.given.teacher({ school: here }) });
    const session = (await enter((await app.given.student({ school: there })).username)).body as Session;
    await run(`institution set ${there.schoolId} --network ${there.schoolId}`);
    afterFiveSeconds();
    const join = (token: string) => app.anonymous.call(enroll, { query: { code } as never, headers: { authorization: `Bearer ${token}` } });
    expect(await join(session.tokenResponse.accessToken)).toEqual({ status: 403, body: undefined });
    const { accessToken } = (await app.anonymous.call(refreshToken, { body: { refreshToken: session.tokenResponse.refreshToken } })).body;
    expect((await join(accessToken)).body.code).toBe('outside_school_network');
    await run(`institution set ${there.schoolId} --network ${district.districtId}`);
    const again = (await enter((await app.given.student({ school: there })).username)).body as Session;
    expect((await join(again.tokenResponse.accessToken)).status).toBe(200);
  });
});

describe('@P-NOTSUB subscriptions', () => {
  it('ends one at once: sign-in is refused in the words of the role, sessions stop; and begins another', async () => {
    const district = await app.given.district({ isSubscribed: false });
    const school = await app.given.school({ district });
    const [student, teacher, admin] = [await app.given.student({ school }), await app.given.teacher({ school }), await app.given.admin({ school })];
    const [added] = await dataOf(`subscription add --district ${district.districtId} --product LEARN-SCI --to 2026-06-30`);
    const signedIn = app.as(student);
    expect((await signedIn.send({ method: 'GET', path: '/v1/account' })).status).toBe(200);
    expect((await run(`subscription end ${added.subscriptionId} --last-day 2026-03-08`)).out).toContain('taken away');
    expect((await enter(student.username)).body.code).toBe('not_subscribed_student');
    expect((await enter(teacher.username)).body.code).toBe('not_subscribed_teacher');
    afterFiveSeconds();
    expect((await signedIn.send({ method: 'GET', path: '/v1/account' })).status).toBe(403);
    const [later] = await dataOf(`subscription add --district ${district.districtId} --product LEARN-SCI --from 2026-01-01 --to 2026-06-30`);
    expect((await enter(student.username)).status).toBe(200);
    expect((await run(`subscription end ${later.subscriptionId}`)).out).toContain('ends with 2026-03-08');
    expect((await enter(student.username)).body.code).toBe('not_subscribed_student');
    // their data is theirs to take for 90 days (D50)
    expect((await enter(admin.username)).status).toBe(200);
  });

  it('refuses days that overlap, are turned round or are no days, and products of another edition', async () => {
    const { districtId } = await app.given.district({ isSubscribed: false });
    const add = (more: string) => run(`subscription add --district ${districtId} ${more}`);
    expect((await add('--from 2026-04-01 --to 2026-05-31')).code).toBe(0);
    expect((await add('--product LEARN-ELA --from 2026-05-31 --to 2026-08-01')).wrong).toMatch(
      /LEARN-ELA is subscribed to already from 2026-04-01 to 2026-05-31/,
    );
    expect((await add('--from 2026-09-02 --to 2026-09-01')).wrong).toContain('before the first');
    expect(await add('--to 2027-02-30')).toMatchObject({ code: 2, wrong: expect.stringContaining('"2027-02-30" is not a day of the calendar') });
    expect((await add('--product LEARN-BR-SCI --to 2027-06-30')).wrong).toContain('There is no product LEARN-BR-SCI');
    expect((await add('--product LEARN-ELA,LEARN-XX --from 2027-01-01 --to 2027-06-30')).code).toBe(1);
    expect(await dataOf(`subscription list --district ${districtId}`)).toHaveLength(4);
  });
});

describe('units', () => {
  it('keeps a lesson from one school, from all of a district, and gives it back', async () => {
    const district = await app.given.district();
    const [here, there] = [await app.given.school({ district }), await app.given.school({ district })];
    const lesson = await app.given.lesson({ subjectId: 2, gradeBand: '3-5', grades: [4] });
    const [near, far] = [app.as(await app.given.teacher({ school: here })), app.as(await app.given.teacher({ school: there }))];
    const found = async (by: typeof near) => (await by.call(findLessons, { query: { gradeBands: '3-5' } as never })).body.total;
    expect([await found(near), await found(far)]).toEqual([1, 1]);
    expect((await run(`unit deny ${lesson.lessonId} --at ${here.schoolId} --reason "Not in our plan"`)).out).toContain('(1 lesson)');
    expect([await found(near), await found(far)]).toEqual([0, 1]);
    expect((await run(`unit deny ${lesson.lessonId} --at ${here.schoolId} --reason again`)).wrong).toContain('denied to');
    await run(`unit deny ${lesson.lessonId} --at ${district.districtId} --reason "Whole district"`);
    expect([await found(near), await found(far)]).toEqual([0, 0]);
    expect((await run(`unit list --at ${here.schoolId}`)).out).toMatch(/2026-03-09 .*Not in our plan\n.*Whole district|Whole district\n.*Not in our plan/s);
    await run(`unit allow ${lesson.lessonId} --at ${district.districtId}`);
    expect([await found(near), await found(far)]).toEqual([0, 1]);
    await run(`unit allow ${lesson.lessonId} --at ${here.schoolId}`);
    expect([await found(near), await found(far)]).toEqual([1, 1]);
    expect(await dataOf('unit list')).toEqual([]);
    expect(await dataOf('unit list --all')).toHaveLength(2);
  });
});
