import { refreshToken } from '@alba/contract/auth';
import { loadClasses } from '@alba/contract/classes';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accessTokenOf, sessionOf, signInAs, startSignedOut } from '../../testing/people.ts';
import { answers, drops, on, refusal, refuses, standInServer, tokenEnded } from '../../testing/stand-in-server.ts';
import { store } from '../store/store.ts';
import { adopted, loggedOut, setCredentials, signedIn } from './auth-slice.ts';
import { readAuth } from './auth-storage.ts';
import { callWithSession, type SessionKeeper } from './session.ts';

const server = standInServer();
const keeper: SessionKeeper = {
  auth: () => store.getState().auth,
  renewed: (tokens) => store.dispatch(setCredentials(tokens)),
  adoptedFromStorage: (state) => store.dispatch(adopted(state)),
  ended: () => store.dispatch(loggedOut()),
};
const call = () => callWithSession(keeper, loadClasses, {});
const first = accessTokenOf('student');
const second = accessTokenOf('student', { sessionVersion: 2 });
const bearerOf = (request: Request) => request.headers.get('authorization')?.replace('Bearer ', '');

/** Classes for whoever carries this token, an empty 403 for others. */
const classesFor = (token: string, seen: (string | undefined)[] = []) =>
  answers(loadClasses, (request) => {
    seen.push(bearerOf(request));
    return bearerOf(request) === token ? { classes: [] } : tokenEnded();
  });
const renewsTo = (token: string, seen: Request[] = []) =>
  answers(refreshToken, (request) => {
    seen.push(request);
    return { accessToken: token, tokenType: 'Bearer' as const, refreshToken: '1.next' };
  });

beforeEach(() => {
  startSignedOut();
  signInAs('student');
});

describe('@P-SESSION a token that ended', () => {
  it('is renewed once for six calls at a time, and each call is repeated once', async () => {
    const calls: (string | undefined)[] = [];
    const refreshes: Request[] = [];
    server.use(classesFor(second, calls), renewsTo(second, refreshes));
    const results = await Promise.all(Array.from({ length: 6 }, call));
    expect(results).toEqual(Array.from({ length: 6 }, () => ({ data: { classes: [] } })));
    expect(refreshes).toHaveLength(1);
    expect(await refreshes[0]?.json()).toEqual({ refreshToken: '1.refresh' });
    expect(calls.filter((token) => token === first)).toHaveLength(6);
    expect(calls.filter((token) => token === second)).toHaveLength(6);
    expect(readAuth().tokenResponse).toEqual({ accessToken: second, tokenType: 'Bearer', refreshToken: '1.next' });
  });

  it('is renewed again the next time it ends', async () => {
    const third = accessTokenOf('student', { sessionVersion: 3 });
    server.use(classesFor(second), renewsTo(second));
    await call();
    const refreshes: Request[] = [];
    server.use(classesFor(third), renewsTo(third, refreshes));
    expect(await call()).toEqual({ data: { classes: [] } });
    expect(refreshes).toHaveLength(1);
  });

  it('is repeated only once, even when the new token is refused too', async () => {
    const calls: (string | undefined)[] = [];
    server.use(classesFor('no token is good enough', calls), renewsTo(second));
    expect(await call()).toEqual({ error: { status: 403, data: undefined } });
    expect(calls).toHaveLength(2);
  });

  it.each(['refresh_refused', 'invalid_input'] as const)('signs out when renewing is refused: %s', async (code) => {
    server.use(classesFor(second), refuses(refreshToken, code));
    await Promise.all([call(), call()]);
    expect(store.getState().auth.isAuthenticated).toBe(false);
    expect(readAuth().tokenResponse.refreshToken).toBe('');
  });

  it.each([
    ['the connection drops', drops(refreshToken), 'FETCH_ERROR'],
    ['the server is away', refuses(refreshToken, 'unavailable'), 503],
    ['too many ask at a time', refuses(refreshToken, 'too_many_tries'), 429],
    ['a school filter answers with its own page', on(refreshToken, () => HttpResponse.html('<h1>Blocked</h1>', { status: 403 })), 403],
    ['a proxy answers with nothing', on(refreshToken, () => new HttpResponse(null, { status: 502 })), 502],
  ])('does not sign out when %s while renewing', async (_name, handler, status) => {
    server.use(classesFor(second), handler);
    expect(await call()).toMatchObject({ error: { status } });
    expect(store.getState().auth.isAuthenticated).toBe(true);
    expect(readAuth().tokenResponse.accessToken).toBe(first);
  });
});

describe('other answers', () => {
  it('never renews for a refusal with a body, whatever its status', async () => {
    const refreshes: Request[] = [];
    server.use(
      on(loadClasses, () => refusal('not_allowed')),
      renewsTo(second, refreshes),
    );
    expect(await call()).toMatchObject({ error: { status: 403, data: { code: 'not_allowed' } } });
    expect(refreshes).toHaveLength(0);
  });

  it('never renews for somebody who is signed out', async () => {
    startSignedOut();
    server.use(on(loadClasses, tokenEnded));
    expect(await call()).toEqual({ error: { status: 403, data: undefined } });
  });
});

describe('another tab', () => {
  /** What another tab wrote, before its storage event arrives here. */
  const written = (state: object) => localStorage.setItem('auth', JSON.stringify({ ...store.getState().auth, ...state }));

  it('has renewed already: its token is taken, none is asked for', async () => {
    server.use(classesFor(second));
    written({ tokenResponse: { accessToken: second, tokenType: 'Bearer', refreshToken: '1.next' } });
    expect(await call()).toEqual({ data: { classes: [] } });
    expect(store.getState().auth.tokenResponse.accessToken).toBe(second);
  });

  it('used the refresh token while ours was on its way: its token is taken instead of signing out', async () => {
    server.use(
      classesFor(second),
      answers(refreshToken, () => {
        written({ tokenResponse: { accessToken: second, tokenType: 'Bearer', refreshToken: '1.next' } });
        return refusal('refresh_refused');
      }),
    );
    expect(await call()).toEqual({ data: { classes: [] } });
    expect(store.getState().auth.isAuthenticated).toBe(true);
  });

  it('signed out: so does this one', async () => {
    server.use(classesFor(second));
    localStorage.setItem(
      'auth',
      JSON.stringify({ ...readAuth(), isAuthenticated: false, currentAccountId: -1, tokenResponse: { accessToken: '', tokenType: '', refreshToken: '' } }),
    );
    await call();
    expect(store.getState().auth.isAuthenticated).toBe(false);
  });

  it('has another person: a call of the one before never goes out in their name', async () => {
    const theirs = sessionOf('student', { accountId: 8, personId: 8 });
    const calls: (string | undefined)[] = [];
    server.use(classesFor(theirs.tokenResponse.accessToken, calls));
    const { accountId, edition: _edition, ...rest } = theirs;
    written({ ...rest, currentAccountId: accountId });
    expect(await call()).toEqual({ error: { status: 403, data: undefined } });
    expect(calls).toEqual([first]);
    expect(store.getState().auth.currentAccountId).toBe(8);
  });

  it('person changed in this tab while a call was out: the same', async () => {
    const calls: (string | undefined)[] = [];
    server.use(
      answers(loadClasses, (request) => {
        calls.push(bearerOf(request));
        store.dispatch(signedIn(sessionOf('teacher', { accountId: 9 })));
        return tokenEnded();
      }),
    );
    expect(await call()).toMatchObject({ error: { status: 403 } });
    expect(calls).toHaveLength(1);
  });
});

it('renews from what this tab knows when the browser refuses storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  server.use(classesFor(second), renewsTo(second));
  expect(await call()).toEqual({ data: { classes: [] } });
});
