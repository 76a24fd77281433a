import type { AccountInfo, Session, TokenResponse } from '@alba/contract/auth';
import type { UnknownAction } from '@reduxjs/toolkit';

/** Product.md section 3, with its defaults. `accountInfo` holds id, role and display name only (D1). */
export type AuthState = {
  tokenResponse: { accessToken: string; tokenType: string; refreshToken: string };
  accountInfo: AccountInfo | undefined;
  isAuthenticated: boolean;
  preferences: Session['preferences'] | undefined;
  permissions: string[];
  googleIdToken: string;
  /** -1 = none */
  currentAccountId: number;
};

export const signedOut: AuthState = {
  tokenResponse: { accessToken: '', tokenType: '', refreshToken: '' },
  accountInfo: undefined,
  isAuthenticated: false,
  preferences: undefined,
  permissions: [],
  googleIdToken: '',
  currentAccountId: -1,
};

/** An action by its name, as `createAction` of the toolkit makes it: sign-in carries this store and does without the toolkit (quality.md A). */
function action<Payload = void>(name: string) {
  const type = `auth/${name}`;
  const isOne = (given: unknown): given is { type: string; payload: Payload } => (given as UnknownAction).type === type;
  return Object.assign((payload: Payload) => ({ type, payload }), { match: isOne });
}

export const signedIn = action<Session>('signedIn');
export const setCredentials = action<TokenResponse>('setCredentials');
export const preferencesChanged = action<Session['preferences']>('preferencesChanged');
/** Another tab signed in, refreshed or signed out. */
export const adopted = action<AuthState>('adopted');
/** The person signed out. */
export const loggedOut = action('loggedOut');
/** It ended by itself: what was begun waits on this device for the same account (D91). */
export const sessionEnded = action('sessionEnded');

export function authReducer(state: AuthState = signedOut, given: UnknownAction): AuthState {
  if (signedIn.match(given)) return stateOf(given.payload);
  if (setCredentials.match(given)) return { ...state, tokenResponse: given.payload };
  if (preferencesChanged.match(given)) return { ...state, preferences: given.payload };
  if (adopted.match(given)) return given.payload;
  return loggedOut.match(given) || sessionEnded.match(given) ? signedOut : state;
}

function stateOf({ tokenResponse, accountInfo, preferences, permissions, accountId }: Session): AuthState {
  return { ...signedOut, tokenResponse, accountInfo, isAuthenticated: true, preferences, permissions, currentAccountId: accountId };
}
