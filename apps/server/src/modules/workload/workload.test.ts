import { loadWorkload } from '@alba/contract/workload';
import type { GivenPerson } from '@alba/testing/server/people';
import type { GivenAssignment } from '@alba/testing/server/work';
import { describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const week = { from: '2026-03-09', to: '2026-03-15' }; // Monday to Sunday
const due = '2026-03-11T23:59:59';

/** A class of so many students, all of whom have another class with another teacher. Lessons take 30 minutes. */
async function scene(count = 6, app?: TestApp) {
  const test = app ?? (await testApp());
  const { given, as } = test;
  const own = await given.class();
  const students = await given.members(own, count);
  const other = await given.class({ name: 'CANARYCLASS', students });
  const load = (query: object = {}, by = own.teacher) => as(by).call(loadWorkload, { query: { classIds: `${own.classId}`, ...week, ...query } as never });
  const minutes = async (query: object = {}) => {
    const { body } = await load(query);
    return Object.fromEntries(body.days?.flatMap(({ date, averageMinutes }) => (averageMinutes > 0 ? [[date.slice(5), averageMinutes]] : [])) ?? []);
  };
  return { ...test, own, other, students, load, minutes };
}

const own = ({ assignmentId, schoolYear, districtId }: GivenAssignment, { personId }: GivenPerson) => ({
  district_id: districtId,
  school_year: schoolYear,
  assignment_id: assignmentId,
  person_id: personId,
});

describe('GET /v1/workload', () => {
  it('adds up the minutes of all classes of the students, whoever teaches them, and tells nothing but counts', async () => {
    const { given, own: mine, other, load, minutes } = await scene();
    await given.assignment({ to: mine, due });
    await given.assignment({ to: other, due, lesson: await given.lesson({ title: 'CANARYLESSON' }) });
    await given.assignment({ to: other, due: '2026-03-13T08:00:00' });
    expect(await minutes()).toEqual({ '03-11': 60, '03-13': 30 });
    const { body, text } = await load();
    expect(body).toMatchObject({ studentCount: 6, leastCrowded: '2026-03-09' });
    expect(body.days).toHaveLength(7);
    expect(Object.keys(body.days?.[0] ?? {}).sort()).toEqual(['averageMinutes', 'date', 'isWeekend']);
    expect(text).not.toMatch(/CANARY|Rivera/);
    expect((await load({ notBefore: '2026-03-11' })).body.leastCrowded).toBe('2026-03-12');
  });

  it('hides a group of fewer than five students, and counts a student of two chosen classes once', async () => {
    const { given, own: mine, other, students, load } = await scene(4);
    await given.assignment({ to: mine, due });
    expect((await load()).body).toEqual({ studentCount: 4 });
    const second = await given.class({ teacher: mine.teacher, students });
    const both = { classIds: `${mine.classId},${second.classId}` };
    expect((await load(both)).body).toEqual({ studentCount: 4 });
    await given.enrollment({ in: second, student: (await given.members(other, 1))[0] as GivenPerson });
    const { body } = await load(both);
    expect(body.studentCount).toBe(5);
    expect(body.days?.find(({ averageMinutes }) => averageMinutes > 0)).toMatchObject({ date: '2026-03-11', averageMinutes: 30 });
  });

  it('leaves out the classes of others where fewer than five students have one: made-up classmates hide nobody', async () => {
    const { given, other, students, as } = await scene(5);
    const { teacher } = await given.class();
    const classRoom = await given.class({ teacher, students: students.slice(0, 4) });
    await given.members(classRoom, 8);
    await given.assignment({ to: classRoom, due: '2026-03-10T23:59:59' });
    for (let count = 0; count < 4; count += 1) await given.assignment({ to: other, due });
    const busy = async () => {
      const { body } = await as(teacher).call(loadWorkload, { query: { classIds: `${classRoom.classId}`, ...week } });
      return body.days?.flatMap(({ date, averageMinutes }) => (averageMinutes > 0 ? [date.slice(5)] : []));
    };
    expect(await busy()).toEqual(['03-10']);
    await given.enrollment({ in: classRoom, student: students[4] as GivenPerson });
    expect(await busy()).toEqual(['03-10', '03-11']);
  });

  it('goes by what each student really has: own dates, chosen students, what is turned in, closed, removed or begun again', async () => {
    const { given, own: mine, other, students, minutes, owner } = await scene(12);
    const moved = await given.assignment({ to: other, due });
    const insert = (table: 'assignment_exception', values: object) =>
      owner
        .insertInto(table)
        .values(values as never)
        .execute();
    for (const student of students) await insert('assignment_exception', { ...own(moved, student), due_wall: '2026-03-12T20:00:00' });
    await given.assignment({ to: other, due: '2026-03-13T23:59:59', students: students.slice(0, 6) });
    await given.assignment({ to: other, due, closedAt: new Date('2026-03-08T12:00:00Z') });
    await given.assignment({ to: mine, due, removedAt: new Date('2026-03-08T12:00:00Z') });
    await given.assignment({ to: mine, due: null });
    await given.assignment({ to: await given.class({ students, archivedAt: new Date('2026-03-08T12:00:00Z') }), due });
    const done = await given.assignment({ to: mine, due: '2026-03-10T23:59:59' });
    for (const [index, student] of students.entries()) {
      const values = {
        ...own(done, student),
        number: 1,
        version_id: done.lesson.versionId,
        state: 'SUBMITTED',
        level: 1,
        submitted_at: new Date('2026-03-08T12:00:00Z'),
      };
      // reset work has to be done again
      await owner
        .insertInto('attempt')
        .values({ ...values, archived_at: index < 6 ? new Date('2026-03-08T13:00:00Z') : null })
        .execute();
    }
    expect(await minutes()).toEqual({ '03-10': 15, '03-12': 30, '03-13': 15 });
  });

  it('leaves out students who left, and reads the day on the wall of each school', async () => {
    const { given, own: mine, other, students, minutes, owner, load } = await scene(6);
    const far = await given.school({ district: mine.school.district, timeZone: 'Pacific/Honolulu' });
    const there = await given.class({ teacher: await given.teacher({ school: far }), students });
    await given.assignment({ to: there, due: '2026-03-11T23:59:59' }); // already Thursday in New York
    await given.assignment({ to: other, due: '2026-03-12T00:00:00' });
    expect(await minutes()).toEqual({ '03-11': 30, '03-12': 30 });
    const left = (personId = 0) =>
      owner.updateTable('enrollment').set({ removed_at: new Date() }).where('person_id', '=', personId).where('class_id', '=', mine.classId).execute();
    await left(students[0]?.personId);
    expect((await load()).body.studentCount).toBe(5);
    await left(students[1]?.personId);
    expect((await load()).body).toEqual({ studentCount: 4 });
  });

  it('is for the classes that one teaches, as substitute too, and only while one does', async () => {
    const { given, as, own: mine, other, load, owner } = await scene();
    const ask = (teacher: GivenPerson, ids: string) => as(teacher).call(loadWorkload, { query: { classIds: ids, ...week } as never });
    expect(await load({ classIds: `${mine.classId},${other.classId}` })).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
    expect(await load({ classIds: '999999' })).toMatchObject({ status: 404 });
    const substitute = await given.teacher();
    const values = { district_id: mine.districtId, class_id: mine.classId, person_id: substitute.personId, relation: 'substitute' };
    await owner
      .insertInto('class_teacher')
      .values({ ...values, until: new Date('2026-03-10T04:00:00Z') })
      .execute();
    expect((await ask(substitute, `${mine.classId}`)).status).toBe(200);
    await owner
      .updateTable('class_teacher')
      .set({ until: new Date('2026-03-09T04:00:00Z') })
      .where('person_id', '=', substitute.personId)
      .execute();
    expect((await ask(substitute, `${mine.classId}`)).status).toBe(404);
    expect((await as(await given.student()).call(loadWorkload, { query: { classIds: `${mine.classId}`, ...week } as never })).body.code).toBe('not_allowed');
  });

  it('refuses a range of more than six weeks and one that ends before it begins', async () => {
    const { load } = await scene(5);
    expect((await load({ to: '2026-04-19' })).body.days).toHaveLength(42);
    expect((await load({ to: '2026-04-20' })).body.code).toBe('range_too_long');
    expect((await load({ to: '2026-03-08' })).body.code).toBe('invalid_input');
  });

  it('is one statement for any number of students, classes and assignments', async () => {
    const { given, as, own: mine, other, students, statements } = await scene(5);
    const caller = as(mine.teacher);
    const sent = async (classIds: string) => (await statements(() => caller.call(loadWorkload, { query: { classIds, ...week } as never }))).statements;
    await sent(`${mine.classId}`);
    const few = await sent(`${mine.classId}`);
    for (let at = 0; at < 5; at += 1) await given.assignment({ to: at % 2 ? mine : other, due });
    await given.members(mine, 8);
    const second = await given.class({ teacher: mine.teacher, students });
    expect(await sent(`${mine.classId},${second.classId}`)).toEqual(few);
    expect(few).toHaveLength(1);
  });
});
