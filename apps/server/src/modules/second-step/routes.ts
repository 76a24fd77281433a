import * as contract from '@alba/contract/second-step';
import { anyone, only, type Route, route } from '../../platform/http/index.ts';
import { endSecondStep, renewRecoveryCodes } from './change-service.ts';
import type { SecondStepServices } from './services.ts';
import { beginSecondStep, confirmSecondStep, loadSecondStep } from './set-up-service.ts';
import { signInWithSecondStep } from './sign-in-service.ts';

const staff = only('teacher', 'admin');

/** The second step: setting it up, signing in with it, turning it off. Children have no device for it (quality.md D.3). */
export const secondStepRoutes = (services: SecondStepServices): Route[] => [
  route(contract.signInWithSecondStep, {
    allow: anyone,
    handle: ({ db, body, ip, clock, requestId, userAgent }) => signInWithSecondStep(db, services, { body, ip, now: clock.now(), requestId, userAgent }),
  }),
  route(contract.loadSecondStep, { allow: staff, handle: ({ db, viewer }) => loadSecondStep(db, viewer) }),
  route(contract.beginSecondStep, {
    allow: staff,
    handle: ({ db, viewer, body, clock }) => beginSecondStep(db, services, { viewer, password: body.password, now: clock.now() }),
  }),
  route(contract.confirmSecondStep, {
    allow: staff,
    handle: async ({ db, viewer, body, clock, requestId }) => ({
      recoveryCodes: await confirmSecondStep(db, services, { viewer, code: body.code, now: clock.now(), requestId }),
    }),
  }),
  route(contract.renewRecoveryCodes, {
    allow: staff,
    handle: async ({ db, viewer, body, clock, requestId }) => ({
      recoveryCodes: await renewRecoveryCodes(db, services, { viewer, proof: body, now: clock.now(), requestId }),
    }),
  }),
  route(contract.endSecondStep, {
    allow: staff,
    handle: async ({ db, viewer, body, clock, requestId }) => {
      await endSecondStep(db, services, { viewer, proof: body, now: clock.now(), requestId });
      return { done: true as const };
    },
  }),
];
