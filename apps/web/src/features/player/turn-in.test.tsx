import * as contract from '@alba/contract/attempts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { type activityOf, answerOf, rich } from '../../testing/given-lesson.ts';
import { givenWork, openLesson as open, type Sent } from '../../testing/given-work.tsx';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { answers, refusal, standInServer } from '../../testing/stand-in-server.ts';

const server = standInServer();
const given = (activity?: ReturnType<typeof activityOf>) => givenWork(server, activity);
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
    await screen.findByRole('alertdialog');
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
    expect(await screen.findByText('1 of 2 marked answers are correct', {}, { timeout: 4000 })).toBeVisible();
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
