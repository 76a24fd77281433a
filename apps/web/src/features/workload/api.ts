import type { ReplyOf } from '@alba/contract/endpoint';
import { loadWorkload } from '@alba/contract/workload';
import { api, read } from '../../lib/api/api.ts';

export type WorkloadReply = ReplyOf<typeof loadWorkload>;

const withWorkload = api.injectEndpoints({
  endpoints: (build) => ({ workload: read(build, loadWorkload, { provides: ['assignment', 'students'] }) }),
});

export const { useWorkloadQuery } = withWorkload;
