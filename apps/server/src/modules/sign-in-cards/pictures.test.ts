import { chooseMyPictures, clearStudentPictures, loadClassSignIn } from '@alba/contract/pupils';
import type { Picture } from '@alba/domain/pupils';
import { describe, expect, it } from 'vitest';
import { pupilScene, right, wrong } from '../../testing/pupil-scene.ts';

const closed = { status: 403, body: { code: 'class_screen_closed' } };
const refused = { status: 401, body: { code: 'wrong_pictures' } };

async function pictureScene() {
  const scene = await pupilScene();
  await scene.allow();
  await scene.setPictures();
  return scene;
}

describe('@P-LOGIN the screen of a class', () => {
  it('shows short names only while it is open and pictures are on', async () => {
    const { allow, look, open, close, clock, students, classRoom } = await pupilScene();
    expect(await look()).toMatchObject(closed);
    await open({ minutes: 5 });
    expect((await look()).body).toMatchObject({ name: classRoom.name, hasPictures: false, students: [] });
    await allow();
    const { body, text } = await look();
    expect(body.students.map(({ shortName, hasPictures }) => [shortName, hasPictures])).toEqual([
      ['Maya Ta', false],
      ['Maya To', false],
      ['Sam O', false],
    ]);
    for (const { lastName, username } of students) {
      expect(text).not.toContain(lastName);
      expect(text).not.toContain(username);
    }
    clock.advance(5 * 60_000);
    expect(await look()).toMatchObject(closed);
    await open();
    expect((await look()).status).toBe(200);
    await close();
    expect((await look()).text).not.toContain('Maya');
  });

  it('says the same of a code that no class has, of one that is retired, and of a class that is gone', async () => {
    const { look, open, owner, classRoom } = await pupilScene();
    const answers = [await look(), await look({ at: 'BCDFGH' }), await look({ at: 'nonsense' })];
    expect(new Set(answers.map(({ text }) => text.replace(/"requestId":"[^"]*"/, ''))).size).toBe(1);
    await open();
    await owner.updateTable('class').set({ removed_at: new Date() }).where('class_id', '=', classRoom.classId).execute();
    expect(await look()).toMatchObject(closed);
    await owner.updateTable('class').set({ removed_at: null }).where('class_id', '=', classRoom.classId).execute();
    expect((await look()).status).toBe(200);
    await owner.updateTable('class_code').set({ retired_at: new Date() }).where('class_id', '=', classRoom.classId).execute();
    expect(await look()).toMatchObject(closed);
  });

  it('is not found by trying codes: a device that guesses waits, one that finds it closed does not', async () => {
    const { look, open } = await pupilScene();
    for (let n = 0; n < 8; n += 1) expect(await look()).toMatchObject(closed);
    for (let n = 0; n < 5; n += 1) expect(await look({ at: 'BCDFGH' })).toMatchObject(closed);
    expect(await look()).toMatchObject({ status: 429 });
    await open();
    expect((await look({ from: 2 })).status).toBe(200);
  });
});

describe('@P-LOGIN picture passwords', () => {
  it('sign in on the open screen, in their order only', async () => {
    const { open, tap, student, owner } = await pictureScene();
    expect(await tap(right)).toMatchObject(closed);
    await open();
    expect(await tap(wrong)).toMatchObject(refused);
    expect(await tap(right)).toMatchObject({ status: 200, body: { accountInfo: { individualId: student.personId, role: 'student' } } });
    const [signedIn] = await owner.selectFrom('audit_event').select('data').where('action', '=', 'session.signed-in').execute();
    expect(signedIn?.data).toMatchObject({ way: 'picture' });
    const { hash } = await owner.selectFrom('picture_password').select('hash').executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$/);
  });

  it('are three different ones of the twelve', async () => {
    const { open, tap, setPictures } = await pictureScene();
    await open();
    for (const pictures of [
      ['fox', 'fox', 'kite'],
      ['fox', 'kite'],
      ['fox', 'kite', 'comet', 'owl'],
      ['fox', 'kite', 'dragon'],
    ]) {
      expect(await tap(pictures as Picture[])).toMatchObject({ status: 400 });
      expect(await setPictures({ pictures: pictures as Picture[] })).toMatchObject({ status: 400 });
    }
  });

  it('allow five guesses a student, then ever longer waits, until the teacher ends them', async () => {
    const { open, tap, setPictures, as, teacher, classRoom, student, classmate, clock, refusals } = await pictureScene();
    await setPictures({ studentId: classmate.personId });
    await open({ minutes: 45 });
    const paused = async () => {
      const { students } = (await as(teacher).call(loadClassSignIn, { params: { classId: classRoom.classId } })).body;
      return students.filter(({ isPaused }) => isPaused).map(({ individualId }) => individualId);
    };
    for (let n = 0; n < 5; n += 1) expect(await tap(wrong, { from: n + 1 })).toMatchObject(refused);
    expect(await tap(right, { from: 9 })).toMatchObject({ status: 429 });
    expect((await tap(right, { studentId: classmate.personId })).status).toBe(200);
    expect(await paused()).toEqual([student.personId]);
    clock.advance(60_000);
    expect(await tap(wrong)).toMatchObject(refused);
    clock.advance(60_000);
    expect(await tap(right)).toMatchObject({ status: 429 });
    await setPictures({ pictures: ['owl', 'bee', 'acorn'] });
    expect(await paused()).toEqual([]);
    expect((await tap(['owl', 'bee', 'acorn'])).status).toBe(200);
    expect(await refusals()).toEqual(Array.from({ length: 6 }, () => 'wrong_pictures'));
  });

  it('never work for somebody who is not in the class, has none, or is a member of staff too', async () => {
    const { given, open, tap, classmate, student, school, owner } = await pictureScene();
    await open();
    expect(await tap(right, { studentId: classmate.personId })).toMatchObject(refused);
    expect(await tap(right, { studentId: (await given.student({ school })).personId })).toMatchObject(refused);
    expect(await tap(right, { studentId: 999_999 })).toMatchObject(refused);
    await owner
      .insertInto('role_grant')
      .values({ district_id: student.districtId, person_id: student.personId, role: 'admin', institution_id: 1, permissions: [] })
      .execute();
    expect(await tap(right)).toMatchObject(refused);
    await owner.deleteFrom('role_grant').where('person_id', '=', student.personId).where('role', '=', 'admin').execute();
    await owner.updateTable('enrollment').set({ removed_at: new Date() }).where('person_id', '=', student.personId).execute();
    expect(await tap(right)).toMatchObject(refused);
  });

  it('stop when the teacher turns them off', async () => {
    const { open, tap, allow, look } = await pictureScene();
    await open();
    await allow({ isOn: false });
    expect(await tap(right)).toMatchObject(closed);
    expect((await look()).body).toMatchObject({ hasPictures: false, students: [] });
    await allow();
    expect((await tap(right)).status).toBe(200);
  });
});

describe('@C-STUDENTS pictures as an option of the class', () => {
  it.each([0, 1, 2, 3])('may be turned on in grade %s', async (grade) => {
    const { allow } = await pupilScene({ grade });
    expect((await allow()).status).toBe(200);
  });

  it('may not above grade 3', async () => {
    const { allow, setPictures } = await pupilScene({ grade: 4 });
    expect(await allow({ grade: 2 })).toMatchObject({ status: 409, body: { code: 'class_too_old' } });
    expect(await setPictures()).toMatchObject({ status: 409, body: { code: 'pictures_off' } });
  });

  it('need to know the grade, and keep it', async () => {
    const { allow, as, teacher, classRoom } = await pupilScene({ grade: 'unknown' });
    expect(await allow()).toMatchObject({ status: 400, body: { issues: [{ path: ['grade'], rule: 'required' }] } });
    expect((await allow({ grade: 1 })).status).toBe(200);
    expect((await allow({ grade: 3 })).status).toBe(200);
    expect((await as(teacher).call(loadClassSignIn, { params: { classId: classRoom.classId } })).body).toMatchObject({ grade: 1, hasPictures: true });
  });

  it('are for the teacher of the class alone', async () => {
    const { given, allow, setPictures, as, school, classRoom, student } = await pictureScene();
    const stranger = await given.teacher({ school });
    const gone = { status: 404, body: { code: 'class_not_found' } };
    expect(await allow({ who: stranger })).toMatchObject(gone);
    expect(await setPictures({ who: stranger })).toMatchObject(gone);
    const params = { classId: classRoom.classId, studentId: student.personId };
    expect(await as(stranger).call(clearStudentPictures, { params })).toMatchObject(gone);
    expect(await setPictures({ studentId: (await given.student({ school })).personId })).toMatchObject({ status: 404, body: { code: 'student_not_found' } });
  });

  it('are chosen by a student who is signed in, once, and again when the teacher has cleared them', async () => {
    const { as, allow, open, tap, teacher, student, classRoom } = await pupilScene();
    const choose = (pictures = right) => as(student).call(chooseMyPictures, { body: { pictures } });
    expect(await choose()).toMatchObject({ status: 409, body: { code: 'pictures_off' } });
    await allow();
    expect((await choose()).status).toBe(200);
    expect(await choose(wrong)).toMatchObject({ status: 409, body: { code: 'pictures_set_already' } });
    await open();
    expect((await tap(right)).status).toBe(200);
    await as(teacher).call(clearStudentPictures, { params: { classId: classRoom.classId, studentId: student.personId } });
    expect(await tap(right)).toMatchObject(refused);
    expect((await choose(wrong)).status).toBe(200);
    expect((await tap(wrong)).status).toBe(200);
  });
});
