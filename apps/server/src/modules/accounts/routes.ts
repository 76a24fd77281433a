import * as contract from '@alba/contract/account';
import { anyone, anySignedIn, type Route, route } from '../../platform/http/index.ts';
import { changeAccount } from './change-service.ts';
import { confirmAddress } from './confirm-email-service.ts';
import { loadOwnAccount } from './service.ts';
import { loadSettings } from './settings-service.ts';

/** The own account (P-ACCOUNT). */
export const accountRoutes: Route[] = [
  route(contract.myAccount, { allow: anySignedIn, handle: ({ db, viewer }) => loadOwnAccount(db, viewer) }),
  route(contract.loadAccountSettings, { allow: anySignedIn, handle: ({ db, viewer }) => loadSettings(db, viewer) }),
  route(contract.updateAccount, {
    allow: anySignedIn,
    handle: ({ db, viewer, body, clock, requestId }) => changeAccount(db, { viewer, body, now: clock.now(), requestId }),
  }),
  route(contract.confirmEmail, {
    allow: anyone,
    act: async ({ tx, body, clock, requestId }) => {
      await confirmAddress(tx, { body, now: clock.now(), requestId });
      return { done: true as const };
    },
  }),
];
