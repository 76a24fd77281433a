import { loadWorkload } from '@alba/contract/workload';
import { only, route } from '../../platform/http/index.ts';
import { workload } from './service.ts';

export const workloadRoutes = [
  route(loadWorkload, { allow: only('teacher'), handle: ({ db, viewer, clock, query }) => workload(db, { viewer, now: clock.now() }, query) }),
];
