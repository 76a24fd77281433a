import type { AnyEndpoint, ReplyOf } from '@alba/contract/endpoint';
import { adopted, sessionEnded, setCredentials } from '../session/auth-slice.ts';
import { callWithSession, type SessionKeeper } from '../session/session.ts';
import { store } from '../store/store.ts';
import type { CallArguments, CallError, LooseArguments } from './call.ts';

const keeper: SessionKeeper = {
  auth: () => store.getState().auth,
  renewed: (tokens) => store.dispatch(setCredentials(tokens)),
  adoptedFromStorage: (state) => store.dispatch(adopted(state)),
  ended: () => store.dispatch(sessionEnded()),
};

export type Reply<T> = { data: T; error?: undefined } | { error: CallError; data?: undefined };

/** One call as the person who is signed in, without the cache: for acts that no screen reads again, such as signing in. */
export function callServer<E extends AnyEndpoint>(endpoint: E, given: CallArguments<E>): Promise<Reply<ReplyOf<E>>> {
  return callLoosely(endpoint, given as LooseArguments) as Promise<Reply<ReplyOf<E>>>;
}

/** The same for code that carries any endpoint. */
export function callLoosely(endpoint: AnyEndpoint, given: LooseArguments): Promise<Reply<unknown>> {
  return callWithSession(keeper, endpoint, given);
}
