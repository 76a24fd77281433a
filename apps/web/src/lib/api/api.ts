import type { AnyEndpoint, ReplyOf } from '@alba/contract/endpoint';
import { type BaseQueryFn, createApi, type EndpointBuilder } from '@reduxjs/toolkit/query/react';
import { type AuthState, adopted, loggedOut, setCredentials } from '../session/auth-slice.ts';
import { callWithSession } from '../session/session.ts';
import { timings } from '../timings.ts';
import type { CallArguments, CallError, LooseArguments } from './call.ts';

type Call = { endpoint: AnyEndpoint; given: LooseArguments };

const baseQuery: BaseQueryFn<Call, unknown, CallError> = ({ endpoint, given }, { getState, dispatch }) =>
  callWithSession(
    {
      auth: () => (getState() as { auth: AuthState }).auth,
      renewed: (tokens) => dispatch(setCredentials(tokens)),
      adoptedFromStorage: (state) => dispatch(adopted(state)),
      ended: () => dispatch(loggedOut()),
    },
    endpoint,
    given,
  ) as ReturnType<BaseQueryFn<Call, unknown, CallError>>;

const tags = ['account', 'class', 'lesson', 'assignment', 'activity', 'report'] as const;
export type Tag = (typeof tags)[number];

/** Every feature adds its calls with `api.injectEndpoints`; unused data is kept for 60 s. */
export const api = createApi({ reducerPath: 'api', baseQuery, tagTypes: tags, keepUnusedDataFor: timings.cacheUnusedSeconds, endpoints: () => ({}) });

type Builder = EndpointBuilder<typeof baseQuery, Tag, 'api'>;

/** A query typed by the contract: `read(build, listMyClasses, { provides: ['class'] })`. */
export function read<E extends AnyEndpoint>(build: Builder, endpoint: E, { provides = [] }: { provides?: Tag[] } = {}) {
  return build.query<ReplyOf<E>, CallArguments<E>>({ query: (given) => ({ endpoint, given: given as LooseArguments }), providesTags: provides });
}

/** A mutation typed by the contract. Tags are invalidated only when it succeeded. */
export function write<E extends AnyEndpoint>(build: Builder, endpoint: E, { invalidates = [] }: { invalidates?: Tag[] } = {}) {
  return build.mutation<ReplyOf<E>, CallArguments<E>>({
    query: (given) => ({ endpoint, given: given as LooseArguments }),
    invalidatesTags: (_reply, error) => (error ? [] : invalidates),
  });
}
