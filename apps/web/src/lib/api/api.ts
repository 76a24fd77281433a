import type { AnyEndpoint, ReplyOf } from '@alba/contract/endpoint';
import { type BaseQueryFn, createApi, type EndpointBuilder } from '@reduxjs/toolkit/query/react';
import { addToStore, onForget, store } from '../store/store.ts';
import { timings } from '../timings.ts';
import type { CallArguments, CallError, LooseArguments } from './call.ts';
import { callLoosely } from './call-server.ts';

type Call = { endpoint: AnyEndpoint; given: LooseArguments };

const baseQuery: BaseQueryFn<Call, unknown, CallError> = ({ endpoint, given }) => callLoosely(endpoint, given);

/** `students` is one class with who is in it: a class that was removed is not asked for again with the list. */
const tags = [
  'account',
  'class',
  'students',
  'lesson',
  'assignment',
  'activity',
  'report',
  'session',
  'second-step',
  'levels',
  'roster',
  'merge',
  'archived',
  'teachers',
] as const;
export type Tag = (typeof tags)[number];

/** Every feature adds its calls with `api.injectEndpoints`; unused data is kept for 60 s. */
export const api = createApi({ reducerPath: 'api', baseQuery, tagTypes: tags, keepUnusedDataFor: timings.cacheUnusedSeconds, endpoints: () => ({}) });

// The sign-in page needs no cache and does without its code: the cache joins the store with the first page that reads (quality.md A).
addToStore(api);
onForget(() => store.dispatch(api.util.resetApiState()));

/** Asks again for what is shown with these tags: somebody else changed it. */
export function readAgain(...stale: Tag[]): void {
  store.dispatch(api.util.invalidateTags(stale));
}

type Builder = EndpointBuilder<typeof baseQuery, Tag, 'api'>;

/** A query typed by the contract: `read(build, listMyClasses, { provides: ['class'] })`. */
export function read<E extends AnyEndpoint>(build: Builder, endpoint: E, { provides = [] }: { provides?: Tag[] } = {}) {
  return build.query<ReplyOf<E>, CallArguments<E>>({ query: (given) => ({ endpoint, given: given as LooseArguments }), providesTags: provides });
}

/**
 * A list that grows page by page: `next` tells after what the following page begins, from the last one that came. When what it shows
 * changed, every page that was read is asked for again.
 */
export function readPages<E extends AnyEndpoint>(
  build: Builder,
  endpoint: E,
  { provides = [], next }: { provides?: Tag[]; next: (last: ReplyOf<E>) => number | undefined },
) {
  return build.infiniteQuery<ReplyOf<E>, CallArguments<E>, number | undefined>({
    infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: next },
    query: ({ queryArg, pageParam: after }) => {
      const given = queryArg as LooseArguments;
      return { endpoint, given: after === undefined ? given : { ...given, query: { ...given.query, after } } };
    },
    providesTags: provides,
  });
}

/** A mutation typed by the contract. Tags are invalidated only when it succeeded. */
export function write<E extends AnyEndpoint>(build: Builder, endpoint: E, { invalidates = [] }: { invalidates?: Tag[] } = {}) {
  return build.mutation<ReplyOf<E>, CallArguments<E>>({
    query: (given) => ({ endpoint, given: given as LooseArguments }),
    invalidatesTags: (_reply, error) => (error ? [] : invalidates),
  });
}
