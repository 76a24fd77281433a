import { signIn } from '@alba/contract/auth';
import type { RefusalOf } from '@alba/contract/endpoint';
import { type CommonRefusal, commonRefusals, type RefusalCode } from '@alba/contract/refusals';
import { signInWithSecondStep } from '@alba/contract/second-step';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '../../lib/store/store.ts';
import { sessionOf, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, on, refusal, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { showIn } from '../../testing/words.ts';
import { SignInForm } from './sign-in-form.tsx';

const server = standInServer();
const onSignedIn = vi.fn();

function open() {
  const { user } = renderPage(<SignInForm onSignedIn={onSignedIn} />, { at: '/login' });
  const username = screen.getByLabelText('Username');
  const password = screen.getByLabelText('Password', { selector: 'input' });
  const fill = async () => {
    await user.type(username, ' maya.torres ');
    await user.type(password, 'alba1234');
  };
  return { user, username, password, fill, submit: () => user.click(screen.getByRole('button', { name: 'Sign in' })) };
}

/** The alert is not a live region: focus moves to it, and that reads it. */
const focused = () => document.activeElement?.textContent ?? '';

beforeEach(() => {
  startSignedOut();
  onSignedIn.mockReset();
});

describe('@P-LOGIN', () => {
  it('signs in with the host’s edition and this browser’s name, and hands over', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(signIn, async (request) => {
        bodies.push(await request.json());
        return sessionOf('student');
      }),
    );
    const { fill, user } = open();
    await fill();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(bodies).toEqual([{ username: ' maya.torres ', password: 'alba1234', edition: 'us', deviceId: localStorage.getItem('device') }]);
    expect(store.getState().auth).toMatchObject({ isAuthenticated: true, currentAccountId: 7 });
  });

  it('asks for what is missing at the field and sends nothing', async () => {
    const { submit, username } = open();
    await submit();
    expect(screen.getByText('Enter your username.')).toBeVisible();
    expect(screen.getByText('Enter your password.')).toBeVisible();
    expect(username).toHaveFocus();
    expect(username).toBeInvalid();
  });

  it('sends once while it waits', async () => {
    let calls = 0;
    const bothPressed = Promise.withResolvers<void>();
    server.use(
      answers(signIn, async () => {
        calls += 1;
        await bothPressed.promise;
        return sessionOf('student');
      }),
    );
    const { fill, submit } = open();
    await fill();
    await submit();
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
    await submit();
    bothPressed.resolve();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(calls).toBe(1);
  });

  it('shows the password only while the eye is pressed', async () => {
    const { user, password } = open();
    const eye = screen.getByRole('button', { name: 'Show password' });
    await user.click(eye);
    expect(password).toHaveAttribute('type', 'text');
    await user.click(eye);
    expect(password).toHaveAttribute('type', 'password');
  });
});

/** Title of every refusal of the contract: one that is added there and has no words fails here. */
const titles: Record<RefusalOf<typeof signIn> | CommonRefusal, string> = {
  wrong_credentials: 'We can’t find that account',
  not_subscribed_teacher: 'Your school has no subscription',
  not_subscribed_student: 'Your school is not using these lessons now',
  account_deactivated: 'This account is turned off',
  student_access_disabled: 'Your school turned off your access',
  sign_in_way_off: 'Your school signs in another way',
  sign_in_unavailable: 'We can’t sign you in right now',
  too_many_tries: 'Too many tries',
  invalid_input: 'We can’t find that account',
  not_signed_in: 'We can’t sign you in right now',
  not_allowed: 'We can’t sign you in right now',
  not_found: 'We can’t sign you in right now',
  payload_too_large: 'We can’t sign you in right now',
  unsupported_media_type: 'We can’t sign you in right now',
  unexpected: 'We can’t sign you in right now',
  unavailable: 'We can’t sign you in right now',
  idempotency_key_required: 'We can’t sign you in right now',
  idempotency_key_reused: 'We can’t sign you in right now',
};

describe('@P-LOGIN a refusal', () => {
  const codes: readonly RefusalCode[] = [...signIn.refusals, ...commonRefusals];

  it.each(codes)('%s is told in one alert that has focus; the name stays, the password goes', async (code) => {
    server.use(refuses(signIn, code));
    const { fill, submit, username, password } = open();
    await fill();
    await submit();
    await waitFor(() => expect(focused()).toContain(titles[code as keyof typeof titles] ?? `no words for ${code}`));
    expect(focused().length).toBeGreaterThan((titles[code as keyof typeof titles] ?? '').length + 10);
    expect(username).toHaveValue(' maya.torres ');
    expect(password).toHaveValue('');
    expect(screen.queryByText('Enter your password.')).toBeNull();
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(store.getState().auth.isAuthenticated).toBe(false);
  });

  it.each([
    ['no connection', drops(signIn), 'You are not connected'],
    ['an answer that cannot be read', on(signIn, () => HttpResponse.text('<html>')), 'The answer could not be read'],
    ['a page of a school filter', on(signIn, () => HttpResponse.html('<h1>Blocked</h1>', { status: 403 })), 'We can’t sign you in right now'],
  ])('%s has words of its own', async (_name, handler, title) => {
    server.use(handler);
    const { fill, submit } = open();
    await fill();
    await submit();
    await waitFor(() => expect(focused()).toContain(title));
  });

  it('says until when to wait, on this device’s clock', async () => {
    const at = new Date(2026, 10, 21, 14, 5);
    server.use(refuses(signIn, 'too_many_tries', { retryAt: at.toISOString() }));
    const { fill, submit } = open();
    await fill();
    await submit();
    await waitFor(() => expect(focused()).toMatch(/Wait until 2:05\sPM, then try again/));
  });

  it('is told anew when it comes a second time, and goes with success', async () => {
    let tries = 0;
    server.use(answers(signIn, () => (++tries < 3 ? refusal('wrong_credentials') : sessionOf('student'))));
    const { fill, submit, user, password } = open();
    await fill();
    await submit();
    await waitFor(() => expect(focused()).toContain(titles.wrong_credentials));
    await user.type(password, 'again');
    await submit();
    await waitFor(() => expect(focused()).toContain(titles.wrong_credentials));
    await user.type(password, 'right');
    await submit();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });

  it.each([
    ['pt', 'Não encontramos essa conta', 'Nome de usuário', 'Senha', 'Entrar'],
    ['es', 'No encontramos esa cuenta', 'Nombre de usuario', 'Contraseña', 'Iniciar sesión'],
  ] as const)('is told in %s', async (language, title, username, password, submit) => {
    await showIn(language);
    server.use(refuses(signIn, 'wrong_credentials'));
    const { user } = renderPage(<SignInForm onSignedIn={onSignedIn} />);
    await user.type(screen.getByLabelText(username), 'davi');
    await user.type(screen.getByLabelText(password, { selector: 'input' }), 'x');
    await user.click(screen.getByRole('button', { name: submit }));
    await waitFor(() => expect(focused()).toContain(title));
  });
});

describe('@P-LOGIN the second step', () => {
  async function ask() {
    server.use(answers(signIn, { secondStep: { ticket: 't-1' } }));
    const view = open();
    await view.fill();
    await view.submit();
    const code = await screen.findByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    return { ...view, code };
  }

  it('is asked after the password; its code opens the session', async () => {
    const { user, code } = await ask();
    expect(store.getState().auth.isAuthenticated).toBe(false);
    expect(screen.queryByLabelText('Password', { selector: 'input' })).toBeNull();
    await user.type(code, '12{Enter}');
    expect(screen.getByText('Enter six digits, or a recovery code like 7K2MQ-X9D4B.')).toBeVisible();
    const bodies: unknown[] = [];
    server.use(
      answers(signInWithSecondStep, async (request) => {
        bodies.push(await request.json());
        return sessionOf('teacher');
      }),
    );
    await user.clear(code);
    await user.type(code, '123 456{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(bodies).toEqual([{ ticket: 't-1', code: '123 456', deviceId: localStorage.getItem('device') }]);
    expect(store.getState().auth.isAuthenticated).toBe(true);
  });

  it.each([
    ['second_step_code_wrong', 'That code doesn’t work'],
    ['too_many_tries', 'Too many tries'],
    ['account_deactivated', 'This account is turned off'],
    ['unavailable', 'We can’t sign you in right now'],
  ] as const)('%s is told where it is asked', async (code, title) => {
    const { user, code: field } = await ask();
    server.use(refuses(signInWithSecondStep, code));
    await user.type(field, '123456{Enter}');
    await waitFor(() => expect(focused()).toContain(title));
    expect(field).toHaveValue('');
  });

  it('begins again when it took too long, and says so', async () => {
    const { user, code } = await ask();
    server.use(refuses(signInWithSecondStep, 'second_step_expired'));
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(focused()).toContain('That took a little long'));
    expect(screen.getByLabelText('Password', { selector: 'input' })).toBeVisible();
  });

  it('lets somebody else sign in', async () => {
    const { user } = await ask();
    await user.click(screen.getByRole('button', { name: 'Use another account' }));
    expect(screen.getByLabelText('Username')).toHaveFocus();
    expect(screen.getByLabelText('Username')).toHaveValue('');
  });
});
