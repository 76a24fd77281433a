import type { ReplyOf } from '@alba/contract/endpoint';
import { studentScore } from '@alba/contract/reports';
import { api, read } from '../../lib/api/api.ts';

export type Score = ReplyOf<typeof studentScore>;

const withScore = api.injectEndpoints({
  endpoints: (build) => ({ studentScore: read(build, studentScore, { provides: ['report'] }) }),
});

export const { useStudentScoreQuery } = withScore;
