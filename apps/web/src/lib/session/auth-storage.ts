import { type AuthState, signedOut } from './auth-slice.ts';

const key = 'auth';

/** The saved state, or the defaults when there is none, it is damaged, or storage is closed to us. */
export function readAuth(): AuthState {
  return readStored() ?? signedOut;
}

/** The saved state; undefined when there is none to be had. */
export function readStored(): AuthState | undefined {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isAuthState(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Saved whole after each auth action (P-AUTHSTATE). A browser that refuses storage keeps the session in this tab only. */
export function writeAuth(state: AuthState): void {
  try {
    localStorage.setItem(key, JSON.stringify(state));
  } catch {
    // Storage full or forbidden: the tab still works. What stands there is old, and an old session must not come back.
    forgetStored();
  }
}

function forgetStored(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // forbidden altogether: then nothing stands there
  }
}

/** Calls back when another tab changed the session, or may have while this page was put to sleep and heard nothing. */
export function onAuthChangedElsewhere(adopt: (state: AuthState) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.storageArea !== null && event.storageArea !== localStorage) return;
    if (event.key === key || event.key === null) adopt(readAuth());
  });
  const onAwake = () => {
    // a browser that keeps nothing knows no better than this tab
    const stored = document.visibilityState === 'visible' ? readStored() : undefined;
    if (stored) adopt(stored);
  };
  window.addEventListener('pageshow', onAwake);
  document.addEventListener('visibilitychange', onAwake);
}

function isAuthState(value: unknown): value is AuthState {
  if (typeof value !== 'object' || value === null) return false;
  const { tokenResponse, isAuthenticated, permissions, currentAccountId } = value as Partial<AuthState>;
  return (
    typeof tokenResponse?.accessToken === 'string' &&
    typeof tokenResponse.refreshToken === 'string' &&
    typeof isAuthenticated === 'boolean' &&
    typeof currentAccountId === 'number' &&
    Array.isArray(permissions)
  );
}
