import * as contract from '@alba/contract/sign-up';
import { anyone, anySignedIn, type Route, route } from '../../platform/http/index.ts';
import { type AuthServices, limitCodeGuesses } from '../auth/index.ts';
import { completeAccount } from './complete-service.ts';
import { findClass, findSchool } from './lookup-service.ts';
import { signUp } from './sign-up-service.ts';

/** Getting an account, and completing one. `services` opens the session that follows. */
export const signUpRoutes = (services: AuthServices): Route[] => [
  route(contract.findSignUpSchool, {
    allow: anyone,
    around: ({ db, body, ip, clock }, next) => limitCodeGuesses(db, { deviceId: body.deviceId, ip, now: clock.now() }, services.log, next),
    handle: ({ db, viewer, body, clock }) => findSchool(db, { viewer, body, now: clock.now() }),
  }),
  route(contract.findSignUpClass, {
    allow: anyone,
    around: ({ db, body, ip, clock }, next) => limitCodeGuesses(db, { deviceId: body.deviceId, ip, now: clock.now() }, services.log, next),
    handle: ({ db, body, clock }) => findClass(db, { body, now: clock.now() }),
  }),
  route(contract.signUp, {
    allow: anyone,
    handle: ({ db, viewer, body, ip, clock, requestId, userAgent, idempotencyKey }) =>
      signUp(db, services, { viewer, body, ip, now: clock.now(), requestId, userAgent, idempotencyKey }),
  }),
  route(contract.completeAccount, {
    allow: anySignedIn,
    handle: ({ db, viewer, body, clock, requestId }) => completeAccount(db, services, { viewer, body, now: clock.now(), requestId }),
  }),
];
