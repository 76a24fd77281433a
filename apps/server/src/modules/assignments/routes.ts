import { createAssignments, deleteAssignment, listAssignments, resetStudent, restoreAssignment, undoReset, updateAssignment } from '@alba/contract/assignments';
import { only, route } from '../../platform/http/index.ts';
import { remove, restore, update } from './change-service.ts';
import { reset, undo } from './reset-service.ts';
import { create, list } from './service.ts';

const teachers = only('teacher');
const done = { done: true } as const;

export const assignmentRoutes = [
  route(listAssignments, { allow: teachers, handle: ({ db, viewer, clock, query }) => list(db, { viewer, now: clock.now() }, query) }),
  route(createAssignments, {
    allow: teachers,
    act: ({ tx, viewer, clock, requestId, body }) => create(tx, { viewer, now: clock.now(), requestId }, body),
  }),
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
];
