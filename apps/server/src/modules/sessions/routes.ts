import * as contract from '@alba/contract/sessions';
import { anySignedIn, type Route, route } from '../../platform/http/index.ts';
import { endOtherSessions, endSession, listSessions } from './service.ts';

/** Where the viewer is signed in, and signing out there. */
export const sessionRoutes: Route[] = [
  route(contract.listSessions, { allow: anySignedIn, handle: async ({ db, viewer, clock }) => ({ sessions: await listSessions(db, viewer, clock.now()) }) }),
  route(contract.endSession, {
    allow: anySignedIn,
    act: async ({ tx, viewer, params, clock, requestId }) => {
      await endSession(tx, { viewer, now: clock.now(), requestId }, params.session);
      return { done: true as const };
    },
  }),
  route(contract.endOtherSessions, {
    allow: anySignedIn,
    act: async ({ tx, viewer, clock, requestId }) => {
      await endOtherSessions(tx, { viewer, now: clock.now(), requestId });
      return { done: true as const };
    },
  }),
];
