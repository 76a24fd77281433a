import { myClasses } from '@alba/contract/classes';
import { beforeEach, expect, it, vi } from 'vitest';
import { accessTokenOf, sessionOf, signInAs, startSignedOut } from '../../testing/people.ts';
import { answers, standInServer } from '../../testing/stand-in-server.ts';
import { api, read } from '../api/api.ts';
import { loggedOut, preferencesChanged, setCredentials, signedOut } from '../session/auth-slice.ts';
import { readAuth } from '../session/auth-storage.ts';
import { deviceId } from '../session/device.ts';
import { onSomebodyElse, store } from './store.ts';

const server = standInServer();
const saved = () => JSON.parse(localStorage.getItem('auth') ?? 'null');
const { endpoints } = api.injectEndpoints({ endpoints: (build) => ({ classesInStoreTest: read(build, myClasses) }) });
const cached = () => Object.keys(store.getState().api.queries).length;

beforeEach(startSignedOut);

it('@P-AUTHSTATE starts with the defaults of the specification', () => {
  expect(store.getState().auth).toEqual({
    tokenResponse: { accessToken: '', tokenType: '', refreshToken: '' },
    accountInfo: undefined,
    isAuthenticated: false,
    preferences: undefined,
    permissions: [],
    googleIdToken: '',
    currentAccountId: -1,
  });
});

it('@P-AUTHSTATE is saved whole under `auth` after every auth action, and reset by signing out', () => {
  signInAs('teacher');
  expect(saved()).toEqual(JSON.parse(JSON.stringify(store.getState().auth)));
  store.dispatch(setCredentials({ accessToken: accessTokenOf('teacher'), tokenType: 'Bearer', refreshToken: '1.next' }));
  expect(saved().tokenResponse.refreshToken).toBe('1.next');
  store.dispatch(preferencesChanged({ mainPageTranslation: 'off' }));
  expect(saved().preferences).toEqual({ mainPageTranslation: 'off' });
  store.dispatch(loggedOut());
  expect(saved()).toEqual(JSON.parse(JSON.stringify(signedOut)));
  expect(store.getState().auth).toEqual(signedOut);
});

it('forgets cached answers and the browse state when the person goes', async () => {
  signInAs('student');
  server.use(answers(myClasses, { classes: [], today: '2026-11-21' }));
  await store.dispatch(endpoints.classesInStoreTest.initiate({}));
  sessionStorage.setItem('browse', '{}');
  expect(cached()).toBe(1);
  store.dispatch(loggedOut());
  expect(cached()).toBe(0);
  expect(sessionStorage.getItem('browse')).toBeNull();
});

/** Another tab wrote this. */
const elsewhere = (state: object | null, key: string | null = 'auth') => {
  if (state === null) localStorage.clear();
  else localStorage.setItem('auth', JSON.stringify(state));
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
};
const stateOf = (accountId: number) => {
  const { accountId: currentAccountId, edition: _edition, ...session } = sessionOf('student', { accountId });
  return { ...signedOut, ...session, currentAccountId, isAuthenticated: true };
};

it('follows a sign-out in another tab', () => {
  signInAs('student');
  elsewhere(signedOut);
  expect(store.getState().auth.isAuthenticated).toBe(false);
});

it('follows storage that was cleared altogether', () => {
  signInAs('student');
  elsewhere(null, null);
  expect(store.getState().auth).toEqual(signedOut);
});

it('keeps what it knows when another tab only renewed the token, and forgets it when another person came', async () => {
  signInAs('student');
  server.use(answers(myClasses, { classes: [], today: '2026-11-21' }));
  await store.dispatch(endpoints.classesInStoreTest.initiate({}));
  elsewhere(stateOf(7));
  expect(cached()).toBe(1);
  elsewhere(stateOf(8));
  expect(store.getState().auth.currentAccountId).toBe(8);
  expect(cached()).toBe(0);
});

it('catches up when it wakes, having heard nothing while it slept', () => {
  signInAs('student');
  localStorage.setItem('auth', JSON.stringify(signedOut));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(store.getState().auth.isAuthenticated).toBe(false);
});

it('stays signed in on waking where the browser keeps nothing', () => {
  signInAs('student');
  localStorage.clear();
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pageshow'));
  expect(store.getState().auth.isAuthenticated).toBe(true);
});

it('tells the page when another tab has somebody else, and only then', () => {
  signInAs('student');
  const meet = vi.fn();
  const stop = onSomebodyElse(meet);
  elsewhere(stateOf(7));
  elsewhere(signedOut);
  elsewhere(stateOf(7));
  expect(meet).not.toHaveBeenCalled();
  elsewhere(stateOf(8));
  expect(meet).toHaveBeenCalledOnce();
  stop();
});

it('forgets what one role saw when the person goes on as another', async () => {
  signInAs('student');
  server.use(answers(myClasses, { classes: [], today: '2026-11-21' }));
  await store.dispatch(endpoints.classesInStoreTest.initiate({}));
  signInAs('teacher');
  expect(cached()).toBe(0);
});

it.each(['', '{', 'null', '[]', '{"isAuthenticated":true}', '{"tokenResponse":{"accessToken":1}}'])('reads damaged storage as signed out: %j', (text) => {
  localStorage.setItem('auth', text);
  expect(readAuth()).toEqual(signedOut);
});

it('leaves no old session behind when the browser cannot write the new state', () => {
  signInAs('student');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.dispatch(loggedOut());
  expect(localStorage.getItem('auth')).toBeNull();
});

it('gives this browser one name and keeps it', () => {
  const name = deviceId();
  expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect(deviceId()).toBe(name);
  expect(localStorage.getItem('device')).toBe(name);
});
