import { loadCollection } from '@alba/contract/collections';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { chooseClass, lessonDates, openCollectionPage, showCollectionPage } from '../../testing/collection-scene.tsx';
import { givenClasses } from '../../testing/given-classes.ts';
import { lessonOf, livingSystems } from '../../testing/given-collection.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { answers, drops, refuses, standInServer } from '../../testing/stand-in-server.ts';

const server = standInServer();

/** Not what is only said. */
const onPage = { selector: 'section *' };

beforeEach(() => {
  startSignedOut();
  signInAs('teacher');
  store.dispatch(api.util.resetApiState());
});

describe('@A-COLLECTION the sequence', () => {
  it('shows the lessons in order with what each adds, previews and materials', async () => {
    openCollectionPage(server, { collection: livingSystems({ lessons: [lessonOf(1, 'Soil', { guides: ['teacher'] }), lessonOf(2, 'Plants')] }) });
    await screen.findByText('2 of 2 included');
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Soil', 'Plants']);
    expect(screen.getByRole('link', { name: 'Preview: Soil' })).toHaveAttribute('href', '/lesson/lesson-1/1');
    expect(screen.getByText('What Soil adds.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Materials of Soil' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Materials of Plants' })).toBeNull();
    expect(screen.getByRole('link', { name: /^Unit guide/ })).toHaveAttribute('href', '/guides/collection/4/unit.pdf');
  });

  it('skips a lesson: says what is lost, takes its dates away and counts what is left', async () => {
    const { user } = openCollectionPage(server);
    expect(await screen.findByText('3 of 3 included')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Included: Plants' }));
    expect(screen.getByText('2 of 3 included', onPage)).toBeVisible();
    expect(screen.getByText(/What is lost without Plants/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Plants' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Assign 2 lessons' })).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Skipped: Plants' }));
    expect(screen.getByText('3 of 3 included', onPage)).toBeVisible();
  });

  it('shows what is not there: lessons that are denied by themselves, and how many left the library', async () => {
    const denied = { state: 'denied' as const, lessonId: 9, title: 'Cells', reason: 'Not in grade 5.' };
    openCollectionPage(server, { collection: livingSystems({ lessons: [lessonOf(1, 'Soil'), denied], leftOut: 2 }) });
    const row = (await screen.findByRole('heading', { name: 'Cells' })).closest('li') as HTMLElement;
    expect(within(row).getByText('Not available to your school')).toBeVisible();
    expect(within(row).getByText('Reason given: Not in grade 5.')).toBeVisible();
    expect(within(row).queryByRole('switch')).toBeNull();
    expect(screen.getByText('1 of 1 included')).toBeVisible();
    expect(screen.getByText(/2 more lessons of this collection are not in your school’s library now/)).toBeVisible();
  });

  it('shows under a due date what the class owes already, for the lesson that is being dated', async () => {
    const { user } = openCollectionPage(server);
    await chooseClass(user);
    expect(screen.queryByText(/^Workload/)).toBeNull();
    await user.click(lessonDates('Plants').getByRole('spinbutton', { name: 'month, Due' }));
    expect(lessonDates('Plants').getByText('Workload of 2 on null')).toBeVisible();
    expect(screen.getAllByText(/^Workload/)).toHaveLength(1);
  });
});

describe('@A-DENIED and addresses', () => {
  it.each([
    ['us', '/find/collections'],
    ['br', '/find'],
  ] as const)('in %s a denied collection leads to %s with the reason', async (edition, path) => {
    server.use(refuses(loadCollection, 'collection_denied', { title: 'Living Systems', reason: 'We teach it in grade 6.' }));
    const { router } = showCollectionPage({ edition });
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(router.state.location.state).toEqual({ deniedCollection: { title: 'Living Systems', reason: 'We teach it in grade 6.' } });
  });

  it('an address with another subject leads to the right one', async () => {
    const { router } = openCollectionPage(server, { at: '1' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/2/collection/4'));
  });

  it('an unknown collection has a way back', async () => {
    server.use(refuses(loadCollection, 'collection_not_found'));
    showCollectionPage();
    expect(await screen.findByRole('link', { name: 'See all collections' })).toHaveAttribute('href', '/find/collections');
  });

  it('a collection that does not come can be asked for again', async () => {
    server.use(drops(loadCollection));
    const { user } = showCollectionPage();
    const again = await screen.findByRole('button', { name: 'Try again' });
    givenClasses(server, []);
    server.use(answers(loadCollection, livingSystems()));
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Soil' })).toBeVisible();
  });
});
