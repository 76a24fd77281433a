import { listGoogleClasses } from '@alba/contract/google-classes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClassroomScene, classroomScene } from '../../testing/classroom-scene.ts';
import { testApp } from '../../testing/test-app.ts';
import { classroomScopes } from '../providers/index.ts';

let at: ClassroomScene;
beforeAll(async () => {
  at = await classroomScene();
});
afterAll(() => at.close());
beforeEach(() => void at.world.script?.splice(0));

describe('@C-GOOGLE the list', () => {
  it('asks for leave first, again when something was unticked, and again when it has ended', async () => {
    const person = await at.app.given.teacher();
    const caller = at.app.as(person);
    expect(await caller.call(listGoogleClasses, { body: {} })).toMatchObject({ status: 409, body: { code: 'google_consent_needed' } });
    const { subject } = await at.teacherAt(at.someone(), { person, scopes: classroomScopes.slice(0, 2) });
    expect(await caller.call(listGoogleClasses, { body: {} })).toMatchObject({ body: { code: 'google_consent_needed', details: { isPartial: true } } });
    await at.allow(caller, subject);
    expect(await caller.call(listGoogleClasses, { body: {} })).toMatchObject({
      status: 200,
      body: { isSimulated: true, courses: [], account: `${subject}@school.example` },
    });
    at.script({ status: 401 });
    expect(await caller.call(listGoogleClasses, { body: {} })).toMatchObject({ status: 409, body: { code: 'google_consent_ended' } });
    expect(await caller.call(listGoogleClasses, { body: {} })).toMatchObject({ body: { code: 'google_consent_ended' } });
    await at.allow(caller, subject);
    expect((await caller.call(listGoogleClasses, { body: {} })).status).toBe(200);
  });

  it('holds the active courses that the teacher teaches, newest first, over many pages', async () => {
    const { caller, subject } = await at.teacherAt();
    const mine = ['2026-02-01', '2026-05-01', '2026-03-01', '2026-04-01', '2026-01-01'].map((day) =>
      at.course({ teachers: [subject], creationTime: `${day}T00:00:00.000Z`, section: 'Period 2', room: 'Lab' }),
    );
    at.course({ teachers: [subject], courseState: 'ARCHIVED' });
    at.course({ teachers: [at.someone()], students: [subject] });
    const { body } = await caller.call(listGoogleClasses, { body: {} });
    expect(body.courses.map(({ courseId }) => courseId)).toEqual([1, 3, 2, 0, 4].map((place) => mine[place]?.id));
    expect(body.courses[0]).toEqual({
      courseId: mine[1]?.id,
      name: mine[1]?.name,
      note: 'Period 2, Lab',
      state: 'available',
      isAsked: false,
      isRemoved: false,
    });
  });

  it.each([
    [{ status: 403, because: 'ClassroomApiDisabled' }, 409, 'google_needs_approval'],
    [{ status: 403, because: 'ClassroomDisabled' }, 409, 'google_classroom_off'],
    [{ status: 403, because: 'scope' }, 409, 'google_consent_needed'],
    [{ status: 429 }, 503, 'google_busy'],
  ] as const)('says what Google says: %j', async (answer, status, code) => {
    const { caller } = await at.teacherAt();
    at.script({ ...answer });
    expect(await caller.call(listGoogleClasses, { body: {} })).toMatchObject({ status, body: { code } });
    expect((await caller.call(listGoogleClasses, { body: {} })).status).toBe(200);
  });

  it('asks again where the service failed for a moment', async () => {
    const { caller } = await at.teacherAt();
    at.script({ status: 500 }, { status: 503 });
    expect((await caller.call(listGoogleClasses, { body: {} })).status).toBe(200);
  });

  it('is not set up without an account at Google', async () => {
    const bare = await testApp({ settings: { providers: {} } });
    const caller = bare.as(await bare.given.teacher());
    expect(await caller.call(listGoogleClasses, { body: {} })).toMatchObject({ status: 409, body: { code: 'provider_not_set_up' } });
  });
});

describe('@C-GOOGLE the leave to read classes', () => {
  it('may come from another Google account than the one that signs in', async () => {
    const { person, caller, subject } = await at.teacherAt();
    const other = at.someone();
    const given = at.course({ teachers: [other], students: [at.someone()] });
    expect((await caller.call(listGoogleClasses, { body: {} })).body.courses).toEqual([]);
    expect((await at.allow(caller, other)).status).toBe(200);
    expect((await caller.call(listGoogleClasses, { body: {} })).body.courses).toMatchObject([{ courseId: given.id }]);
    await at.imported(caller, given);
    // the account that signs in has stayed the same
    expect(await at.signIn(subject)).toMatchObject({ body: { outcome: 'signed-in', session: { accountId: person.personId } } });
    // but not from an account that is somebody else's here
    const { subject: taken } = await at.teacherAt();
    expect(await at.allow(caller, taken)).toMatchObject({ status: 409, body: { code: 'provider_account_taken' } });
  });
});
