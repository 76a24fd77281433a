import { askRecovery, openRecoveryLink, setPasswordByLink } from '@alba/contract/recovery';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { AskForm } from './ask-form.tsx';
import { SetPassword } from './set-password.tsx';

const server = standInServer();
beforeEach(() => startSignedOut());

describe('@P-FORGET asking', () => {
  async function ask(email: string) {
    const view = renderPage(<AskForm />);
    await view.user.type(screen.getByLabelText('E-mail'), email);
    await view.user.click(screen.getByRole('button', { name: 'Send' }));
    return view;
  }

  it('says the same of every address, keeps it, and offers to send again later', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(askRecovery, async (request) => {
        bodies.push(await request.json());
        return { done: true as const };
      }),
    );
    const { user } = await ask(' noor@cedarhollow.example ');
    expect(await screen.findByText('Check your e-mail')).toBeVisible();
    expect(screen.getByText(/If noor@cedarhollow\.example is on an account/)).toBeVisible();
    expect(bodies).toEqual([{ email: 'noor@cedarhollow.example', edition: 'us', language: 'en', deviceId: expect.stringMatching(/^[0-9a-f]{16,}$/) }]);
    const again = screen.getByRole('button', { name: 'Send again' });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    expect(again).toHaveAccessibleDescription(/half a minute/);
    await user.type(screen.getByLabelText('E-mail'), '{Backspace}x');
    expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    ['', 'Enter your e-mail.'],
    ['noor@cedarhollow', 'Enter a full e-mail address, like name@school.org.'],
  ])('tells what is wrong with %j beside the field', async (email, words) => {
    const { user } = renderPage(<AskForm />);
    if (email) await user.type(screen.getByLabelText('E-mail'), email);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(words);
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
  });

  it('says that it was not sent, and when to try again', async () => {
    server.use(refuses(askRecovery, 'too_many_tries', { retryAt: '2026-11-21T12:00:00Z' }));
    await ask('noor@cedarhollow.example');
    expect(await screen.findByText('We couldn’t send it')).toBeVisible();
    expect(screen.getByText(/You can try again at/)).toBeVisible();
    expect(screen.queryByText('Check your e-mail')).toBeNull();
    expect(screen.getByLabelText('E-mail')).toHaveValue('noor@cedarhollow.example');
  });

  it('tells of a broken connection', async () => {
    server.use(drops(askRecovery));
    await ask('noor@cedarhollow.example');
    expect(await screen.findByText('We couldn’t send it')).toBeVisible();
  });
});

describe('@P-FORGET the page of a link', () => {
  const account = { username: 'amara.okafor', role: 'teacher' as const, minPasswordLength: 6 };
  const onSet = vi.fn();
  const open = () => renderPage(<SetPassword token="1.secret" onSet={onSet} />);
  async function fill(first: string, again = first) {
    const { user } = open();
    await user.type(await screen.findByLabelText('New password'), first);
    await user.type(screen.getByLabelText('Type it again'), again);
    await user.click(screen.getByRole('button', { name: 'Save password' }));
  }
  beforeEach(() => onSet.mockReset());

  it('sets the password of the account it names and goes on', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(openRecoveryLink, account),
      answers(setPasswordByLink, async (request) => {
        bodies.push(await request.json());
        return { username: 'amara.okafor' };
      }),
    );
    await fill('seven kites');
    await waitFor(() => expect(onSet).toHaveBeenCalledWith('amara.okafor'));
    expect(bodies).toEqual([{ token: '1.secret', password: 'seven kites', language: 'en' }]);
  });

  it('asks for the length of the school and for the same twice', async () => {
    server.use(answers(openRecoveryLink, account));
    await fill('short', 'other');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('6 to 22 characters. Use at least 6 characters.');
    expect(screen.getByLabelText('Type it again')).toHaveAccessibleDescription(/The two passwords are not the same\./);
    expect(onSet).not.toHaveBeenCalled();
  });

  it('advises a teacher against a short one and takes it', async () => {
    server.use(answers(openRecoveryLink, account), answers(setPasswordByLink, { username: 'amara.okafor' }));
    await fill('kites7');
    expect(screen.getByText(/8 characters or more protect/)).toBeVisible();
    await waitFor(() => expect(onSet).toHaveBeenCalled());
  });

  it('tells beside the field what only the server knows', async () => {
    server.use(
      answers(openRecoveryLink, account),
      answers(setPasswordByLink, () => Response.json({ code: 'invalid_input', issues: [{ path: ['password'], rule: 'too_common' }] }, { status: 400 })),
    );
    await fill('sunshine1');
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Many people use this password/));
    expect(screen.getByLabelText('New password')).toHaveValue('sunshine1');
  });

  it.each([
    ['link_unknown', 'This link does not work'],
    ['link_used', 'This link was used already'],
    ['link_expired', 'This link is too old'],
  ] as const)('says what %s means, and the way on', async (code, title) => {
    server.use(refuses(openRecoveryLink, code));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/login/forgetlogin');
  });

  it('says so when the link came to its end while the password was typed', async () => {
    server.use(answers(openRecoveryLink, account), refuses(setPasswordByLink, 'link_expired'));
    await fill('seven kites');
    expect(await screen.findByText('This link is too old')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('seven kites');
  });
});
