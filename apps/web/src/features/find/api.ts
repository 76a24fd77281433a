import { assignedClasses } from '@alba/contract/assigning';
import { findLessons, loadLessonCards } from '@alba/contract/catalog';
import type { ReplyOf } from '@alba/contract/endpoint';
import { limits } from '@alba/domain/limits';
import { api, read } from '../../lib/api/api.ts';
import type { CallArguments, CallError, LooseArguments } from '../../lib/api/call.ts';

export type Found = ReplyOf<typeof findLessons>;
type Asked = Omit<NonNullable<CallArguments<typeof findLessons>['query']>, 'after'> & { batches: number };

const perReply = limits.browseBatchesPerReply;

const withFind = api.injectEndpoints({
  endpoints: (build) => ({
    /** All that is shown, in as many calls as it takes: a deep list that somebody comes back to is several replies. */
    findLessons: build.query<Found, Asked>({
      queryFn: async (asked, _api, _options, ask) => {
        const calls = Array.from({ length: Math.ceil(asked.batches / perReply) }, (_, at) => ({
          ...asked,
          batches: Math.min(asked.batches, (at + 1) * perReply),
          after: at * perReply,
        }));
        const replies = await Promise.all(calls.map(async (query) => ask({ endpoint: findLessons, given: { query } as LooseArguments })));
        const failed = replies.find(({ error }) => error !== undefined);
        if (failed?.error) return { error: failed.error as CallError };
        const found = replies.map(({ data }) => data as Found);
        return { data: { ...(found[0] as Found), lessons: found.flatMap(({ lessons }) => lessons) } };
      },
      providesTags: ['lesson'],
    }),
    lessonsInTray: read(build, loadLessonCards, { provides: ['lesson'] }),
    classesOfFound: read(build, assignedClasses, { provides: ['assignment', 'class'] }),
  }),
});

export const { useFindLessonsQuery, useLessonsInTrayQuery, useClassesOfFoundQuery } = withFind;
