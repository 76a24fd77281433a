import * as contract from '@alba/contract/attempts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { writeDrafts } from '../../lib/save-queue/drafts.ts';
import { store } from '../../lib/store/store.ts';
import { activityOf, lesson } from '../../testing/given-lesson.ts';
import { givenWork, openLesson as open } from '../../testing/given-work.tsx';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { spoken } from '../../testing/spoken.ts';
import { answers, drops, refuses, standInServer } from '../../testing/stand-in-server.ts';

const server = standInServer();
const given = (activity?: ReturnType<typeof activityOf>) => givenWork(server, activity);
const choice = (name: string) => screen.findByRole('radio', { name: new RegExp(name) });
const savedWords = () => document.querySelector('[data-status]')?.textContent;

// leaving a lesson sends what waits: let it arrive while the server still stands
afterEach(async () => {
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 30));
});

beforeEach(() => {
  startSignedOut();
  signInAs('student');
  store.dispatch(api.util.resetApiState());
});

describe('@S-PLAYER opening', () => {
  it('begins the attempt when the student opens it', async () => {
    const held = given(activityOf({ state: 'NOT_STARTED', attemptId: undefined }));
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'The Smoking Field' })).toBeVisible();
    expect(held.activity.state).toBe('IN_PROGRESS');
  });
  it('says when a lesson is not open yet', async () => {
    server.use(refuses(contract.loadActivity, 'assignment_not_open', { opensAt: '2026-11-23T00:00:00' }), answers(contract.loadActivityLesson, lesson));
    await open();
    expect(await screen.findByText('It opens Monday, Nov 23.')).toBeVisible();
  });
  it.each([
    ['assignment_not_found', 'This lesson is not here anymore'],
    ['unavailable', 'Your lesson didn’t open'],
  ] as const)('%s: %s', async (code, title) => {
    server.use(refuses(contract.loadActivity, code), refuses(contract.loadActivityLesson, code));
    await open();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });
  it('says that a lesson is closed when it was never begun', async () => {
    given(activityOf({ state: 'NOT_STARTED', attemptId: undefined }));
    server.use(refuses(contract.beginAttempt, 'assignment_closed'));
    await open();
    expect(await screen.findByRole('heading', { name: 'This lesson is closed' })).toBeVisible();
  });
  it('puts a wrong title in the address right', async () => {
    given();
    const { router } = await open('/lesson/another-title/3/activity/5/questions?part=connect');
    await screen.findByText('How tall was the cone?');
    await waitFor(() => expect(router.state.location.pathname).toBe('/lesson/the-smoking-field/3/activity/5/questions'));
    expect(router.state.location.search).toBe('?part=connect');
  });
  it('comes back to the part where the student stopped', async () => {
    given();
    localStorage.setItem('place/7/5', JSON.stringify({ part: 'connect' }));
    await open();
    expect(await screen.findByText('How tall was the cone?')).toBeVisible();
  });
});

describe('@S-PLAYER reading level', () => {
  it('changes the passage and hot text at once, says so, and is kept', async () => {
    given();
    const chosen: unknown[] = [];
    server.use(
      answers(contract.chooseLevel, async (request) => {
        chosen.push(await request.json());
        return { level: 4 };
      }),
    );
    const { user } = await open();
    expect(await screen.findByText('Smoke came out, level 2.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Level 2 of 4' }));
    await user.click(await screen.findByRole('radio', { name: /Level 4/ }));
    expect(screen.getByText('Smoke came out, level 4.')).toBeInTheDocument();
    await waitFor(() => expect(spoken('polite')).toContain('Passage changed to level 4 of 4'));
    expect(chosen).toEqual([{ level: 4 }]);
  });
  it('shows a lock and the reason where a teacher set it', async () => {
    given(activityOf({ levelLocked: true }));
    await open();
    expect(await screen.findByText('Your teacher set this level.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Level 2 of 4/ })).toBeNull();
  });
  it('explains a word by keyboard and gives focus back', async () => {
    given();
    const { user } = await open();
    const word = await screen.findByRole('button', { name: 'magma' });
    word.focus();
    await user.keyboard('[Enter]');
    expect(await screen.findByRole('dialog', { name: 'Meaning of magma' })).toHaveTextContent('melted rock');
    await user.keyboard('[Escape]');
    await waitFor(() => expect(word).toHaveFocus());
  });
});

describe('@S-SAVE in the lesson', () => {
  it('saves at once when the student leaves the question, and says so', async () => {
    const held = given();
    const { user } = await open();
    await user.click(await choice('It is lighter'));
    expect(savedWords()).toBe('Saving…');
    await user.click(screen.getByRole('textbox'));
    await waitFor(() => expect(held.answers.get('single')).toMatchObject({ rev: 1, response: { kind: 'single-choice', choice: 'b' } }));
    await waitFor(() => expect(savedWords()).toBe('Saved'));
  });
  it('says that answers are kept on this device when the server cannot be reached', async () => {
    given();
    server.use(drops(contract.saveAnswers));
    const { user } = await open();
    await user.click(await choice('It is lighter'));
    await user.tab();
    await user.click(screen.getByRole('textbox'));
    await waitFor(() => expect(savedWords()).toBe('Not saved yet. Kept on this device.'));
  });
  it('sends what an earlier visit could not, without a touch (R06)', async () => {
    const held = given();
    await writeDrafts({ accountId: 7, attemptId: 11 }, [
      { questionId: 'open', rev: 3, response: { kind: 'open-response', text: 'kept words' }, savedAt: Date.now() },
    ]);
    await open();
    expect(await screen.findByDisplayValue('kept words')).toBeVisible();
    await waitFor(() => expect(held.answers.get('open')?.rev).toBe(3));
  });
  it('offers to start over after a reset, and takes no more answers until then (R15)', async () => {
    const held = given();
    const { user } = await open();
    server.use(refuses(contract.saveAnswers, 'attempt_reset'));
    await user.click(await choice('It is lighter'));
    await user.click(screen.getByRole('textbox'));
    expect(await screen.findByText('Your teacher reset this lesson')).toBeVisible();
    held.activity = activityOf({ attemptId: 12 });
    held.answers.clear();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(screen.queryByText('Your teacher reset this lesson')).toBeNull());
    expect(await choice('It is lighter')).not.toBeChecked();
  });
});
