import { acceptInvitation, openInvitation, openSetup, setUpInstallation } from '@alba/contract/invitations';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionOf, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { AcceptInvitation } from './accept-invitation.tsx';
import { SetUp } from './set-up.tsx';

const server = standInServer();
const onSignedIn = vi.fn();
beforeEach(() => {
  startSignedOut();
  onSignedIn.mockReset();
});

async function fillAccount(user: UserEvent) {
  await user.type(screen.getByLabelText('First name'), 'Inês');
  await user.type(screen.getByLabelText('Last name'), 'Prado');
  await user.type(screen.getByLabelText('Username'), 'ines.prado');
  await user.type(screen.getByLabelText('New password'), 'seven kites');
  await user.type(screen.getByLabelText('Type it again'), 'seven kites');
}
const account = { firstName: 'Inês', lastName: 'Prado', username: 'ines.prado', password: 'seven kites' };

describe('the page of an invitation', () => {
  const invitation = { role: 'teacher' as const, edition: 'us' as const, institutionName: 'Cedar Hollow', minPasswordLength: 4 };
  const open = () => renderPage(<AcceptInvitation token="1.secret" onSignedIn={onSignedIn} />);

  it('says where it leads, makes the account and signs in', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(openInvitation, invitation),
      answers(acceptInvitation, async (request) => {
        bodies.push(await request.json());
        return sessionOf('teacher');
      }),
    );
    const { user } = open();
    expect(await screen.findByText('You are invited as a teacher at Cedar Hollow.')).toBeVisible();
    await fillAccount(user);
    await user.click(screen.getByRole('button', { name: 'Make my account' }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(bodies).toEqual([{ token: '1.secret', ...account }]);
  });

  it('tells of a taken name beside it and keeps the rest', async () => {
    server.use(answers(openInvitation, invitation), refuses(acceptInvitation, 'username_taken'));
    const { user } = open();
    await screen.findByLabelText('First name');
    await fillAccount(user);
    await user.click(screen.getByRole('button', { name: 'Make my account' }));
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(/Somebody has this username/));
    expect(screen.getByLabelText('New password')).toHaveValue('seven kites');
  });

  it.each([
    ['not_subscribed_teacher', 'Your school has no subscription'],
    ['sign_in_way_off', 'Your school signs in another way'],
    ['link_expired', 'This link is too old'],
  ] as const)('tells why no account was made: %s', async (code, title) => {
    server.use(answers(openInvitation, invitation), refuses(acceptInvitation, code));
    const { user } = open();
    await screen.findByLabelText('First name');
    await fillAccount(user);
    await user.click(screen.getByRole('button', { name: 'Make my account' }));
    expect(await screen.findByText(title)).toBeVisible();
  });

  it('names everything that is missing', async () => {
    server.use(answers(openInvitation, invitation));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Make my account' }));
    for (const words of ['Enter your first name.', 'Enter your last name.', 'Choose a username.', 'Choose a password.'])
      expect(screen.getByRole('link', { name: words })).toBeVisible();
  });

  it('says why a link opens nothing, and whom to ask', async () => {
    server.use(refuses(openInvitation, 'link_expired'));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'This link is too old' })).toBeVisible();
    expect(screen.getByText('Ask whoever invited you for a new invitation.')).toBeVisible();
  });
});

describe('the page of a first start', () => {
  const open = () => renderPage(<SetUp token="0.secret" onSignedIn={onSignedIn} />);

  it('makes district, school and administrator in one go', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(openSetup, { done: true }),
      answers(setUpInstallation, async (request) => {
        bodies.push(await request.json());
        return sessionOf('admin');
      }),
    );
    const { user } = open();
    await user.type(await screen.findByLabelText('District'), 'Rede Municipal');
    await user.type(screen.getByLabelText('First school'), 'Escola Aurora');
    await user.type(screen.getByLabelText('E-mail'), 'ines@rede.example');
    await user.selectOptions(screen.getByLabelText('Edition'), 'br');
    await fillAccount(user);
    await user.click(screen.getByRole('button', { name: 'Set up' }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    const made = { edition: 'br', districtName: 'Rede Municipal', schoolName: 'Escola Aurora', email: 'ines@rede.example' };
    expect(bodies).toEqual([{ token: '0.secret', ...made, ...account }]);
  });

  it('is over once there is an administrator', async () => {
    server.use(refuses(openSetup, 'setup_done'));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'An administrator is there already' })).toBeVisible();
  });
});
