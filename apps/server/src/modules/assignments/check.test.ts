import { describe, expect, it } from 'vitest';
import { refusedCells, scene } from '../../testing/assigning-scene.ts';

describe('@A-ASSIGN POST /v1/assignments/check', () => {
  it('says what assigning would refuse, in the order of the pairs, and writes nothing', async () => {
    const { given, check, assign, cell, first, second, lesson, ana, stored, owner } = await scene();
    const denied = await given.lesson();
    await given.denial({ school: first.school, lessonId: denied.lessonId });
    await given.assignment({ to: first, lesson, due: '2026-03-20T23:59:59' });
    const before = await stored();
    const cells = [
      cell({ classId: second.classId }),
      cell(),
      cell({ lessonId: denied.lessonId }),
      cell({ lessonId: 987_654 }),
      cell({ lessonId: denied.lessonId, classId: (await given.class()).classId }),
      cell({ lessonId: (await given.lesson()).lessonId, classId: second.classId, studentIds: [ana.personId] }),
      cell({ lessonId: (await given.lesson()).lessonId, due: '2026-03-08T23:59:59' }),
      cell({ lessonId: (await given.lesson()).lessonId, due: null }),
    ];
    const { status, body } = await check(cells);
    expect(status).toBe(200);
    expect(body.cells.map(({ lessonId, classId }) => [lessonId, classId])).toEqual(cells.map(({ lessonId, classId }) => [lessonId, classId]));
    expect(body.cells.map(({ refusal }) => refusal)).toEqual([
      undefined,
      ...['lesson_already_assigned', 'lesson_denied', 'lesson_not_found', 'class_not_found', 'student_not_found', 'due_before_start'],
      undefined,
    ]);
    expect(await stored()).toEqual(before);
    expect(await owner.selectFrom('audit_event').select('action').where('object_kind', '=', 'assignment').execute()).toEqual([]);
    expect((await assign(cells)).body.details).toEqual({ cells: body.cells.filter(({ refusal }) => refusal) });
  });

  it('names the assignment in the way and who of the chosen students has it, by their own dates (D89)', async () => {
    const { given, check, cell, first, ana, bo, cy, lesson } = await scene();
    const past = { start: '2026-03-01T00:00:00', due: '2026-03-06T23:59:59' };
    const ownDates = [{ student: cy, due: '2026-03-12T23:59:59' }];
    const over = await given.assignment({ to: first, lesson, ...past, ownDates });
    const running = await given.assignment({ to: first, lesson, students: [ana], due: '2026-03-20T23:59:59' });
    const asked = async (...studentIds: number[]) => (await check([cell(studentIds.length > 0 ? { studentIds } : {})])).body.cells[0];
    expect(await asked()).toMatchObject({
      assigned: { assignmentId: over.assignmentId, ...past, lessonTitle: 'Volcanoes', studentIds: [ana, cy].map((one) => one.personId) },
    });
    expect(await asked(bo.personId, ana.personId)).toMatchObject({ assigned: { assignmentId: running.assignmentId, studentIds: [ana.personId] } });
    expect(await asked(bo.personId)).toEqual({ lessonId: lesson.lessonId, classId: first.classId, sameDay: [] });
  });

  it('tells up to five things the chosen students have due the same day, whatever the lesson, but nothing closed or deleted', async () => {
    const { given, check, cell, first, second, ana, bo } = await scene();
    const due = '2026-03-13T15:00:00';
    const met = await given.assignment({ to: first, due });
    const forBo = await given.assignment({ to: first, due, students: [bo] });
    await given.assignment({ to: first, due, closedAt: new Date('2026-03-08T12:00:00Z') });
    await given.assignment({ to: first, due, removedAt: new Date('2026-03-08T12:00:00Z') });
    await given.assignment({ to: first, due: '2026-03-14T00:00:00' });
    await given.assignment({ to: second, due });
    const sameDay = async (over: object = {}) => (await check([cell(over)])).body.cells[0]?.sameDay.map(({ assignmentId }) => assignmentId);
    expect(await sameDay()).toEqual([met.assignmentId, forBo.assignmentId]);
    expect(await sameDay({ studentIds: [ana.personId] })).toEqual([met.assignmentId]);
    expect(await sameDay({ due: null })).toEqual([]);
    expect((await check([cell()])).body.cells[0]?.sameDay[0]).toEqual({ assignmentId: met.assignmentId, lessonTitle: met.lesson.title, start: met.start, due });
    for (let count = 0; count < 5; count += 1) await given.assignment({ to: first, due });
    expect(await sameDay()).toHaveLength(5);
  });

  it('says of a class of others no more than that it is not there', async () => {
    const { given, check, cell, lesson } = await scene();
    const others = await given.class();
    await given.assignment({ to: others, lesson, due: '2026-03-13T23:59:59' });
    const { body } = await check([cell({ classId: others.classId })]);
    expect(body.cells).toEqual([{ lessonId: lesson.lessonId, classId: others.classId, refusal: 'class_not_found', sameDay: [] }]);
  });

  it('asks of the school of the class whether a lesson is denied, not of the school of the teacher', async () => {
    const { given, check, cell, teacher, first, lesson } = await scene();
    const other = await given.school({ district: teacher.school.district });
    const there = await given.class({ teacher: await given.teacher({ school: other }), coTeachers: [teacher] });
    await given.denial({ school: other, lessonId: lesson.lessonId });
    const refusals = async () => (await check([cell(), cell({ classId: there.classId })])).body.cells.map(({ refusal }) => refusal);
    expect(await refusals()).toEqual([undefined, 'lesson_denied']);
    await given.denial({ school: { ...first.school, schoolId: first.districtId }, lessonId: lesson.lessonId });
    expect(await refusals()).toEqual(['lesson_denied', 'lesson_denied']);
  });
});

describe('@A-COLLECTION lessons of a collection', () => {
  async function collected() {
    const test = await scene();
    const collection = await test.given.collection();
    const [one, two] = collection.lessons.map(({ lessonId }) => test.cell({ lessonId }));
    if (!one || !two) throw new Error('a collection without lessons');
    return { ...test, collection, one, two, sending: { collectionId: collection.collectionId } };
  }

  it('remember it', async () => {
    const { assign, one, two, sending, stored, owner } = await collected();
    expect((await assign([one, two], sending)).status).toBe(200);
    expect((await stored()).map((row) => row.collection_id)).toEqual([sending.collectionId, sending.collectionId]);
    const [event] = await owner.selectFrom('assignment_event').select('data').execute();
    expect(event?.data).toMatchObject(sending);
  });

  it('need a due date (D28) and must be of it', async () => {
    const { assign, check, one, two, cell, sending, stored, first } = await collected();
    const cells = [one, { ...two, due: null }, cell()];
    expect((await check(cells, sending)).body.cells.map(({ refusal }) => refusal)).toEqual([undefined, 'due_missing', 'lesson_not_found']);
    expect(refusedCells(await assign(cells, sending))).toEqual([
      [first.classId, 'due_missing'],
      [first.classId, 'lesson_not_found'],
    ]);
    expect(await stored()).toEqual([]);
  });

  it('are refused as a whole where the collection is denied, unknown or of another edition', async () => {
    const { given, assign, check, one, first, collection, sending, stored } = await collected();
    const foreign = await given.collection({ edition: 'br' });
    for (const collectionId of [987_654, foreign.collectionId]) {
      for (const act of [assign, check]) expect(await act([one], { collectionId })).toMatchObject({ status: 404, body: { code: 'collection_not_found' } });
    }
    await given.denial({ school: first.school, lessonId: one.lessonId, collectionCode: collection.packId });
    for (const act of [assign, check]) expect(await act([one], sending)).toMatchObject({ status: 403, body: { code: 'collection_denied' } });
    expect(await stored()).toEqual([]);
  });
});
