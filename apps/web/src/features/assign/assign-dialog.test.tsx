import { type CheckedCell, cellRefusals, checkAssignments, createAssignments, undoAssign } from '@alba/contract/assigning';
import { loadClass } from '@alba/contract/classes';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { aClass, givenClasses, student } from '../../testing/given-classes.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, on, refuses, standInServer } from '../../testing/stand-in-server.ts';
import AssignDialog from './assign-dialog.tsx';
import { fine, givenAssigning } from './given-assigning.ts';
import en from './messages/en.json';
import { cellWords, undoWords } from './refused.ts';

const server = standInServer();
const lesson = { lessonId: 5, title: 'Why Volcanoes Wake', cover: { media: 'a.svg' } };
const names = Array.from({ length: 10 }, (_, index) => student(20 + index, `Pupil${index}`, 'Gómez'));

const classes = [aClass(1, 'Science 2', { studentCount: 10 }), aClass(2, 'Science 4')];

function open(onClose = vi.fn(), given = classes) {
  givenClasses(server, given, names);
  return { ...renderPage(<AssignDialog lesson={lesson} onClose={onClose} />, { at: '/find' }), onClose };
}

beforeEach(() => {
  startSignedOut();
  signInAs('teacher');
  store.dispatch(api.util.resetApiState());
});

const send = () => screen.getByRole('button', { name: 'Assign' });
/** The check waits for a pause of whoever chooses. */
const patience = { timeout: 8000 };
/** On the screen, and perhaps spoken too. */
const told = async (words: string) => (await screen.findAllByText(words, { exact: false }, patience))[0] as HTMLElement;
const box = (name: RegExp) => screen.findByRole('checkbox', { name }, patience);
const assigned = (given: Partial<CheckedCell> = {}): CheckedCell => ({
  ...fine({ lessonId: 5, classId: 2 }),
  refusal: 'lesson_already_assigned',
  assigned: { assignmentId: 71, lessonTitle: lesson.title, start: '2026-11-02T00:00:00', due: '2026-11-20T23:59:59', studentIds: [] },
  ...given,
});

describe('@A-ASSIGN', () => {
  it('assigns to the chosen classes, once however often it is pressed, and leads to the list', async () => {
    const { sent } = givenAssigning(server);
    const { user, onClose, router } = open();
    await user.click(await box(/Science 2/));
    await user.click(await box(/Science 4/));
    await user.dblClick(send());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patience);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.cells).toMatchObject([
      { lessonId: 5, classId: 1, keyVisibility: 'after-submit', allowCheckAnswers: true },
      { lessonId: 5, classId: 2 },
    ]);
    expect(sent[0]?.cells[0]).not.toHaveProperty('studentIds');
    await user.click(await screen.findByRole('button', { name: 'See assigned lessons' }));
    expect(router.state.location.pathname).toBe('/teacher/assigned');
  });

  it('keeps the key of a wish over a broken connection and takes another for another wish', async () => {
    givenAssigning(server);
    const { user, onClose } = open();
    const lost: (string | null)[] = [];
    server.use(
      on(createAssignments, (request) => {
        lost.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
    await user.click(await box(/Science 2/));
    await user.click(send());
    expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent(/No connection/);
    const { sent } = givenAssigning(server);
    await user.click(send());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patience);
    await user.click(await box(/Science 4/));
    await user.click(send());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(lost[0]).toMatch(/^\w{16,}$/);
    expect(sent[0]?.key).toBe(lost[0]);
    expect(sent[1]?.key).not.toBe(lost[0]);
  });

  it('needs a class', async () => {
    const { user } = open();
    await box(/Science 2/);
    await user.click(send());
    expect(screen.getByText('Choose at least one class.')).toBeVisible();
    expect(await box(/Science 2/)).toHaveFocus();
  });

  it('tells that the lesson would be past due at once, and assigns it all the same', async () => {
    const { sent } = givenAssigning(server);
    const { user } = open();
    await user.click(await box(/Science 2/));
    const words = 'This due date has passed: students will see the lesson as past due.';
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    for (const field of ['Start', 'Due']) await user.type(screen.getByRole('spinbutton', { name: `year, ${field}` }), '2001');
    expect(screen.getByText(words)).toBeVisible();
    await user.click(send());
    await waitFor(() => expect(sent).toHaveLength(1), patience);
  });

  it('brings a failure into view: the button stands in the foot of a long dialog', async () => {
    givenAssigning(server);
    const { user } = open();
    await user.click(await box(/Science 2/));
    server.use(drops(createAssignments));
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(send());
    const alert = await screen.findByRole('alert', {}, patience);
    expect(seen.mock.contexts).toContain(alert);
    seen.mockRestore();
  });

  it('leads to the due date when it lies before the start', async () => {
    givenAssigning(server);
    const { user } = open();
    await user.click(await box(/Science 2/));
    await user.type(screen.getByRole('spinbutton', { name: 'year, Due' }), '2001');
    await user.click(send());
    expect(screen.getByText('The due date can’t be before the start date.')).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: 'month, Due' })).toHaveFocus();
  });

  it('sends no due date when there is none', async () => {
    const { sent } = givenAssigning(server);
    const { user } = open();
    await user.click(await box(/Science 2/));
    await user.click(screen.getByRole('checkbox', { name: 'No due date' }));
    await user.click(send());
    await waitFor(() => expect(sent[0]?.cells[0]?.due).toBeNull());
  });

  it('sends only the students that were chosen, and none is no choice', async () => {
    const { sent } = givenAssigning(server);
    const { user } = open();
    await user.click(await box(/Science 2/));
    expect(screen.getByText('Everyone, 10 students')).toBeVisible();
    const choose = screen.getByRole('button', { name: /Choose students/ });
    await user.click(choose);
    await user.click(screen.getByRole('radio', { name: /Only some students/ }));
    await user.click(send());
    expect(screen.getByText('Choose at least one student of Science 2, or give it to everyone.')).toBeVisible();
    expect(choose).toHaveFocus();
    await user.type(await screen.findByRole('searchbox', { name: /Search students of Science 2/ }), 'pupil3 gomez');
    expect(screen.getByText('1 student found')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Pupil3 Gómez' }));
    await user.click(send());
    await waitFor(() => expect(sent[0]?.cells).toMatchObject([{ classId: 1, studentIds: [23] }]));
  });

  it('tells that the students of a class did not come, and asks again', async () => {
    givenAssigning(server);
    const { user } = open();
    server.use(drops(loadClass));
    await user.click(await box(/Science 2/));
    await user.click(screen.getByRole('button', { name: /Choose students/ }));
    await user.click(screen.getByRole('radio', { name: /Only some students/ }));
    expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent('The students didn’t load');
    givenClasses(server, [aClass(1, 'Science 2', { studentCount: 10 })], names);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: 'Pupil3 Gómez' })).toBeVisible();
  });
});

describe('@A-ASSIGN before sending', () => {
  it('names the class that has the lesson, leaves it out in one press and sends the rest', async () => {
    const { sent } = givenAssigning(server, (cell) => (cell.classId === 2 ? assigned() : fine(cell)));
    const { user, onClose } = open();
    await user.click(await box(/Science 2/));
    await user.click(await box(/Science 4/));
    const title = await told('1 class can’t get this lesson now');
    const notice = title.parentElement as HTMLElement;
    expect(notice).toHaveTextContent('Science 4: It has this lesson already. Nov 2 to Nov 20.');
    expect(within(notice).getByRole('link', { name: /See it in Assigned lessons/ })).toHaveAttribute('href', '/teacher/assigned?class=2&assignment=71');
    await user.click(send());
    expect(sent).toHaveLength(0);
    expect(notice.closest('[tabindex]')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Leave this class out' }));
    expect(await box(/Science 4/)).not.toBeChecked();
    await user.click(send());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patience);
    expect(sent[0]?.cells).toMatchObject([{ classId: 1 }]);
  });

  it('leaves only those students out who have the lesson already', async () => {
    const { asked } = givenAssigning(server, (cell) => {
      const has = cell.studentIds?.includes(20) ? assigned().assigned : undefined;
      return has ? assigned({ classId: 1, assigned: { ...has, studentIds: [20] } }) : fine(cell);
    });
    const { user } = open();
    await user.click(await box(/Science 2/));
    await user.click(screen.getByRole('button', { name: /Choose students/ }));
    await user.click(screen.getByRole('radio', { name: /Only some students/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Pupil0 Gómez' }));
    await user.click(screen.getByRole('checkbox', { name: 'Pupil1 Gómez' }));
    await user.click(await screen.findByRole('button', { name: 'Leave this class out' }, patience));
    expect(screen.getByRole('checkbox', { name: 'Pupil0 Gómez' })).not.toBeChecked();
    await waitFor(() => expect(asked.at(-1)).toMatchObject([{ classId: 1, studentIds: [21] }]), patience);
  });

  it('warns of what else is due that day and sends all the same', async () => {
    const sameDay = [{ assignmentId: 7, lessonTitle: 'Market Day', start: '2026-11-02T00:00:00', due: '2026-11-29T23:59:59' }];
    const { sent } = givenAssigning(server, (cell) => ({ ...fine(cell), sameDay }));
    const { user } = open();
    await user.click(await box(/Science 2/));
    expect(await told('Also due that day: Market Day.')).toBeVisible();
    await user.click(send());
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('has words for everything that can stand in the way', async () => {
    givenAssigning(server, (cell) => ({ ...fine(cell), refusal: cellRefusals[cell.classId - 1] }));
    const { user } = open(
      vi.fn(),
      cellRefusals.map((_refusal, index) => aClass(index + 1, `Class ${index + 1}`)),
    );
    await box(/Class 1/);
    for (const one of screen.getAllByRole('checkbox', { name: /^Class/ })) await user.click(one);
    await told(`${cellRefusals.length} classes can’t get this lesson now`);
    for (const refusal of cellRefusals) expect(screen.getByText(en.cellRefused[cellWords[refusal]], { exact: false })).toBeVisible();
  });

  it('does not tell a late answer of what is chosen no longer', async () => {
    const late: (() => void)[] = [];
    const asked: number[][] = [];
    server.use(
      answers(checkAssignments, async (request) => {
        const { cells } = (await request.json()) as { cells: { lessonId: number; classId: number }[] };
        asked.push(cells.map(({ classId }) => classId));
        if (cells.some(({ classId }) => classId === 2)) await new Promise<void>((resolve) => late.push(resolve));
        return { cells: cells.map((cell) => (cell.classId === 2 ? assigned() : fine(cell))) };
      }),
    );
    const { user } = open();
    await user.click(await box(/Science 4/));
    await waitFor(() => expect(late).toHaveLength(1), patience);
    await user.click(await box(/Science 4/));
    await user.click(await box(/Science 2/));
    for (const answer of late) answer();
    await waitFor(() => expect(asked.at(-1)).toEqual([1]), patience);
    expect(screen.queryByText(/can’t get this lesson/)).not.toBeInTheDocument();
  });

  it('tells what was refused after all and keeps what was chosen', async () => {
    givenAssigning(server);
    server.use(refuses(createAssignments, 'cells_refused', { cells: [assigned()] }));
    const { user, onClose } = open();
    await user.click(await box(/Science 4/));
    await user.click(send());
    expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent(en.refused.someRefused.title);
    expect(screen.getByText(/It has this lesson already/)).toBeVisible();
    expect(await box(/Science 4/)).toBeChecked();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('@A-ASSIGN undo', () => {
  async function assignOne() {
    givenAssigning(server);
    const view = open();
    await view.user.click(await box(/Science 2/));
    await view.user.click(send());
    return { ...view, undo: await screen.findByRole('button', { name: 'Undo' }, patience) };
  }

  it('takes back what was assigned', async () => {
    const taken: unknown[] = [];
    server.use(
      answers(undoAssign, async (request) => {
        taken.push(await request.json());
        return { removed: 1 };
      }),
    );
    const { user, undo } = await assignOne();
    await user.click(undo);
    expect(await told('1 assignment is taken back')).toBeVisible();
    expect(taken).toEqual([{ assignmentIds: [90] }]);
  });

  it.each(undoAssign.refusals)('says why not: %s', async (code) => {
    server.use(refuses(undoAssign, code));
    const { user, undo } = await assignOne();
    await user.click(undo);
    expect(await told(en.refused[undoWords[code]].title)).toBeVisible();
  });
});
