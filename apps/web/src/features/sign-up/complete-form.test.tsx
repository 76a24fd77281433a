import { myAccount } from '@alba/contract/account';
import type { ReplyOf } from '@alba/contract/endpoint';
import { completeAccount } from '@alba/contract/sign-up';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { viewerOf } from '../../lib/session/viewer.ts';
import { store } from '../../lib/store/store.ts';
import { sessionOf, signInAs } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { CompleteAccount } from './complete-form.tsx';

const server = standInServer();
const onCompleted = vi.fn();
type Missing = ReplyOf<typeof myAccount>['missing'];
const account = (missing: Missing) =>
  ({
    individualId: 7,
    username: 'aokafor',
    firstName: 'Amara',
    lastName: 'Okafor',
    role: 'teacher',
    roles: ['teacher'],
    edition: 'us',
    schoolName: 'Cedar Hollow',
    timeZone: 'America/New_York',
    missing,
    lastSignInDateMillis: 1,
  }) as unknown as ReplyOf<typeof myAccount>;

beforeEach(() => {
  signInAs('teacher', { isComplete: false });
  onCompleted.mockReset();
});

describe('@P-COMPLETE completing an account', () => {
  it('asks for what is missing only, sends only that, and goes on with the new token', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(myAccount, account(['email'])),
      answers(completeAccount, async (request) => {
        bodies.push(await request.json());
        return sessionOf('teacher', { isComplete: true });
      }),
    );
    const { user } = renderPage(<CompleteAccount onCompleted={onCompleted} />);
    const email = await screen.findByLabelText('Faculty e-mail');
    expect(screen.queryByLabelText('First name')).toBeNull();
    expect(screen.getByText('Cedar Hollow')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(email).toHaveAccessibleDescription(/Enter your faculty e-mail/);
    await user.type(email, ' amara@school.example ');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
    expect(bodies).toEqual([{ facultyEmail: 'amara@school.example', refreshToken: '1.refresh' }]);
    expect(viewerOf(store.getState().auth)?.isComplete).toBe(true);
  });

  it('keeps what was typed when saving fails, and lets the wrong person out', async () => {
    server.use(answers(myAccount, account(['firstName', 'email'])), refuses(completeAccount, 'unavailable'));
    const { user } = renderPage(<CompleteAccount onCompleted={onCompleted} />);
    await user.type(await screen.findByLabelText('First name'), 'Amara');
    await user.type(screen.getByLabelText('Faculty e-mail'), 'amara@school.example');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Alba Learn is busy');
    expect(screen.getByLabelText('First name')).toHaveValue('Amara');
    expect(screen.getByRole('link', { name: /Sign out/ })).toHaveAttribute('href', '/logout');
  });

  it('tries again when the account did not load', async () => {
    server.use(drops(myAccount));
    const { user } = renderPage(<CompleteAccount onCompleted={onCompleted} />);
    await screen.findByText('No connection');
    server.use(answers(myAccount, account(['email'])));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Faculty e-mail')).toBeVisible();
  });
});
