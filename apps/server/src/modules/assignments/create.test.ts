import { createAssignments } from '@alba/contract/assigning';
import { describe, expect, it } from 'vitest';
import { scene as assigningScene, refusedCells, terms } from '../../testing/assigning-scene.ts';

async function scene() {
  const test = await assigningScene();
  const { teacher, lesson, cell } = test;
  const assign = (classIds: number[], over: object = {}, by = teacher, key = crypto.randomUUID() as string) =>
    test.assign(
      classIds.map((classId) => ({ ...cell({ lessonId: lesson.lessonId, classId }), ...over })),
      { by, key },
    );
  return { ...test, assign };
}

describe('POST /v1/assignments', () => {
  it('gives a lesson to several classes, each with its history, its audit record and the day count', async () => {
    const { assign, stored, first, second, lesson, owner, teacher } = await scene();
    const { status, body } = await assign([second.classId, first.classId], { keyVisibility: 'after-due' });
    expect(status).toBe(200);
    const rows = await stored();
    expect(rows.map((row) => [row.class_id, row.version_id, row.key_visibility, row.school_year])).toEqual(
      expect.arrayContaining([first, second].map((one) => [one.classId, lesson.versionId, 'after-due', 2025])),
    );
    expect(body.assignmentIds).toEqual([second, first].map((one) => rows.find((row) => row.class_id === one.classId)?.assignment_id));
    const events = await owner.selectFrom('assignment_event').select(['assignment_id', 'kind', 'actor_id', 'data']).execute();
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({ kind: 'created', actor_id: teacher.personId, data: { start: terms.start, due: terms.due } });
    const audit = await owner.selectFrom('audit_event').select(['action', 'object_id', 'school_id']).where('object_kind', '=', 'assignment').execute();
    expect(audit.map((row) => row.object_id).sort()).toEqual([...body.assignmentIds].sort());
    expect(await owner.selectFrom('usage_day').select(['day', 'assigned']).where('role', '=', 'teacher').execute()).toEqual([
      { day: '2026-03-09', assigned: 2 },
    ]);
  });

  it('takes a lesson without a due date, and one that starts and is due at the same moment', async () => {
    const { assign, first, second } = await scene();
    expect((await assign([first.classId], { due: null })).status).toBe(200);
    expect((await assign([second.classId], { due: terms.start })).status).toBe(200);
  });

  it('counts an assignment that starts in the next school year to that year', async () => {
    const { assign, stored, first } = await scene();
    await assign([first.classId], { start: '2026-08-20T00:00:00', due: null });
    expect((await stored())[0]?.school_year).toBe(2026);
  });

  it('lets a co-teacher assign', async () => {
    const { given, assign, lesson } = await scene();
    const colleague = await given.teacher();
    const shared = await given.class({ coTeachers: [colleague] });
    expect((await assign([shared.classId], { lessonId: lesson.lessonId }, colleague)).status).toBe(200);
  });

  it('answers a repeat with the same key from the first time and assigns nothing twice', async () => {
    const { assign, first, stored, teacher } = await scene();
    const one = await assign([first.classId], {}, teacher, 'same');
    const other = await assign([first.classId], {}, teacher, 'same');
    expect(other).toEqual(one);
    expect(await stored()).toHaveLength(1);
  });

  it('asks for an idempotency key', async () => {
    const { as, teacher, first, lesson } = await scene();
    const answer = await as(teacher).call(createAssignments, { body: { cells: [{ lessonId: lesson.lessonId, classId: first.classId, ...terms }] } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'idempotency_key_required' } });
  });
});

describe('POST /v1/assignments refuses', () => {
  it('a lesson that a class has already, naming the classes, and then assigns to none', async () => {
    const { assign, first, second, stored } = await scene();
    await assign([first.classId]);
    const answer = await assign([second.classId, first.classId]);
    expect(refusedCells(answer)).toEqual([[first.classId, 'lesson_already_assigned']]);
    expect(await stored()).toHaveLength(1);
  });

  it('a lesson whose earlier assignment is open or yet to open; one that is over, closed or deleted does not count (D89)', async () => {
    const { given, assign, lesson, teacher } = await scene();
    const earlier = [
      { name: 'is yet to open', start: '2026-04-01T00:00:00', due: '2026-04-02T23:59:59', refused: true },
      { name: 'never ends', start: '2026-01-01T00:00:00', due: null, refused: true },
      { name: 'ends with this second', start: '2026-03-01T00:00:00', due: '2026-03-09T12:00:00', refused: true },
      { name: 'ended a second ago', start: '2026-03-01T00:00:00', due: '2026-03-09T11:59:59', refused: false },
      { name: 'was closed by hand', start: '2026-03-01T00:00:00', due: '2026-04-01T23:59:59', closedAt: new Date('2026-03-08T12:00:00Z'), refused: false },
      { name: 'was deleted', start: '2026-03-01T00:00:00', due: '2026-04-01T23:59:59', removedAt: new Date('2026-03-08T12:00:00Z'), refused: false },
    ];
    for (const { name, refused, ...dates } of earlier) {
      const own = await given.class({ teacher });
      await given.assignment({ to: own, lesson, ...dates });
      expect(refusedCells(await assign([own.classId])), name).toEqual(refused ? [[own.classId, 'lesson_already_assigned']] : undefined);
    }
  });

  it('the second of two that assign at the same moment, to the same classes in any order', async () => {
    const { given, assign, first, second, stored, teacher } = await scene();
    const colleague = await given.teacher();
    const shared = await given.class({ teacher, coTeachers: [colleague] });
    const answers = await Promise.all([
      assign([first.classId, second.classId, shared.classId]),
      assign([shared.classId, second.classId, first.classId]),
      assign([shared.classId], {}, colleague),
      assign([second.classId, first.classId]),
    ]);
    const perClass = new Map<number, number>();
    for (const row of await stored()) perClass.set(row.class_id, (perClass.get(row.class_id) ?? 0) + 1);
    expect([...perClass.values()].every((count) => count === 1)).toBe(true);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(
      answers.filter(({ status }) => status !== 200).every((answer) => refusedCells(answer)?.every(([, refusal]) => refusal === 'lesson_already_assigned')),
    ).toBe(true);
  });

  it('a due date before the start', async () => {
    const { assign, first } = await scene();
    expect(refusedCells(await assign([first.classId], { due: '2026-03-08T23:59:59' }))).toEqual([[first.classId, 'due_before_start']]);
  });

  it('classes that are not theirs, removed or archived, and those of another district, all alike', async () => {
    const { given, assign, first, stored } = await scene();
    const strangers = await given.class();
    const removed = await given.class({ teacher: first.teacher, removedAt: new Date('2026-03-01T12:00:00Z') });
    const archived = await given.class({ teacher: first.teacher, archivedAt: new Date('2026-03-01T12:00:00Z') });
    const elsewhere = await given.class({ teacher: await given.teacher({ school: await given.school({ district: await given.district() }) }) });
    for (const { classId } of [strangers, removed, archived, elsewhere]) {
      expect(refusedCells(await assign([first.classId, classId]))).toEqual([[classId, 'class_not_found']]);
    }
    expect(await stored()).toEqual([]);
  });

  it('a lesson of another edition, an unknown one and one that was withdrawn', async () => {
    const { given, assign, first, owner } = await scene();
    const foreign = await given.lesson({ edition: 'br' });
    const withdrawn = await given.lesson();
    await owner.updateTable('lesson').set({ withdrawn_at: new Date() }).where('lesson_id', '=', withdrawn.lessonId).execute();
    for (const lessonId of [foreign.lessonId, withdrawn.lessonId, 987_654]) {
      expect(refusedCells(await assign([first.classId], { lessonId }))).toEqual([[first.classId, 'lesson_not_found']]);
    }
  });

  it('a lesson of a product the district has not subscribed to', async () => {
    const { given, assign } = await scene();
    const district = await given.district({ isSubscribed: false });
    await given.subscription({ district, productCode: 'LEARN-SCI' });
    const teacher = await given.teacher({ school: await given.school({ district }) });
    const own = await given.class({ teacher });
    const science = await given.lesson({ subjectId: 2 });
    const social = await given.lesson({ subjectId: 1 });
    expect((await assign([own.classId], { lessonId: science.lessonId }, teacher)).status).toBe(200);
    expect(refusedCells(await assign([own.classId], { lessonId: social.lessonId }, teacher))).toEqual([[own.classId, 'lesson_not_found']]);
  });

  it('a lesson that the school of a class is denied, naming that class', async () => {
    const { given, teacher, lesson, assign, first } = await scene();
    const other = await given.school({ district: teacher.school.district });
    const there = await given.class({ teacher: await given.teacher({ school: other }), coTeachers: [teacher], name: 'Middle school' });
    await given.denial({ school: other, lessonId: lesson.lessonId });
    expect(refusedCells(await assign([first.classId, there.classId]))).toEqual([[there.classId, 'lesson_denied']]);
    await given.denial({ school: teacher.school, lessonId: lesson.lessonId });
    expect(refusedCells(await assign([first.classId]))).toEqual([[first.classId, 'lesson_denied']]);
  });

  it('what is not well formed', async () => {
    const { assign, first, stored } = await scene();
    const malformed: [string, object][] = [
      ['a day that does not exist', { start: '2026-02-30T00:00:00' }],
      ["24 o'clock", { due: '2026-03-13T24:00:00' }],
      ['a date without a time', { start: '2026-03-09' }],
      ['a date with a zone', { start: '2026-03-09T00:00:00Z' }],
      ['a year out of reach', { due: '0000-01-01T00:00:00' }],
      ['no dates at all', { start: undefined, due: undefined }],
      ['an id that is none', { lessonId: -1 }],
      ['an unknown visibility', { keyVisibility: 'always' }],
      ['an unknown field', { targets: 'students' }],
    ];
    for (const [name, over] of malformed) expect(await assign([first.classId], over), name).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await stored()).toEqual([]);
  });

  it('students, administrators and people who are not signed in', async () => {
    const { given, assign, first, anonymous, lesson } = await scene();
    for (const person of [await given.student(), await given.admin()]) {
      expect(await assign([first.classId], {}, person)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    }
    const body = { cells: [{ lessonId: lesson.lessonId, classId: first.classId, ...terms }] };
    expect((await anonymous.call(createAssignments, { body, idempotencyKey: 'x' })).status).toBe(401);
  });
});
