import { signOut } from '@alba/contract/auth';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastActivity } from '../../lib/session/activity.ts';
import { store } from '../../lib/store/store.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, standInServer } from '../../testing/stand-in-server.ts';
import * as dialogs from './presence-dialogs.tsx';
import { SessionWatch } from './session-watch.tsx';

const server = standInServer();
const minute = 60_000;
const isIn = () => store.getState().auth.isAuthenticated;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The machine slept: no timer ran. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);
const touchElsewhere = () => {
  localStorage.setItem('lastActive', String(Date.now()));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lastActive' })));
};
const warning = () => screen.queryByRole('alertdialog', { name: 'Are you still here?' });
const question = () => screen.queryByRole('alertdialog', { name: 'Still Maya Torres?' });

beforeEach(() => {
  // its words and code are there already: what is looked at is the time
  expect(dialogs.IdleWarning).toBeDefined();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 15), toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  startSignedOut();
  signInAs('student');
  server.use(answers(signOut, { done: true }));
});
afterEach(() => vi.useRealTimers());

const open = ({ idleMinutes }: { idleMinutes?: number } = { idleMinutes: 30 }) =>
  renderPage(<SessionWatch name="Maya Torres" idleMinutes={idleMinutes} isStudent />, {
    at: '/student/home',
    routes: [{ path: '/logout', element: <p>leaving</p> }],
  });

describe('@P-SESSION a screen that was left alone', () => {
  it('warns a minute before, counts down and signs out', async () => {
    open();
    await pass(29 * minute - 1);
    expect(warning()).toBeNull();
    await pass(1);
    expect(warning()).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('60 seconds left');
    await pass(20_000);
    expect(screen.getByRole('timer')).toHaveTextContent('40 seconds left');
    await pass(40_000);
    expect(isIn()).toBe(false);
    expect(localStorage.getItem('lastActive')).toBeNull();
  });

  it('goes on when somebody says that they are there', async () => {
    open();
    await pass(29 * minute);
    fireEvent.click(screen.getByRole('button', { name: 'I’m still here' }));
    expect(warning()).toBeNull();
    await pass(28 * minute);
    expect(warning()).toBeNull();
    expect(isIn()).toBe(true);
    await pass(minute);
    expect(warning()).toBeVisible();
  });

  it.each(['keydown', 'pointermove', 'scroll', 'input', 'timeupdate', 'read-aloud'])('takes %s for somebody who is there', async (sign) => {
    open();
    await pass(20 * minute);
    fireEvent(document.body, new Event(sign, { bubbles: false }));
    await pass(20 * minute);
    expect(isIn()).toBe(true);
    expect(warning()).toBeNull();
  });

  it('shares its clock with other tabs', async () => {
    open();
    await pass(29 * minute);
    expect(warning()).toBeVisible();
    touchElsewhere();
    expect(warning()).toBeNull();
    await pass(28 * minute);
    expect(isIn()).toBe(true);
  });

  it('does not take the first touch after sleeping through the limit for the student’s', async () => {
    open();
    await pass(minute);
    sleep(3 * 60 * minute);
    fireEvent.pointerMove(document.body);
    await pass(0);
    expect(isIn()).toBe(false);
  });

  it('is signed out at once when it is opened anew after the limit', async () => {
    sleep(31 * minute);
    open();
    await pass(0);
    expect(isIn()).toBe(false);
  });

  it('stays for ever where the school set no limit for staff', async () => {
    renderPage(<SessionWatch name="Amara Okafor" idleMinutes={undefined} isStudent={false} />);
    await pass(600 * minute);
    expect(isIn()).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a shared device whose school signs nobody out', () => {
  it('asks after half an hour whether it is still the same student', async () => {
    open({});
    await pass(30 * minute);
    expect(question()).toBeVisible();
    const before = lastActivity();
    fireEvent.pointerMove(document.body);
    expect(lastActivity()).toBe(before);
    fireEvent.click(screen.getByRole('button', { name: 'Yes, that’s me' }));
    expect(question()).toBeNull();
    expect(lastActivity()).toBe(Date.now());
  });

  it('asks before the first touch after it slept counts', async () => {
    open({});
    sleep(45 * minute);
    fireEvent.pointerDown(document.body);
    await pass(0);
    expect(question()).toBeVisible();
  });

  it.each(['Not me', 'Close'])('signs out by “%s”', async (name) => {
    open({});
    await pass(30 * minute);
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(0);
    expect(screen.getByText('leaving')).toBeVisible();
  });
});
