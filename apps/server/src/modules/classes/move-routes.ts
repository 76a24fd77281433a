import * as contract from '@alba/contract/class-moves';
import { only, type Route, route } from '../../platform/http/index.ts';
import { moveStudents, previewOf, undoMove } from './move-service.ts';

const allow = only('teacher');

export const moveRoutes: Route[] = [
  route(contract.previewMove, {
    allow,
    handle: ({ db, viewer, clock, params, body }) => previewOf(db, { viewer, now: clock.now() }, { ...params, ...body }),
  }),
  route(contract.moveStudents, {
    allow,
    act: ({ tx, viewer, clock, requestId, params, body }) => moveStudents(tx, { viewer, now: clock.now(), requestId }, { ...params, ...body }),
  }),
  route(contract.undoMove, {
    allow,
    act: async ({ tx, viewer, clock, requestId, params }) => {
      await undoMove(tx, { viewer, now: clock.now(), requestId }, params);
      return { done: true } as const;
    },
  }),
];
