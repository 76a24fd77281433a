import * as contract from '@alba/contract/invitations';
import { anyone, type Route, route } from '../../platform/http/index.ts';
import type { AuthServices } from '../auth/index.ts';
import { acceptInvitation, lookAtInvitation } from './invitation-service.ts';
import { lookAtSetup, setUpInstallation } from './setup-service.ts';

/** Coming in by an invitation, and the first administrator of an installation (D77). */
export const invitationRoutes = (services: AuthServices): Route[] => [
  route(contract.openInvitation, { allow: anyone, handle: ({ db, body, clock }) => lookAtInvitation(db, { token: body.token, now: clock.now() }) }),
  route(contract.acceptInvitation, {
    allow: anyone,
    handle: ({ db, body, clock, requestId, userAgent }) => acceptInvitation(db, services, { body, now: clock.now(), requestId, userAgent }),
  }),
  route(contract.openSetup, {
    allow: anyone,
    handle: async ({ db, body, clock }) => {
      await lookAtSetup(db, { token: body.token, now: clock.now() });
      return { done: true as const };
    },
  }),
  route(contract.setUpInstallation, {
    allow: anyone,
    handle: ({ db, body, clock, requestId, userAgent }) => setUpInstallation(db, services, { body, now: clock.now(), requestId, userAgent }),
  }),
];
