import { findLessons } from '@alba/contract/catalog';
import type { ReplyOf } from '@alba/contract/endpoint';
import { api, read } from '../../lib/api/api.ts';

export type Found = ReplyOf<typeof findLessons>;

const withFind = api.injectEndpoints({
  endpoints: (build) => ({ findLessons: read(build, findLessons, { provides: ['lesson'] }) }),
});

export const { useFindLessonsQuery } = withFind;
