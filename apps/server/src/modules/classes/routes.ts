import * as contract from '@alba/contract/classes';
import { anySignedIn, only, type Route, route } from '../../platform/http/index.ts';
import { limitGuesses } from '../auth/index.ts';
import { changeClass, classDetail, createClass, listClasses, removeClass, restoreClass } from './class-service.ts';
import { classByCode, disenroll, joinByCode, restoreEnrollment } from './enrollment-service.ts';
import { classLifeRoutes } from './life-routes.ts';
import { moveRoutes } from './move-routes.ts';
import { classesOfStudent } from './student-class-service.ts';
import { allowSignIn } from './student-sign-in-service.ts';

const teachers = only('teacher');
const done = { done: true } as const;

/** Whoever tries codes is slowed down by their account (D66). */
const codeGuesses = ({ districtId, personId }: { districtId: number; personId: number }, now: Date) =>
  ({ key: `class-code:${districtId}:${personId}`, now, wrong: 'class_code_unknown' }) as const;

export const classRoutes: Route[] = [
  ...classLifeRoutes,
  ...moveRoutes,
  route(contract.loadClasses, { allow: teachers, handle: async ({ db, viewer, clock }) => ({ classes: await listClasses(db, { viewer, now: clock.now() }) }) }),
  route(contract.loadClass, { allow: teachers, handle: ({ db, viewer, clock, params }) => classDetail(db, { viewer, now: clock.now() }, params.id) }),
  route(contract.createClass, {
    allow: teachers,
    act: ({ tx, viewer, clock, requestId, query }) => createClass(tx, { viewer, now: clock.now(), requestId }, query),
  }),
  route(contract.updateClass, {
    allow: teachers,
    act: ({ tx, viewer, clock, requestId, body }) => changeClass(tx, { viewer, now: clock.now(), requestId }, body),
  }),
  route(contract.removeClass, {
    allow: teachers,
    act: async ({ tx, viewer, clock, requestId, body }) => {
      await removeClass(tx, { viewer, now: clock.now(), requestId }, body.classId);
      return done;
    },
  }),
  route(contract.restoreClass, {
    allow: teachers,
    act: ({ tx, viewer, clock, requestId, params }) => restoreClass(tx, { viewer, now: clock.now(), requestId }, params.classId),
  }),
  route(contract.disenroll, {
    allow: teachers,
    act: async ({ tx, viewer, clock, requestId, query }) => {
      await disenroll(tx, { viewer, now: clock.now(), requestId }, query);
      return done;
    },
  }),
  route(contract.restoreEnrollment, {
    allow: teachers,
    act: async ({ tx, viewer, clock, requestId, params }) => {
      await restoreEnrollment(tx, { viewer, now: clock.now(), requestId }, params);
      return done;
    },
  }),
  route(contract.allowSignIn, {
    allow: teachers,
    act: async ({ tx, viewer, clock, requestId, params }) => {
      await allowSignIn(tx, { viewer, now: clock.now(), requestId }, params);
      return done;
    },
  }),
  route(contract.enroll, {
    allow: anySignedIn,
    around: ({ db, viewer, clock }, next) => limitGuesses(db, codeGuesses(viewer, clock.now()), next),
    act: ({ tx, viewer, clock, requestId, body }) => joinByCode(tx, { viewer, now: clock.now(), requestId }, body.code),
  }),
  route(contract.loadClassByCode, {
    allow: anySignedIn,
    around: ({ db, viewer, clock }, next) => limitGuesses(db, codeGuesses(viewer, clock.now()), next),
    handle: ({ db, viewer, params }) => classByCode(db, { viewer, code: params.code }),
  }),
  route(contract.myClasses, { allow: only('student'), handle: ({ db, viewer, clock }) => classesOfStudent(db, { viewer, now: clock.now() }) }),
];
