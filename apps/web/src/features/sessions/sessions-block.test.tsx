import { endOtherSessions, endSession, listSessions, type OwnSession } from '@alba/contract/sessions';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { SessionsBlock } from './sessions-block.tsx';

const server = standInServer();
const at = Date.UTC(2026, 10, 20, 15, 5);
const here: OwnSession = { sessionId: 'a', isThis: true, browser: 'Chrome', system: 'ChromeOS', means: 'password', signedInAt: at, lastSeenAt: at };
const lab: OwnSession = { sessionId: 'b', isThis: false, browser: 'Safari', system: 'iPad', means: 'card', signedInAt: at, lastSeenAt: at + 3_600_000 };
const unknown: OwnSession = { sessionId: 'c', isThis: false, signedInAt: at, lastSeenAt: at };

beforeEach(() => {
  startSignedOut();
  signInAs('student');
  store.dispatch(api.util.resetApiState());
});

async function open(sessions = [here, lab, unknown]) {
  const state = { sessions };
  server.use(answers(listSessions, () => ({ sessions: state.sessions })));
  const view = renderPage(<SessionsBlock />);
  const list = await screen.findByRole('list', { name: 'Devices where you are signed in' });
  return { ...view, state, list, rows: () => within(list).getAllByRole('listitem') };
}

describe('@P-ACCOUNT where a person is signed in', () => {
  it('tells the devices in words, marks this one and offers no way out of it', async () => {
    const { rows } = await open();
    const [one, two, three] = rows();
    expect(one).toHaveTextContent(/Chrome on ChromeOS.*This device.*with a password.*In use now/);
    expect(two).toHaveTextContent(/Safari on iPad.*Signed in Nov 20, 10:05.AM.*with a sign-in card.*Last used Nov 20, 11:05.AM/);
    expect(three).toHaveTextContent('Unknown device');
    expect(within(one as HTMLElement).queryByRole('button')).toBeNull();
    expect(within(two as HTMLElement).getByRole('button', { name: 'Sign out Safari on iPad' })).toBeVisible();
  });

  it('signs one out, says so and keeps focus in the list', async () => {
    const { user, state, list, rows } = await open();
    const asked: string[] = [];
    server.use(
      answers(endSession, (request) => {
        asked.push(new URL(request.url).pathname);
        state.sessions = [here, unknown];
        return { done: true as const };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPad' }));
    expect(await screen.findByText('Safari on iPad is signed out')).toBeVisible();
    expect(asked).toEqual(['/v1/account/sessions/b']);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(list).toHaveFocus();
  });

  it('takes one that has ended meanwhile for done', async () => {
    const { user } = await open();
    server.use(refuses(endSession, 'session_not_found'));
    await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPad' }));
    expect(await screen.findByText('Safari on iPad is signed out')).toBeVisible();
  });

  it('signs all others out', async () => {
    const { user, state } = await open();
    server.use(
      answers(endOtherSessions, () => {
        state.sessions = [here];
        return { done: true as const };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('You are signed in only here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('says why it did not work', async () => {
    const { user, rows } = await open();
    server.use(drops(endOtherSessions));
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('No connection')).toBeVisible();
    expect(rows()).toHaveLength(3);
  });

  it('offers to try again when the list does not come', async () => {
    server.use(drops(listSessions));
    renderPage(<SessionsBlock />);
    expect(await screen.findByText('Your devices didn’t load')).toBeVisible();
  });
});
