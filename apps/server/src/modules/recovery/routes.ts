import * as contract from '@alba/contract/recovery';
import { anyone, type Route, route } from '../../platform/http/index.ts';
import { ask, limitAsking } from './ask-service.ts';
import { openPasswordLink, setPassword } from './set-password-service.ts';

/** Getting back in with a forgotten user name or password (P-FORGET). */
export const recoveryRoutes: Route[] = [
  route(contract.askRecovery, {
    allow: anyone,
    around: ({ db, body, ip, clock }, next) => limitAsking(db, { body, ip, now: clock.now() }, next),
    act: ({ tx, body, clock }) => ask(tx, { body, now: clock.now() }),
  }),
  route(contract.openRecoveryLink, { allow: anyone, handle: ({ db, body, clock }) => openPasswordLink(db, { token: body.token, now: clock.now() }) }),
  route(contract.setPasswordByLink, {
    allow: anyone,
    handle: ({ db, body, clock, requestId }) => setPassword(db, { body, now: clock.now(), requestId }),
  }),
];
