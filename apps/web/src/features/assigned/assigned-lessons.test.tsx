import { type MovedAssignment, moveAssignments, previewMoveAssignments, undoMoveAssignments } from '@alba/contract/assignment-moves';
import { listAssignments, listDeletedAssignments, restoreAssignment } from '@alba/contract/assignments';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, readAgain } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { assignmentPage, assignmentRow } from '../../testing/given-assignments.ts';
import { aClass, givenClasses } from '../../testing/given-classes.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, refusal, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { AssignedLessons } from './assigned-lessons.tsx';
import { backWords } from './deleted-dialog.tsx';
import en from './messages/en.json';
import type { Opened } from './opened.ts';
import { moveWords, undoWords } from './use-move.ts';

const server = standInServer();
const acts = { onSwitchClosed: vi.fn(), onSwitchChecks: vi.fn() };
const opened: Opened[] = [];

beforeEach(() => {
  startSignedOut();
  signInAs('teacher');
  store.dispatch(api.util.resetApiState());
  givenClasses(server, [aClass(1, 'Science 2'), aClass(2, 'Science 4')]);
  opened.length = 0;
  vi.clearAllMocks();
});

function open(at = '/teacher/assigned') {
  const renderDialog = (given: { opened: Opened }) => {
    opened.push(given.opened);
    return null;
  };
  return renderPage(<AssignedLessons {...acts} renderDialog={renderDialog} />, { at });
}

/** Answers every list with these rows and keeps what was asked. */
function listing(rows = [assignmentRow(1), assignmentRow(2, { className: 'Science 4', classId: 2 })], over: Parameters<typeof assignmentPage>[1] = {}) {
  const asked: Record<string, string>[] = [];
  server.use(
    answers(listAssignments, (request) => {
      asked.push(Object.fromEntries(new URL((request as Request).url).searchParams));
      return assignmentPage(rows, over);
    }),
  );
  return asked;
}

const rowOf = async (name: string) => (await screen.findByText(name, { selector: 'td span' })).closest('tr') as HTMLElement;

describe('@A-ASSIGNED the list', () => {
  it('asks for what the address says and writes what is chosen there', async () => {
    const asked = listing();
    const { user, router } = open('/teacher/assigned?class=2&state=past-due');
    const status = await screen.findByRole('combobox', { name: 'Status' });
    expect(asked[0]).toMatchObject({ classId: '2', state: 'past-due' });
    expect(within(status).getByRole('option', { name: 'Due soon (2)' })).toBeInTheDocument();
    await user.selectOptions(status, 'closed');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dates' }), 'This week');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ classId: '2', state: 'closed', from: '2026-11-16', to: '2026-11-22' }));
    expect(router.state.location.search).toBe('?class=2&state=closed&from=2026-11-16&to=2026-11-22');
    await user.click(screen.getByRole('button', { name: 'Due' }));
    await waitFor(() => expect(asked.at(-1)?.order).toBe('latest'));
  });

  it('shows who has it, own dates and the chip, each leading to its dialog', async () => {
    listing([assignmentRow(1, { targets: 'students', targetCount: 3, ownDatesCount: 2, state: 'all-turned-in', allowCheckAnswers: false })]);
    const { user } = open();
    const row = await rowOf('Science 2');
    await user.click(within(row).getByRole('button', { name: /3 students only/ }));
    await user.click(within(row).getByRole('button', { name: /2 with own dates/ }));
    await user.click(within(row).getByRole('button', { name: /All turned in.*Edit the dates/ }));
    await user.click(within(row).getByRole('button', { name: /^Edit:/ }));
    expect([...new Set(opened.map(({ dialog }) => dialog))]).toEqual(['targets', 'own-dates', 'edit-due', 'edit']);
    const checks = within(row).getByRole('switch', { name: /Check answers: Why Volcanoes Wake/ });
    expect(checks).not.toBeChecked();
    await user.click(checks);
    expect(acts.onSwitchChecks).toHaveBeenCalledOnce();
  });

  it('opens what a link of another page asks for, once', async () => {
    listing([assignmentRow(71)]);
    const { router } = open('/teacher/assigned?class=1&assignment=71&open=own-dates');
    await waitFor(() => expect(opened[0]).toMatchObject({ dialog: 'own-dates', row: { assignmentId: 71 } }));
    expect(router.state.location.search).toBe('?class=1&assignment=71');
    expect(screen.getByRole('button', { name: 'Remove filter: One assignment' })).toBeVisible();
  });

  it('gives the focus of a line that goes to the heading over the list', async () => {
    listing();
    open();
    within(await rowOf('Science 4'))
      .getByRole('button', { name: /^Edit:/ })
      .focus();
    listing([assignmentRow(1)], { total: 1 });
    readAgain('assignment');
    await waitFor(() => expect(screen.getByRole('heading', { name: '1 assignment' })).toHaveFocus());
  });

  it('loads more after the last one and goes on from its first new line', async () => {
    const rows = Array.from({ length: 3 }, (_, at) => assignmentRow(at + 1, { lessonTitle: `Lesson ${at + 1}` }));
    const asked: (string | null)[] = [];
    server.use(
      answers(listAssignments, (request) => {
        const after = new URL((request as Request).url).searchParams.get('after');
        asked.push(after);
        return assignmentPage(after ? rows.slice(2) : rows.slice(0, 2), { total: 3, hasMore: !after });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('link', { name: /Lesson 3/ })).toHaveFocus();
    expect(asked).toEqual([null, '2']);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('tells when nothing fits, when nothing was assigned and when it did not load', async () => {
    listing([], { summary: { assignments: 4, classes: 1, dueToday: 0 } });
    const view = open('/teacher/assigned?state=closed');
    await view.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(view.router.state.location.search).toBe('');
    view.unmount();
    store.dispatch(api.util.resetApiState());
    listing([], {});
    const empty = open();
    expect(await screen.findByRole('heading', { name: 'Nothing assigned yet' })).toBeVisible();
    empty.unmount();
    store.dispatch(api.util.resetApiState());
    server.use(drops(listAssignments));
    const { user } = open();
    expect(await screen.findByText('Your assignments didn’t load')).toBeVisible();
    listing();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowOf('Science 4')).toBeVisible();
  });
});

const moved = (assignmentId: number, over: Partial<MovedAssignment> = {}): MovedAssignment => ({
  ...{ assignmentId, lessonTitle: 'Why Volcanoes Wake', className: assignmentId === 1 ? 'Science 2' : 'Science 4', subject: 'science', revision: 4 },
  cover: { media: 'a.svg', width: 320, height: 200, description: '' },
  before: { start: '2026-11-20T00:00:00', due: '2026-11-24T23:59:59' },
  after: { start: '2026-11-23T00:00:00', due: '2026-11-25T23:59:59' },
  ...{ ownDatesCount: 0, warnings: [], sameDay: [] },
  ...over,
});

async function openMove() {
  listing();
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 2' }));
  expect(screen.getByRole('region', { name: 'Your selection' })).toHaveTextContent('2 assignments chosen');
  await user.click(screen.getByRole('button', { name: 'Move dates' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Move dates' }) };
}

describe('@A-ASSIGNED moving several', () => {
  it('shows every old and new date with its day of the week, moves what was shown and takes it back', async () => {
    const asked: unknown[] = [];
    server.use(
      answers(previewMoveAssignments, async (request) => {
        asked.push(await (request as Request).json());
        return { assignments: [moved(1, { ownDatesCount: 2, warnings: ['same-day'], sameDay: ['Market Day'] }), moved(2)] };
      }),
    );
    const { user, dialog } = await openMove();
    expect(await within(dialog).findAllByText('Wednesday, Nov 25')).toHaveLength(2);
    expect(dialog).toHaveTextContent('Own dates of 2 students move too');
    expect(dialog).toHaveTextContent('Also due that day: Market Day.');
    await user.click(within(dialog).getByRole('button', { name: 'Earlier' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ assignmentIds: [1, 2], schoolDays: -1 }));
    const sent: unknown[] = [];
    const now = [1, 2].map((assignmentId) => ({ assignmentId, revision: 5 }));
    server.use(
      answers(moveAssignments, async (request) => {
        sent.push(await (request as Request).json());
        return { assignments: now };
      }),
      answers(undoMoveAssignments, async (request) => {
        sent.push(await (request as Request).json());
        return { assignments: [] };
      }),
    );
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Move 2 assignments' })).toBeEnabled());
    await within(dialog).findAllByText('Wednesday, Nov 25');
    await user.click(within(dialog).getByRole('button', { name: 'Move 2 assignments' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Move dates' })).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([{ assignments: [1, 2].map((assignmentId) => ({ assignmentId, revision: 4 })), schoolDays: -1 }, { assignments: now }]);
  });

  it('leaves out what cannot move, in one press', async () => {
    server.use(
      answers(previewMoveAssignments, async (request) => {
        const { assignmentIds } = (await (request as Request).json()) as { assignmentIds: number[] };
        return { assignments: assignmentIds.map((id) => moved(id, id === 2 ? { refusal: 'lesson_already_assigned' } : {})) };
      }),
    );
    const { user, dialog } = await openMove();
    expect(await within(dialog).findByText('1 assignment can’t move there')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Move 2 assignments' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(within(dialog).getByRole('button', { name: 'Leave it out' }));
    expect(await within(dialog).findByRole('button', { name: 'Move 1 assignment' })).toBeVisible();
    await waitFor(() => expect(within(dialog).queryByText(/can’t move there/)).not.toBeInTheDocument());
  });

  it.each(moveAssignments.refusals)('keeps the dialog and tells the refusal %s', async (code) => {
    const named = { assignments: [{ assignmentId: 1, lessonTitle: 'Volcanoes', className: 'Science 2' }] };
    server.use(answers(previewMoveAssignments, { assignments: [moved(1), moved(2)] }), refuses(moveAssignments, code, named));
    const { user, dialog } = await openMove();
    await within(dialog).findAllByText('Wednesday, Nov 25');
    await user.click(within(dialog).getByRole('button', { name: 'Move 2 assignments' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent(en.move.problem[moveWords[code]].title);
    if (code !== 'assignment_not_found') expect(alert).toHaveTextContent('Volcanoes, Science 2');
  });

  it('wants a whole number of school days', async () => {
    server.use(answers(previewMoveAssignments, { assignments: [moved(1), moved(2)] }));
    const { user, dialog } = await openMove();
    const days = within(dialog).getByRole('spinbutton', { name: 'School days' });
    await user.clear(days);
    await user.type(days, '61');
    expect(days).toHaveAccessibleDescription(/1 to 60/);
    expect(Object.values(undoWords)).toContain('changed');
  });
});

describe('@A-ASSIGNED recently deleted', () => {
  const deleted = {
    ...{ assignmentId: 9, lessonTitle: 'Market Day', subject: 'science' as const, className: 'Science 2', startedCount: 3 },
    cover: { media: 'a.svg', width: 320, height: 200, description: '' },
    ...{ start: '2026-11-09T00:00:00', due: null, removedAt: '2026-11-20T15:00:00.000Z', until: '2026-12-20T15:00:00.000Z' },
  };

  it('tells what would come back and gives it back', async () => {
    listing();
    let isBack = false;
    server.use(
      answers(listDeletedAssignments, () => ({ assignments: isBack ? [] : [deleted], timeZone: 'America/New_York' })),
      answers(restoreAssignment, () => {
        isBack = true;
        return assignmentRow(9);
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Recently deleted' }));
    const dialog = await screen.findByRole('dialog', { name: 'Recently deleted' });
    expect(await within(dialog).findByText('Deleted November 20, 2026. Kept until December 20, 2026.')).toBeVisible();
    expect(dialog).toHaveTextContent('The answers of 3 students come back too.');
    await user.click(within(dialog).getByRole('button', { name: /Bring back: Market Day/ }));
    expect(await within(dialog).findByText('Nothing was deleted lately')).toBeVisible();
  });

  it.each(restoreAssignment.refusals)('tells why it does not come back: %s', async (code) => {
    listing();
    server.use(
      answers(listDeletedAssignments, { assignments: [deleted], timeZone: 'America/New_York' }),
      answers(restoreAssignment, () => refusal(code) as never),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Recently deleted' }));
    await user.click(await screen.findByRole('button', { name: /Bring back/ }));
    const words = en.deleted.refused[backWords[code]].replace('{{className}}', 'Science 2');
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});
