import { loadActivity } from '@alba/contract/attempts';
import { type LevelChange, loadReadingLevels, saveReadingLevels, undoReadingLevels } from '@alba/contract/reading-levels';
import type { GivenClass } from '@alba/testing/server/classes';
import type { GivenPerson } from '@alba/testing/server/people';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const day = 86_400_000;

describe('@C-LEVELS reading levels of a class', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
    await app.given.lesson({ subjectId: 2 });
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.moveTo('2026-03-09T16:00:00Z'));

  async function scene(count = 2) {
    const given = await app.given.class({ grade: 5 });
    const members = await app.given.members(given, count);
    const teacher = app.as(given.teacher);
    const params = { classId: given.classId };
    const load = async () => (await teacher.call(loadReadingLevels, { params })).body;
    const ids = (await load()).students.map(({ enrollmentId }) => enrollmentId);
    const change = (more: Partial<LevelChange> = {}): LevelChange => ({
      enrollmentIds: ids,
      subjects: ['science'],
      group: 'us-3-5',
      level: 3,
      isLocked: false,
      ...more,
    });
    const save = (revision: number, ...changes: LevelChange[]) => teacher.call(saveReadingLevels, { params, body: { revision, changes } });
    const undo = (revision: number) => teacher.call(undoReadingLevels, { params: { ...params, revision } });
    return { given, members, teacher, params, load, ids, change, save, undo };
  }
  const historyOf = async (enrollmentId: number | undefined) =>
    (
      await app.db
        .selectFrom('enrollment_event')
        .select('kind')
        .where('enrollment_id', '=', enrollmentId ?? 0)
        .orderBy('event_id')
        .execute()
    ).map(({ kind }) => kind);

  it('shows every student, the grade of the class and the subjects that have lessons', async () => {
    const { load, members } = await scene();
    const body = await load();
    expect(body).toMatchObject({ grade: 5, revision: 1, subjects: ['science'] });
    expect(body.students.map(({ individualId }) => individualId).toSorted()).toEqual(members.map(({ personId }) => personId).toSorted());
    expect(body.students.map(({ settings }) => settings)).toEqual([[], []]);
  });

  it('sets, locks, unlocks and unsets, keeps the history, and says so in the audit', async () => {
    const { load, change, save, ids, given } = await scene();
    expect((await save(1, change({ isLocked: true }))).body).toEqual({ revision: 2, changedStudents: 2 });
    expect((await load()).students[0]?.settings).toEqual([{ subject: 'science', group: 'us-3-5', level: 3, isLocked: true }]);
    await save(2, change({ level: 4 }));
    await save(3, change({ level: null }));
    expect((await load()).students[0]?.settings).toEqual([]);
    expect(await historyOf(ids[0])).toEqual(['level-set', 'level-locked', 'level-set', 'level-unlocked', 'level-unset']);
    const acts = await app.db.selectFrom('audit_event').select('action').where('object_kind', '=', 'class').where('object_id', '=', given.classId).execute();
    expect(acts.map(({ action }) => action)).toEqual(Array(3).fill('class.reading-levels-set'));
  });

  it('changes nothing when all stands as wished, and passes over students who left', async () => {
    const { change, save, ids } = await scene();
    await save(1, change());
    expect((await save(2, change())).body).toEqual({ revision: 2, changedStudents: 0 });
    await app.owner
      .updateTable('enrollment')
      .set({ removed_at: app.clock.now() })
      .where('enrollment_id', '=', ids[0] ?? 0)
      .execute();
    expect((await save(2, change({ level: 1 }))).body).toEqual({ revision: 3, changedStudents: 1 });
  });

  it('never sets a level of somebody in another class', async () => {
    const { change, save } = await scene();
    const other = await scene(1);
    expect((await save(1, change({ enrollmentIds: other.ids }))).body.changedStudents).toBe(0);
    expect((await other.load()).students[0]?.settings).toEqual([]);
  });

  it('refuses a lock without a level, and who looked at an older state; nothing changes', async () => {
    const { load, change, save } = await scene();
    expect((await save(1, change({ level: null, isLocked: true }))).body).toMatchObject({ code: 'level_not_set' });
    await save(1, change());
    expect((await save(1, change({ level: 1 }))).body).toMatchObject({ code: 'reading_levels_changed' });
    expect((await load()).students[0]?.settings[0]?.level).toBe(3);
  });

  it.each([
    ['a group of another edition', { group: 'br-medio' as const }],
    ['a subject of another edition', { subjects: ['portuguese' as const] }],
  ])('refuses %s', async (_what, more) => {
    const { change, save } = await scene(1);
    expect((await save(1, change(more))).status).toBe(400);
  });

  it('takes back a save, but not what somebody changed since', async () => {
    const { load, change, save, undo, ids } = await scene();
    await save(1, change({ level: 1, isLocked: true }));
    await save(2, change({ level: 4, isLocked: false }));
    await save(3, change({ enrollmentIds: ids.slice(0, 1), level: 2 }));
    expect((await undo(3)).body).toEqual({ revision: 5, restoredStudents: 1 });
    expect((await load()).students.map(({ settings }) => settings.map(({ level, isLocked }) => [level, isLocked]))).toEqual([[[2, false]], [[1, true]]]);
  });

  it('offers the newest save for 30 days', async () => {
    const { load, change, save, undo } = await scene();
    await save(1, change());
    expect((await load()).lastSave).toMatchObject({ revision: 2, studentCount: 2 });
    app.clock.moveTo(new Date(app.clock.now().getTime() + 31 * day).toISOString());
    expect(await load()).not.toHaveProperty('lastSave');
    expect((await undo(2)).body).toMatchObject({ code: 'undo_expired' });
  });

  it('is for whoever teaches the class now', async () => {
    const { params, change } = await scene(1);
    const stranger = app.as(await app.given.teacher());
    expect((await stranger.call(loadReadingLevels, { params })).body).toMatchObject({ code: 'class_not_found' });
    expect((await stranger.call(saveReadingLevels, { params, body: { revision: 1, changes: [change()] } })).body).toMatchObject({ code: 'class_not_found' });
    expect((await stranger.call(undoReadingLevels, { params: { ...params, revision: 1 } })).body).toMatchObject({ code: 'class_not_found' });
  });

  it('asks the same number of questions of the database for any number of students', async () => {
    const count = async (students: number) => {
      const { load, change, save } = await scene(students);
      const read = await app.statements(load);
      const write = await app.statements(() => save(1, change()));
      return [read.statements.length, write.statements.length];
    };
    expect(await count(9)).toEqual(await count(2));
  });

  describe('in the lesson', () => {
    async function lessonOf(given: GivenClass, student: GivenPerson | undefined, gradeBand: string) {
      if (!student) throw new Error('nobody is in the class');
      const lesson = await app.given.lesson({ subjectId: 2, gradeBand });
      const { assignmentId } = await app.given.assignment({ to: given, lesson });
      return async () => (await app.as(student).call(loadActivity, { params: { activityId: assignmentId } })).body;
    }

    it('a lesson for these grades opens at the level that was set, others as the grade of the class says', async () => {
      const { given, members, change, save } = await scene(1);
      const low = await lessonOf(given, members[0], '3-5');
      const high = await lessonOf(given, members[0], '6-8');
      expect([(await low()).level, (await high()).level]).toEqual([4, 1]);
      await save(1, change({ level: 2, isLocked: true }));
      expect(await low()).toMatchObject({ level: 2, levelLocked: true });
      expect(await high()).toMatchObject({ level: 1, levelLocked: false });
    });
  });
});
