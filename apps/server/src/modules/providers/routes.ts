import * as contract from '@alba/contract/providers';
import { anyone, anySignedIn, type Route, refuse, route } from '../../platform/http/index.ts';
import { createFromTicket } from './clever-service.ts';
import { confirmLink } from './connect-service.ts';
import { connectionsOf, disconnect, wayOf } from './connections-service.ts';
import { finishFlow } from './finish-service.ts';
import { classroomScopes } from './google.ts';
import { schoolWay } from './school-way-service.ts';
import type { ProviderServices } from './services.ts';
import { startFlow } from './start-service.ts';

/** Signing in by Google and Clever, and the connected accounts of the account page. */
export const providerRoutes = (services: ProviderServices): Route[] => [
  route(contract.providerWays, { allow: anyone, handle: async () => ({ google: wayOf(services, 'google'), clever: wayOf(services, 'clever') }) }),
  route(contract.startProviderSignIn, {
    allow: anyone,
    handle: ({ db, params, body, host, clock }) => startFlow(db, services, { provider: params.provider, edition: body.edition, host, now: clock.now() }),
  }),
  route(contract.finishProviderSignIn, {
    allow: anyone,
    handle: ({ db, params, body, viewer, clock, requestId, userAgent }) =>
      finishFlow(db, services, { provider: params.provider, body, viewer, deviceId: body.deviceId, now: clock.now(), requestId, userAgent }),
  }),
  route(contract.createProviderAccount, {
    allow: anyone,
    handle: ({ db, body, clock, requestId, userAgent }) =>
      createFromTicket(db, services, { ticket: body.ticket, call: { deviceId: body.deviceId, now: clock.now(), requestId, userAgent } }),
  }),
  route(contract.schoolSignInWay, { allow: anyone, handle: ({ db, body, ip, clock }) => schoolWay(db, { body, ip, now: clock.now(), log: services.log }) }),
  route(contract.confirmProviderLink, {
    allow: anySignedIn,
    handle: ({ db, viewer, body, clock, requestId }) => confirmLink(db, { ticket: body.ticket, viewer, call: { now: clock.now(), requestId } }),
  }),
  route(contract.connectedAccounts, { allow: anySignedIn, handle: ({ db, viewer }) => connectionsOf(db, services, viewer) }),
  route(contract.startProviderConnect, {
    allow: anySignedIn,
    handle: ({ db, viewer, params, body, host, clock }) => {
      const isConsent = body.allow === 'classroom';
      // Students are never asked for their school's classes.
      if (isConsent && viewer.role !== 'teacher') throw refuse(contract.startProviderConnect, 'not_allowed');
      const { districtId, personId, edition } = viewer;
      return startFlow(db, services, {
        provider: params.provider,
        edition,
        host,
        now: clock.now(),
        purpose: isConsent ? 'consent' : 'connect',
        scopes: isConsent ? classroomScopes : [],
        person: { districtId, personId },
      });
    },
  }),
  route(contract.disconnectProvider, {
    allow: anySignedIn,
    handle: ({ db, viewer, params, clock, requestId }) =>
      disconnect(db, services, { provider: params.provider, viewer, call: { now: clock.now(), requestId } }),
  }),
];
