import { setStudentPassword as endpoint } from '@alba/contract/pupils';
import { only, type Route, route } from '../../platform/http/index.ts';
import { setStudentPassword } from './password-service.ts';

export const pupilPasswordRoutes: Route[] = [
  route(endpoint, {
    allow: only('teacher'),
    handle: ({ db, viewer, clock, requestId, params, body }) => setStudentPassword(db, { viewer, now: clock.now(), requestId }, { params, body }),
  }),
];
