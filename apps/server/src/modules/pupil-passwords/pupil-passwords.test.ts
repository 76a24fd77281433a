import { signIn } from '@alba/contract/auth';
import { disenroll, loadClass } from '@alba/contract/classes';
import { setStudentPassword } from '@alba/contract/pupils';
import { editions } from '@alba/domain/editions';
import { limits } from '@alba/domain/limits';
import type { GivenPerson } from '@alba/testing/server/people';
import { givenPassword } from '@alba/testing/server/people';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { easyPassword } from './easy-password.ts';
import { kindWords } from './kind-words.ts';

async function scene() {
  const app = await testApp();
  const classRoom = await app.given.class();
  const [student, classmate] = await app.given.members(classRoom, 2);
  if (!student || !classmate) throw new Error('no students');
  const { teacher, classId } = classRoom;
  const enter = (password: string, who: GivenPerson = student) =>
    app.anonymous.call(signIn, { body: { username: who.username, password, edition: 'us' }, ip: '198.51.100.7' });
  const set = ({ by = teacher, studentId = student.personId, password = undefined as string | undefined } = {}) =>
    app.as(by).call(setStudentPassword, { params: { classId, studentId }, body: { password } });
  const allow = (settings: object) =>
    app.owner
      .updateTable('institution')
      .set({ settings: JSON.stringify(settings) })
      .where('institution_id', '=', classRoom.school.schoolId)
      .execute();
  return { ...app, classRoom, teacher, student, classmate, enter, set, allow };
}

describe('@C-STUDENTS a new password for a student (D52)', () => {
  it('is an easy one that lets in at once, where the old one does no more', async () => {
    const { set, enter, classmate } = await scene();
    const { status, body } = await set();
    expect(status).toBe(200);
    expect(body.password).toMatch(/^[a-z]{3,7}[2-9][a-z]{3,7}$/);
    expect((await enter(givenPassword)).status).toBe(401);
    expect((await enter(body.password)).status).toBe(200);
    expect((await enter(givenPassword, classmate)).status).toBe(200);
  });

  it('may be one the teacher types, by the rules of the school', async () => {
    const { set, enter, allow, student } = await scene();
    expect(await set({ password: 'Rocket 7' })).toMatchObject({ status: 200, body: { password: 'Rocket 7' } });
    expect((await enter('Rocket 7')).status).toBe(200);
    await allow({ minPasswordLength: 10 });
    expect(await set({ password: 'Rocket 7' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['password'], rule: 'too_short', params: { limit: 10 } }] },
    });
    expect(await set({ password: student.username })).toMatchObject({ status: 400 });
    expect((await set()).body.password.length).toBeGreaterThanOrEqual(10);
    await allow({ signInWays: ['google'] });
    expect(await set()).toMatchObject({ status: 403, body: { code: 'sign_in_way_off' } });
  });

  it('is not given to somebody who signs in with Google, as long as the school lets them in that way', async () => {
    const { set, as, allow, owner, student, teacher, classRoom, clock } = await scene();
    const key = { district_id: student.districtId, person_id: student.personId };
    const identity = { ...key, edition: 'us', issuer: 'https://accounts.google.com', subject: 'g-1', provider: 'google', linked_at: clock.now() } as const;
    await owner.insertInto('external_identity').values(identity).execute();
    const shown = async () => {
      const { students } = (await as(teacher).call(loadClass, { params: { id: classRoom.classId } })).body;
      return students.map(({ individualId, signsInWith }) => [individualId === student.personId, signsInWith]).sort();
    };
    // with a password of their own beside it
    expect(await shown()).toEqual([
      [false, undefined],
      [true, undefined],
    ]);
    expect((await set()).status).toBe(200);
    await owner.updateTable('person').set({ password_hash: null }).where('person_id', '=', student.personId).execute();
    expect(await shown()).toEqual([
      [false, undefined],
      [true, 'google'],
    ]);
    expect(await set()).toMatchObject({ status: 409, body: { code: 'signs_in_with_google' } });
    await allow({ signInWays: ['password', 'card'] });
    expect(await shown()).toEqual([
      [false, undefined],
      [true, undefined],
    ]);
    expect((await set()).status).toBe(200);
  });

  it('ends every session of the student, and nobody else’s', async () => {
    const { set, as, app, clock, student, classmate } = await scene();
    const [session, other] = [as(student), as(classmate)];
    const probe = async (token: string) =>
      (await app.inject({ method: 'GET', url: '/v1/student/classes', headers: { authorization: `Bearer ${token}` } })).statusCode;
    const [token, otherToken] = [await session.accessToken(), await other.accessToken()];
    expect([await probe(token), await probe(otherToken)]).toEqual([200, 200]);
    await set();
    clock.advance(6_000);
    expect([await probe(token), await probe(otherToken)]).toEqual([403, 200]);
    const refreshed = await app.inject({ method: 'POST', url: '/v1/auth/refreshtoken', payload: { refreshToken: await session.refreshToken() } });
    expect(refreshed.json()).toMatchObject({ code: 'refresh_refused' });
  });

  it('ends the waiting after wrong passwords and is written down, without the password', async () => {
    const { set, enter, as, owner, teacher, student, classRoom } = await scene();
    for (let n = 0; n < 5; n += 1) await enter('wrong one');
    const { password } = (await set()).body;
    expect((await as(teacher).call(loadClass, { params: { id: classRoom.classId } })).body.students.some((one) => one.isSignInPaused)).toBe(false);
    expect((await enter(password)).status).toBe(200);
    const acts = await owner.selectFrom('audit_event').selectAll().where('action', '=', 'person.password-set').execute();
    expect(acts).toMatchObject([{ actor_id: teacher.personId, object_id: student.personId, data: { classId: classRoom.classId } }]);
    expect(JSON.stringify(acts)).not.toContain(password);
    // the reply holds the password, so no copy of it is kept for repeats
    expect(await owner.selectFrom('idempotency_key').selectAll().execute()).toEqual([]);
  });

  it('is for teachers of a class the student is in now, and never for a colleague', async () => {
    const { given, as, set, enter, teacher, student, classRoom, owner } = await scene();
    const gone = { status: 404, body: { code: 'class_not_found' } };
    expect(await set({ by: await given.teacher() })).toMatchObject(gone);
    expect(await set({ by: await given.teacher({ school: await given.school({ district: await given.district() }) }) })).toMatchObject(gone);
    const nobody = { status: 404, body: { code: 'student_not_found' } };
    expect(await set({ studentId: (await given.student()).personId })).toMatchObject(nobody);
    const colleague = await given.student({ otherRoles: ['teacher'] });
    await given.enrollment({ in: classRoom, student: colleague });
    expect(await set({ studentId: colleague.personId })).toMatchObject(nobody);
    const { enrollment_id: enrollmentId } = await owner
      .selectFrom('enrollment')
      .select('enrollment_id')
      .where('person_id', '=', student.personId)
      .executeTakeFirstOrThrow();
    await as(teacher).call(disenroll, { query: { individualId: student.personId, enrollmentId, classSubgroupId: classRoom.subgroupId } });
    expect(await set()).toMatchObject(nobody);
    expect((await enter(givenPassword)).status).toBe(200);
  });
});

describe('easy passwords', () => {
  it.each(['en', 'pt', 'es'] as const)('of %s are short enough for every rule and long enough for every school', (language) => {
    for (let min = limits.password.min; min <= limits.password.max; min += 1) {
      for (let n = 0; n < 30; n += 1) {
        const password = easyPassword(language, { min });
        expect(password).toMatch(/^[a-z2-9]+$/);
        expect(password.length).toBeGreaterThanOrEqual(min);
        expect(password.length).toBeLessThanOrEqual(limits.password.max);
      }
    }
  });
  it.each(Object.values(editions).map(({ language }) => language))('have enough words in %s, each typed without accents', (language) => {
    const words = kindWords[language];
    expect(new Set(words).size).toBe(words.length);
    expect(words.length).toBeGreaterThan(130);
    expect(words.filter((word) => !/^[a-z]{3,7}$/.test(word))).toEqual([]);
  });
});
