import { moveAssignments, previewMoveAssignments, undoMoveAssignments } from '@alba/contract/assignment-moves';
import { changeOwnDates } from '@alba/contract/assignment-students';
import { updateAssignment } from '@alba/contract/assignments';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

/** Two assignments of a class that are to open after Monday, 9 March, noon. */
async function scene() {
  const test = await testApp();
  const { given, as, owner } = test;
  const own = await given.class({ name: 'Period 2' });
  const [student] = await given.members(own, 2);
  if (!student) throw new Error('no student');
  const dated = (start: string, due: string | null, over: object = {}) =>
    given.assignment({ to: own, start: `${start}T08:00:00`, due: due && `${due}T23:59:59`, ...over });
  const one = await dated('2026-03-12', '2026-03-16');
  const two = await dated('2026-03-13', '2026-03-20');
  const teacher = as(own.teacher);
  const seen = (...ids: { assignmentId: number }[]) => ids.map(({ assignmentId }) => ({ assignmentId, revision: 1 }));
  return {
    ...test,
    ...{ own, student, one, two, teacher, dated, seen },
    preview: async (schoolDays: number, ...ids: { assignmentId: number }[]) =>
      teacher.call(previewMoveAssignments, { body: { assignmentIds: ids.map(({ assignmentId }) => assignmentId), schoolDays } }),
    move: (schoolDays: number, assignments = seen(one, two), caller = teacher) => caller.call(moveAssignments, { body: { assignments, schoolDays } }),
    undo: (assignments: { assignmentId: number; revision: number }[]) => teacher.call(undoMoveAssignments, { body: { assignments } }),
    dates: async () =>
      (await owner.selectFrom('assignment').select(['start_wall', 'due_wall']).orderBy('assignment_id').execute()).map((row) => [
        String(row.start_wall).slice(0, 10),
        row.due_wall && String(row.due_wall).slice(0, 10),
      ]),
    ownDates: () => owner.selectFrom('assignment_exception').select(['person_id', 'start_wall', 'due_wall']).execute(),
    events: async () =>
      (await owner.selectFrom('assignment_event').select(['kind', 'data']).orderBy('event_id').execute()).map(({ kind, data }) => [kind, data]),
  };
}

describe('@A-ASSIGNED moving assignments by school days', () => {
  it('shows first, then moves all of them in one transaction, and gives back exactly what stood', async () => {
    const { preview, move, undo, dates, one, two, events, owner } = await scene();
    const before = await dates();
    const { body } = await preview(2, two, one);
    expect(body.assignments.map((row) => [row.assignmentId, row.before, row.after, row.warnings])).toEqual([
      [two.assignmentId, { start: two.start, due: two.due }, { start: '2026-03-17T08:00:00', due: '2026-03-24T23:59:59' }, []],
      [one.assignmentId, { start: one.start, due: one.due }, { start: '2026-03-16T08:00:00', due: '2026-03-18T23:59:59' }, []],
    ]);
    expect(await dates()).toEqual(before);
    const moved = await move(2);
    expect(moved.body.assignments.map(({ revision }) => revision)).toEqual([2, 2]);
    expect(await dates()).toEqual([
      ['2026-03-16', '2026-03-18'],
      ['2026-03-17', '2026-03-24'],
    ]);
    expect((await undo(moved.body.assignments)).status).toBe(200);
    expect(await dates()).toEqual(before);
    expect((await events()).map(([kind]) => kind)).toEqual(['changed', 'changed', 'changed', 'changed']);
    expect(await owner.selectFrom('audit_event').select('event_id').where('action', '=', 'assignment.changed').execute()).toHaveLength(4);
  });

  it('moves off a weekend, keeps what has opened open, and a lesson without a due date without one', async () => {
    const { preview, dated } = await scene();
    const opened = await dated('2026-03-02', '2026-03-14');
    const endless = await dated('2026-03-14', null);
    const { body } = await preview(1, opened, endless);
    expect(body.assignments.map((row) => row.after)).toEqual([
      { start: '2026-03-02T08:00:00', due: '2026-03-16T23:59:59' },
      { start: '2026-03-16T08:00:00', due: null },
    ]);
  });

  it('moves own dates too, says so, and gives them back', async () => {
    const { teacher, preview, move, undo, one, student, seen, ownDates } = await scene();
    const own = { studentId: student.personId, start: null, due: '2026-03-18T23:59:59' };
    await teacher.call(changeOwnDates, { params: { assignmentId: one.assignmentId }, body: { students: [own], revision: 1 } });
    const before = await ownDates();
    expect((await preview(-1, one)).body.assignments[0]).toMatchObject({ ownDatesCount: 1, revision: 2 });
    const moved = await move(-1, [{ assignmentId: one.assignmentId, revision: 2 }]);
    expect(String((await ownDates())[0]?.due_wall)).toContain('2026-03-17');
    await undo(moved.body.assignments);
    expect(await ownDates()).toEqual(before);
    expect((await move(-1, seen(one))).body.code).toBe('assignment_changed');
  });

  it('warns of what would open or be past due at once and of days on which the class has more due', async () => {
    const { preview, dated, one, two } = await scene();
    const soon = await dated('2026-03-10', '2026-03-11', { lesson: undefined });
    const early = (await preview(-3, one, soon)).body.assignments;
    expect(early.map((row) => row.warnings)).toEqual([['opens-at-once'], ['opens-at-once', 'past-due-at-once']]);
    const [late] = (await preview(4, one)).body.assignments;
    expect(late).toMatchObject({ warnings: ['same-day'], sameDay: [two.lesson.title] });
    // both go: they do not meet
    expect((await preview(4, one, two)).body.assignments.map((row) => row.warnings)).toEqual([[], []]);
  });

  it('refuses as a whole, with names, what would give the class the same lesson twice (D89)', async () => {
    const { preview, move, dated, own, one, seen, dates } = await scene();
    const over = await dated('2026-03-02', '2026-03-06', { lesson: one.lesson });
    const before = await dates();
    const [row] = (await preview(3, over)).body.assignments;
    expect(row?.refusal).toBe('lesson_already_assigned');
    const answer = await move(3, [...seen(one), ...seen(over)]);
    const named = { assignmentId: over.assignmentId, lessonTitle: one.lesson.title, className: 'Period 2' };
    expect(answer).toMatchObject({ status: 409, body: { code: 'lesson_already_assigned', details: { assignments: [named] } } });
    expect(await dates()).toEqual(before);
    expect(own.name).toBe('Period 2');
  });

  it('refuses as a whole, with names, what somebody changed since it was looked at', async () => {
    const { teacher, move, dates, one, two } = await scene();
    await teacher.call(updateAssignment, { params: { assignmentId: two.assignmentId }, body: { allowCheckAnswers: false, revision: 1 } });
    const before = await dates();
    const named = { assignmentId: two.assignmentId, lessonTitle: two.lesson.title, className: 'Period 2' };
    expect(await move(2)).toMatchObject({ status: 409, body: { code: 'assignment_changed', details: { assignments: [named] } } });
    expect(await dates()).toEqual(before);
    expect(one.assignmentId).not.toBe(two.assignmentId);
  });

  it('is taken back once, and not after somebody changed one of them', async () => {
    const { teacher, move, undo, one, dates } = await scene();
    const moved = (await move(2)).body.assignments;
    const back = await undo(moved);
    expect((await undo(back.body.assignments)).body.code).toBe('assignment_changed');
    const again = (await move(2, back.body.assignments)).body.assignments;
    await teacher.call(updateAssignment, { params: { assignmentId: one.assignmentId }, body: { due: null, revision: again[0]?.revision ?? 0 } });
    const before = await dates();
    expect((await undo(again)).body.code).toBe('assignment_changed');
    expect(await dates()).toEqual(before);
  });

  it('lets one of two that move the same at one moment through', async () => {
    const { move } = await scene();
    const answers = await Promise.all([move(2), move(-1), move(5)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('moves a hundred in as many statements as one', async () => {
    const { given, as, statements } = await testApp();
    const own = await given.class();
    const lesson = await given.lesson();
    const made: { assignmentId: number; revision: number }[] = [];
    for (let at = 0; at < 100; at += 1) {
      const over = at === 0 ? {} : { closedAt: new Date('2026-03-01T12:00:00Z') };
      made.push({
        assignmentId: (await given.assignment({ to: own, lesson, start: '2026-03-16T08:00:00', due: '2026-03-20T23:59:59', ...over })).assignmentId,
        revision: 1,
      });
    }
    const teacher = as(own.teacher);
    const sent = async (assignments: typeof made) => {
      const { result, statements: of } = await statements(() => teacher.call(moveAssignments, { body: { assignments, schoolDays: 1 } }));
      expect(result.status).toBe(200);
      return of.length;
    };
    await teacher.call(previewMoveAssignments, { body: { assignmentIds: [made[0]?.assignmentId ?? 0], schoolDays: 1 } });
    const few = await sent(made.slice(0, 1));
    expect(await sent(made.slice(1))).toBe(few);
  });

  it('is for at most a hundred at once, by at least one school day', async () => {
    const { move, one, seen } = await scene();
    expect((await move(0)).body.code).toBe('invalid_input');
    expect((await move(61)).body.code).toBe('invalid_input');
    expect(
      (
        await move(
          1,
          Array.from({ length: 101 }, () => seen(one)[0] ?? { assignmentId: 1, revision: 1 }),
        )
      ).body.code,
    ).toBe('invalid_input');
  });
});
