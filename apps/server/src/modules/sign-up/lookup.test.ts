import { findSignUpClass, findSignUpSchool, signUp } from '@alba/contract/sign-up';
import { formatClassCode } from '@alba/domain/classes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let made = 0;
/** Every device of a test is its own. */
function device(): string {
  made += 1;
  return `device-${String(made).padStart(12, '0')}`;
}

describe('@P-SIGNUP which school or class a code is of', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  const school = (schoolCode: string, more: { deviceId?: string; edition?: 'us' | 'br' } = {}) =>
    app.anonymous.call(findSignUpSchool, { body: { edition: 'us', deviceId: device(), schoolCode, ...more } });
  const classOf = (classCode: string, more: { deviceId?: string; edition?: 'us' | 'br' } = {}) =>
    app.anonymous.call(findSignUpClass, { body: { edition: 'us', deviceId: device(), classCode, ...more } });
  const update = (institutionId: number, set: object) => app.owner.updateTable('institution').set(set).where('institution_id', '=', institutionId).execute();

  it('tells the name of the school and what its form asks for, and nothing else', async () => {
    const given = await app.given.school({ name: 'Cedar Hollow', schoolCode: 'CEDAR-1' });
    await update(given.schoolId, { settings: JSON.stringify({ minPasswordLength: 8 }) });
    await update(given.districtId, { settings: JSON.stringify({ minPasswordLength: 6, forceInitials: true }) });
    for (const typed of ['CEDAR-1', ' cedar 1 ', 'Cedar–1']) {
      expect(await school(typed)).toEqual({ status: 200, body: { schoolName: 'Cedar Hollow', rules: { minPasswordLength: 8, forceInitials: true } } });
    }
  });

  it('tells the names of the class, its teacher and its school, and nothing else', async () => {
    const teacher = await app.given.teacher({ firstName: 'Mira', lastName: 'Sokafor' });
    const given = await app.given.class({ teacher, name: 'Science 6B', avatar: 'kite', students: [await app.given.student()] });
    expect(await classOf(formatClassCode(given.code).toLowerCase())).toEqual({
      status: 200,
      body: {
        className: 'Science 6B',
        avatar: 'kite',
        teacherName: 'Mira Sokafor',
        schoolName: given.school.name,
        rules: { minPasswordLength: 4, forceInitials: false },
      },
    });
  });

  it('refuses a school code that is not valid, in this edition', async () => {
    await app.given.school({ schoolCode: 'HERE-1' });
    for (const code of ['NOWHERE', "' or 1=1 --", '🦉']) expect(await school(code)).toMatchObject({ status: 404, body: { code: 'school_code_unknown' } });
    expect((await school('HERE-1', { edition: 'br' })).body.code).toBe('school_code_unknown');
  });

  it('says that the institution cannot be located when it or its district was closed', async () => {
    const one = await app.given.school({ schoolCode: 'SHUT-1' });
    await update(one.schoolId, { closed_at: app.clock.now() });
    const two = await app.given.school({ schoolCode: 'SHUT-2' });
    await update(two.districtId, { closed_at: app.clock.now() });
    const joined = await app.given.class({ teacher: await app.given.teacher({ school: two }) });
    expect(await school('SHUT-1')).toMatchObject({ status: 404, body: { code: 'school_not_located' } });
    expect(await school('SHUT-2')).toMatchObject({ status: 404, body: { code: 'school_not_located' } });
    expect(await classOf(joined.code)).toMatchObject({ status: 404, body: { code: 'class_not_located' } });
  });

  it('tells somebody who is signed in that the code is not of their current school', async () => {
    const own = await app.given.school({ schoolCode: 'OWN-1' });
    await app.given.school({ schoolCode: 'OTHER-1', district: own.district });
    const teacher = app.as(await app.given.teacher({ school: own }));
    const ask = (schoolCode: string) => teacher.call(findSignUpSchool, { body: { edition: 'us', deviceId: device(), schoolCode } });
    expect((await ask('OWN-1')).status).toBe(200);
    expect(await ask('OTHER-1')).toMatchObject({ status: 409, body: { code: 'school_code_mismatch' } });
  });

  it('tells an institution without a subscription, in the words of its role', async () => {
    const unsubscribed = await app.given.school({ schoolCode: 'FREE-1', district: await app.given.district({ isSubscribed: false }) });
    const given = await app.given.class({ teacher: await app.given.teacher({ school: unsubscribed }) });
    expect(await school('FREE-1')).toMatchObject({ status: 403, body: { code: 'not_subscribed_teacher' } });
    expect(await classOf(given.code)).toMatchObject({ status: 403, body: { code: 'not_subscribed_student' } });
  });

  it('refuses every class that a student cannot join', async () => {
    const retired = await app.given.class();
    await app.owner.updateTable('class_code').set({ retired_at: app.clock.now() }).where('code', '=', retired.code).execute();
    const gone = await app.given.class();
    await app.owner.deleteFrom('class').where('class_id', '=', gone.classId).execute();
    const removed = await app.given.class({ removedAt: app.clock.now() });
    const off = await app.given.class({ codeDisabled: true });
    const noStudents = await app.given.class({ teacher: await app.given.teacher({ school: await app.given.school({ studentsDisabled: true }) }) });
    const abroad = await app.given.school({ district: await app.given.district({ edition: 'br' }) });
    const other = await app.given.class({ teacher: await app.given.teacher({ school: abroad }) });
    const expected: [string, string][] = [
      ['BCDFGH', 'class_code_unknown'],
      ['AEIOU1', 'class_code_unknown'],
      [retired.code, 'class_code_unknown'],
      [gone.code, 'class_not_located'],
      [removed.code, 'class_inactive'],
      [off.code, 'class_inactive'],
      [noStudents.code, 'student_access_disabled'],
      [other.code, 'outside_school_network'],
    ];
    for (const [code, refusal] of expected) expect([code, (await classOf(code)).body.code]).toEqual([code, refusal]);
  });

  it('slows down a device that guesses, on every call, and nobody else behind its address', async () => {
    const given = await app.given.class();
    const deviceId = device();
    for (const wrong of ['BCDFGH', 'BCDFGJ', 'BCDFGK']) expect((await classOf(wrong, { deviceId })).status).toBe(404);
    // a right code is no guess, and forgives none
    expect((await classOf(given.code, { deviceId })).status).toBe(200);
    for (const wrong of ['NO-1', 'NO-2']) expect((await school(wrong, { deviceId })).status).toBe(404);
    const refused = await classOf(given.code, { deviceId });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const form = { firstName: 'A', lastName: 'B', username: 'a.guesser', password: 'lua2' };
    const signingUp = await app.anonymous.call(signUp, { body: { edition: 'us', deviceId, role: 'student', code: given.code, ...form } });
    expect(signingUp.status).toBe(429);
    expect((await classOf(given.code)).status).toBe(200);
    app.clock.moveTo(String(refused.body.details?.retryAt));
    expect((await classOf(given.code, { deviceId })).status).toBe(200);
    app.clock.moveTo('2026-03-09T16:00:00Z');
  });

  it('takes a name of the device, and no fields it does not know', async () => {
    const { body } = await app.anonymous.send({ method: 'POST', path: findSignUpClass.path, body: { classCode: ' ', edition: 'mars', schoolId: 1 } });
    expect(body.issues?.map(({ path, rule }) => `${path.join('.')} ${rule}`).sort()).toEqual([
      'classCode required',
      'deviceId required',
      'edition not_a_choice',
      'schoolId unknown_field',
    ]);
  });
});
