import { myAccount } from '@alba/contract/account';
import { disenroll } from '@alba/contract/classes';
import { loadClassSignIn, openClassScreen, signInWithCard } from '@alba/contract/pupils';
import { describe, expect, it } from 'vitest';
import { pupilScene } from '../../testing/pupil-scene.ts';

const closed = { status: 403, body: { code: 'class_screen_closed' } };
const unknown = { status: 401, body: { code: 'card_unknown' } };

describe('@P-LOGIN sign-in cards', () => {
  it('sign their student in, by the QR code and by the typed code, while the screen of the class is open', async () => {
    const { cardOf, open, scan, type, anonymous, student, owner } = await pupilScene();
    const card = await cardOf();
    expect(card).toMatchObject({ individualId: student.personId, firstName: 'Maya', lastName: 'Torres', username: student.username });
    await open();
    for (const answer of [await scan(card.secret), await type(card.code), await type(` ${card.code.slice(0, 3).toLowerCase()}-${card.code.slice(3)}`)]) {
      expect(answer).toMatchObject({ status: 200, body: { accountInfo: { individualId: student.personId, role: 'student', displayName: 'Maya Torres' } } });
      const authorization = `Bearer ${answer.body.tokenResponse.accessToken}`;
      expect((await anonymous.call(myAccount, { headers: { authorization } })).body.username).toBe(student.username);
    }
    const signedIn = await owner.selectFrom('audit_event').select('data').where('action', '=', 'session.signed-in').execute();
    expect(signedIn.map(({ data }) => (data as { way: string }).way)).toEqual(['card', 'card', 'card']);
  });

  it('let nobody in before, after, or when the teacher has closed it', async () => {
    const { cardOf, open, close, scan, type, clock, refusals } = await pupilScene();
    const card = await cardOf();
    expect(await scan(card.secret)).toMatchObject(closed);
    expect(await type(card.code)).toMatchObject(closed);
    await open({ minutes: 5 });
    clock.advance(5 * 60_000 - 1);
    expect((await scan(card.secret)).status).toBe(200);
    clock.advance(1);
    expect(await scan(card.secret)).toMatchObject(closed);
    expect(await type(card.code)).toMatchObject(closed);
    await open();
    await close();
    expect(await scan(card.secret)).toMatchObject(closed);
    expect(await refusals()).toEqual(['class_screen_closed', 'class_screen_closed', 'class_screen_closed']);
  });

  it('let nobody in any more when the school takes no cards, also on a screen that is open', async () => {
    const { cardOf, open, scan, type, allowWays } = await pupilScene();
    const card = await cardOf();
    await open();
    await allowWays(['password']);
    expect(await scan(card.secret)).toMatchObject(closed);
    expect(await type(card.code)).toMatchObject(closed);
    await allowWays(['password', 'card']);
    expect((await scan(card.secret)).status).toBe(200);
  });

  it('are void when a new one is made, or the teacher says so', async () => {
    const { cardOf, open, scan, type, voidCard, owner, student } = await pupilScene();
    await open();
    const old = await cardOf();
    const card = await cardOf();
    expect(await scan(old.secret)).toMatchObject(unknown);
    expect(await type(old.code)).toMatchObject(unknown);
    expect((await scan(card.secret)).status).toBe(200);
    expect((await voidCard()).status).toBe(200);
    expect((await voidCard()).status).toBe(200);
    expect(await scan(card.secret)).toMatchObject(unknown);
    expect(await type(card.code)).toMatchObject(unknown);
    const acts = await owner.selectFrom('audit_event').select(['action', 'object_id']).where('action', 'like', 'person.card-%').orderBy('event_id').execute();
    expect(acts).toEqual(['made', 'made', 'voided'].map((what) => ({ action: `person.card-${what}`, object_id: student.personId })));
  });

  it('keep no secret and no code where they could be read', async () => {
    const { cardOf, owner } = await pupilScene();
    const { secret, code } = await cardOf();
    const rows = [
      await owner.selectFrom('sign_in_card').selectAll().execute(),
      await owner.selectFrom('audit_event').selectAll().execute(),
      await owner.selectFrom('idempotency_key').selectAll().execute(),
    ];
    const text = JSON.stringify(rows);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(code);
  });

  it('stop with the place in the class, and never work for staff', async () => {
    const { cardOf, open, scan, type, as, teacher, student, classRoom, owner } = await pupilScene();
    const card = await cardOf();
    await open();
    await owner
      .insertInto('role_grant')
      .values({ district_id: student.districtId, person_id: student.personId, role: 'teacher', institution_id: 1, permissions: [] })
      .execute();
    expect(await scan(card.secret)).toMatchObject(unknown);
    expect(await type(card.code)).toMatchObject(unknown);
    await owner.deleteFrom('role_grant').where('person_id', '=', student.personId).where('role', '=', 'teacher').execute();
    const { enrollment_id: enrollmentId } = await owner
      .selectFrom('enrollment')
      .select('enrollment_id')
      .where('person_id', '=', student.personId)
      .executeTakeFirstOrThrow();
    await as(teacher).call(disenroll, { query: { individualId: student.personId, enrollmentId, classSubgroupId: classRoom.subgroupId } });
    expect(await scan(card.secret)).toMatchObject(closed);
    expect(await type(card.code)).toMatchObject(unknown);
  });

  it('open no way around what stands against signing in', async () => {
    const { cardOf, open, scan, owner, student } = await pupilScene();
    const card = await cardOf();
    await open();
    await owner.updateTable('person').set({ access_disabled_by_school: true }).where('person_id', '=', student.personId).execute();
    expect(await scan(card.secret)).toMatchObject({ status: 403, body: { code: 'student_access_disabled' } });
    await owner.updateTable('person').set({ status: 'deactivated' }).where('person_id', '=', student.personId).execute();
    expect(await scan(card.secret)).toMatchObject({ status: 403, body: { code: 'account_deactivated' } });
  });

  it('cannot be guessed: a device has five tries, then waits; a class has two hundred an hour from all devices', async () => {
    const { cardOf, open, scan, type, clock, owner } = await pupilScene();
    const card = await cardOf();
    await open({ minutes: 45 });
    for (let n = 0; n < 5; n += 1) expect(await type('BCDFGH')).toMatchObject(unknown);
    expect(await type(card.code)).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
    for (let n = 0; n < 5; n += 1) expect(await scan(`1.${'A'.repeat(22)}`)).toMatchObject(unknown);
    expect((await scan(card.secret)).headers['retry-after']).toBe('60');
    // a classmate's device in the same room goes on
    expect((await type(card.code, { from: 2 })).status).toBe(200);
    clock.advance(60_000);
    expect((await type(card.code)).status).toBe(200);
    // as after the wrong codes of many devices
    await owner.updateTable('rate_limit').set({ points: 200 }).where('key', 'like', 'card-code:%').execute();
    expect(await type(card.code, { from: 3 })).toMatchObject({ status: 429 });
    expect((await scan(card.secret, { from: 3 })).status).toBe(200);
  });

  it('of another class do not count on this screen when they are typed', async () => {
    const { given, as, cardOf, open, type, school } = await pupilScene();
    const card = await cardOf();
    const other = await given.class({ teacher: await given.teacher({ school }) });
    await open();
    await as(other.teacher).call(openClassScreen, { params: { classId: other.classId }, body: { minutes: 5 } });
    expect(await type(card.code, { at: other.code })).toMatchObject(unknown);
    expect((await type(card.code)).status).toBe(200);
  });
});

describe('@C-STUDENTS who makes cards and opens the screen', () => {
  it('is a teacher of the class, for students who are in it now', async () => {
    const { given, open, close, makeCards, voidCard, cardOf, scan, school, student, classRoom } = await pupilScene();
    const card = await cardOf();
    const gone = { status: 404, body: { code: 'class_not_found' } };
    const otherSchool = await given.school({ district: await given.district() });
    for (const who of [await given.teacher({ school }), await given.teacher({ school: otherSchool })]) {
      for (const answer of [await open({ who }), await close(who), await makeCards({ who }), await voidCard({ who })]) expect(answer).toMatchObject(gone);
    }
    const nobody = { status: 404, body: { code: 'student_not_found' } };
    const outside = await given.student({ school });
    expect(await makeCards({ studentIds: [student.personId, outside.personId] })).toMatchObject(nobody);
    const colleague = await given.student({ school, otherRoles: ['teacher'] });
    await given.enrollment({ in: classRoom, student: colleague });
    expect(await makeCards({ studentIds: [colleague.personId] })).toMatchObject(nobody);
    await open();
    expect((await scan(card.secret)).status).toBe(200);
  });

  it('is nobody where the school does not allow cards', async () => {
    const { allowWays, open, makeCards, allow, as, teacher, classRoom } = await pupilScene();
    await allowWays(['password']);
    for (const answer of [await open(), await makeCards(), await allow()]) expect(answer).toMatchObject({ status: 403, body: { code: 'sign_in_way_off' } });
    expect((await as(teacher).call(loadClassSignIn, { params: { classId: classRoom.classId } })).body.areCardsAllowed).toBe(false);
  });

  it('sees who has a card and pictures, and until when the screen is open', async () => {
    const { as, teacher, classRoom, student, cardOf, open, close, allow, setPictures, clock } = await pupilScene();
    const load = async () => (await as(teacher).call(loadClassSignIn, { params: { classId: classRoom.classId } })).body;
    expect(await load()).toMatchObject({ name: classRoom.name, code: classRoom.code, hasPictures: false, grade: 2, areCardsAllowed: true });
    expect((await load()).secondsLeft).toBeUndefined();
    await cardOf();
    await allow();
    await setPictures();
    const { body } = await open();
    const { secondsLeft, students } = await load();
    expect([secondsLeft, body.secondsLeft]).toEqual([900, 900]);
    expect(students.map(({ lastName, cardMadeAt, hasPictures }) => [lastName, cardMadeAt !== undefined, hasPictures])).toEqual([
      ['Okonkwo', false, false],
      ['Tanaka', false, false],
      ['Torres', true, true],
    ]);
    expect(students.find(({ individualId }) => individualId === student.personId)?.cardMadeAt).toBe(clock.now().toISOString());
    await close();
    expect((await load()).secondsLeft).toBeUndefined();
  });

  it('opens and closes with a line in the record', async () => {
    const { open, close, owner, teacher, classRoom } = await pupilScene();
    await open({ minutes: 45 });
    await close();
    await close();
    const acts = await owner
      .selectFrom('audit_event')
      .select(['action', 'actor_id', 'object_id', 'data'])
      .where('action', 'like', 'class.screen-%')
      .orderBy('event_id')
      .execute();
    const by = { actor_id: teacher.personId, object_id: classRoom.classId };
    expect(acts).toEqual([
      { action: 'class.screen-opened', ...by, data: { minutes: 45 } },
      { action: 'class.screen-closed', ...by, data: {} },
    ]);
  });
});

describe('the name of a device', () => {
  it('is not needed: an old browser signs in too', async () => {
    const { cardOf, open, anonymous } = await pupilScene();
    const { secret } = await cardOf();
    await open();
    expect((await anonymous.call(signInWithCard, { body: { secret } })).status).toBe(200);
  });
});
