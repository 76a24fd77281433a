import { loadClasses } from '@alba/contract/classes';
import { loadTeacherDay } from '@alba/contract/teacher-day';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { aDay, dayRow, dayStuck, dayStudent } from '../../testing/given-day.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { spoken } from '../../testing/spoken.ts';
import { answers, drops, standInServer } from '../../testing/stand-in-server.ts';
import { TeacherDay } from './day.tsx';
import { dayPartOf } from './greeting.ts';
import { JumpToClass } from './jump-to-class.tsx';

const server = standInServer();
const maya = dayStudent(11, 'Maya', 'Torres');
const leo = dayStudent(12, 'Leo', 'Vega');
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const showDay = (day: Parameters<typeof aDay>[0], more?: Parameters<typeof aDay>[1]) => {
  server.use(answers(loadTeacherDay, aDay(day, more)));
  return renderPage(<TeacherDay />);
};

beforeEach(() => {
  startSignedOut();
  signInAs('teacher');
  store.dispatch(api.util.resetApiState());
});

describe('the day of a teacher (P-HOME)', () => {
  it('lists what is due with how many have turned in, the report and the way to its date; the first is the next step', async () => {
    showDay({ due: [dayRow(1, { timing: 'past-due', dueInDays: -2 }), dayRow(2)] });
    const due = await section('Due this week');
    expect(due.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All assigned lessons', '/teacher/assigned'],
      ['Lesson 1 report, Room 14', '/reports/class/3/lesson/10/overview?assignment=1'],
      ['Change date: Lesson 1, Room 14', '/teacher/assigned?class=3&assignment=1&open=edit-due'],
      ['Open report: Lesson 1, Room 14', '/reports/class/3/lesson/10/overview?assignment=1'],
      ['Lesson 2 report, Room 14', '/reports/class/3/lesson/20/overview?assignment=2'],
      ['Change date: Lesson 2, Room 14', '/teacher/assigned?class=3&assignment=2&open=edit-due'],
    ]);
    expect(due.getByText('Past due')).toBeVisible();
    expect(due.getByText('Due in 3 days')).toBeVisible();
    expect(due.getAllByText('9 of 26 turned in')).toHaveLength(2);
  });

  it('says for whom a row with own dates is, and leads to those', async () => {
    showDay({ due: [dayRow(1, { hasOwnDates: true, targetCount: 1, submittedCount: 0 })] });
    const due = await section('Due this week');
    expect(due.getByText('For 1 student with their own dates')).toBeVisible();
    expect(due.getByRole('link', { name: /^Change date/ })).toHaveAttribute('href', expect.stringContaining('open=own-dates'));
  });

  it('says in words why a student needs help and leads to their work', async () => {
    const reasons = [
      { kind: 'out-of-tries' as const, question: 4 },
      { kind: 'two-in-a-row' as const, questions: [5, 6] as [number, number] },
    ];
    showDay({ needsHelp: [dayStuck(maya, reasons)] });
    const help = await section('Needs help');
    expect(help.getByRole('link', { name: 'Maya Torres' })).toHaveAttribute('href', '/reports/class/3/lesson/50/student/11/score?assignment=5');
    expect(help.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['Used all three tries on question 4', 'Missed questions 5 and 6']),
    );
    expect(help.getByRole('link', { name: 'Give more time: Maya Torres, Lesson 5' })).toHaveAttribute(
      'href',
      '/teacher/assigned?class=3&assignment=5&open=own-dates',
    );
  });

  it('names who has not begun and copies the names, one a line', async () => {
    const { user } = showDay({ notBegun: [{ ...dayRow(1), students: [maya, leo], moreStudents: 3 }] });
    const notBegun = await section('Not started');
    expect(notBegun.getByText('5 of 26 have not started')).toBeVisible();
    expect(notBegun.getByText('Maya Torres, Leo Vega')).toBeVisible();
    expect(notBegun.getByText('And 3 more students, in the report.')).toBeVisible();
    await user.click(notBegun.getByRole('button', { name: 'Copy names: Lesson 1, Room 14' }));
    expect(await navigator.clipboard.readText()).toBe('Maya Torres\nLeo Vega');
    await waitFor(() => expect(spoken('polite')).toContain('2 names copied'));
  });

  it('selects the names where the browser has no clipboard', async () => {
    const { user } = showDay({ notBegun: [{ ...dayRow(1), students: [maya], moreStudents: 0 }] });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(await screen.findByRole('button', { name: /^Copy names/ }));
    expect(getSelection()?.toString()).toBe('Maya Torres');
    expect((await section('Not started')).getByText(/Press Ctrl\+C/)).toBeVisible();
  });

  it('leads from each count to its list and keeps empty lists away', async () => {
    const { user } = showDay({ due: [dayRow(1)], alsoOpen: [dayRow(2, { due: null, timing: 'open', dueInDays: undefined })] });
    const counts = within(await screen.findByRole('list', { name: 'Your day in short' }));
    expect(counts.getAllByRole('button').map((button) => button.textContent)).toEqual(['Due: 1', 'Also open: 1']);
    await user.click(counts.getByRole('button', { name: 'Also open: 1' }));
    expect(screen.getByRole('heading', { name: 'Also open' })).toHaveFocus();
    expect((await section('Also open')).getByText('No due date')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Needs help' })).not.toBeInTheDocument();
  });

  it('shows six rows at first, the rest on request with focus on the next, and how many it leaves out', async () => {
    const items = Array.from({ length: 20 }, (_, at) => dayRow(at + 1));
    const { user } = showDay({}, { due: { items, more: 4 } });
    await user.click(await screen.findByRole('button', { name: 'Show all 20' }));
    expect(screen.queryByRole('button', { name: 'Due: 24' })).not.toBeInTheDocument(); // one list alone needs no counts
    expect(screen.getByRole('link', { name: /^Lesson 7\b.*report/ })).toHaveFocus();
    expect(screen.getByText(/^4 more are not shown here/)).toBeVisible();
  });

  it('on an empty day says what to do next', async () => {
    showDay({});
    expect(await screen.findByText('Nothing is due this week')).toBeVisible();
    expect(screen.getByText(/Nothing is open either/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a lesson' })).toHaveAttribute('href', '/find');
  });
});

describe('how new the day is', () => {
  it('tells when it was made by the school’s clock, and is made again by a press', async () => {
    const { user } = showDay({ due: [dayRow(1)] });
    expect(await screen.findByText(/As of 9:12/)).toBeVisible();
    server.use(answers(loadTeacherDay, aDay({ due: [dayRow(2)] }, { asOf: '2026-11-21T15:40:00Z' })));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('link', { name: /^Lesson 2\b.*report/ })).toBeVisible();
    await waitFor(() => expect(spoken('polite').join(' ')).toMatch(/As of 10:40/));
  });

  it('is made again when the tab is shown again after a while', async () => {
    showDay({ due: [dayRow(1)] });
    await screen.findByText(/As of 9:12/);
    server.use(answers(loadTeacherDay, aDay({ due: [dayRow(2)] }, { asOf: new Date().toISOString() })));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('link', { name: /^Lesson 2\b.*report/ })).toBeVisible();
  });

  it('keeps the day that is there when it cannot be made again, and says so', async () => {
    const { user } = showDay({ due: [dayRow(1)] });
    await screen.findByText(/As of 9:12/);
    server.use(drops(loadTeacherDay));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is the day as it was');
    expect(screen.getByRole('link', { name: /^Lesson 1\b.*report/ })).toBeVisible();
  });

  it('can be tried again when it did not come at all', async () => {
    server.use(drops(loadTeacherDay));
    const { user } = renderPage(<TeacherDay />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(answers(loadTeacherDay, aDay()));
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
