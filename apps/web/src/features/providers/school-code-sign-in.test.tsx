import { schoolSignInWay } from '@alba/contract/providers';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { SchoolCodeSignIn } from './school-code-sign-in.tsx';

const server = standInServer();

function open() {
  const onProvider = vi.fn();
  const { user } = renderPage(<SchoolCodeSignIn renderSignIn={() => <p>the form of sign-in</p>} onSignedIn={vi.fn()} onProvider={onProvider} />, {
    at: '/login/oneroster',
  });
  return { user, onProvider, code: () => screen.getByLabelText('School code') };
}

it('@P-ONEROSTER goes on with the way of the school: its name and the form, or a provider', async () => {
  server.use(answers(schoolSignInWay, () => ({ schoolName: 'Lakeside', way: 'password' as const })));
  const first = open();
  await first.user.type(first.code(), 'lake-side{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to Lakeside' })).toHaveFocus();
  expect(screen.getByText('the form of sign-in')).toBeVisible();
  await first.user.click(screen.getByRole('button', { name: 'Another school' }));
  server.use(answers(schoolSignInWay, () => ({ schoolName: 'Lakeside', way: 'google' as const })));
  await first.user.type(first.code(), 'lake-side{Enter}');
  await waitFor(() => expect(first.onProvider).toHaveBeenCalledWith('google'));
});

it('@P-ONEROSTER says beside the field what is wrong with a code', async () => {
  server.use(refuses(schoolSignInWay, 'school_code_unknown'));
  const { user, code } = open();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(code()).toHaveAccessibleDescription('You must enter a school code.');
  await user.type(code(), 'nope{Enter}');
  await waitFor(() => expect(code()).toHaveAccessibleDescription('That school code is not valid. Check it with your school.'));
  expect(code()).toHaveValue('nope');
});
