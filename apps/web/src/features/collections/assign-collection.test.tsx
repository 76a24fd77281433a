import { checkAssignments, createAssignments, undoAssign } from '@alba/contract/assigning';
import { loadClasses } from '@alba/contract/classes';
import { addDays } from '@alba/domain/assignments';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import {
  assigned,
  checking,
  chooseClass,
  fill,
  lessonDates,
  openCollectionPage,
  send,
  showCollectionPage,
  taking,
  today,
  typeDate,
} from '../../testing/collection-scene.tsx';
import { checkedCell } from '../../testing/given-collection.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { answers, drops, on, refuses, standInServer } from '../../testing/stand-in-server.ts';
import en from './messages/en.json';
import { assignWords, undoWords } from './use-assign-collection.ts';

const server = standInServer();

beforeEach(() => {
  startSignedOut();
  signInAs('teacher');
  store.dispatch(api.util.resetApiState());
});

describe('@A-COLLECTION assigning', () => {
  it('assigns the included lessons with their own dates to the class, once however often it is pressed, and leads to the list', async () => {
    const sent = taking(server);
    const { user, router } = openCollectionPage(server);
    await chooseClass(user);
    await user.click(screen.getByRole('switch', { name: 'Included: Plants' }));
    await typeDate(user, 'Soil', 'Due', '2031-03-05');
    await typeDate(user, 'Oceans', 'Start', '2031-03-06');
    await typeDate(user, 'Oceans', 'Due', '2031-03-07');
    await user.dblClick(send());
    expect(await screen.findByText('2 lessons of “Living Systems” are assigned to Period 4', { selector: 'aside *' })).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.key).toMatch(/^\w{16,}$/);
    expect(sent[0]?.body).toMatchObject({
      collectionId: 4,
      cells: [
        { lessonId: 1, classId: 2, start: `${today}T00:00:00`, due: '2031-03-05T23:59:59' },
        { lessonId: 3, classId: 2, start: '2031-03-06T00:00:00', due: '2031-03-07T23:59:59' },
      ],
    });
    expect(screen.queryByRole('button', { name: /^Assign \d/ })).toBeNull();
    // what was just assigned is no mistake
    checking(server, () => [checkedCell(1, 2, { refusal: 'lesson_already_assigned', assigned })]);
    await waitFor(() => expect(screen.queryByText(/^This class has it already/)).toBeNull());
    await user.click(within(screen.getByRole('complementary')).getByRole('link', { name: 'See assigned lessons' }));
    expect(router.state.location.pathname).toBe('/teacher/assigned');
  });

  it('starts every lesson today when assigned right away; each keeps its own due date', async () => {
    const sent = taking(server);
    const { user } = openCollectionPage(server);
    await chooseClass(user);
    await fill(user);
    await user.click(screen.getByRole('switch', { name: 'Assign right away' }));
    expect(lessonDates('Oceans').getByRole('spinbutton', { name: 'day, Start' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(send());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.cells.map(({ start }) => start)).toEqual(Array(3).fill(`${today}T00:00:00`));
    expect(new Set(sent[0]?.body.cells.map(({ due }) => due)).size).toBe(3);
  });

  it('takes it back', async () => {
    taking(server);
    server.use(answers(undoAssign, async (request) => ({ removed: ((await request.json()) as { assignmentIds: number[] }).assignmentIds.length })));
    const { user } = openCollectionPage(server);
    await chooseClass(user);
    await fill(user);
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('3 lessons are no longer assigned', { selector: 'b' })).toBeVisible();
    expect(send()).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Class/ })).toHaveValue('2');
  });

  it.each(undoAssign.refusals)('tells why it cannot be taken back: %s', async (code) => {
    taking(server);
    server.use(refuses(undoAssign, code));
    const { user } = openCollectionPage(server);
    await chooseClass(user);
    await fill(user);
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(en.error[undoWords[code]])).toBeVisible();
  });

  it('keeps the dates while the teacher looks at a lesson and comes back', async () => {
    const { user, unmount } = openCollectionPage(server);
    await screen.findByRole('group', { name: 'Soil' });
    await typeDate(user, 'Soil', 'Due', '2031-03-05');
    unmount();
    showCollectionPage();
    expect((await screen.findByRole('group', { name: 'Soil' })).textContent).toMatch(/2031/);
  });
});

describe('@A-COLLECTION what stands in the way', () => {
  it('needs a class', async () => {
    const { user } = openCollectionPage(server);
    await screen.findByRole('combobox', { name: /Class/ });
    await user.click(send());
    expect(screen.getByRole('combobox', { name: /Class/ })).toHaveAccessibleDescription('Choose a class.');
    expect(screen.getByRole('combobox', { name: /Class/ })).toHaveFocus();
  });

  it('needs a lesson and leads to the first switch', async () => {
    const { user } = openCollectionPage(server);
    await chooseClass(user);
    for (const title of ['Soil', 'Plants', 'Oceans']) await user.click(screen.getByRole('switch', { name: `Included: ${title}` }));
    await user.click(send());
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('No lessons are included');
    await user.click(within(alert).getByRole('link', { name: 'Go to the first lesson' }));
    expect(screen.getByRole('switch', { name: 'Skipped: Soil' })).toHaveFocus();
  });

  it('needs valid dates of every included lesson and leads to each field', async () => {
    const { user } = openCollectionPage(server);
    await chooseClass(user);
    await user.click(screen.getByRole('switch', { name: 'Included: Plants' }));
    await typeDate(user, 'Soil', 'Due', addDays(today, -2));
    expect(lessonDates('Soil').getByText('The due date can’t be before the start date.')).toBeVisible();
    await user.click(send());
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('One or more dates are missing or invalid.');
    expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Soil, due date', 'Oceans, due date']);
    expect(lessonDates('Oceans').getByText('Add a due date.')).toBeVisible();
    await user.click(within(alert).getByRole('link', { name: 'Oceans, due date' }));
    expect(lessonDates('Oceans').getByRole('spinbutton', { name: 'month, Due' })).toHaveFocus();
  });

  it('says which lessons the class has already, before sending, and skips them with one press', async () => {
    const sent = taking(server);
    const { user } = openCollectionPage(server);
    checking(server, (classId) => (classId === 2 ? [1, 3].map((lessonId) => checkedCell(lessonId, 2, { refusal: 'lesson_already_assigned', assigned })) : []));
    await chooseClass(user, 'Period 2');
    await fill(user);
    expect(screen.queryByRole('alert')).toBeNull();
    await chooseClass(user, 'Period 4');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('2 lessons are already assigned to Period 4');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Soil', 'Oceans']);
    expect(screen.getAllByText('This class has it already: Nov 1 to Nov 5')).toHaveLength(2);
    await user.click(send());
    expect(sent).toHaveLength(0);
    await user.click(within(alert).getByRole('button', { name: 'Skip these 2 lessons' }));
    expect(screen.getByText('1 of 3 included', { selector: 'section *' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Assign 1 lesson' }));
    await waitFor(() => expect(sent[0]?.body.cells).toMatchObject([{ lessonId: 2, classId: 2 }]));
  });

  it('says what the school of the class cannot have, and what left the library, and skips it', async () => {
    const { user } = openCollectionPage(server);
    checking(server, () => [checkedCell(1, 2, { refusal: 'lesson_denied' }), checkedCell(2, 2, { refusal: 'lesson_not_found' })]);
    await chooseClass(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('2 lessons can’t be assigned to Period 4');
    expect(screen.getByText('This lesson is not available to the school of this class.')).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'Skip these 2 lessons' }));
    expect(screen.getByText('1 of 3 included', { selector: 'section *' })).toBeVisible();
  });

  it('says when a class is not taught any more, and what else is due on the same day', async () => {
    const { user } = openCollectionPage(server);
    const due = `${addDays(today, 7)}T23:59:59`;
    checking(server, (classId) =>
      classId === 1
        ? [checkedCell(1, 1, { refusal: 'class_not_found' })]
        : [1, 2, 3].map((id) => checkedCell(id, 2, { sameDay: [{ ...assigned, lessonTitle: 'Maps', due }].map(({ studentIds: _, ...met }) => met) })),
    );
    await chooseClass(user, 'Period 2');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Class/ })).toHaveAccessibleDescription(/don’t teach this class/));
    await chooseClass(user, 'Period 4');
    await typeDate(user, 'Soil', 'Due', addDays(today, 7));
    expect(await lessonDates('Soil').findByText('Due the same day: Maps')).toBeVisible();
    expect(lessonDates('Plants').queryByText(/Due the same day/)).toBeNull();
  });

  it('says what another teacher assigned in the meantime', async () => {
    const { user } = openCollectionPage(server);
    await chooseClass(user);
    await fill(user);
    server.use(refuses(createAssignments, 'cells_refused', { cells: [checkedCell(1, 2, { refusal: 'lesson_already_assigned', assigned })] }));
    checking(server, () => [checkedCell(1, 2, { refusal: 'lesson_already_assigned', assigned })]);
    await user.click(send());
    expect(await screen.findByText('1 lesson is already assigned to Period 4')).toBeVisible();
    expect(screen.getByText('The lessons were not assigned')).toBeVisible();
  });

  it.each(['collection_not_found', 'collection_denied'] as const)('tells the refusal %s and keeps the plan', async (code) => {
    server.use(refuses(createAssignments, code));
    const { user } = openCollectionPage(server);
    await chooseClass(user);
    await fill(user);
    await user.click(send());
    expect(await screen.findByText(en.error[assignWords[code]])).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Class/ })).toHaveValue('2');
  });

  it('keeps the key of a wish over a broken connection', async () => {
    const { user } = openCollectionPage(server);
    await chooseClass(user);
    await fill(user);
    const keys: (string | null)[] = [];
    server.use(
      on(createAssignments, (request) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
    await user.click(send());
    expect(await screen.findByText('The lessons were not assigned')).toBeVisible();
    const sent = taking(server);
    await user.click(send());
    await waitFor(() => expect(sent.map(({ key }) => key)).toEqual(keys));
    expect(keys[0]).toMatch(/^\w{16,}$/);
    expect(screen.queryByText('The lessons were not assigned')).toBeNull();
  });

  it('lets the teacher go on when the class could not be looked at', async () => {
    const sent = taking(server);
    const { user } = openCollectionPage(server);
    server.use(drops(checkAssignments));
    await chooseClass(user);
    expect(await screen.findByText('We couldn’t see what Period 4 has already')).toBeVisible();
    await fill(user);
    await user.click(send());
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('leads to creating a class when there is none', async () => {
    openCollectionPage(server);
    server.use(answers(loadClasses, { classes: [] }));
    expect(await screen.findByRole('link', { name: 'Create class' })).toHaveAttribute('href', '/teacher/classes');
  });
});
