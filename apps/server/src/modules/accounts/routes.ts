import { myAccount } from '@alba/contract/account';
import { anySignedIn, type Route, route } from '../../platform/http/index.ts';
import { loadOwnAccount } from './service.ts';

export const accountRoutes: Route[] = [route(myAccount, { allow: anySignedIn, handle: ({ db, viewer }) => loadOwnAccount(db, viewer) })];
