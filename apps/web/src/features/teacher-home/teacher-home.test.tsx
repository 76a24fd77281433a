import { type AssignmentRow, listAssignments } from '@alba/contract/assignments';
import { loadClasses } from '@alba/contract/classes';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, standInServer } from '../../testing/stand-in-server.ts';
import { DueList } from './due-list.tsx';
import { dueThisWeek } from './due-this-week.ts';
import { dayPartOf } from './greeting.ts';
import { JumpToClass } from './jump-to-class.tsx';

const server = standInServer();
const today = '2026-11-21';
const row = (assignmentId: number, due: string | null, more: Partial<AssignmentRow> = {}): AssignmentRow => ({
  assignmentId,
  lessonId: assignmentId * 10,
  lessonTitle: `Lesson ${assignmentId}`,
  lessonSlug: 'lesson',
  subject: 'science',
  cover: { media: 'a.svg', width: 320, height: 200, description: 'A hill' },
  classId: 3,
  className: 'Room 14',
  start: '2026-11-01T00:00:00',
  due,
  timing: 'open',
  isClosed: false,
  allowCheckAnswers: true,
  keyVisibility: 'after-submit',
  targetCount: 26,
  startedCount: 21,
  submittedCount: 9,
  revision: 1,
  ...more,
});
const reply = (assignments: AssignmentRow[]) => ({ assignments, timeZone: 'America/New_York', today, hasMore: false });

beforeEach(() => {
  startSignedOut();
  signInAs('teacher');
  store.dispatch(api.util.resetApiState());
});

describe('what is due this week', () => {
  it.each([
    ['today', '2026-11-21T23:59:59', {}, true],
    ['in six days', '2026-11-27T00:00:00', {}, true],
    ['in seven days', '2026-11-28T00:00:00', {}, false],
    ['yesterday', '2026-11-20T23:59:59', {}, false],
    ['today but past', '2026-11-21T08:00:00', { timing: 'past-due' as const }, false],
    ['today but closed', '2026-11-21T23:59:59', { isClosed: true }, false],
    ['never', null, {}, false],
  ])('%s', (_name, due, more, isShown) => {
    expect(dueThisWeek([row(1, due, more)], today)).toHaveLength(isShown ? 1 : 0);
  });

  it('is listed soonest first, with how many have turned in and the way to the report', async () => {
    server.use(
      answers(listAssignments, reply([row(2, '2026-11-24T23:59:59', { timing: 'due-soon' }), row(1, '2026-11-21T23:59:59', { timing: 'due-today' })])),
    );
    renderPage(<DueList />);
    const titles = await screen.findAllByRole('link');
    expect(titles.map((link) => link.getAttribute('href'))).toEqual(['/reports/class/3/lesson/10/overview', '/reports/class/3/lesson/20/overview']);
    expect(screen.getByText('Due today')).toBeVisible();
    expect(screen.getByText('Due in 3 days')).toBeVisible();
    expect(screen.getAllByText('9 of 26 turned in')).toHaveLength(2);
  });

  it('offers to find a lesson when there is nothing', async () => {
    server.use(answers(listAssignments, reply([])));
    renderPage(<DueList />);
    expect(await screen.findByRole('link', { name: 'Find a lesson' })).toHaveAttribute('href', '/find');
  });

  it('can be tried again', async () => {
    server.use(drops(listAssignments));
    const { user } = renderPage(<DueList />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(answers(listAssignments, reply([])));
    await user.click(retry);
    expect(await screen.findByText('Nothing is due this week')).toBeVisible();
  });
});

describe('the short way to a class', () => {
  it('leads to each class', async () => {
    const base = {
      description: '',
      avatar: 'owl' as const,
      classSubgroupId: 1,
      openAssignmentCount: 0,
      isOwner: true,
      sharedAcrossProducts: false,
      revision: 1,
    };
    server.use(answers(loadClasses, { classes: [{ ...base, classId: 3, name: 'Room 14', studentCount: 0 }] }));
    renderPage(<JumpToClass />);
    expect(await screen.findByRole('link', { name: /Room 14.*No students yet/ })).toHaveAttribute('href', '/teacher/classes?class=3');
  });

  it('or to make one', async () => {
    server.use(answers(loadClasses, { classes: [] }));
    renderPage(<JumpToClass />);
    expect(await screen.findByRole('link', { name: 'Create a class' })).toHaveAttribute('href', '/teacher/classes');
  });
});

it.each([
  ['2026-11-21T12:00:00Z', 'America/New_York', 'morning'],
  ['2026-11-21T16:59:00Z', 'America/New_York', 'morning'],
  ['2026-11-21T17:00:00Z', 'America/New_York', 'afternoon'],
  ['2026-11-21T23:00:00Z', 'America/New_York', 'evening'],
  ['2026-11-21T06:00:00Z', 'America/New_York', 'evening'],
  ['2026-11-21T12:00:00Z', 'America/Sao_Paulo', 'morning'],
  ['2026-11-21T20:59:00Z', 'America/Sao_Paulo', 'afternoon'],
] as const)('greets by the school’s clock: %s in %s', (now, zone, part) => {
  expect(dayPartOf(new Date(now), zone)).toBe(part);
});
