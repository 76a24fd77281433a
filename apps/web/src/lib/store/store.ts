import { applyMiddleware, combineReducers, legacy_createStore, type Middleware, type Reducer, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import type { CombinedState } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { forgetActivity, noteActivity } from '../session/activity.ts';
import { type AuthState, adopted, authReducer, loggedOut, preferencesChanged, sessionEnded, setCredentials, signedIn } from '../session/auth-slice.ts';
import { onAuthChangedElsewhere, readAuth, writeAuth } from '../session/auth-storage.ts';

/** `api` is the cache of answers; it is there from the first page that reads. */
export type RootState = { auth: AuthState; api: CombinedState<Record<never, never>, string, 'api'> };

const isSaved = (action: unknown) => [signedIn, setCredentials, preferencesChanged, loggedOut, sessionEnded].some(({ match }) => match(action));

/**
 * P-AUTHSTATE: the whole auth state is saved after any auth action. What one person saw is not for the next: another account
 * or role, here or in another tab, or nobody.
 */
const onAuth: Middleware<object, RootState> = (given) => (next) => (action) => {
  const before = given.getState().auth;
  const result = next(action);
  const { auth } = given.getState();
  if (isSaved(action)) writeAuth(auth);
  if (signedIn.match(action)) noteActivity({ isCertain: true });
  if (loggedOut.match(action) || sessionEnded.match(action)) forgetActivity();
  if (before.isAuthenticated && identityOf(auth) !== identityOf(before)) forget();
  if (loggedOut.match(action) || (auth.isAuthenticated && auth.currentAccountId !== before.currentAccountId)) forgetDrafts(auth.currentAccountId);
  if (adopted.match(action) && before.isAuthenticated && auth.isAuthenticated && auth.currentAccountId !== before.currentAccountId) {
    for (const meet of meeters) meet(auth);
  }
  return result;
};

/** Who is signed in, and as what. */
export const identityOf = ({ isAuthenticated, currentAccountId, accountInfo }: AuthState): string | undefined =>
  isAuthenticated ? `${currentAccountId} ${accountInfo?.role}` : undefined;

const meeters = new Set<(auth: AuthState) => void>();

/** Calls back when another tab signed in as somebody else than this page was made for. Returns what ends it. */
export function onSomebodyElse(meet: (auth: AuthState) => void): () => void {
  meeters.add(meet);
  return () => meeters.delete(meet);
}

const forgetters = new Set<() => void>();

/** Registers what else to clear when a person leaves. */
export function onForget(clear: () => void): void {
  forgetters.add(clear);
}

/** Clears what the last person left: cached answers, and the browse state kept for this tab. */
function forget(): void {
  for (const clear of forgetters) clear();
  forgetKept((key) => key === 'browse');
}

/** Unsent assignments of everybody else. Those of one whose session ended by itself wait until somebody signs in (D91). */
function forgetDrafts(accountId: number): void {
  forgetKept((key) => key.startsWith('assignMany.') && key !== `assignMany.${accountId}`);
}

/** Clears of what is kept for this tab. */
function forgetKept(isForgotten: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage).filter(isForgotten)) sessionStorage.removeItem(key);
  } catch {
    // a browser that forbids storage has kept nothing
  }
}

/** Stands in the chain from the start and works once the cache is there. */
let startCache: (cache: Middleware) => void = () => undefined;
const lateCache: Middleware<object, RootState> = (given) => (next) => {
  let handle = next;
  startCache = (cache) => {
    handle = cache(given)(next);
  };
  return (action) => handle(action);
};

/** An action may be a function that dispatches: the calls of the cache are. */
const thunks: Middleware<object, RootState> = (given) => (next) => (action) =>
  typeof action === 'function' ? action(given.dispatch, given.getState) : next(action);

type Dispatch = ThunkDispatch<RootState, undefined, UnknownAction>;

/** Made of `redux` alone: what `configureStore` brings besides is 8 kB that sign-in has no use for (docs/decisions/006-web-chunks.md). */
export const store = legacy_createStore(
  combineReducers({ auth: authReducer }) as unknown as Reducer<RootState, UnknownAction, RootState>,
  { auth: readAuth() } as RootState,
  applyMiddleware<Dispatch>(onAuth, thunks, lateCache),
);

/** Gives the store the cache, whose code comes with the first page that reads. */
export function addToStore(cache: { reducer: Reducer<RootState['api']>; middleware: Middleware }): void {
  startCache(cache.middleware);
  store.replaceReducer(combineReducers({ auth: authReducer, api: cache.reducer }));
}

onAuthChangedElsewhere((state) => {
  if (JSON.stringify(state) !== JSON.stringify(store.getState().auth)) store.dispatch(adopted(state));
});

export const useAppDispatch = useDispatch.withTypes<typeof store.dispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
