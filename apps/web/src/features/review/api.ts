import { reviewAttempt } from '@alba/contract/attempts';
import { api, read } from '../../lib/api/api.ts';

const reviewApi = api.injectEndpoints({ endpoints: (build) => ({ reviewAttempt: read(build, reviewAttempt, { provides: ['activity'] }) }) });

export const { useReviewAttemptQuery } = reviewApi;
