import { studentScore } from '@alba/contract/reports';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, refuses, standInServer } from '../../testing/stand-in-server.ts';
import type { Score } from './api.ts';
import { StudentScore } from './index.ts';
import en from './messages/en.json';

const server = standInServer();
const prompt = (text: string) => [{ type: 'text' as const, text }];
const score = (student: Partial<Score['student']> = {}, given: Partial<Score> = {}) =>
  ({
    assignmentId: 3,
    className: 'Science 2',
    student: {
      studentId: 2,
      firstName: 'Maya',
      lastName: 'Torres',
      isFormer: false,
      status: 'submitted',
      unfinishedAfterDue: false,
      wasReset: false,
      score: 62.5,
      rightItems: 5,
      answeredItems: 8,
      activeSeconds: 3725,
      isLate: true,
      submittedAt: '2026-11-22T01:30:00.000Z',
      ...student,
    },
    previous: { studentId: 1, firstName: 'Ana', lastName: 'Sol' },
    next: { studentId: 4, firstName: 'Leo', lastName: 'Vega' },
    lessonId: 5,
    lesson: {
      gradeBand: '3-5',
      parts: [
        { part: 'spark', questions: [{ id: 'a', kind: 'true-false', prompt: prompt('First?') }] },
        { part: 'connect', questions: [] },
        { part: 'build', questions: [{ id: 'b', kind: 'true-false', prompt: prompt('Second?') }] },
      ],
    },
    marks: [],
    answers: [
      { questionId: 'a', mark: 'correct', points: 1, possible: 1, tries: 1 },
      { questionId: 'b', mark: 'incorrect', points: 0, possible: 1, tries: 3 },
    ],
    start: '2026-11-01T00:00:00',
    due: '2026-11-21T12:00:00',
    timeZone: 'America/New_York',
    level: 2,
    canUndoReset: false,
    ...given,
  }) as unknown as Score;

function open(reply: Score) {
  server.use(answers(studentScore, reply));
  return openPage();
}
const openPage = () =>
  renderPage(
    <StudentScore
      address={{ classId: 1, lessonId: 5, studentId: 2, assignmentId: 3 }}
      renderQuestion={({ question, number, total, answer }) => <p>{`${number}/${total} ${question.id} ${answer?.mark}`}</p>}
      renderReset={() => <p>asks</p>}
      renderUndo={() => <button type="button">undo it</button>}
    />,
  );

beforeEach(() => {
  startSignedOut();
  signInAs('teacher');
  store.dispatch(api.util.resetApiState());
});

describe('@R-SCORE', () => {
  it('shows the rounded score, the facts on the school’s clock and the answers by part', async () => {
    const { user } = open(score());
    const facts = within(await screen.findByRole('complementary'));
    expect(facts.getByText('63%')).toBeVisible();
    expect(facts.getByText('5 of 2 marked answers correct')).toBeVisible();
    expect(facts.getByText('Turned in late')).toBeVisible();
    expect(facts.getByText('1:02:05')).toBeVisible();
    expect(facts.getByText(/Nov 21, 8:30/)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Build' })).getByText('2/2 b incorrect')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Build' })).getByText('3 tries used')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Spark' })).queryByText(/tr(y|ies) used/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Connect' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Next student: Leo Vega' })).toHaveAttribute('href', '/reports/class/1/lesson/5/student/4/score?assignment=3');
    await user.click(screen.getByRole('button', { name: 'Reset lesson' }));
    expect(screen.getByText('asks')).toBeVisible();
  });

  it.each([
    ['not started', { status: 'not-started', score: undefined }, {}, 'Not started'],
    ['reset', { status: 'not-started', wasReset: true, score: undefined }, { canUndoReset: true }, 'Not started'],
    ['not turned in', { status: 'in-progress', score: undefined, submittedAt: undefined }, {}, 'Not turned in yet'],
  ] as const)('keeps the facts and says what will make answers appear: %s', async (_, student, given, title) => {
    open(score(student, given));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Score and facts' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'undo it' }) !== null).toBe('canUndoReset' in given);
  });

  it.each(studentScore.refusals)('tells %s', async (code) => {
    server.use(refuses(studentScore, code));
    openPage();
    expect(await screen.findByRole('heading', { name: en.gone[code].title })).toBeVisible();
  });
});
