import { enroll, loadClassByCode, restoreEnrollment } from '@alba/contract/classes';
import { limits } from '@alba/domain/limits';
import type { GivenClass } from '@alba/testing/server/classes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

describe('@C-JOIN a class that is full', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  /** A class with so many places left; those who have the others are nobody in particular. */
  async function classWith({ placesLeft }: { placesLeft: number }): Promise<GivenClass> {
    const given = await app.given.class();
    await sql`
      insert into enrollment (district_id, class_id, person_id, subgroup_id)
      select ${given.districtId}, ${given.classId}, 1000000 + n, ${given.subgroupId} from generate_series(1, ${limits.studentsPerClass - placesLeft}::int) n`.execute(
      app.owner,
    );
    return given;
  }
  const countIn = async ({ classId }: GivenClass) =>
    (await app.owner.selectFrom('enrollment').select('enrollment_id').where('class_id', '=', classId).where('removed_at', 'is', null).execute()).length;

  it('refuses one more, before and at joining, and tells whoever is in that they are', async () => {
    const given = await classWith({ placesLeft: 1 });
    const [first, second] = [app.as(await app.given.student()), app.as(await app.given.student())];
    expect((await first.call(enroll, { body: { code: given.code } })).status).toBe(200);
    const full = { status: 409, body: { code: 'class_full' } };
    expect(await second.call(loadClassByCode, { params: { code: given.code } })).toMatchObject(full);
    expect(await second.call(enroll, { body: { code: given.code } })).toMatchObject(full);
    expect((await first.call(loadClassByCode, { params: { code: given.code } })).body.alreadyJoined).toBe(true);
    expect((await first.call(enroll, { body: { code: given.code } })).body.code).toBe('already_joined');
  });

  it('gives its last three places to three of ten who join at once', async () => {
    const given = await classWith({ placesLeft: 3 });
    const students = await Promise.all(Array.from({ length: 10 }, () => app.given.student()));
    const answers = await Promise.all(students.map((student) => app.as(student).call(enroll, { body: { code: given.code } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409, 409, 409]);
    expect(await countIn(given)).toBe(limits.studentsPerClass);
  });

  it('takes nobody back whose place somebody else has', async () => {
    const given = await classWith({ placesLeft: 0 });
    const { enrollmentId } = await app.given.enrollment({ in: given, student: await app.given.student(), removedAt: app.clock.now() });
    const params = { classId: given.classId, enrollmentId };
    const back = () => app.as(given.teacher).call(restoreEnrollment, { params });
    expect(await back()).toMatchObject({ status: 409, body: { code: 'class_full' } });
    await app.owner.deleteFrom('enrollment').where('class_id', '=', given.classId).where('person_id', '=', 1_000_001).execute();
    expect((await back()).status).toBe(200);
    expect(await countIn(given)).toBe(limits.studentsPerClass);
  });
});
