import { signOut } from '@alba/contract/auth';
import { findSignUpClass } from '@alba/contract/sign-up';
import { act, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adopted, loggedOut, signedIn, signedOut } from '../../lib/session/auth-slice.ts';
import { readAuth } from '../../lib/session/auth-storage.ts';
import { store } from '../../lib/store/store.ts';
import { sessionOf, signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, standInServer } from '../../testing/stand-in-server.ts';
import { AuthWatcher } from './auth-watcher.tsx';
import { SignInWelcome } from './sign-in-welcome.tsx';
import { SignOut, type SignOutProps } from './sign-out.tsx';

const server = standInServer();
const onSignedOut = vi.fn();
const onStay = vi.fn();
const open = (given: Partial<SignOutProps> = {}) =>
  renderPage(<SignOut countUnsent={async () => 0} onSignedOut={onSignedOut} onStay={onStay} {...given} />, { at: '/logout' });

beforeEach(() => {
  startSignedOut();
  onSignedOut.mockReset();
  onStay.mockReset();
});

describe('@P-LOGOUT', () => {
  it('revokes on the server, resets the state and tells it at login', async () => {
    signInAs('teacher');
    const bodies: unknown[] = [];
    server.use(
      answers(signOut, async (request) => {
        bodies.push(await request.json());
        return { done: true as const };
      }),
    );
    open();
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
    expect(store.getState().auth).toEqual(signedOut);
    expect(readAuth()).toEqual(signedOut);
    await waitFor(() => expect(bodies).toEqual([{ refreshToken: '1.refresh' }]));
    renderPage(<SignInWelcome previousPath={undefined} />);
    expect(screen.getByText('You are signed out', { selector: 'b' })).toBeVisible();
  });

  it('does not wait for a server that cannot be reached', async () => {
    signInAs('student');
    server.use(drops(signOut));
    open();
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
    expect(store.getState().auth.isAuthenticated).toBe(false);
  });

  it('asks first while answers wait on this device', async () => {
    signInAs('student');
    server.use(answers(signOut, { done: true }));
    const { user } = open({ countUnsent: async () => 2 });
    expect(await screen.findByText(/2 answers are only on this device/)).toBeVisible();
    expect(store.getState().auth.isAuthenticated).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(onStay).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Sign out anyway' }));
    expect(onSignedOut).toHaveBeenCalledOnce();
    expect(store.getState().auth.isAuthenticated).toBe(false);
  });

  it('lets everybody out when nobody can count', async () => {
    signInAs('student');
    server.use(answers(signOut, { done: true }));
    open({ countUnsent: () => Promise.reject(new Error('no database')) });
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
  });

  it('for somebody who is signed out already just goes to login', async () => {
    open();
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
  });
});

describe('the words at the top of the sign-in page', () => {
  it.each([
    [undefined, 'Sign in', /Welcome back/],
    ['/student/home', 'Sign in to continue', /Welcome back/],
    ['/joinclass/QTR-4M6', 'Sign in to continue', /join the class with the code QTR-4M6/],
    ['/joinclass/nonsense', 'Sign in to continue', /Welcome back/],
  ])('on the way to %s', async (previousPath, title, words) => {
    server.use(drops(findSignUpClass));
    renderPage(<SignInWelcome previousPath={previousPath} />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('name the class of a join link', async () => {
    const rules = { minPasswordLength: 4, forceInitials: false };
    server.use(answers(findSignUpClass, { className: 'Science 5', teacherName: 'Amara Okafor', schoolName: 'Cedar Hollow', avatar: 'owl', rules }));
    renderPage(<SignInWelcome previousPath="/joinclass/QTR4M6" />);
    expect(await screen.findByText('Then you can join Science 5 with Amara Okafor.')).toBeVisible();
  });
});

describe('the watcher', () => {
  const gateOf = () =>
    store.getState().auth.isAuthenticated ? null : new Response(null, { status: 302, headers: { location: '/login?previousPath=%2Fprivate' } });
  const openAt = (at: string) =>
    renderPage(<p>public</p>, {
      at,
      routes: [
        {
          element: (
            <>
              <AuthWatcher />
              <Outlet />
            </>
          ),
          children: [
            { path: '/private', loader: gateOf, element: <p>private</p> },
            { path: '/open', element: <p>open</p> },
            { path: '/login', element: <SignInWelcome previousPath="/private" /> },
          ],
        },
      ],
    });

  it('@P-SESSION leaves a private page for login when the session ends, with the way back', async () => {
    signInAs('student');
    const { router } = openAt('/private');
    expect(await screen.findByText('private')).toBeVisible();
    act(() => void store.dispatch(loggedOut()));
    expect(await screen.findByRole('heading', { name: 'Sign in again to keep going' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '?previousPath=%2Fprivate' });
  });

  it('does the same when another tab signed out', async () => {
    signInAs('student');
    openAt('/private');
    await screen.findByText('private');
    act(() => void store.dispatch(adopted(signedOut)));
    expect(await screen.findByRole('heading', { name: 'Sign in again to keep going' })).toBeVisible();
  });

  it('lets a public page stand, and a renewed token disturb nothing', async () => {
    signInAs('student');
    const { router } = openAt('/open');
    await screen.findByText('open');
    act(() => void store.dispatch(loggedOut()));
    await waitFor(() => expect(router.state.revalidation).toBe('idle'));
    expect(screen.getByText('open')).toBeVisible();
  });

  it('leaves for home when another tab has somebody else, and says who', async () => {
    signInAs('student');
    const { router } = openAt('/private');
    await screen.findByText('private');
    const { accountId: currentAccountId, edition: _edition, ...session } = sessionOf('student', { accountId: 8, displayName: 'Leo Park' });
    act(() => void store.dispatch(adopted({ ...signedOut, ...session, currentAccountId, isAuthenticated: true })));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(screen.getByText('Signed in as Leo Park')).toBeVisible();
  });

  it('asks the gates again when another person signs in', async () => {
    signInAs('student');
    const { router } = openAt('/private');
    await screen.findByText('private');
    const revalidate = vi.spyOn(router, 'revalidate');
    act(() => void store.dispatch(signedIn(sessionOf('student', { accountId: 7 }))));
    expect(revalidate).not.toHaveBeenCalled();
    act(() => void store.dispatch(signedIn(sessionOf('student', { accountId: 8 }))));
    await waitFor(() => expect(revalidate).toHaveBeenCalledOnce());
  });
});
