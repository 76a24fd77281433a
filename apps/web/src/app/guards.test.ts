import type { Role } from '@alba/domain/accounts';
import type { LoaderFunctionArgs } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { readNotice } from '../features/sign-in/notice.ts';
import { footerPages, paths } from '../lib/paths.ts';
import { setCredentials } from '../lib/session/auth-slice.ts';
import { store } from '../lib/store/store.ts';
import { signInAs, startSignedOut } from '../testing/people.ts';
import { type Gate, gate, homeGate, homeOf, loginPath, signedOutOnly } from './guards.ts';
import { screens } from './routes.ts';

const asked = (path: string) => ({ request: new Request(`https://alba.example${path}`) }) as LoaderFunctionArgs;
const goesTo = (response: unknown) => (response instanceof Response ? response.headers.get('location') : response);
const through = (given: Gate, path: string) => goesTo(gate(given)(asked(path)));
const roles: Role[] = ['student', 'teacher', 'admin'];

beforeEach(startSignedOut);

describe('@P-GATE a private page', () => {
  it('@P-PREV sends the signed out to login, with the way back', () => {
    expect(through({ roles: ['student'] }, '/student/classes?a=1')).toBe('/login?previousPath=%2Fstudent%2Fclasses%3Fa%3D1');
  });

  it.each(roles.flatMap((role) => roles.map((wanted) => [role, wanted] as const)))('%s at a page for %s', (role, wanted) => {
    signInAs(role);
    expect(through({ roles: [wanted] }, '/help')).toBe(role === wanted ? null : homeOf[role]);
  });

  it('open to every role lets everybody in who is signed in', () => {
    for (const role of roles) {
      signInAs(role);
      expect(through({}, '/help')).toBeNull();
    }
  });

  it('that the edition does not have is not found', () => {
    signInAs('teacher', { edition: 'br' });
    expect(through({ roles: ['teacher'], allows: (edition) => edition.hasCollectionList }, '/find/collections')).toBe('/not-found');
    signInAs('teacher', { edition: 'us' });
    expect(through({ roles: ['teacher'], allows: (edition) => edition.hasCollectionList }, '/find/collections')).toBeNull();
  });

  it('waits for an account that is not complete', () => {
    signInAs('student', { isComplete: false });
    expect(through({ roles: ['student'] }, '/student/home')).toBe('/login/completeaccount');
    expect(through({}, '/login/completeaccount')).toBeNull();
  });

  it.each([0, -1, Number.NaN])('needs a last sign-in date, except from an administrator: %s', (lastSignInDateMillis) => {
    signInAs('student', { lastSignInDateMillis });
    expect(through({}, '/help')).toBe('/login?previousPath=%2Fhelp');
    // and login lets them stay: the two must not send each other round for ever
    expect(goesTo(signedOutOnly(asked('/login?previousPath=%2Fhelp')))).toBeNull();
    signInAs('admin', { lastSignInDateMillis });
    expect(through({}, '/analytics')).toBeNull();
  });

  it('treats a token that cannot be read as signed out', () => {
    signInAs('student');
    store.dispatch(setCredentials({ accessToken: 'not.a.token', tokenType: 'Bearer', refreshToken: '1.r' }));
    expect(through({}, '/account')).toBe('/login?previousPath=%2Faccount');
    expect(readNotice()).toBe('token-unreadable');
  });
});

describe('@P-HOME', () => {
  it.each([
    ['nobody', undefined, '/login'],
    ['a student', 'student', '/student/home'],
    ['an administrator', 'admin', '/analytics'],
    ['a teacher', 'teacher', null],
  ] as const)('takes %s to the right place', (_who, role, place) => {
    if (role) signInAs(role);
    expect(goesTo(homeGate(asked('/')))).toBe(place);
  });

  it('holds a teacher whose account is not complete', () => {
    signInAs('teacher', { isComplete: false });
    expect(goesTo(homeGate(asked('/')))).toBe('/login/completeaccount');
  });
});

describe('login', () => {
  it('is for the signed out; others go on to the wanted page or home', () => {
    expect(goesTo(signedOutOnly(asked('/login')))).toBeNull();
    signInAs('student');
    expect(goesTo(signedOutOnly(asked('/login')))).toBe('/student/home');
    expect(goesTo(signedOutOnly(asked('/login?previousPath=%2Fstudent%2Fclasses')))).toBe('/student/classes');
    expect(goesTo(signedOutOnly(asked('/login?previousPath=%2F%2Fevil.example')))).toBe('/student/home');
  });

  it('keeps no way back to a page that is nobody’s own', () => {
    expect(loginPath({ pathname: '/', search: '' })).toBe('/login');
    expect(loginPath({ pathname: '/logout', search: '' })).toBe('/login');
  });
});

/** Pages that anybody may open; every other page of the route table must ask who is there. */
const open = [
  '/cleverSSO',
  '/login/google',
  '/login/forgetlogin',
  '/login/forgetlogin/password',
  '/login/confirm-email',
  '/login/invitation',
  '/login/setup',
  '/login/completeaccount',
  '/application/metadata',
  '/logout',
  '/link-expired',
  '/pages/:page',
  ...footerPages.map((page) => paths.footer(page)),
  '/not-found',
  '*',
];

it('@P-GATE every page of the route table has a gate, but for the public ones', async () => {
  const ungated = screens.filter(({ loader }) => loader === undefined).map(({ path }) => path);
  expect(ungated.toSorted()).toEqual(open.toSorted());
  for (const { path, loader } of screens) {
    if (typeof loader !== 'function' || path?.startsWith('/login')) continue;
    const answer = await (loader as (given: LoaderFunctionArgs) => unknown)(asked(path === '/' ? '/' : '/student/home'));
    expect([path, goesTo(answer)]).toEqual([path, path === '/' ? '/login' : '/login?previousPath=%2Fstudent%2Fhome']);
  }
});
