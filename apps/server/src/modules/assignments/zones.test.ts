/// <reference lib="esnext.temporal" />
import { changeOwnDates, loadAssignmentStudents } from '@alba/contract/assignment-students';
import { listAssignments } from '@alba/contract/assignments';
import { loadActivity, reviewAttempt, studentHome } from '@alba/contract/attempts';
import { myClasses } from '@alba/contract/classes';
import { lessonReport, studentScore } from '@alba/contract/reports';
import type { GivenPerson } from '@alba/testing/server/people';
import { describe, expect, it } from 'vitest';
import { sampleLesson } from '../../testing/sample-lesson.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

/** Due days on which the clock of the zone changes, where it does; own dates end two days after. */
const places = [
  { zone: 'America/New_York', start: '2026-03-02', due: '2026-03-08T23:59:59', own: '2026-03-10T12:00:00' },
  { zone: 'America/Tijuana', start: '2026-10-26', due: '2026-11-01T01:30:00', own: '2026-11-03T23:59:59' },
  { zone: 'America/St_Johns', start: '2026-03-02', due: '2026-03-08T02:30:00', own: '2026-03-10T00:00:00' },
  { zone: 'America/Santiago', start: '2026-08-31', due: '2026-09-06T00:30:00', own: '2026-09-08T23:59:59' },
  { zone: 'Pacific/Honolulu', start: '2026-03-02', due: '2026-03-06T23:59:59', own: '2026-03-09T23:59:59' },
];
const minute = 60_000;
const around = [-1440 * minute, -60 * minute, -1, 0, 60 * minute];

type Place = (typeof places)[number];

/** The first moment that is late, by the calendar of the runtime. */
const endOf = (wall: string, zone: string): number =>
  Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds + 1000;

async function scene({ given, as, owner }: TestApp, { zone, start, due, own }: Place) {
  const school = await given.school({ timeZone: zone });
  const teacher = await given.teacher({ school });
  const room = await given.class({ teacher });
  const [plain, other] = await given.members(room, 2);
  if (!plain || !other) throw new Error('no students');
  const lesson = await given.lesson({ view: sampleLesson.view, key: sampleLesson.key });
  const assignment = await given.assignment({ to: room, lesson, start: `${start}T00:00:00`, due });
  const params = { assignmentId: assignment.assignmentId };
  await as(teacher).call(changeOwnDates, { params, body: { students: [{ studentId: other.personId, start: null, due: own }], revision: 1 } });
  const key = { district_id: room.districtId, school_year: assignment.schoolYear, assignment_id: assignment.assignmentId };
  /** Work of a student: nothing, or turned in at a moment. */
  const work = async ({ personId }: GivenPerson, at?: Date) => {
    await owner.deleteFrom('attempt').where('assignment_id', '=', assignment.assignmentId).where('person_id', '=', personId).execute();
    if (!at) return 0;
    const row = { ...key, person_id: personId, number: 1, version_id: lesson.versionId, state: 'SUBMITTED', submitted_at: at, level: 1 };
    const { attempt_id } = await owner.insertInto('attempt').values(row).returning('attempt_id').executeTakeFirstOrThrow();
    const figures = { points: 1, possible: 2, right_items: 1, answered_items: 2, scored_items: 2, items: '{}', active_seconds: 60, scoring_version: 1 };
    await owner.deleteFrom('attempt_result').where('person_id', '=', personId).execute();
    await owner
      .insertInto('attempt_result')
      .values({ ...key, ...figures, person_id: personId, attempt_id, submitted_at: at })
      .execute();
    return attempt_id;
  };
  const report = { classId: room.classId, lessonId: lesson.lessonId };
  return { teacher: as(teacher), plain, other, me: as, params, work, report, room };
}

describe('@A-ASSIGNED the same dates, timing and late flag on every screen', () => {
  it.each(places)('in $zone, around a due date on the day its clock changes', async (place) => {
    const app = await testApp({ now: '2026-02-20T16:00:00Z' });
    const { teacher, plain, other, me, params, work, report, room } = await scene(app, place);
    for (const [student, due] of [[plain, place.due] as const, [other, place.own] as const]) {
      const end = endOf(due, place.zone);
      for (const offset of around) {
        app.clock.moveTo(new Date(end + offset));
        await work(student);
        const card = (await me(student).call(studentHome)).body.cards[0];
        const player = (await me(student).call(loadActivity, { params: { activityId: params.assignmentId } })).body;
        const listed = (await teacher.call(loadAssignmentStudents, { params })).body.students.find((one) => one.studentId === student.personId);
        const row = (await teacher.call(listAssignments)).body.assignments[0];
        const lesson = (await teacher.call(lessonReport, { params: report })).body;
        const next = (await me(student).call(myClasses)).body.classes.find((one) => one.classId === room.classId)?.next;
        const told = `${student === plain ? 'class dates' : 'own dates'} ${offset / minute} min`;
        expect([card?.due, player.due, listed?.due ?? lesson.due, row?.due], told).toEqual([due, due, due, place.due]);
        expect([card?.timing === 'past-due', player.timing, listed?.timing, row?.timing], told).toEqual([
          offset >= 0,
          card?.timing,
          card?.timing,
          lesson.timing,
        ]);
        if (student === plain) expect(row?.timing, told).toBe(card?.timing);
        if (next) expect([next.due, next.timing], told).toEqual([due, card?.timing]);
      }
      for (const offset of [-1, 0]) {
        app.clock.moveTo(new Date(end + 3_600_000));
        const attemptId = await work(student, new Date(end + offset));
        const line = (await teacher.call(lessonReport, { params: report })).body.students.find((one) => one.studentId === student.personId);
        const score = (await teacher.call(studentScore, { params: { ...report, studentId: student.personId } })).body;
        const listed = (await teacher.call(loadAssignmentStudents, { params })).body.students.find((one) => one.studentId === student.personId);
        const review = (await me(student).call(reviewAttempt, { params: { attemptId } })).body;
        expect([line?.isLate, score.student.isLate, listed?.isLate, review.isLate]).toEqual(Array(4).fill(offset >= 0));
        expect(score.due).toBe(due);
      }
    }
  });
});
