import { assignedClasses, checkAssignments, createAssignments, undoAssign } from '@alba/contract/assigning';
import { moveAssignments, previewMoveAssignments, undoMoveAssignments } from '@alba/contract/assignment-moves';
import { changeOwnDates, changeTargets, loadAssignmentStudents } from '@alba/contract/assignment-students';
import {
  deleteAssignment,
  listAssignments,
  listDeletedAssignments,
  resetStudent,
  restoreAssignment,
  undoReset,
  updateAssignment,
} from '@alba/contract/assignments';
import { only, route } from '../../platform/http/index.ts';
import { classesOf } from './assigned-classes-service.ts';
import { assign, check } from './assigning-service.ts';
import { remove, restore, update } from './change-service.ts';
import { changeDates } from './exception-service.ts';
import { list, listDeleted } from './list-service.ts';
import { move, preview, undo as undoMoved } from './move-service.ts';
import { reset, undo } from './reset-service.ts';
import { change, loadStudents } from './targets-service.ts';
import { takeBack } from './undo-assign-service.ts';

const teachers = only('teacher');
const done = { done: true } as const;

export const assignmentRoutes = [
  route(listAssignments, { allow: teachers, handle: ({ db, viewer, clock, query }) => list(db, { viewer, now: clock.now() }, query) }),
  route(createAssignments, {
    allow: teachers,
    act: ({ tx, viewer, clock, requestId, body }) => assign(tx, { viewer, now: clock.now(), requestId }, body),
  }),
  route(checkAssignments, { allow: teachers, handle: ({ db, viewer, clock, body }) => check(db, { viewer, now: clock.now() }, body) }),
  route(undoAssign, {
    allow: teachers,
    act: ({ tx, viewer, clock, requestId, body }) => takeBack(tx, { viewer, now: clock.now(), requestId }, body.assignmentIds),
  }),
  route(assignedClasses, { allow: teachers, handle: ({ db, viewer, clock, query }) => classesOf(db, { viewer, now: clock.now() }, query.lessonIds) }),
  route(updateAssignment, {
    allow: teachers,
    act: ({ tx, viewer, clock, requestId, params, body }) => update(tx, { viewer, now: clock.now(), requestId, ...params }, body),
  }),
  route(deleteAssignment, {
    allow: teachers,
    act: async ({ tx, viewer, clock, requestId, params }) => {
      await remove(tx, { viewer, now: clock.now(), requestId, ...params });
      return done;
    },
  }),
  route(restoreAssignment, {
    allow: teachers,
    act: ({ tx, viewer, clock, requestId, params }) => restore(tx, { viewer, now: clock.now(), requestId, ...params }),
  }),
  route(resetStudent, {
    allow: teachers,
    act: ({ tx, viewer, clock, requestId, params }) => reset(tx, { viewer, now: clock.now(), requestId, ...params }),
  }),
  route(undoReset, {
    allow: teachers,
    act: async ({ tx, viewer, clock, requestId, params }) => {
      await undo(tx, { viewer, now: clock.now(), requestId, ...params });
      return done;
    },
  }),
  route(listDeletedAssignments, { allow: teachers, handle: ({ db, viewer, clock }) => listDeleted(db, { viewer, now: clock.now() }) }),
  route(loadAssignmentStudents, {
    allow: teachers,
    handle: ({ db, viewer, clock, params }) => loadStudents(db, { viewer, now: clock.now(), ...params }),
  }),
  route(changeTargets, {
    allow: teachers,
    act: ({ tx, viewer, clock, requestId, params, body }) => change(tx, { viewer, now: clock.now(), requestId, ...params }, body),
  }),
  route(changeOwnDates, {
    allow: teachers,
    act: ({ tx, viewer, clock, requestId, params, body }) => changeDates(tx, { viewer, now: clock.now(), requestId, ...params }, body),
  }),
  route(previewMoveAssignments, { allow: teachers, handle: ({ db, viewer, clock, body }) => preview(db, { viewer, now: clock.now() }, body) }),
  route(moveAssignments, {
    allow: teachers,
    act: ({ tx, viewer, clock, requestId, body }) => move(tx, { viewer, now: clock.now(), requestId }, body),
  }),
  route(undoMoveAssignments, {
    allow: teachers,
    act: ({ tx, viewer, clock, requestId, body }) => undoMoved(tx, { viewer, now: clock.now(), requestId }, body),
  }),
];
