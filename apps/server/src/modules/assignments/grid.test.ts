import { createAssignments } from '@alba/contract/assigning';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { blockedConnection, refusedCells, scene, terms } from '../../testing/assigning-scene.ts';

const due = (day: number) => `2026-03-${day}T23:59:59`;

/** Three lessons for two classes, each pair with a due date of its own. */
async function grid() {
  const test = await scene();
  const { given, lesson, first, second, cell } = test;
  const lessons = [lesson, await given.lesson(), await given.lesson()];
  const cells = lessons.flatMap(({ lessonId }, at) => [first, second].map(({ classId }) => cell({ lessonId, classId, due: due(10 + at) })));
  return { ...test, lessons, cells };
}

describe('@A-MULTI many lessons for many classes', () => {
  it('are assigned with the dates and options of each pair, in the order of the pairs', async () => {
    const { assign, cells, stored, owner } = await grid();
    const own = cells.map((cell, at) => ({ ...cell, allowCheckAnswers: at % 2 === 0, keyVisibility: at < 3 ? ('after-due' as const) : cell.keyVisibility }));
    const { status, body } = await assign(own);
    expect(status).toBe(200);
    const rows = new Map((await stored()).map((row) => [row.assignment_id, row]));
    expect(rows.size).toBe(6);
    expect(body.assignmentIds.map((assignmentId) => rows.get(assignmentId))).toEqual(
      own.map(({ lessonId, classId, start, due: end, allowCheckAnswers, keyVisibility }) =>
        expect.objectContaining({
          ...{ lesson_id: lessonId, class_id: classId, start_wall: start, due_wall: end, targets: 'class', collection_id: null },
          ...{ allow_check_answers: allowCheckAnswers, key_visibility: keyVisibility },
        }),
      ),
    );
    const events = await owner.selectFrom('assignment_event').select(['kind', 'data']).orderBy('event_id').execute();
    expect(events.map(({ kind }) => kind)).toEqual(cells.map(() => 'created'));
    expect(events.map(({ data }) => data)).toEqual(expect.arrayContaining([{ ...terms, due: due(10), keyVisibility: 'after-due' }]));
    expect(await owner.selectFrom('usage_day').select('assigned').where('role', '=', 'teacher').execute()).toEqual([{ assigned: 6 }]);
    expect((await owner.selectFrom('audit_event').select('object_id').where('action', '=', 'assignment.created').execute()).length).toBe(6);
  });

  it('are none when one pair is refused, and every refused pair is told at once', async () => {
    const { given, assign, cells, first, second, lessons, stored, owner, ana } = await grid();
    await given.assignment({ to: first, lesson: lessons[0] });
    await given.denial({ school: first.school, lessonId: lessons[1]?.lessonId ?? 0 });
    const before = await stored();
    const wrong = cells.map((cell) => (cell === cells[5] ? { ...cell, due: '2026-03-08T23:59:59' } : cell));
    const answer = await assign(wrong.map((cell) => (cell === cells[1] ? { ...cell, studentIds: [ana.personId] } : cell)));
    expect(refusedCells(answer)).toEqual([
      [first.classId, 'lesson_already_assigned'],
      [second.classId, 'student_not_found'],
      [first.classId, 'lesson_denied'],
      [second.classId, 'lesson_denied'],
      [second.classId, 'due_before_start'],
    ]);
    expect(await stored()).toEqual(before);
    expect(await owner.selectFrom('usage_day').select('assigned').where('role', '=', 'teacher').execute()).toEqual([]);
  });

  it('take as many statements as one pair', async () => {
    const { given, teacher, assign, check, statements, cell } = await scene();
    const counts: number[] = [];
    for (const [lessonCount, classCount] of [
      [1, 1],
      [20, 10],
    ] as const) {
      const classes = await Promise.all(Array.from({ length: classCount }, () => given.class({ teacher })));
      const lessons = await Promise.all(Array.from({ length: lessonCount }, () => given.lesson()));
      const cells = lessons.flatMap(({ lessonId }) => classes.map(({ classId }) => cell({ lessonId, classId })));
      await check(cells); // signs in
      const { statements: sent, result } = await statements(async () => [await check(cells), await assign(cells)]);
      expect(result.map(({ status }) => status)).toEqual([200, 200]);
      counts.push(sent.length);
    }
    expect(counts[1]).toBe(counts[0]);
  });

  it('are at most 20 lessons and 10 classes, each pair once', async () => {
    const { assign, check, cell, stored } = await scene();
    const many = (count: number, of: 'lessonId' | 'classId') => Array.from({ length: count }, (_, at) => cell({ [of]: at + 1 }));
    for (const cells of [many(21, 'lessonId'), many(11, 'classId'), [cell(), cell({ due: null })], []]) {
      for (const answer of [await assign(cells), await check(cells)]) expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    }
    expect((await assign([cell(), cell({ due: null })])).body.issues).toEqual([{ path: ['cells'], rule: 'given_twice' }]);
    expect((await assign(many(21, 'lessonId'))).body.issues).toEqual([{ path: ['cells'], rule: 'too_long', params: { max: 20 } }]);
    expect(refusedCells(await assign(many(20, 'lessonId').slice(0, 10)))).toHaveLength(9);
    expect(await stored()).toEqual([]);
  });

  it('may be sent with every student chosen by hand, up to 256 KB', async () => {
    const { as, teacher, cell } = await scene();
    const sent = (students: number) => {
      const studentIds = Array.from({ length: students }, (_, at) => 1_000_000 + at);
      const cells = Array.from({ length: 200 }, (_, at) => cell({ lessonId: 1 + (at % 20), classId: 100_000 + Math.floor(at / 20), studentIds }));
      return as(teacher).call(createAssignments, { body: { cells }, idempotencyKey: crypto.randomUUID() });
    };
    expect([(await sent(100)).status, (await sent(160)).status]).toEqual([409, 413]);
  });
});

describe('@A-ASSIGN some students only', () => {
  it('are stored with the assignment, each once, and in its history', async () => {
    const { assign, cell, ana, bo, stored, owner } = await scene();
    const { body } = await assign([cell({ studentIds: [bo.personId, ana.personId, bo.personId] })]);
    expect((await stored()).map(({ targets }) => targets)).toEqual(['students']);
    const targets = await owner.selectFrom('assignment_target').select(['assignment_id', 'person_id', 'school_year']).orderBy('person_id').execute();
    expect(targets).toEqual([ana, bo].map(({ personId }) => ({ assignment_id: body.assignmentIds[0], person_id: personId, school_year: 2025 })));
    const [event] = await owner.selectFrom('assignment_event').select('data').execute();
    expect(event?.data).toMatchObject({ studentIds: [bo.personId, ana.personId] });
  });

  it('may have the lesson again when others have it, not when one of them does (D89)', async () => {
    const { assign, cell, ana, bo, cy, first } = await scene();
    expect((await assign([cell({ studentIds: [ana.personId] })])).status).toBe(200);
    expect((await assign([cell({ studentIds: [bo.personId] })])).status).toBe(200);
    const answer = await assign([cell({ studentIds: [cy.personId, bo.personId] })]);
    expect(answer.body.details).toMatchObject({ cells: [{ refusal: 'lesson_already_assigned', assigned: { studentIds: [bo.personId] } }] });
    expect(refusedCells(await assign([cell()]))).toEqual([[first.classId, 'lesson_already_assigned']]);
    expect((await assign([cell({ studentIds: [cy.personId] })])).status).toBe(200);
  });

  it('must be in the class now', async () => {
    const { given, assign, cell, first, second } = await scene();
    const former = await given.student();
    await given.enrollment({ in: first, student: former, removedAt: new Date('2026-03-01T12:00:00Z') });
    const [elsewhere] = await given.members(second, 1);
    for (const person of [former, elsewhere, await given.student()]) {
      expect(refusedCells(await assign([cell({ studentIds: [person?.personId ?? 0] })]))).toEqual([[first.classId, 'student_not_found']]);
    }
  });
});

describe('two at once', () => {
  it('co-teachers who assign the same lessons to the same classes: one wins, the other is told', async () => {
    const { given, assign, teacher, cell, stored, lesson } = await scene();
    const colleague = await given.teacher();
    const other = await given.lesson();
    const shared = [await given.class({ teacher, coTeachers: [colleague] }), await given.class({ teacher, coTeachers: [colleague] })];
    const cells = shared.flatMap(({ classId }) => [lesson, other].map(({ lessonId }) => cell({ lessonId, classId })));
    const answers = await Promise.all([assign(cells), assign(cells.toReversed(), { by: colleague })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.flatMap((answer) => refusedCells(answer) ?? []).map(([, refusal]) => refusal)).toEqual(cells.map(() => 'lesson_already_assigned'));
    expect(await stored()).toHaveLength(4);
  });

  it('a class that its owner archives a moment before is not there any more', async () => {
    const { assign, check, cell, stored, owner, first, clock } = await scene();
    await check([cell()]); // signs in
    const { answer } = await owner.transaction().execute(async (tx) => {
      await tx.updateTable('class').set({ archived_at: clock.now() }).where('class_id', '=', first.classId).execute();
      const answer = assign([cell()]);
      await blockedConnection(owner);
      return { answer };
    });
    expect(refusedCells(await answer)).toEqual([[first.classId, 'class_not_found']]);
    expect(await stored()).toEqual([]);
  });

  it('a double click with one key gives one set and the same reply', async () => {
    const { assign, cells, stored } = await grid();
    const [one, other] = await Promise.all([assign(cells, { key: 'click' }), assign(cells, { key: 'click' })]);
    expect(one?.status).toBe(200);
    expect(other).toEqual(one);
    expect(await stored()).toHaveLength(6);
  });

  it('a connection that dies in the middle leaves nothing, and a repeat with the same key assigns all', async () => {
    const { assign, check, cells, stored, owner } = await grid();
    await check(cells); // signs in
    const dying = await owner.transaction().execute(async (tx) => {
      await sql`lock table usage_day`.execute(tx); // assigning gets as far as the count of the day
      const answer = assign(cells, { key: 'power-cut' });
      const pid = await blockedConnection(owner);
      await sql`select pg_terminate_backend(${pid}::int)`.execute(tx);
      return answer;
    });
    expect(dying.status).toBeGreaterThanOrEqual(500);
    expect(await stored()).toEqual([]);
    expect((await assign(cells, { key: 'power-cut' })).status).toBe(200);
    expect(await stored()).toHaveLength(6);
  });
});
