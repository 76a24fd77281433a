import { changeOwnDates, changeTargets, loadAssignmentStudents } from '@alba/contract/assignment-students';
import { resetStudent, undoReset } from '@alba/contract/assignments';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { assignmentRow, assignmentStudent, today } from '../../testing/given-assignments.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, refuses, standInServer } from '../../testing/stand-in-server.ts';
import en from './messages/en.json';
import { datesOf, emptyForm, errorOf, formOf } from './own-dates.ts';
import OwnDatesDialog from './own-dates-dialog.tsx';
import { refusedWords } from './refused.ts';
import TargetsDialog from './targets-dialog.tsx';

const server = standInServer();
const row = assignmentRow(7);
const own = { start: null, due: '2026-11-30T12:00:00' };

beforeEach(() => {
  startSignedOut();
  signInAs('teacher');
  store.dispatch(api.util.resetApiState());
});

function given(students = [assignmentStudent(1, 'Ana'), assignmentStudent(2, 'Ben', { status: 'in-progress', ...own }), assignmentStudent(3, 'Cora')]) {
  server.use(answers(loadAssignmentStudents, { assignment: row, students, timeZone: 'America/New_York', today }));
}

const sent: unknown[] = [];
const keeping = async (request: Request) => sent.push(await request.json());

describe('@A-ASSIGNED own dates', () => {
  beforeEach(() => {
    sent.length = 0;
    given();
    server.use(
      answers(changeOwnDates, async (request) => {
        await keeping(request as Request);
        return { assignment: { ...row, revision: 5 }, before: [{ studentId: 2, ...own }] };
      }),
    );
  });
  const open = () => renderPage(<OwnDatesDialog row={row} onClose={vi.fn()} />);

  it('shows who has some, begins with those of the one who is chosen, sends them and takes them back', async () => {
    const { user } = open();
    expect(await screen.findByText('Due Nov 30, 12:00 PM')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Ben Gómez' }));
    const due = screen.getByRole('group', { name: /Own due date/ });
    expect(due).toHaveTextContent('11/30/2026');
    await user.click(within(due).getByRole('spinbutton', { name: /^month/ }));
    await user.keyboard('{ArrowUp}');
    await user.click(screen.getByRole('button', { name: 'Set dates for 1 student' }));
    await waitFor(() => expect(sent).toEqual([{ students: [{ studentId: 2, start: null, due: '2026-12-30T12:00:00' }], revision: 4 }]));
    await user.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
    await waitFor(() => expect(sent[1]).toEqual({ students: [{ studentId: 2, ...own }], revision: 5 }));
  });

  it('gives the dates of the class back to those who have own ones', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all' }));
    await user.click(screen.getByRole('button', { name: 'Use class dates' }));
    await waitFor(() => expect(sent).toEqual([{ students: [{ studentId: 2, start: null, due: null }], revision: 4 }]));
  });

  it('wants a student and a date before it sends anything', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Set dates' }));
    expect(screen.getByText(en.own.error.nobody)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Ana Gómez' }));
    await user.click(screen.getByRole('button', { name: 'Set dates for 1 student' }));
    expect(screen.getByText(en.own.error.empty)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it.each(changeOwnDates.refusals)('keeps the dialog and tells the refusal %s', async (code) => {
    server.use(refuses(changeOwnDates, code, { studentNames: ['Ben Gómez'] }));
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Ben Gómez' }));
    await user.click(screen.getByRole('button', { name: 'Use class dates' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(en.refused[refusedWords[code]].title);
  });

  it('tells when the students did not come, and asks again', async () => {
    server.use(drops(loadAssignmentStudents));
    const { user } = open();
    expect(await screen.findByText('The students didn’t load')).toBeVisible();
    given();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: 'Ana Gómez' })).toBeVisible();
  });
});

describe('@A-RESET from the list of students', () => {
  it('says what leaves the reports, and the same place brings it back', async () => {
    const acts: string[] = [];
    const begun = assignmentStudent(2, 'Ben', { status: 'submitted' });
    given([begun]);
    server.use(
      answers(resetStudent, () => {
        acts.push('reset');
        given([assignmentStudent(2, 'Ben', { canUndoReset: true })]);
        return { attemptId: 3 };
      }),
      answers(undoReset, () => {
        acts.push('undo');
        given([begun]);
        return { done: true as const };
      }),
    );
    const { user } = renderPage(<OwnDatesDialog row={row} onClose={vi.fn()} />);
    await user.click(await screen.findByRole('button', { name: /^Reset: Ben/ }));
    expect(screen.getByText(/the score leaves your reports now/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await user.click(await screen.findByRole('button', { name: /^Undo reset: Ben/ }));
    expect(await screen.findByRole('button', { name: /^Reset: Ben/ })).toBeVisible();
    expect(acts).toEqual(['reset', 'undo']);
  });
});

describe('@A-ASSIGNED who gets it', () => {
  const open = (onClose = vi.fn()) => ({ ...renderPage(<TargetsDialog row={row} onClose={onClose} />), onClose });

  it('goes to some students, warns of work that hides, and takes it back', async () => {
    sent.length = 0;
    given();
    server.use(
      answers(changeTargets, async (request) => {
        await keeping(request as Request);
        return { assignment: { ...row, revision: 5 }, before: { studentIds: null }, hiddenCount: 1 };
      }),
    );
    const { user, onClose } = open();
    await user.click(await screen.findByRole('radio', { name: /Only some students/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Ben Gómez' }));
    expect(screen.getByRole('alert')).toHaveTextContent('1 student has begun');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(await screen.findByText('Saved. The work of 1 student is hidden.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    await waitFor(() =>
      expect(sent).toEqual([
        { studentIds: [1, 3], revision: 4 },
        { studentIds: null, revision: 5 },
      ]),
    );
  });

  it('is for somebody at least', async () => {
    given();
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: /Only some students/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText(en.targets.nobody)).toBeVisible();
  });

  it.each(changeTargets.refusals)('keeps the dialog and tells the refusal %s', async (code) => {
    given();
    server.use(refuses(changeTargets, code, { studentNames: ['Ana Gómez'] }));
    const { user, onClose } = open();
    await screen.findByRole('radio', { name: /Only some students/ });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(en.refused[refusedWords[code]].title);
    if (code === 'lesson_already_assigned') expect(alert).toHaveTextContent('Ana Gómez has it open or coming up');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('@A-ASSIGNED own dates as a form holds them', () => {
  it('come back from what was sent, the last minute of a day with its last second', () => {
    for (const dates of [own, { start: '2026-11-02T08:30:00', due: null }, { start: null, due: '2026-11-30T23:59:59' }])
      expect(datesOf(formOf(dates))).toEqual(dates);
    expect(datesOf(emptyForm)).toEqual({ start: null, due: null });
  });

  it.each([
    { form: emptyForm, count: 1, error: 'empty' },
    { form: { ...emptyForm, dueDate: '2026-11-10' }, count: 0, error: 'nobody' },
    { form: { ...emptyForm, dueDate: '2026-11-08' }, count: 1, error: 'crossed' },
    { form: { ...emptyForm, startDate: '2026-11-25' }, count: 1, error: 'crossed' },
    { form: { ...emptyForm, startDate: '2026-11-25', dueDate: '2026-11-25' }, count: 2, error: undefined },
  ])('say $error', ({ form, count, error }) => expect(errorOf(form, { chosenCount: count, of: row })).toBe(error));
});
