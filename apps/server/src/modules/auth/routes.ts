import * as contract from '@alba/contract/auth';
import { anyone, anySignedIn, type Route, refuse, route } from '../../platform/http/index.ts';
import { chooseRole } from './role-service.ts';
import type { AuthServices } from './services.ts';
import { closeSession, rotate } from './session-service.ts';
import { signIn } from './sign-in-service.ts';

/** Signing in and what keeps a session going. `services` carries the keys. */
export const authRoutes = (services: AuthServices): Route[] => [
  route(contract.signIn, {
    allow: anyone,
    handle: ({ db, body, ip, clock, requestId, userAgent }) => signIn(db, services, { body, ip, now: clock.now(), requestId, userAgent }),
  }),
  route(contract.refreshToken, {
    allow: anyone,
    handle: async ({ db, body, clock, requestId }) => {
      const issued = await rotate(db, services, { now: clock.now(), requestId }, body);
      if (!issued) throw refuse(contract.refreshToken, 'refresh_refused');
      return issued.tokens;
    },
  }),
  route(contract.signOut, {
    allow: anyone,
    act: async ({ tx, body, clock, requestId }) => {
      await closeSession(tx, body.refreshToken, { now: clock.now(), requestId });
      return { done: true as const };
    },
  }),
  route(contract.chooseRole, {
    allow: anySignedIn,
    handle: ({ db, viewer, body, clock, requestId }) => chooseRole(db, services, { viewer, body, now: clock.now(), requestId }),
  }),
];
