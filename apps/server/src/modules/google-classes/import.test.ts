import { loadClasses } from '@alba/contract/classes';
import { importGoogleClasses, listGoogleClasses, previewGoogleClasses } from '@alba/contract/google-classes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClassroomScene, classroomScene } from '../../testing/classroom-scene.ts';

const long = { firstName: 'Ana María del Pilar Guadalupe', lastName: 'García de la Torre y Montenegro-Quintanilla' };

let at: ClassroomScene;
beforeAll(async () => {
  at = await classroomScene();
});
afterAll(() => at.close());
beforeEach(() => void at.world.script?.splice(0));

describe('@C-GOOGLE the import', () => {
  it('shows by name what it will change, then makes the class, its students whole, and accounts that sign in with Google', async () => {
    const { caller, subject, person } = await at.teacherAt();
    const known = await at.app.given.student({ school: person.school, firstName: 'Kofi', lastName: 'Mensah' });
    const [knownAt, newcomer] = [at.someone({ firstName: 'Kofi at Google', lastName: 'M.' }), at.someone(long)];
    await at.link(known, knownAt);
    const science = at.course({ teachers: [subject], students: [knownAt, newcomer], name: 'Science 6', section: 'Period 2' });
    const preview = await caller.call(previewGoogleClasses, { body: { courseIds: [science.id] } });
    expect(preview.body.classes).toMatchObject([
      {
        name: 'Science 6, Period 2',
        difference: { added: [{ ...long, isNewAccount: true }, { isNewAccount: false }], gone: [], renamed: [], leftOut: [], staying: 0 },
      },
    ]);

    const { body } = await at.importing(caller, science);
    expect(body.results).toMatchObject([{ courseId: science.id, name: 'Science 6, Period 2', result: 'imported', added: 2, leftOut: 0, isShared: false }]);
    const classId = body.results[0]?.classId as number;
    const students = await at.studentsOf(caller, classId);
    expect(students.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([`${long.firstName} ${long.lastName}`, 'Kofi Mensah']);
    expect(students[1]?.individualId).toBe(known.personId);
    const { body: all } = await caller.call(loadClasses);
    expect(all.classes).toMatchObject([{ classId, name: 'Science 6, Period 2', source: 'GOOGLE', isOwner: true, studentCount: 2 }]);
    expect(all.classes[0]?.lastImportedAt).toBe(at.app.clock.now().toISOString());
    expect(all.classes[0]?.code).toMatch(/^\w{6}$/);

    // nobody was given a password; Google is the way in
    const { password_hash } = await at.app.owner
      .selectFrom('person')
      .select('password_hash')
      .where('person_id', '=', students[0]?.individualId ?? 0)
      .executeTakeFirstOrThrow();
    expect(password_hash).toBeNull();
    expect(await at.signIn(newcomer)).toMatchObject({ body: { outcome: 'signed-in', session: { accountId: students[0]?.individualId } } });
    expect((await caller.call(listGoogleClasses, { body: {} })).body.courses).toMatchObject([
      { courseId: science.id, state: 'imported', classId, studentCount: 2 },
    ]);
  });

  it('never joins two people by their e-mail', async () => {
    const { caller, subject, person } = await at.teacherAt();
    const same = at.someone();
    const already = await at.app.given.student({ school: person.school, email: `${same}@school.example` });
    const classId = await at.imported(caller, at.course({ teachers: [subject], students: [same] }));
    const [student] = await at.studentsOf(caller, classId);
    expect(student?.individualId).not.toBe(already.personId);
  });

  it('is the same when it is sent twice, and does not double anybody', async () => {
    const { caller, subject } = await at.teacherAt();
    const given = at.course({ teachers: [subject], students: [at.someone(), at.someone()] });
    const sent = { body: { courseIds: [given.id] }, idempotencyKey: 'once' };
    const first = await caller.call(importGoogleClasses, sent);
    expect((await caller.call(importGoogleClasses, sent)).body).toEqual(first.body);
    const again = await at.importing(caller, given);
    expect(again.body.results).toMatchObject([{ result: 're-imported', classId: first.body.results[0]?.classId, added: 0 }]);
    expect((await caller.call(loadClasses)).body.classes).toHaveLength(1);
  });

  it('says of each class what became of it', async () => {
    const { caller, subject } = await at.teacherAt();
    const [good, gone, archived, asStudent, down] = [
      at.course({ teachers: [subject], students: [at.someone()] }),
      at.course({ teachers: [subject] }),
      at.course({ teachers: [subject], courseState: 'ARCHIVED' }),
      at.course({ teachers: [at.someone()], students: [subject] }),
      at.course({ teachers: [subject] }),
    ];
    at.world.courses.splice(at.world.courses.indexOf(gone), 1);
    at.script({ at: `/${down.id}/students`, status: 429 });
    const { body } = await at.importing(caller, good, gone, archived, asStudent, down);
    expect(body.results.map(({ result, problem }) => [result, problem])).toEqual([
      ['imported', undefined],
      ['unavailable', 'not-active'],
      ['unavailable', 'not-active'],
      ['unavailable', 'not-active'],
      ['failed', 'unreachable'],
    ]);
    expect((await at.importing(caller, down)).body.results).toMatchObject([{ result: 'imported' }]);
  });

  it('leaves out whose account belongs to another district or is no student’s', async () => {
    const { caller, subject, person } = await at.teacherAt();
    const elsewhere = await at.app.given.student({ school: await at.app.given.school({ district: await at.app.given.district() } as never) });
    const adult = await at.app.given.teacher({ school: person.school });
    const [away, grown, fine] = [at.someone(), at.someone(), at.someone()];
    await at.link(elsewhere, away);
    await at.link(adult, grown);
    const given = at.course({ teachers: [subject], students: [away, grown, fine] });
    const { body } = await at.importing(caller, given);
    expect(body.results).toMatchObject([{ result: 'imported', added: 1, leftOut: 2 }]);
    expect(await at.studentsOf(caller, body.results[0]?.classId as number)).toHaveLength(1);
  });

  it('brings back a class that its owner took away, with its students', async () => {
    const { caller, subject } = await at.teacherAt();
    const given = at.course({ teachers: [subject], students: [at.someone()] });
    const classId = await at.imported(caller, given);
    await at.app.owner.updateTable('class').set({ removed_at: at.app.clock.now() }).where('class_id', '=', classId).execute();
    expect((await caller.call(listGoogleClasses, { body: {} })).body.courses).toMatchObject([{ state: 'available', isRemoved: true }]);
    expect(await at.imported(caller, given)).toBe(classId);
    expect(await at.studentsOf(caller, classId)).toHaveLength(1);
  });

  it('keeps count of how often it is asked', async () => {
    const caller = at.app.as(await at.app.given.teacher());
    for (let asked = 0; asked < 60; asked += 1) await caller.call(listGoogleClasses, { body: {} });
    expect(await caller.call(listGoogleClasses, { body: {} })).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
  });

  it('sends as many statements for a large class as for a small one', async () => {
    const { caller, subject } = await at.teacherAt();
    const sizes = [3, 30].map((size) => at.course({ teachers: [subject], students: Array.from({ length: size }, () => at.someone()) }));
    const counts: number[] = [];
    for (const given of sizes) counts.push((await at.app.statements(() => at.importing(caller, given))).statements.length);
    expect(Math.abs((counts[1] ?? 0) - (counts[0] ?? 0))).toBeLessThanOrEqual(2);
  });
});
