import type { ReviewedAnswer } from '@alba/contract/attempts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { lesson, rich } from '../../testing/given-lesson.ts';
import { effortOf } from './effort.ts';
import { ReviewDialog, type ReviewDialogProps } from './review-dialog.tsx';
import type { Review } from './use-review.ts';

const answer = (given: Partial<ReviewedAnswer> & { questionId: string }): ReviewedAnswer => ({ mark: 'correct', points: 1, possible: 1, tries: 1, ...given });
const review: Review = {
  attemptId: 11,
  submittedAt: '2026-11-21T15:42:00.000Z',
  score: 67,
  rightItems: 2,
  scoredItems: 3,
  isLate: false,
  keyVisible: true,
  answers: [
    answer({
      questionId: 'single',
      mark: 'incorrect',
      response: { kind: 'single-choice', choice: 'a' },
      correct: { kind: 'single-choice', choice: 'b' },
      explanation: rich('Light things rise.'),
      evidence: { resource: 'passage', paragraphs: [2] },
    }),
    answer({ questionId: 'open', mark: 'not-marked', response: { kind: 'open-response', text: 'Hot rock' } }),
    answer({ questionId: 'numeric', tries: 2, response: { kind: 'numeric', text: '336' } }),
    answer({ questionId: 'hot', mark: 'incomplete' }),
  ],
};

function show(given: Partial<ReviewDialogProps> = {}) {
  const onGoTo = vi.fn();
  const onTurnIn = vi.fn();
  render(
    <MemoryRouter>
      <ReviewDialog
        isOpen
        onClose={() => undefined}
        lesson={lesson}
        title="The Smoking Field"
        timeZone="America/New_York"
        isTurnedIn
        answers={{}}
        isAnswered={() => false}
        review={review}
        error={undefined}
        onRetry={() => undefined}
        promptOf={(question) => question.id}
        wordsOf={(_question, response) => JSON.stringify(response ?? 'none')}
        explanationOf={({ explanation }) => explanation?.[0]?.text}
        onGoTo={onGoTo}
        onTurnIn={onTurnIn}
        {...given}
      />
    </MemoryRouter>,
  );
  return { onGoTo, onTurnIn, user: userEvent.setup(), row: (id: string) => within(screen.getByText(id, { selector: 'p' }).closest('li') as HTMLElement) };
}

describe('@S-REVIEW after turning in', () => {
  it('shows score, count, a fact of effort, and the school’s time', () => {
    show();
    expect(screen.getByText('67%')).toBeVisible();
    expect(screen.getByText('2 of 3 marked answers are correct')).toBeVisible();
    expect(screen.getByText(/You fixed 1 answer on another try/)).toBeVisible();
    expect(screen.getByText(/turned in Nov 21, 10:42 AM/)).toBeVisible();
  });
  it('gives each answer its mark in words, and the right answer only where it was wrong', () => {
    const { row } = show();
    expect(row('single').getByText('Incorrect')).toBeVisible();
    expect(row('single').getByText(/"choice":"b"/)).toBeVisible();
    expect(row('open').getByText('Not marked')).toBeVisible();
    expect(row('numeric').getByText('Correct')).toBeVisible();
    expect(row('numeric').queryByText('Answer:')).toBeNull();
    expect(row('hot').getByText('Incomplete')).toBeVisible();
  });
  it('leads to the paragraph that holds the evidence', async () => {
    const { user, onGoTo } = show();
    await user.click(screen.getByRole('button', { name: 'Show paragraph 2' }));
    expect(onGoTo).toHaveBeenCalledWith({ part: 'spark', paragraph: { resource: 'passage', number: 2 } });
  });
  it('says when the right answers open, where the teacher holds them back (D57)', () => {
    show({ review: { ...review, keyVisible: false, keyVisibleFrom: '2026-11-25T05:00:00.000Z' } });
    expect(screen.getByText('You will see the right answers from Wednesday, Nov 25.')).toBeVisible();
  });
  it('says that the lesson was corrected and what the score was before', () => {
    show({ review: { ...review, corrected: { before: 33 } } });
    expect(screen.getByText('Your teacher’s lesson was corrected. Your score went from 33 to 67.')).toBeVisible();
  });
  it('says so too when the score stayed', () => {
    show({ review: { ...review, corrected: { before: 67 } } });
    expect(screen.getByText('Your teacher’s lesson was corrected. Your score is still 67.')).toBeVisible();
  });
  it('says nothing of the kind to everybody else', () => {
    show();
    expect(screen.queryByText(/was corrected/)).toBeNull();
  });
  it('shows no gauge where nothing is scored', () => {
    show({ review: { ...review, score: undefined } });
    expect(screen.queryByText(/%/)).toBeNull();
  });
  it('offers to try again when the marks did not come', () => {
    show({ review: undefined, error: { status: 'FETCH_ERROR', error: '' } });
    expect(screen.getByRole('alert')).toHaveTextContent('Your marks didn’t load');
  });
});

describe('@S-REVIEW before turning in', () => {
  it('tells answered from unanswered, leads to each, and offers to turn in', async () => {
    const { user, onGoTo, onTurnIn, row } = show({ isTurnedIn: false, review: undefined, isAnswered: ({ id }) => id === 'single' });
    expect(screen.getByText('1 of 4 questions answered')).toBeVisible();
    expect(row('single').getByText('Answered')).toBeVisible();
    await user.click(row('numeric').getByRole('button', { name: /Go to question/ }));
    expect(onGoTo).toHaveBeenCalledWith({ part: 'connect', questionId: 'numeric' });
    await user.click(screen.getByRole('button', { name: 'Turn in' }));
    expect(onTurnIn).toHaveBeenCalledOnce();
  });
});

describe('a fact of effort', () => {
  it.each([
    [[answer({ questionId: 'a', tries: 2 }), answer({ questionId: 'b', tries: 3 })], { kind: 'fixed', count: 2 }],
    [
      [
        answer({ questionId: 'a', tries: 2, mark: 'incorrect' }),
        answer({ questionId: 'b', mark: 'not-marked', response: { kind: 'open-response', text: 'x' } }),
      ],
      { kind: 'wrote', count: 1 },
    ],
    [[answer({ questionId: 'a', mark: 'incorrect' }), answer({ questionId: 'b', mark: 'incomplete' })], { kind: 'answered', count: 1 }],
    [[answer({ questionId: 'a', mark: 'incomplete' })], undefined],
  ] as const)('%#', (answers, effort) => expect(effortOf(answers)).toEqual(effort));
});
