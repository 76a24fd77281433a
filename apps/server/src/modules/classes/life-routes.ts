import * as contract from '@alba/contract/class-life';
import * as teachers from '@alba/contract/class-teachers';
import { only, type Route, route } from '../../platform/http/index.ts';
import { limitGuesses } from '../auth/index.ts';
import { archiveClass, listArchived, setLateJoining, unarchiveClass } from './archive-service.ts';
import { addTeacher, answerRequest, removeTeacher, teachersOf, transferClass } from './class-teacher-service.ts';
import { resetCode, setCode } from './code-service.ts';

const allow = only('teacher');
const done = { done: true } as const;

/** The code of a class, archiving it, and who else teaches it. */
export const classLifeRoutes: Route[] = [
  route(contract.resetClassCode, { allow, act: ({ tx, viewer, clock, requestId, params }) => resetCode(tx, { viewer, now: clock.now(), requestId }, params) }),
  route(contract.setClassCode, {
    allow,
    act: ({ tx, viewer, clock, requestId, params, body }) => setCode(tx, { viewer, now: clock.now(), requestId }, { ...params, ...body }),
  }),
  route(contract.archiveClass, {
    allow,
    act: async ({ tx, viewer, clock, requestId, params }) => {
      await archiveClass(tx, { viewer, now: clock.now(), requestId }, params.classId);
      return done;
    },
  }),
  route(contract.unarchiveClass, {
    allow,
    act: ({ tx, viewer, clock, requestId, params }) => unarchiveClass(tx, { viewer, now: clock.now(), requestId }, params.classId),
  }),
  route(contract.loadArchivedClasses, { allow, handle: ({ db, viewer, clock }) => listArchived(db, { viewer, now: clock.now() }) }),
  route(contract.setLateJoining, {
    allow,
    act: ({ tx, viewer, clock, requestId, params, body }) => setLateJoining(tx, { viewer, now: clock.now(), requestId }, { ...params, ...body }),
  }),
  route(teachers.loadClassTeachers, {
    allow,
    handle: ({ db, viewer, clock, params }) => teachersOf(db, { viewer, now: clock.now() }, params.classId),
  }),
  route(teachers.addClassTeacher, {
    allow,
    // names of colleagues are not found by trying
    around: ({ db, viewer, clock }, next) =>
      limitGuesses(db, { key: `colleague:${viewer.districtId}:${viewer.personId}`, now: clock.now(), wrong: 'colleague_not_found' }, next),
    act: ({ tx, viewer, clock, requestId, params, body }) => addTeacher(tx, { viewer, now: clock.now(), requestId }, { ...params, ...body }),
  }),
  route(teachers.removeClassTeacher, {
    allow,
    act: async ({ tx, viewer, clock, requestId, params }) => {
      await removeTeacher(tx, { viewer, now: clock.now(), requestId }, params);
      return done;
    },
  }),
  route(teachers.transferClass, {
    allow,
    act: async ({ tx, viewer, clock, requestId, params, body }) => {
      await transferClass(tx, { viewer, now: clock.now(), requestId }, { ...params, ...body });
      return done;
    },
  }),
  route(teachers.answerCoTeaching, {
    allow,
    act: async ({ tx, viewer, clock, requestId, params, body }) => {
      await answerRequest(tx, { viewer, now: clock.now(), requestId }, { ...params, ...body });
      return done;
    },
  }),
];
