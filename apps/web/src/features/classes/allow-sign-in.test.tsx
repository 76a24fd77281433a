import { allowSignIn } from '@alba/contract/classes';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { givenClasses, science, students } from '../../testing/given-classes.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { ClassManager } from './class-manager.tsx';

const server = standInServer();

beforeEach(() => {
  startSignedOut();
  signInAs('teacher', { displayName: 'Amara Okafor' });
  store.dispatch(api.util.resetApiState());
});

describe('@C-STUDENTS a student who has to wait after wrong passwords (D85)', () => {
  const waiting = students.map((student) => ({ ...student, isSignInPaused: student.firstName === 'Zuri' }));
  async function open() {
    const state = givenClasses(server, [science], waiting);
    const view = renderPage(<ClassManager />, { at: '/teacher/classes' });
    expect(await screen.findByText('Must wait: too many wrong passwords')).toBeVisible();
    const ask = async () => {
      await view.user.click(screen.getByRole('button', { name: 'More for Zuri Abebe' }));
      await view.user.click(await screen.findByRole('menuitem', { name: 'Let them try signing in again' }));
    };
    return { ...view, state, ask };
  }

  it('has a way out in the list; nobody else has one', async () => {
    const { user } = await open();
    const offered = async (name: string) => {
      await user.click(screen.getByRole('button', { name: `More for ${name}` }));
      const words = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
      await user.keyboard('{Escape}');
      return words;
    };
    expect(await offered('Zuri Abebe')).toContain('Let them try signing in again');
    expect(await offered('Sam Okonkwo')).not.toContain('Let them try signing in again');
  });

  it('may try again when the teacher says so, and the list says so no more', async () => {
    const { ask, state } = await open();
    const asked: string[] = [];
    server.use(
      answers(allowSignIn, (request) => {
        asked.push(new URL(request.url).pathname);
        state.students = students;
        return { done: true as const };
      }),
    );
    await ask();
    expect(await screen.findByText('Zuri Abebe can try again now')).toBeVisible();
    expect(asked).toEqual(['/v1/classes/1/students/11/allow-sign-in']);
    await expect.poll(() => screen.queryByText('Must wait: too many wrong passwords')).toBeNull();
  });

  it.each(allowSignIn.refusals)('tells that the student is not in the class any more: %s', async (code) => {
    const { ask } = await open();
    server.use(refuses(allowSignIn, code));
    await ask();
    expect(await screen.findByText('Zuri Abebe is no longer in this class')).toBeVisible();
  });

  it('tells that there is no connection', async () => {
    const { ask } = await open();
    server.use(drops(allowSignIn));
    await ask();
    expect(await screen.findByText('No connection')).toBeVisible();
  });
});

it('@C-GOOGLE says who signs in with Google, and offers no new password there', async () => {
  givenClasses(
    server,
    [science],
    students.map((student) => (student.firstName === 'Zuri' ? { ...student, signsInWith: 'google' as const } : student)),
  );
  renderPage(<ClassManager onNewPassword={() => {}} />, { at: '/teacher/classes' });
  expect(await screen.findByText('Signs in with Google')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^New password\s*Zuri/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^New password\s*Sam/ })).toBeVisible();
});
