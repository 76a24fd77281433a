import * as contract from '@alba/contract/attempts';
import type { QuestionResponse } from '@alba/items/browser';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { writeDrafts } from '../../lib/save-queue/drafts.ts';
import { store } from '../../lib/store/store.ts';
import { activityOf, answerOf, lesson, rich } from '../../testing/given-lesson.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { spoken } from '../../testing/spoken.ts';
import { answers, drops, refusal, refuses, standInServer } from '../../testing/stand-in-server.ts';

const server = standInServer();
type Sent = { questionId: string; rev: number; response: QuestionResponse };

/** A server that keeps what it is sent, as the real one does. */
function given(activity = activityOf()) {
  const held = { activity, answers: new Map<string, Sent>(), submits: [] as { key: string | null; revs: Record<string, number> }[] };
  for (const answer of activity.answers) held.answers.set(answer.questionId, answer);
  const now = () => ({
    ...held.activity,
    answers: [...held.answers.values()].map((answer) =>
      answerOf({ ...(held.activity.answers.find(({ questionId }) => questionId === answer.questionId) ?? {}), ...answer }),
    ),
  });
  server.use(
    answers(contract.loadActivity, () => now()),
    answers(contract.loadActivityLesson, lesson),
    answers(contract.beginAttempt, () => {
      held.activity = { ...held.activity, state: 'IN_PROGRESS', attemptId: 11 };
      return now();
    }),
    answers(contract.reportActivity, { done: true }),
    answers(contract.saveAnswers, async (request) => {
      const body = (await request.json()) as { answers: Sent[] };
      for (const answer of body.answers) if ((held.answers.get(answer.questionId)?.rev ?? 0) < answer.rev) held.answers.set(answer.questionId, answer);
      return { saved: body.answers.map(({ questionId }) => ({ questionId, rev: held.answers.get(questionId)?.rev ?? 0 })) };
    }),
    answers(contract.submitAttempt, async (request) => {
      const { revs } = (await request.json()) as { revs: Record<string, number> };
      held.submits.push({ key: request.headers.get('idempotency-key'), revs });
      held.activity = { ...held.activity, state: 'SUBMITTED', submittedAt: '2026-11-21T15:00:00.000Z' };
      return { submittedAt: '2026-11-21T15:00:00.000Z', score: 50, rightItems: 1, scoredItems: 2, isLate: false };
    }),
    answers(contract.reviewAttempt, () => ({
      attemptId: 11,
      submittedAt: '2026-11-21T15:00:00.000Z',
      score: 50,
      rightItems: 1,
      scoredItems: 2,
      isLate: false,
      keyVisible: false,
      keyVisibleFrom: '2026-11-22T05:00:00.000Z',
      answers: lesson.parts
        .flatMap(({ questions }) => questions)
        .map(({ id }) => ({
          questionId: id,
          mark: id === 'single' ? ('correct' as const) : ('incomplete' as const),
          points: 0,
          possible: 1,
          tries: 2,
          response: held.answers.get(id)?.response,
        })),
    })),
  );
  return held;
}

async function open(at = '/lesson/the-smoking-field/3/activity/5/questions') {
  const { Component: Player } = await import('../../app/routes/lesson-player.tsx');
  const { Component: Questions } = await import('../../app/routes/lesson-questions.tsx');
  const { Component: LearnMore } = await import('../../app/routes/lesson-learn-more.tsx');
  const children = [
    { path: 'questions', element: <Questions /> },
    { path: 'learnmore', element: <LearnMore /> },
  ];
  return renderPage(null, { at, routes: [{ path: '/lesson/:dataLessonUrlTitle/:lessonId/activity/:activityId', element: <Player />, children }] });
}

const choice = (name: string) => screen.findByRole('radio', { name: new RegExp(name) });
const savedWords = () => document.querySelector('[data-status]')?.textContent;
const dialog = () => within(screen.getByRole('alertdialog'));

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

describe('@S-CHECK', () => {
  it('sends the answer first, uses one key for the try, and shows what came back', async () => {
    const held = given();
    const keys: (string | null)[] = [];
    server.use(
      answers(contract.checkAnswer, async (request) => {
        keys.push(request.headers.get('idempotency-key'));
        expect(held.answers.get('single')?.rev).toBe(1);
        const body = (await request.json()) as Sent;
        return answerOf({ ...body, tries: 1, right: false, tried: [body.response], feedback: rich('Look at paragraph 2.') });
      }),
    );
    const { user } = await open();
    await user.click(await choice('It is hotter'));
    await user.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(await screen.findByText('Look at paragraph 2.')).toBeVisible();
    expect(screen.getByText('2 tries left')).toBeVisible();
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });
  it('keeps the key while the answer of the server is lost, so that one try is used', async () => {
    given();
    const keys: (string | null)[] = [];
    let isBroken = true;
    server.use(
      answers(contract.checkAnswer, async (request) => {
        keys.push(request.headers.get('idempotency-key'));
        const body = (await request.json()) as Sent;
        return isBroken ? Response.error() : answerOf({ ...body, tries: 1, right: true });
      }),
    );
    const { user } = await open();
    await user.click(await choice('It is lighter'));
    await user.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(await screen.findByText('Your answer was not checked')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Check answer' }));
    const line = await screen.findByRole('article', { name: /Question 1, correct/ });
    await waitFor(() => expect(line).toHaveFocus());
    expect(new Set(keys).size).toBe(1);
  });
});

describe('@S-SUBMIT', () => {
  async function openLastPart() {
    const view = await open('/lesson/the-smoking-field/3/activity/5/questions?part=connect');
    await view.user.type(await screen.findByRole('textbox'), '336');
    await view.user.click(screen.getByRole('button', { name: 'Turn in' }));
    return view;
  }
  it('lists what is unanswered and leads to it', async () => {
    given();
    const { user } = await openLastPart();
    expect(
      dialog()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Spark, question 1', 'Spark, question 2', 'Connect, question 2']);
    await user.click(dialog().getByRole('button', { name: 'Spark, question 1' }));
    await waitFor(() => expect(screen.getByRole('article', { name: 'Why does magma rise?' })).toHaveFocus());
  });
  it('sends everything first, turns in once, and shows the marks', async () => {
    const held = given();
    const { user } = await openLastPart();
    await user.click(dialog().getByRole('button', { name: 'Turn in' }));
    expect(await screen.findByText('All done. Nice job!', { selector: 'p' })).toBeVisible();
    expect(held.submits).toHaveLength(1);
    expect(held.submits[0]?.revs).toEqual({ numeric: held.answers.get('numeric')?.rev });
    expect(held.answers.get('numeric')?.response).toEqual({ kind: 'numeric', text: '336' });
    expect(
      await screen.findByText('1 of 2 marked answers is correct', {}, { timeout: 4000 }).catch(() => screen.findByText('1 of 2 marked answers are correct')),
    ).toBeVisible();
    expect(screen.getByText('You will see the right answers from Sunday, Nov 22.')).toBeVisible();
    expect(localStorage.getItem('drafts/7/11')).toBeNull();
  });
  it('keeps the answers and the dialog when it fails, and a second press is the same intention', async () => {
    const held = given();
    const keys: (string | null)[] = [];
    let isBroken = true;
    const { user } = await openLastPart();
    server.use(
      answers(contract.submitAttempt, (request) => {
        keys.push(request.headers.get('idempotency-key'));
        if (isBroken) return Response.error();
        held.activity = { ...held.activity, state: 'SUBMITTED' };
        return { submittedAt: '2026-11-21T15:00:00.000Z', rightItems: 1, scoredItems: 2, isLate: false };
      }),
    );
    await user.click(dialog().getByRole('button', { name: 'Turn in' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent('Your answers were not turned in. They are kept.');
    isBroken = false;
    await user.click(dialog().getByRole('button', { name: 'Turn in' }));
    expect(await screen.findByText('All done. Nice job!', { selector: 'p' })).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
  it('sends again what the server misses, then turns in', async () => {
    const held = given();
    const { user } = await openLastPart();
    let refused = 0;
    server.use(
      answers(contract.submitAttempt, () => {
        if (held.answers.has('numeric') && refused === 0) {
          refused += 1;
          held.answers.delete('numeric');
          return refusal('answers_missing', { questionIds: ['numeric'] });
        }
        expect(held.answers.has('numeric')).toBe(true);
        held.activity = { ...held.activity, state: 'SUBMITTED' };
        return { submittedAt: '2026-11-21T15:00:00.000Z', rightItems: 1, scoredItems: 2, isLate: false };
      }),
    );
    await user.click(dialog().getByRole('button', { name: 'Turn in' }));
    expect(await screen.findByText('All done. Nice job!', { selector: 'p' })).toBeVisible();
    expect(refused).toBe(1);
  });
  it('shows the review when it was turned in elsewhere', async () => {
    const held = given();
    const { user } = await openLastPart();
    server.use(
      answers(contract.submitAttempt, () => {
        held.activity = { ...held.activity, state: 'SUBMITTED' };
        return refusal('already_submitted');
      }),
    );
    await user.click(dialog().getByRole('button', { name: 'Turn in' }));
    expect(await screen.findByText('All done. Nice job!', { selector: 'p' })).toBeVisible();
  });
  it('becomes read-only when another tab turned in (R07)', async () => {
    const held = given();
    await open();
    await choice('It is lighter');
    held.activity = { ...held.activity, state: 'SUBMITTED' };
    const other = new BroadcastChannel('answers/7/11');
    act(() => other.postMessage({ from: 'other', message: { kind: 'stopped', reason: 'submitted' } }));
    await waitFor(() => expect(savedWords()).toBe('Turned in'));
    await waitFor(() => expect(screen.getByRole('radio', { name: /It is lighter/ })).toHaveAttribute('aria-disabled', 'true'));
    other.close();
  });
});

describe('@S-ARTICLE', () => {
  it('lists the articles of the lesson', async () => {
    given();
    await open('/lesson/the-smoking-field/3/activity/5/learnmore');
    expect(await screen.findByRole('link', { name: 'The Tower' })).toHaveAttribute('href', '/lesson/the-smoking-field/3/activity/5/learnmore/article/tower');
  });
});
