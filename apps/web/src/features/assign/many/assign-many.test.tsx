import { type CheckedCell, checkAssignments, createAssignments, undoAssign } from '@alba/contract/assigning';
import { type LessonCard, loadLessonCards } from '@alba/contract/catalog';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../../lib/api/api.ts';
import { store } from '../../../lib/store/store.ts';
import { aClass, givenClasses } from '../../../testing/given-classes.ts';
import { signInAs, startSignedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { answers, drops, refuses, standInServer } from '../../../testing/stand-in-server.ts';
import { fine, givenAssigning } from '../given-assigning.ts';
import AssignMany from './assign-many.tsx';
import { useDraft } from './use-draft.ts';

const server = standInServer();
const lessonOf = (lessonId: number, title: string): LessonCard => ({
  ...{ lessonId, slug: 'slug', title, summary: '', subject: 'science', subjectId: 2, categories: [], gradeBand: '3-5', grades: [4] },
  ...{ readingRange: '400L-550L', minutes: 40, cover: { media: 'a.svg', width: 320, height: 200, description: '' } },
});
const lessons = [lessonOf(12, 'Why Volcanoes Wake'), lessonOf(15, 'Energy on the Move'), lessonOf(9, 'The Secret Life of Soil')];

function Screen({ onAssigned }: { onAssigned?: () => void }) {
  return <AssignMany wizard={useDraft()} describe={({ gradeBand }) => gradeBand} findPath="/find" onAssigned={onAssigned} />;
}

function open(step = '', { ids = '12,15,9', onAssigned = vi.fn() } = {}) {
  givenClasses(server, [aClass(1, 'Science 2', { studentCount: 26 }), aClass(2, 'Science 4', { studentCount: 24 })]);
  server.use(answers(loadLessonCards, () => ({ lessons })));
  return { ...renderPage(<Screen onAssigned={onAssigned} />, { at: `/find/assign?lessons=${ids}${step && `&step=${step}`}` }), onAssigned };
}

beforeEach(() => {
  startSignedOut();
  signInAs('teacher', { accountId: 7 });
  store.dispatch(api.util.resetApiState());
});

type View = ReturnType<typeof open>;
const next = (name: string) => screen.getByRole('button', { name });
/** The check waits for a pause of whoever chooses. */
const patience = { timeout: 8000 };
const title = (name: string) => screen.findByRole('heading', { level: 2, name }, patience);

/** From the first step on, with both classes. */
async function toDates({ user }: View) {
  await title('Lessons');
  await user.click(next('Classes'));
  await user.click(await screen.findByRole('checkbox', { name: /Science 2/ }, patience));
  await user.click(screen.getByRole('checkbox', { name: /Science 4/ }));
  await user.click(next('Dates and options'));
  await title('Dates and options');
}

async function toReview(view: View) {
  await toDates(view);
  await view.user.click(next('Review'));
  await title('Review');
}

describe('@A-MULTI steps', () => {
  it('keep everything over Back, Forward and Reload, and hear their names', async () => {
    givenAssigning(server);
    const view = open();
    await toDates(view);
    expect(await title('Dates and options')).toHaveFocus();
    expect(screen.getByText('2 classes, 50 students')).toBeVisible();
    await view.router.navigate(-1);
    expect(await screen.findByRole('checkbox', { name: /Science 4/ }, patience)).toBeChecked();
    await view.router.navigate(1);
    await title('Dates and options');
    view.unmount();
    open('dates');
    expect(await title('Dates and options')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Classes.*2 classes/ })).toHaveAttribute('href', '/find/assign?lessons=12,15,9&step=classes');
  });

  it('go no further than what is done', async () => {
    open('review');
    expect(await title('Classes')).toBeVisible();
  });

  it('say that a class is missing, and lead to it', async () => {
    const { user } = open('classes');
    await title('Classes');
    await user.click(next('Dates and options'));
    expect(screen.getByText('Choose at least one class.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Science 2/ })).toHaveFocus();
  });
});

describe('@A-MULTI lessons', () => {
  it('are put in order, removed and put back, with focus and words', async () => {
    const { user } = open();
    const names = async () =>
      within(await screen.findByRole('list', { name: 'Lessons' }, patience))
        .getAllByRole('listitem')
        .map((item) => item.querySelector('b')?.textContent);
    expect(await names()).toEqual(['Why Volcanoes Wake', 'Energy on the Move', 'The Secret Life of Soil']);
    await user.click(screen.getByRole('button', { name: 'Move The Secret Life of Soil up' }));
    expect(await names()).toEqual(['Why Volcanoes Wake', 'The Secret Life of Soil', 'Energy on the Move']);
    expect(screen.getByRole('button', { name: 'Move The Secret Life of Soil up' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove Why Volcanoes Wake' }));
    expect(await names()).toEqual(['The Secret Life of Soil', 'Energy on the Move']);
    await user.click(screen.getByRole('button', { name: 'Put back: Why Volcanoes Wake' }));
    expect(await names()).toEqual(['The Secret Life of Soil', 'Energy on the Move', 'Why Volcanoes Wake']);
    expect(screen.getByRole('button', { name: 'Remove Why Volcanoes Wake' })).toHaveFocus();
  });

  it('that are gone are told and left out', async () => {
    open('', { ids: '12,77,15,78' });
    expect(await screen.findByText('2 lessons are not available anymore and were left out', {}, patience)).toBeVisible();
    expect(screen.getByText('2 chosen')).toBeVisible();
  });

  it('are not there at all: the way to Find', async () => {
    open('', { ids: '' });
    expect(await screen.findByRole('link', { name: 'Find lessons' }, patience)).toHaveAttribute('href', '/find');
  });

  it('do not load: told, and loaded again', async () => {
    const view = open();
    view.unmount();
    store.dispatch(api.util.resetApiState());
    server.use(drops(loadLessonCards));
    const { user } = renderPage(<Screen />, { at: '/find/assign?lessons=12' });
    expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent('What you entered stays here.');
    server.use(answers(loadLessonCards, { lessons }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title('Lessons')).toBeVisible();
  });
});

describe('@A-MULTI dates', () => {
  const dueOf = (lesson: string) => screen.getByRole('group', { name: `Due date of ${lesson}` });
  const typeYear = async ({ user }: View, lesson: string, year: string) => user.type(within(dueOf(lesson)).getByRole('spinbutton', { name: /year/ }), year);

  it('that are wrong are summed up at the top, each a link to its field', async () => {
    const view = open();
    await toDates(view);
    await typeYear(view, 'Energy on the Move', '2001');
    expect(screen.getByText('One date needs a fix')).toBeVisible();
    await view.user.click(next('Review'));
    expect(await title('Dates and options')).toBeVisible();
    await view.user.click(screen.getByRole('link', { name: 'Energy on the Move is due before it starts.' }));
    expect(within(dueOf('Energy on the Move')).getByRole('spinbutton', { name: /month/ })).toHaveFocus();
  });

  it('are given to every lesson at once, or spread over school days', async () => {
    const view = open();
    await toDates(view);
    await view.user.click(screen.getByRole('button', { name: 'Spread out' }));
    await view.user.click(screen.getByRole('button', { name: 'Fill due dates' }));
    expect(screen.getByText('Choose when the first lesson is due.')).toBeVisible();
    const first = screen.getAllByRole('spinbutton', { name: /First lesson due/ });
    await view.user.click(first[0] as HTMLElement);
    await view.user.keyboard('11192099');
    await view.user.click(screen.getByRole('button', { name: 'Fill due dates' }));
    const texts = lessons.map(({ title: name }) => dueOf(name).textContent);
    expect(texts[0]).toContain('11/19/2099');
    expect(texts[1]).toContain('11/23/2099');
    expect(texts[2]).toContain('11/25/2099');
  });
});

describe('@A-MULTI grid', () => {
  const cells = () => within(screen.getByRole('grid')).getAllByRole('button');

  it('is one stop for Tab; arrows move, Enter edits, Escape comes back', async () => {
    const view = open();
    await toDates(view);
    expect(cells()).toHaveLength(6);
    expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    cells()[0]?.focus();
    await view.user.keyboard('{ArrowDown}{ArrowRight}');
    expect(cells()[3]).toHaveFocus();
    await view.user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Energy on the Move for Science 4' }, patience)).toBeVisible();
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(cells()[3]).toHaveFocus());
    await view.user.keyboard('{Control>}{Home}{/Control}');
    expect(cells()[0]).toHaveFocus();
  });

  it('shows own dates, gives them back, and leaves a class out', async () => {
    const view = open();
    await toDates(view);
    const edit = async (index: number) => {
      await view.user.click(cells()[index] as HTMLElement);
      return screen.findByRole('dialog', {}, patience);
    };
    let dialog = await edit(1);
    await view.user.click(within(dialog).getByRole('checkbox', { name: 'No due date' }));
    await view.user.click(within(dialog).getByRole('button', { name: 'Save dates' }));
    await waitFor(() => expect(cells()[1]).toHaveTextContent(/no due date.*Own dates/));
    dialog = await edit(1);
    await view.user.click(within(dialog).getByRole('button', { name: 'Use the lesson’s dates' }));
    await waitFor(() => expect(cells()[1]).not.toHaveTextContent('Own dates'));
    dialog = await edit(2);
    await view.user.click(within(dialog).getByRole('checkbox', { name: 'Leave Science 2 out of this lesson' }));
    await view.user.click(within(dialog).getByRole('button', { name: 'Save dates' }));
    await waitFor(() => expect(cells()[2]).toHaveTextContent('Left out'));
  });

  it('is cards where there is no room for a table', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() } as unknown as MediaQueryList);
    const view = open();
    await toDates(view);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await view.user.click(screen.getAllByRole('button', { name: /^Science 4/ })[1] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Energy on the Move for Science 4' }, patience)).toBeVisible();
  });
});

describe('@A-MULTI review', () => {
  const assigned = (cell: { lessonId: number; classId: number }): CheckedCell => ({
    ...fine(cell),
    refusal: 'lesson_already_assigned',
    assigned: { assignmentId: 71, lessonTitle: 'Energy on the Move', start: '2026-11-02T00:00:00', due: null, studentIds: [] },
  });

  it('says of what would be past due at once', async () => {
    givenAssigning(server);
    const view = open();
    await toDates(view);
    for (const field of ['Start of', 'Due date of'])
      await view.user.type(within(screen.getByRole('group', { name: `${field} Energy on the Move` })).getByRole('spinbutton', { name: /year/ }), '2001');
    await view.user.click(next('Review'));
    expect(await screen.findAllByText(/This due date has passed/, {}, patience)).toHaveLength(2);
  });

  it('assigns everything once, says so, and undoes it with nothing lost', async () => {
    const { sent } = givenAssigning(server);
    const view = open();
    await toReview(view);
    await view.user.dblClick(await screen.findByRole('button', { name: 'Assign 6 (3 lessons to 2 classes)' }, patience));
    expect(await title('6 assigned: 3 lessons to 2 classes')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.cells).toHaveLength(6);
    expect(view.onAssigned).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem('assignMany.7')).toBeNull();
    server.use(answers(undoAssign, { removed: 6 }));
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await title('Review')).toBeVisible();
    expect((await screen.findAllByText('6 assignments are taken back', {}, patience))[0]).toBeVisible();
    expect(await screen.findByRole('button', { name: /Assign 6/ }, patience)).toBeVisible();
  });

  it('lists what is refused, leaves it out and warns of what else is due', async () => {
    const sameDay = [{ assignmentId: 7, lessonTitle: 'Market Day', start: '2026-11-02T00:00:00', due: '2026-11-29T23:59:59' }];
    const { sent } = givenAssigning(server, (cell) => {
      if (cell.lessonId === 15 && cell.classId === 2) return assigned(cell);
      if (cell.lessonId === 9) return { ...fine(cell), refusal: 'lesson_denied' };
      return { ...fine(cell), sameDay: cell.classId === 1 ? sameDay : [] };
    });
    const view = open();
    await toReview(view);
    expect(await screen.findByText('3 of 6 can’t be assigned', {}, patience)).toBeVisible();
    const row = (lesson: RegExp, of: RegExp) => screen.getAllByRole('row').find((one) => lesson.test(one.textContent ?? '') && of.test(one.textContent ?? ''));
    expect(row(/Energy/, /Science 4/)).toHaveTextContent('Left out. It has this lesson already. From Nov 2, no due date. See it in Assigned lessons');
    expect(row(/Soil/, /Science 2/)).toHaveTextContent('This lesson is not available to the school.');
    expect(row(/Volcanoes/, /Science 2/)).toHaveTextContent('Will be assigned. Also due that day: Market Day.');
    await view.user.click(screen.getByRole('button', { name: 'Assign 3 (2 lessons to 2 classes)' }));
    await waitFor(() => expect(sent[0]?.cells.map(({ lessonId, classId }) => `${lessonId} ${classId}`)).toEqual(['12 1', '12 2', '15 1']));
  });

  it('tells what came in between, and keeps the rest ready', async () => {
    givenAssigning(server);
    const view = open();
    await toReview(view);
    server.use(refuses(createAssignments, 'cells_refused', { cells: [assigned({ lessonId: 15, classId: 1 })] }));
    await view.user.click(await screen.findByRole('button', { name: /Assign 6/ }, patience));
    expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent('Nothing was assigned yet');
    expect(screen.getByRole('button', { name: 'Assign 5 (3 lessons to 2 classes)' })).toBeVisible();
  });

  it('says that there is no connection, keeps the draft and tries again', async () => {
    givenAssigning(server);
    server.use(drops(checkAssignments));
    const view = open();
    await toReview(view);
    expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent(/could not be checked.*What you entered stays here/);
    givenAssigning(server);
    await view.user.click(screen.getByRole('button', { name: 'Check again' }));
    const assign = await screen.findByRole('button', { name: /Assign 6/ }, patience);
    server.use(drops(createAssignments));
    await view.user.click(assign);
    expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent(/was not assigned.*No connection.*What you entered stays here/);
    expect(sessionStorage.getItem('assignMany.7')).toContain('"classIds":[1,2]');
    givenAssigning(server);
    await view.user.click(screen.getByRole('button', { name: /Assign 6/ }));
    expect(await title('6 assigned: 3 lessons to 2 classes')).toBeVisible();
  });
});
