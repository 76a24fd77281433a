import { resetStudent, undoReset } from '@alba/contract/assignments';
import { previewLesson } from '@alba/contract/catalog';
import { type LessonReportRow, lessonReport } from '@alba/contract/reports';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, on, refuses, standInServer } from '../../testing/stand-in-server.ts';
import type { Report } from './api.ts';
import { LessonReport, ReportLoading } from './lesson-report.tsx';
import en from './messages/en.json';
import { resetWords, undoWords } from './reset-student.tsx';

const server = standInServer();

const student = (studentId: number, given: Partial<LessonReportRow> = {}): LessonReportRow => ({
  studentId,
  firstName: `Kim${studentId}`,
  lastName: 'Lee',
  isFormer: false,
  status: 'submitted',
  unfinishedAfterDue: false,
  wasReset: false,
  score: 87.5,
  rightItems: 7,
  answeredItems: 8,
  activeSeconds: 1220,
  isLate: false,
  submittedAt: '2026-11-20T20:40:17.000Z',
  ...given,
});
const idle = (studentId: number, given: Partial<LessonReportRow> = {}) =>
  student(studentId, { status: 'not-started', score: undefined, submittedAt: undefined, rightItems: 0, answeredItems: 0, activeSeconds: 0, ...given });

const report = (students: LessonReportRow[], given: Partial<Report> = {}): Report => {
  const current = students.filter(({ isFormer }) => !isFormer);
  const submitted = current.filter(({ status }) => status === 'submitted').length;
  return {
    assignmentId: 3,
    classId: 1,
    className: 'Science 2',
    lesson: {
      lessonId: 5,
      slug: 'v',
      title: 'Volcanoes',
      summary: '',
      subject: 'science',
      subjectId: 2,
      categories: [],
      gradeBand: '3-5',
      grades: [3],
      readingRange: '400L-1000L',
      minutes: 45,
      cover: { media: 'a.svg', width: 320, height: 200, description: '' },
    },
    start: '2026-11-01T00:00:00',
    due: '2026-11-21T23:59:59',
    timing: 'due-today',
    timeZone: 'America/New_York',
    scoredItems: 8,
    students,
    questions: [{ questionId: 'q1', part: 'spark', right: 1, answered: 2, notMarked: false }],
    averageScore: submitted > 0 ? 62.5 : undefined,
    averageSeconds: submitted > 0 ? 1236.4 : undefined,
    submittedCount: submitted,
    studentCount: current.length,
    formerCount: students.length - current.length,
    asOf: '2026-11-21T12:00:00.000Z',
    ...given,
  };
};

function open(given: () => Report) {
  server.use(answers(lessonReport, given), refuses(previewLesson, 'lesson_not_found'));
  return renderPage(<LessonReport address={{ classId: 1, lessonId: 5, assignmentId: 3 }} />);
}

beforeEach(() => {
  startSignedOut();
  signInAs('teacher');
  store.dispatch(api.util.resetApiState());
});

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

describe('@R-LESSON', () => {
  it('shows rounded figures, times, correct over done and who was late', async () => {
    open(() => report([student(1, { isLate: true }), idle(2)]));
    const row = await waitFor(() => rowOf('Kim1'));
    expect(row.getByText('88%')).toBeVisible();
    expect(row.getByText('20:20')).toBeVisible();
    expect(row.getByText('7 of 8')).toBeVisible();
    expect(row.getByText('Turned in late')).toBeVisible();
    expect(row.getByText(/Nov 20/)).toBeVisible();
    expect(screen.getByText('63%')).toBeVisible();
    expect(screen.getByText('20:36')).toBeVisible();
    expect(rowOf('Kim2').queryByRole('button')).toBeNull();
    expect(row.getByRole('link')).toHaveAttribute('href', '/reports/class/1/lesson/5/student/1/score?assignment=3');
  });

  it('lists former students apart and says that they do not count', async () => {
    open(() => report([student(1), student(2, { isFormer: true })]));
    const former = await screen.findByRole('region', { name: 'Former students' });
    expect(within(former).getByText(/does not count in the figures above/)).toBeVisible();
    expect(within(former).getByRole('link', { name: 'Kim2 Lee' })).toBeVisible();
    expect(within(former).queryByRole('button', { name: /^Reset/ })).toBeNull();
  });

  it('turns the bars into a table of the same figures', async () => {
    const { user } = open(() => report([student(1), student(2)]));
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    expect(within(screen.getByRole('table', { name: 'Answers by question' })).getByRole('cell', { name: '50%' })).toBeVisible();
  });

  it.each([
    ['nobody started', [idle(1)], 'Nobody has started yet'],
    ['nobody turned in', [idle(1, { status: 'in-progress' })], 'Nobody has turned in yet'],
    ['an empty class', [], 'No students in this class'],
  ])('says what will make data appear: %s', async (_, students, words) => {
    open(() => report(students));
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  });

  it.each(lessonReport.refusals)('tells %s', async (code) => {
    server.use(refuses(lessonReport, code));
    renderPage(<LessonReport address={{ classId: 1, lessonId: 5 }} />);
    expect(await screen.findByRole('heading', { name: en.gone[code].title })).toBeVisible();
  });

  it('says that it still works after four seconds', () => {
    vi.useFakeTimers();
    renderPage(<ReportLoading />);
    expect(screen.queryByText('Still working')).toBeNull();
    act(() => vi.advanceTimersByTime(4001));
    expect(screen.getByText('Still working')).toBeVisible();
  });

  it('stays light with 300 students', async () => {
    const { container } = open(() => report(Array.from({ length: 300 }, (_, index) => student(index + 1))));
    await screen.findByRole('button', { name: 'Show all 300 students' });
    expect(container.querySelectorAll('*').length).toBeLessThan(2500);
  });
});

describe('@A-RESET', () => {
  it('asks, resets once, takes the score out of the report at once, and undoes', async () => {
    let wasReset = false;
    const keys: (string | null)[] = [];
    server.use(
      answers(resetStudent, (request) => {
        keys.push(request.headers.get('idempotency-key'));
        wasReset = true;
        return { attemptId: 4 };
      }),
      answers(undoReset, () => {
        wasReset = false;
        return { done: true as const };
      }),
    );
    const { user } = open(() => report([wasReset ? idle(1, { wasReset }) : student(1)]));
    await user.click(await screen.findByRole('button', { name: 'Reset Kim1 Lee' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText('Kim1 starts over and this score leaves your reports now.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('Reset, not started again')).toBeVisible();
    expect(screen.queryByText('88%')).toBeNull();
    expect(keys).toHaveLength(1);
    expect(keys[0]).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('88%')).toBeVisible();
  });

  it.each(resetStudent.refusals)('tells the refusal %s in the dialog', async (code) => {
    server.use(refuses(resetStudent, code));
    const { user } = open(() => report([student(1)]));
    await user.click(await screen.findByRole('button', { name: 'Reset Kim1 Lee' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reset' }));
    expect(await within(screen.getByRole('alertdialog')).findByText(new RegExp(en.reset.refused[resetWords[code]].title))).toBeVisible();
  });

  it.each(undoReset.refusals)('tells the refusal %s of an undo', async (code) => {
    server.use(
      answers(resetStudent, { attemptId: 4 }),
      on(undoReset, () => Response.json({ code }, { status: 409 })),
    );
    const { user } = open(() => report([student(1)]));
    await user.click(await screen.findByRole('button', { name: 'Reset Kim1 Lee' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reset' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(en.reset.refused[undoWords[code]].title)).toBeVisible();
  });
});
