import { loadClass, loadClasses } from '@alba/contract/classes';
import { askToCoTeachGoogleClass, listGoogleClasses, previewGoogleReimport, reimportGoogleClass } from '@alba/contract/google-classes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClassroomScene, classroomScene } from '../../testing/classroom-scene.ts';

let at: ClassroomScene;
beforeAll(async () => {
  at = await classroomScene();
});
afterAll(() => at.close());
beforeEach(() => void at.world.script?.splice(0));

describe('@C-GOOGLE a class that another teacher has imported', () => {
  it('is theirs alone where Google does not name both, and can be asked for', async () => {
    const first = await at.teacherAt();
    const second = await at.teacherAt();
    const given = at.course({ teachers: [first.subject], students: [at.someone()] });
    const classId = await at.imported(first.caller, given);
    given.teachers = [second.subject];
    expect((await second.caller.call(listGoogleClasses, { body: {} })).body.courses).toMatchObject([
      { courseId: given.id, state: 'other-account', ownerName: `${first.person.firstName} ${first.person.lastName}`, isAsked: false },
    ]);
    expect((await at.importing(second.caller, given)).body.results).toMatchObject([{ result: 'unavailable', problem: 'other-account' }]);
    expect((await second.caller.call(askToCoTeachGoogleClass, { body: { courseId: given.id } })).body).toEqual({ outcome: 'asked' });
    expect((await second.caller.call(listGoogleClasses, { body: {} })).body.courses).toMatchObject([{ isAsked: true }]);
    expect((await second.caller.call(loadClass, { params: { id: classId } })).status).toBe(404);
  });

  it('is taught together at once where Google names both', async () => {
    const first = await at.teacherAt();
    const second = await at.teacherAt();
    const given = at.course({ teachers: [first.subject, second.subject], students: [at.someone()] });
    const classId = await at.imported(first.caller, given);
    // whoever had an account when it was imported teaches it already
    const list = (await second.caller.call(listGoogleClasses, { body: {} })).body.courses;
    expect(list).toMatchObject([{ courseId: given.id, state: 'imported', classId }]);
    const third = await at.teacherAt();
    given.teachers = [...given.teachers, third.subject];
    expect((await third.caller.call(askToCoTeachGoogleClass, { body: { courseId: given.id } })).body).toEqual({ outcome: 'co-teaching', classId });
    expect((await third.caller.call(loadClasses)).body.classes).toMatchObject([{ classId, isOwner: false }]);
    expect((await first.caller.call(loadClasses)).body.classes).toMatchObject([{ classId, isOwner: true }]);
  });

  it('is one class when two of its teachers import it at the same moment', async () => {
    const [first, second] = [await at.teacherAt(), await at.teacherAt()];
    const given = at.course({ teachers: [first.subject, second.subject], students: [at.someone(), at.someone()] });
    const both = await Promise.all([at.importing(first.caller, given), at.importing(second.caller, given)]);
    const classIds = both.map(({ body }) => body.results[0]?.classId);
    expect(classIds[0]).toEqual(expect.any(Number));
    expect(new Set(classIds).size).toBe(1);
    for (const { caller } of [first, second]) expect((await caller.call(loadClasses)).body.classes).toMatchObject([{ studentCount: 2 }]);
  });
});

describe('@C-REIMPORT', () => {
  it('adds and renames by itself, and removes whom the teacher names, whose work is kept', async () => {
    const { caller, subject, person } = await at.teacherAt();
    const [stays, leaves, waits, comes] = [at.someone(), at.someone(), at.someone(), at.someone({ firstName: 'Nova', lastName: 'Reyes' })];
    const given = at.course({ teachers: [subject], students: [stays, leaves, waits], name: 'Biology' });
    const classId = await at.imported(caller, given);
    const before = await at.studentsOf(caller, classId);
    const idOf = (one: string) => before.find(({ lastName }) => lastName === at.world.people.find(({ subject: s }) => s === one)?.lastName)?.individualId ?? 0;
    const [leaving, waiting, staying] = [idOf(leaves), idOf(waits), idOf(stays)];
    at.app.clock.advance(86_400_000);

    given.students = [stays, comes];
    given.name = 'Biology, honors';
    const renamed = at.world.people.find(({ subject: s }) => s === stays);
    if (renamed) renamed.lastName = `${renamed.lastName} Neu`;
    const preview = (await caller.call(previewGoogleReimport, { body: { classId } })).body;
    expect(preview.difference).toMatchObject({ added: [{ firstName: 'Nova', isNewAccount: true }], staying: 1 });
    expect(preview.difference.gone.map(({ individualId }) => individualId).sort()).toEqual([leaving, waiting].sort());
    expect(preview.difference.renamed).toEqual(
      expect.arrayContaining([
        { what: 'class', before: 'Biology', after: 'Biology, honors' },
        expect.objectContaining({ what: 'person', after: expect.stringContaining('Neu') }),
      ]),
    );

    // somebody who is not gone cannot be let go this way
    const { body } = await caller.call(reimportGoogleClass, { body: { classId, remove: [leaving, staying] } });
    expect(body).toMatchObject({ added: 1, removed: 1, leftOut: 0, lastImportedAt: at.app.clock.now().toISOString() });
    const after = (await at.studentsOf(caller, classId)).map(({ individualId }) => individualId);
    expect(after).toEqual(expect.arrayContaining([staying, waiting]));
    expect(after).not.toContain(leaving);
    expect(after).toHaveLength(3);
    const place = await at.app.owner
      .selectFrom('enrollment')
      .select(['removed_at', 'remove_submissions'])
      .where('class_id', '=', classId)
      .where('person_id', '=', leaving)
      .executeTakeFirstOrThrow();
    expect(place).toMatchObject({ removed_at: at.app.clock.now(), remove_submissions: false });

    // who comes back at Google finds their place again
    given.students = [stays, comes, leaves];
    expect((await caller.call(reimportGoogleClass, { body: { classId, remove: [] } })).body).toMatchObject({ added: 1, removed: 0 });
    expect((await at.studentsOf(caller, classId)).map(({ individualId }) => individualId)).toContain(leaving);
    expect(person.role).toBe('teacher');
  });

  it('does not end a place that somebody took by the class code', async () => {
    const { caller, subject, person } = await at.teacherAt();
    const given = at.course({ teachers: [subject], students: [at.someone()] });
    const classId = await at.imported(caller, given);
    const guest = await at.app.given.student({ school: person.school });
    const { subgroup_id } = await at.app.owner.selectFrom('class').select('subgroup_id').where('class_id', '=', classId).executeTakeFirstOrThrow();
    await at.app.owner
      .insertInto('enrollment')
      .values({ district_id: person.districtId, class_id: classId, person_id: guest.personId, subgroup_id, joined_at: at.app.clock.now() })
      .execute();
    expect((await caller.call(previewGoogleReimport, { body: { classId } })).body.difference.gone).toEqual([]);
    await caller.call(reimportGoogleClass, { body: { classId, remove: [guest.personId] } });
    expect((await at.studentsOf(caller, classId)).map(({ individualId }) => individualId)).toContain(guest.personId);
  });

  it('is unavailable when the course is archived, gone or not theirs, and when the class came from elsewhere', async () => {
    const { caller, subject, person } = await at.teacherAt();
    const given = at.course({ teachers: [subject], students: [at.someone()] });
    const classId = await at.imported(caller, given);
    const again = (id: number) => caller.call(previewGoogleReimport, { body: { classId: id } });
    given.courseState = 'ARCHIVED';
    expect(await again(classId)).toMatchObject({ status: 409, body: { code: 'google_class_gone' } });
    given.courseState = 'ACTIVE';
    given.teachers = [at.someone()];
    expect(await again(classId)).toMatchObject({ body: { code: 'google_class_gone' } });
    given.teachers = [subject];
    at.script({ at: given.id, status: 404 });
    expect(await caller.call(reimportGoogleClass, { body: { classId, remove: [] } })).toMatchObject({ body: { code: 'google_class_gone' } });
    at.script({ at: `${given.id}/students`, status: 429 });
    expect(await again(classId)).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } });
    expect((await again(classId)).status).toBe(200);
    const own = await at.app.given.class({ teacher: person });
    expect(await again(own.classId)).toMatchObject({ body: { code: 'google_class_gone' } });
    const others = await at.app.given.class();
    expect(await again(others.classId)).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
    expect(await at.studentsOf(caller, classId)).toHaveLength(1);
  });
});
