import { signOut } from '@alba/contract/auth';
import { confirmProviderLink, createProviderAccount, finishProviderSignIn, startProviderSignIn } from '@alba/contract/providers';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUnderway } from '../../lib/provider-flow/binder.ts';
import { readPendingIdentity } from '../../lib/session/pending-identity.ts';
import { store } from '../../lib/store/store.ts';
import { sessionOf, signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { clearToasts, currentToasts } from '../../ui/toast.ts';
import { ProviderLanding } from './provider-landing.tsx';

const server = standInServer();
const [goTo, onNew] = [vi.fn(), vi.fn()];
const replace = vi.fn();
const pending = { ticket: 'ticket', provider: 'google', firstName: 'Nova', lastName: 'Reyes', email: 'nova@school.example' } as const;
let states = 0;

/** What came back: another answer in every test, since one is finished once. */
function search(extra = ''): URLSearchParams {
  states += 1;
  return new URLSearchParams(`state=state-${states}&code=code${extra}`);
}

const open = (given: { search?: URLSearchParams; provider?: 'google' | 'clever' } = {}) =>
  renderPage(
    <ProviderLanding
      provider={given.provider ?? 'google'}
      search={given.search ?? search()}
      previousPath="/student/classes"
      checkPath={(path) => (path.startsWith('/student') || path.startsWith('/joinclass') ? path : '/')}
      goTo={goTo}
      onNew={onNew}
      renderSignIn={(onSignedIn) => (
        <button type="button" onClick={() => onSignedIn(sessionOf('teacher'))}>
          Sign in here
        </button>
      )}
      renderSecondStep={({ ticket, onSignedIn, onAgain }) => (
        <>
          <p>Code for {ticket}</p>
          <button type="button" onClick={() => onSignedIn(sessionOf('teacher'))}>
            Give the code
          </button>
          <button type="button" onClick={() => onAgain({})}>
            Too late
          </button>
          <button type="button" onClick={() => onAgain()}>
            Somebody else
          </button>
        </>
      )}
    />,
    { at: '/login/google' },
  );

beforeEach(() => {
  startSignedOut();
  sessionStorage.clear();
  for (const mock of [goTo, onNew, replace]) mock.mockReset();
  vi.stubGlobal('location', { ...window.location, replace, host: 'us.localhost' });
});
afterEach(() => vi.unstubAllGlobals());

describe('@P-GOOGLE @P-CLEVER where a provider comes back to', () => {
  it('sends the browser on when it was a press of the button, and when Clever’s portal sent a code nobody asked for', async () => {
    server.use(answers(startProviderSignIn, () => ({ url: 'https://provider.example/auth', binder: 'mine' })));
    for (const asked of [new URLSearchParams(), new URLSearchParams('code=unasked&scope=x')]) {
      replace.mockReset();
      const { unmount } = open({ search: asked, provider: 'clever' });
      await waitFor(() => expect(replace).toHaveBeenCalledWith('https://provider.example/auth'));
      expect(JSON.parse(sessionStorage.getItem('signInWith-clever') ?? '')).toEqual({ binder: 'mine', previousPath: '/student/classes' });
      unmount();
    }
  });

  it('finishes with the secret of this tab, once, and goes to where the person wanted', async () => {
    keepUnderway('google', { binder: 'mine', previousPath: '/student/home' });
    const bodies: unknown[] = [];
    server.use(
      answers(finishProviderSignIn, async (request) => {
        bodies.push(await request.json());
        return { outcome: 'signed-in' as const, session: sessionOf('student') };
      }),
    );
    open({ search: search('&iss=https%3A%2F%2Fprovider.example') });
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/student/home'));
    expect(bodies).toEqual([{ state: `state-${states}`, binder: 'mine', code: 'code', iss: 'https://provider.example', deviceId: expect.any(String) }]);
    expect(sessionStorage.getItem('signInWith-google')).toBeNull();
    expect(store.getState().auth.accountInfo?.displayName).toBe('Maya Torres');
  });

  it.each([
    ['/student/classes', 1],
    ['/student/classes?import=google', 0],
  ])('tells that an account is connected, unless an import opens over it: %s', async (previousPath, notices) => {
    signInAs('teacher');
    clearToasts();
    keepUnderway('google', { binder: 'mine', previousPath });
    server.use(answers(finishProviderSignIn, () => ({ outcome: 'connected' as const })));
    open();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(previousPath));
    expect(currentToasts()).toHaveLength(notices);
  });

  it('replaces the session of somebody else', async () => {
    signInAs('teacher', { accountId: 1, personId: 1, displayName: 'Somebody Else' });
    const ended = vi.fn();
    server.use(
      answers(finishProviderSignIn, () => ({ outcome: 'signed-in' as const, session: sessionOf('student') })),
      answers(signOut, async (request) => {
        ended(await request.json());
        return { done: true as const };
      }),
    );
    open();
    await waitFor(() => expect(goTo).toHaveBeenCalled());
    await waitFor(() => expect(ended).toHaveBeenCalledWith({ refreshToken: '1.refresh' }));
    expect(store.getState().auth.accountInfo).toMatchObject({ displayName: 'Maya Torres', role: 'student' });
  });

  it('leads nobody to a place that is not ours', async () => {
    keepUnderway('google', { binder: 'mine', previousPath: '//evil.example' });
    server.use(answers(finishProviderSignIn, () => ({ outcome: 'signed-in' as const, session: sessionOf('student') })));
    open();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  });

  it('keeps who somebody new is, for sign-up', async () => {
    keepUnderway('google', { binder: 'mine', previousPath: '/joinclass/ABC' });
    server.use(answers(finishProviderSignIn, () => ({ outcome: 'unknown' as const, pending })));
    open();
    await waitFor(() => expect(onNew).toHaveBeenCalledWith('/joinclass/ABC'));
    expect(readPendingIdentity()).toMatchObject(pending);
  });

  it('asks whether it is the same person, and connects only after signing in', async () => {
    const linked = vi.fn();
    server.use(
      answers(finishProviderSignIn, () => ({ outcome: 'link-proposed' as const, pending })),
      answers(confirmProviderLink, async (request) => {
        linked(await request.json());
        return { done: true as const };
      }),
    );
    const { user } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Is this you?' })).toHaveFocus();
    expect(linked).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sign in here' }));
    await waitFor(() => expect(goTo).toHaveBeenCalled());
    expect(linked).toHaveBeenCalledWith({ ticket: 'ticket' });
  });

  it('lets whoever is somebody else go on: to sign-up from Google, to an account of their own from Clever', async () => {
    server.use(
      answers(finishProviderSignIn, () => ({ outcome: 'link-proposed' as const, pending })),
      answers(createProviderAccount, () => ({ outcome: 'signed-in' as const, session: sessionOf('teacher') })),
    );
    const first = open();
    await first.user.click(await screen.findByRole('button', { name: 'That is not me' }));
    expect(onNew).toHaveBeenCalledOnce();
    first.unmount();
    server.use(answers(finishProviderSignIn, () => ({ outcome: 'link-proposed' as const, pending: { ...pending, provider: 'clever' as const } })));
    const second = open({ provider: 'clever' });
    await second.user.click(await screen.findByRole('button', { name: 'That is not me' }));
    await waitFor(() => expect(goTo).toHaveBeenCalled());
  });

  it('asks for the second step of an account that has one, and lets nobody in before', async () => {
    keepUnderway('google', { binder: 'mine', previousPath: '/student/home' });
    server.use(answers(finishProviderSignIn, () => ({ outcome: 'second-step' as const, ticket: 'T' })));
    const { user } = open();
    expect(await screen.findByText('Code for T')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Google sign-in' })).toBeVisible();
    expect(store.getState().auth.isAuthenticated).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Give the code' }));
    expect(goTo).toHaveBeenCalledWith('/student/home');
    expect(store.getState().auth.isAuthenticated).toBe(true);
  });

  it('says that a second step took too long, and leads whoever is somebody else to sign-in', async () => {
    server.use(answers(finishProviderSignIn, () => ({ outcome: 'second-step' as const, ticket: 'T' })));
    const first = open();
    await first.user.click(await screen.findByRole('button', { name: 'Too late' }));
    expect(screen.getByRole('heading', { level: 1, name: 'This sign-in took too long' })).toHaveFocus();
    first.unmount();
    const second = open();
    await second.user.click(await screen.findByRole('button', { name: 'Somebody else' }));
    expect(goTo).toHaveBeenCalledWith('/login');
  });

  it.each([
    ['provider_sign_in_expired', 'This sign-in took too long'],
    ['provider_needs_approval', 'Your school has to approve this first'],
    ['provider_wrong_domain', 'Please use your school account'],
    ['not_subscribed_student', 'Your school is not using these lessons now'],
  ] as const)('says what %s means, with focus on it and two ways on', async (code, title) => {
    server.use(refuses(finishProviderSignIn, code));
    open();
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    expect(heading).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Use another way' })).toHaveAttribute('href', '/login');
    server.use(answers(startProviderSignIn, () => ({ url: 'https://provider.example/auth', binder: 'new' })));
    screen.getByRole('button', { name: 'Try again' }).click();
    await waitFor(() => expect(replace).toHaveBeenCalled());
  });
});
