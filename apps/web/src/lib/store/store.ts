import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '../api/api.ts';
import { adopted, authReducer, loggedOut, preferencesChanged, setCredentials, signedIn } from '../session/auth-slice.ts';
import { onAuthChangedElsewhere, readAuth, writeAuth } from '../session/auth-storage.ts';

const onAuth = createListenerMiddleware();
// P-AUTHSTATE: the whole auth state is saved after any auth action; every cached answer of the person before goes with it.
onAuth.startListening({
  matcher: isAnyOf(signedIn, setCredentials, preferencesChanged, loggedOut),
  effect: (action, { getState }) => {
    writeAuth((getState() as RootState).auth);
    if (loggedOut.match(action)) forget();
  },
});

// The same when another tab's session is taken over: if it is another person's, what the one before saw goes.
onAuth.startListening({
  actionCreator: adopted,
  effect: ({ payload }, { getOriginalState }) => {
    if (payload.currentAccountId !== (getOriginalState() as RootState).auth.currentAccountId) forget();
  },
});

/** Clears what the last person left: cached answers and the browse state kept for this tab. */
function forget(): void {
  store.dispatch(api.util.resetApiState());
  try {
    sessionStorage.removeItem('browse');
  } catch {
    // a browser that forbids storage has kept nothing
  }
}

export const store = configureStore({
  reducer: { auth: authReducer, [api.reducerPath]: api.reducer },
  preloadedState: { auth: readAuth() },
  middleware: (defaults) => defaults().prepend(onAuth.middleware).concat(api.middleware),
});

onAuthChangedElsewhere((state) => store.dispatch(adopted(state)));

export type RootState = { auth: ReturnType<typeof authReducer>; api: ReturnType<typeof api.reducer> };
export const useAppDispatch = useDispatch.withTypes<typeof store.dispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
