import * as assigning from '@alba/contract/assigning';
import * as assignmentMoves from '@alba/contract/assignment-moves';
import * as assignmentStudents from '@alba/contract/assignment-students';
import * as assignments from '@alba/contract/assignments';
import * as attempts from '@alba/contract/attempts';
import * as catalog from '@alba/contract/catalog';
import * as classLife from '@alba/contract/class-life';
import * as classMoves from '@alba/contract/class-moves';
import * as classTeachers from '@alba/contract/class-teachers';
import * as classes from '@alba/contract/classes';
import type { AnyEndpoint } from '@alba/contract/endpoint';
import { endpoints } from '@alba/contract/endpoints';
import * as googleClasses from '@alba/contract/google-classes';
import * as merging from '@alba/contract/merging';
import * as printing from '@alba/contract/printing';
import * as pupils from '@alba/contract/pupils';
import * as readingLevels from '@alba/contract/reading-levels';
import * as reports from '@alba/contract/reports';
import * as rostering from '@alba/contract/rostering';
import * as sessions from '@alba/contract/sessions';
import * as speech from '@alba/contract/speech';
import * as teacherDay from '@alba/contract/teacher-day';
import * as workload from '@alba/contract/workload';
import { type Role, roles } from '@alba/domain/accounts';
import type { GivenPerson } from '@alba/testing/server/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorisation, namedObjects } from '../authorisation.ts';
import { newKey, right, scene } from './attempt-scene.ts';
import { claimsOfToken } from './decode-jwt.ts';
import { everything, isNotThere } from './strangers.ts';
import { type TestApp, testApp } from './test-app.ts';

/** An address of the call with ids that exist nowhere: who is refused for their role is refused before anything is read. */
const pathOf = (endpoint: AnyEndpoint) => endpoint.path.replace(/:\w+/g, '999999999');

describe('who may call what', () => {
  let test: TestApp;
  const people = {} as Record<Role, GivenPerson>;
  beforeAll(async () => {
    test = await testApp();
    people.student = await test.given.student();
    people.teacher = await test.given.teacher();
    people.admin = await test.given.admin();
  });
  afterAll(() => test.close());

  it('says of every call of the contract who may make it', () => {
    expect(endpoints.map((endpoint) => endpoint.name).sort()).toEqual(Object.keys(authorisation).sort());
  });

  it('serves exactly the calls of the contract', () => {
    const served = test.app.printRoutes({ commonPrefix: false });
    for (const endpoint of endpoints)
      expect(test.app.hasRoute({ method: endpoint.method, url: endpoint.path }), `${endpoint.method} ${endpoint.path}\n${served}`).toBe(true);
  });

  it.each(endpoints.filter((endpoint) => authorisation[endpoint.name]?.who !== 'anyone'))('$name asks the signed out to sign in', async (endpoint) => {
    expect(await test.anonymous.send({ method: endpoint.method, path: pathOf(endpoint) })).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });

  const refused = endpoints.flatMap((endpoint) => {
    const who = authorisation[endpoint.name]?.who;
    return who === 'anyone' || !who ? [] : roles.filter((role) => !who.includes(role)).map((role) => ({ endpoint, role, name: endpoint.name }));
  });
  it.each(refused)('$name refuses a $role, with a body so that nothing refreshes', async ({ endpoint, role }) => {
    const answer = await test.as(people[role]).send({ method: endpoint.method, path: pathOf(endpoint) });
    expect(answer).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  });
});

describe('whose data a call may touch', () => {
  type Scene = Awaited<ReturnType<typeof scene>>;
  let own: Scene;
  let attemptId: number;
  let sessionId: string;
  let classmate: GivenPerson;
  let mergeId: number;
  let connectionId: number;
  let runId: number;
  let strangers: { who: string; teacher: GivenPerson; student: GivenPerson; admin?: GivenPerson }[];

  beforeAll(async () => {
    const app = await testApp();
    own = await scene({ app });
    attemptId = await own.begin();
    sessionId = claimsOfToken(await own.as(own.teacher).accessToken()).sessionId;
    await own.save(attemptId, 'one', 1, right.one);
    const { given } = own;
    classmate = await given.student({ school: own.classRoom.school });
    const twin = { keptId: own.student.personId, mergedId: (await given.student({ school: own.classRoom.school })).personId };
    const merged = await own.as(await given.admin({ school: own.classRoom.school })).call(merging.mergePeople, { body: twin, idempotencyKey: newKey() });
    mergeId = merged.body.mergeId;
    const server = { baseUrl: 'https://sis.example', version: '1.2' as const, signing: 'oauth1-sha256' as const };
    const source = { source: 'ONE_ROSTER' as const, way: 'server' as const, name: 'SIS', settings: { server }, keys: { id: 'id', secret: 'secret' } };
    const asAdmin = own.as(await given.admin({ school: own.classRoom.school }));
    connectionId = (await asAdmin.call(rostering.createRosterConnection, { body: source })).body.connectionId;
    const started = { params: { connectionId }, body: { kind: 'full' as const, isDry: true }, idempotencyKey: newKey() };
    runId = (await asAdmin.call(rostering.startRosterRun, started)).body.runId;
    const otherSchool = await given.school({ district: own.classRoom.school.district } as never);
    const otherDistrict = await given.school({ district: await given.district() } as never);
    const otherEdition = await given.school({ district: await given.district({ edition: 'br' }) } as never);
    strangers = [
      {
        who: 'the same school',
        teacher: await given.teacher({ school: own.classRoom.school }),
        student: await given.student({ school: own.classRoom.school }),
      },
      { who: 'another school', teacher: await given.teacher({ school: otherSchool }), student: await given.student({ school: otherSchool }) },
      {
        who: 'another district',
        teacher: await given.teacher({ school: otherDistrict }),
        student: await given.student({ school: otherDistrict }),
        admin: await given.admin({ school: otherDistrict }),
      },
      {
        who: 'another edition',
        teacher: await given.teacher({ school: otherEdition }),
        student: await given.student({ school: otherEdition }),
        admin: await given.admin({ school: otherEdition }),
      },
    ];
  });
  afterAll(() => own.close());

  /** Every call that names an object, as its owner would make it. */
  const calls = (): { endpoint: AnyEndpoint; by: 'teacher' | 'student' | 'admin'; options: object }[] => {
    const { classId } = own.classRoom;
    const { assignmentId } = own.assignment;
    const { lessonId } = own.lesson;
    const studentId = own.student.personId;
    const activity = { params: { activityId: assignmentId } };
    const attempt = { params: { attemptId } };
    const answer = { questionId: 'one', rev: 7, response: right.one };
    const idempotencyKey = newKey();
    const move = { kind: 'move', toClassId: classId + 1, enrollmentIds: [1] };
    const level = { enrollmentIds: [1], subjects: ['science'], group: 'us-3-5', level: 1, isLocked: true };
    const pair = { keptId: studentId, mergedId: classmate.personId };
    const run = { params: { runId } };
    const cell = {
      lessonId,
      classId,
      start: '2026-03-09T00:00:00',
      due: null,
      allowCheckAnswers: true,
      keyVisibility: 'after-submit',
      studentIds: [studentId],
    };
    return [
      { endpoint: classes.loadClass, by: 'teacher', options: { params: { id: classId } } },
      { endpoint: classes.updateClass, by: 'teacher', options: { body: { classId, name: 'Taken over', description: '', avatar: 'fox' } } },
      { endpoint: classes.removeClass, by: 'teacher', options: { body: { classId } } },
      { endpoint: classes.restoreClass, by: 'teacher', options: { params: { classId } } },
      { endpoint: classes.disenroll, by: 'teacher', options: { query: { individualId: studentId, enrollmentId: 1, classSubgroupId: 1 } } },
      { endpoint: classes.restoreEnrollment, by: 'teacher', options: { params: { classId, enrollmentId: 1 } } },
      { endpoint: classes.allowSignIn, by: 'teacher', options: { params: { classId, studentId } } },
      { endpoint: classLife.resetClassCode, by: 'teacher', options: { params: { classId } } },
      { endpoint: classLife.setClassCode, by: 'teacher', options: { params: { classId }, body: { isDisabled: true } } },
      { endpoint: classLife.archiveClass, by: 'teacher', options: { params: { classId } } },
      { endpoint: classLife.unarchiveClass, by: 'teacher', options: { params: { classId } } },
      { endpoint: classLife.setLateJoining, by: 'teacher', options: { params: { classId }, body: { hidesPastDue: true } } },
      { endpoint: classTeachers.loadClassTeachers, by: 'teacher', options: { params: { classId } } },
      { endpoint: classTeachers.addClassTeacher, by: 'teacher', options: { params: { classId }, body: { colleague: 'somebody', relation: 'co-teacher' } } },
      { endpoint: classTeachers.removeClassTeacher, by: 'teacher', options: { params: { classId, individualId: own.teacher.personId } } },
      { endpoint: classTeachers.transferClass, by: 'teacher', options: { params: { classId }, body: { individualId: 7 } } },
      { endpoint: classTeachers.answerCoTeaching, by: 'teacher', options: { params: { classId, individualId: 7 }, body: { isAccepted: true } } },
      { endpoint: classMoves.previewMove, by: 'teacher', options: { params: { classId }, body: move } },
      { endpoint: classMoves.moveStudents, by: 'teacher', options: { params: { classId }, body: move } },
      { endpoint: classMoves.undoMove, by: 'teacher', options: { params: { classId, move: crypto.randomUUID() } } },
      { endpoint: readingLevels.loadReadingLevels, by: 'teacher', options: { params: { classId } } },
      { endpoint: readingLevels.saveReadingLevels, by: 'teacher', options: { params: { classId }, body: { revision: 1, changes: [level] } } },
      { endpoint: readingLevels.undoReadingLevels, by: 'teacher', options: { params: { classId, revision: 1 } } },
      { endpoint: googleClasses.previewGoogleReimport, by: 'teacher', options: { body: { classId } } },
      { endpoint: googleClasses.reimportGoogleClass, by: 'teacher', options: { body: { classId, remove: [] } } },
      { endpoint: pupils.setStudentPassword, by: 'teacher', options: { params: { classId, studentId }, body: {} } },
      { endpoint: pupils.loadClassSignIn, by: 'teacher', options: { params: { classId } } },
      { endpoint: pupils.openClassScreen, by: 'teacher', options: { params: { classId }, body: { minutes: 5 } } },
      { endpoint: pupils.closeClassScreen, by: 'teacher', options: { params: { classId } } },
      { endpoint: pupils.makeSignInCards, by: 'teacher', options: { params: { classId }, body: { studentIds: [studentId] } } },
      { endpoint: pupils.voidSignInCard, by: 'teacher', options: { params: { classId, studentId } } },
      { endpoint: pupils.allowPictures, by: 'teacher', options: { params: { classId }, body: { isOn: true, grade: 2 } } },
      { endpoint: pupils.setStudentPictures, by: 'teacher', options: { params: { classId, studentId }, body: { pictures: ['owl', 'fox', 'bee'] } } },
      { endpoint: pupils.clearStudentPictures, by: 'teacher', options: { params: { classId, studentId } } },
      { endpoint: assigning.createAssignments, by: 'teacher', options: { body: { cells: [cell] }, idempotencyKey } },
      { endpoint: assigning.checkAssignments, by: 'teacher', options: { body: { cells: [cell] } } },
      { endpoint: assigning.undoAssign, by: 'teacher', options: { body: { assignmentIds: [assignmentId] } } },
      { endpoint: assignments.updateAssignment, by: 'teacher', options: { params: { assignmentId }, body: { allowCheckAnswers: false, revision: 1 } } },
      { endpoint: assignments.deleteAssignment, by: 'teacher', options: { params: { assignmentId } } },
      { endpoint: assignments.restoreAssignment, by: 'teacher', options: { params: { assignmentId } } },
      { endpoint: assignmentStudents.loadAssignmentStudents, by: 'teacher', options: { params: { assignmentId } } },
      { endpoint: assignmentStudents.changeTargets, by: 'teacher', options: { params: { assignmentId }, body: { studentIds: [studentId], revision: 1 } } },
      {
        endpoint: assignmentStudents.changeOwnDates,
        by: 'teacher',
        options: { params: { assignmentId }, body: { students: [{ studentId, start: null, due: '2026-03-20T23:59:59' }], revision: 1 } },
      },
      { endpoint: assignmentMoves.previewMoveAssignments, by: 'teacher', options: { body: { assignmentIds: [assignmentId], schoolDays: 1 } } },
      { endpoint: assignmentMoves.moveAssignments, by: 'teacher', options: { body: { assignments: [{ assignmentId, revision: 1 }], schoolDays: 1 } } },
      { endpoint: assignmentMoves.undoMoveAssignments, by: 'teacher', options: { body: { assignments: [{ assignmentId, revision: 1 }] } } },
      { endpoint: assignments.resetStudent, by: 'teacher', options: { params: { assignmentId, studentId }, idempotencyKey } },
      { endpoint: assignments.undoReset, by: 'teacher', options: { params: { assignmentId, studentId }, idempotencyKey } },
      { endpoint: sessions.endSession, by: 'teacher', options: { params: { session: sessionId } } },
      { endpoint: workload.loadWorkload, by: 'teacher', options: { query: { classIds: `${classId}`, from: '2026-03-09', to: '2026-03-15' } } },
      { endpoint: reports.lessonReport, by: 'teacher', options: { params: { classId, lessonId } } },
      { endpoint: reports.studentScore, by: 'teacher', options: { params: { classId, lessonId, studentId } } },
      { endpoint: merging.previewMerge, by: 'admin', options: { body: pair } },
      { endpoint: merging.mergePeople, by: 'admin', options: { body: pair, idempotencyKey } },
      { endpoint: merging.undoMerge, by: 'admin', options: { params: { mergeId }, idempotencyKey } },
      { endpoint: rostering.changeRosterConnection, by: 'admin', options: { params: { connectionId }, body: { isPaused: true } } },
      { endpoint: rostering.removeRosterConnection, by: 'admin', options: { params: { connectionId } } },
      { endpoint: rostering.tryRosterConnection, by: 'admin', options: { params: { connectionId } } },
      { endpoint: rostering.startRosterRun, by: 'admin', options: { params: { connectionId }, body: { kind: 'full', isDry: true }, idempotencyKey } },
      { endpoint: rostering.bringRosterPackage, by: 'admin', options: { params: { connectionId }, query: { isDry: true }, idempotencyKey } },
      { endpoint: rostering.loadRosterRun, by: 'admin', options: run },
      { endpoint: rostering.listRosterChanges, by: 'admin', options: run },
      { endpoint: rostering.listRosterProblems, by: 'admin', options: run },
      { endpoint: rostering.applyRosterRun, by: 'admin', options: { ...run, idempotencyKey } },
      { endpoint: rostering.cancelRosterRun, by: 'admin', options: { ...run, idempotencyKey } },
      { endpoint: rostering.undoRosterRun, by: 'admin', options: { ...run, idempotencyKey } },
      { endpoint: rostering.decideRosterHold, by: 'admin', options: { params: { runId, holdId: 1 }, body: { decision: 'confirmed' } } },
      { endpoint: attempts.loadActivity, by: 'student', options: activity },
      { endpoint: attempts.loadActivityLesson, by: 'student', options: activity },
      { endpoint: attempts.loadActivityArticle, by: 'student', options: { params: { activityId: assignmentId, articleId: 'any' } } },
      { endpoint: speech.loadActivitySpeech, by: 'student', options: { params: { activityId: assignmentId, of: 'resource', text: 'hill', level: 1 } } },
      { endpoint: printing.printOwnPassage, by: 'student', options: { params: { lessonId, part: 'connect', resourceId: 'hill' }, query: { level: 1 } } },
      { endpoint: printing.printOwnArticle, by: 'student', options: { params: { lessonId, articleId: 'any' } } },
      { endpoint: attempts.beginAttempt, by: 'student', options: activity },
      { endpoint: attempts.saveAnswers, by: 'student', options: { ...attempt, body: { answers: [answer] } } },
      { endpoint: attempts.checkAnswer, by: 'student', options: { ...attempt, body: answer, idempotencyKey } },
      { endpoint: attempts.submitAttempt, by: 'student', options: { ...attempt, body: { revs: {} }, idempotencyKey } },
      { endpoint: attempts.reportActivity, by: 'student', options: { ...attempt, body: { kind: 'beat' } } },
      { endpoint: attempts.chooseLevel, by: 'student', options: { ...attempt, body: { level: 1 } } },
      { endpoint: attempts.reviewAttempt, by: 'student', options: attempt },
    ];
  };

  it('tries every call that names an object', () => {
    const naming = endpoints.filter(({ name }) => namedObjects.includes(authorisation[name]?.reach ?? 'everybody')).map(({ name }) => name);
    expect(calls().map(({ endpoint }) => endpoint.name)).toEqual(expect.arrayContaining(naming));
  });

  it('takes no address with an id for one that names nobody', () => {
    // the library is one for all of an edition; a code is what lets a stranger in
    const reaches = endpoints.filter(({ path }) => /\/:(?!provider)/.test(path)).map(({ name }) => ({ name, reach: authorisation[name]?.reach ?? 'nobody' }));
    expect(reaches.filter(({ reach }) => ![...namedObjects, 'library', 'by code'].includes(reach))).toEqual([]);
  });

  it('looks, for everybody else, as if it were not there', async () => {
    const before = await everything(own);
    const found: string[] = [];
    for (const stranger of strangers) {
      for (const { endpoint, by, options } of calls()) {
        const person = stranger[by];
        if (!person) continue;
        const answer = await own.as(person).call(endpoint, options as never);
        if (!isNotThere(answer)) found.push(`${endpoint.name} of ${stranger.who}: ${answer.status} ${answer.text.slice(0, 80)}`);
      }
    }
    expect(found).toEqual([]);
    expect(await everything(own)).toEqual(before);
  });

  it('never names the people or classes of others in a list (canary)', async () => {
    await own.owner.updateTable('class').set({ name: 'CANARYCLASS' }).where('class_id', '=', own.classRoom.classId).execute();
    await own.owner.updateTable('person').set({ last_name: 'CANARYNAME' }).where('person_id', '=', own.student.personId).execute();
    for (const { teacher, student } of strangers) {
      const lists = [
        await own.as(teacher).call(classes.loadClasses),
        await own.as(teacher).call(assignments.listAssignments),
        await own.as(teacher).call(assigning.assignedClasses, { query: { lessonIds: String(own.lesson.lessonId) } }),
        await own.as(teacher).call(assignments.listDeletedAssignments),
        await own.as(teacher).call(teacherDay.loadTeacherDay),
        await own.as(teacher).call(catalog.findLessons, { query: { gradeBands: '3-5' } }),
        await own.as(student).call(classes.myClasses),
        await own.as(student).call(attempts.studentHome),
      ];
      for (const { status, text } of lists) {
        expect(status).toBe(200);
        expect(text).not.toMatch(/CANARY/);
      }
    }
    expect((await own.as(own.teacher).call(classes.loadClasses)).text).toMatch(/CANARYCLASS/);
  });
});
