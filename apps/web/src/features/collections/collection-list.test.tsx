import { listCollections } from '@alba/contract/collections';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { collectionCard } from '../../testing/given-collection.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { spoken } from '../../testing/spoken.ts';
import { answers, drops, standInServer } from '../../testing/stand-in-server.ts';
import { CollectionList } from './collection-list.tsx';
import { CollectionShelf } from './collection-shelf.tsx';
import { DeniedNotice, denialState } from './denied-notice.tsx';

const server = standInServer();
const words = { subject: (key: string) => `Subject ${key}`, gradeBand: (key: string) => `Grades ${key}`, category: (key: string) => key };
const some = [
  collectionCard(1, 'Rivers and Roads', { subject: 'social-studies', subjectId: 1, gradeBand: '6-8' }),
  collectionCard(2, 'Éclairs at Work', { lessonCount: 1, minutes: 45 }),
  collectionCard(3, 'A Restless Planet'),
];
const given = (collections = some) => server.use(answers(listCollections, { collections }));
const open = (at = '/find/collections') => renderPage(<CollectionList edition="us" words={words} />, { at });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

beforeEach(() => {
  startSignedOut();
  signInAs('teacher');
  store.dispatch(api.util.resetApiState());
});

describe('@A-COLLECTIONS', () => {
  it('shows the collections of each subject with promise, grades and number of lessons', async () => {
    given();
    open();
    const science = within(await screen.findByRole('region', { name: 'Subject science' }));
    expect(science.getAllByRole('article')).toHaveLength(2);
    const card = within(science.getAllByRole('article')[0] as HTMLElement);
    expect(card.getByRole('link', { name: 'Éclairs at Work' })).toHaveAttribute('href', '/2/collection/2');
    expect(card.getByText('About Éclairs at Work.')).toBeVisible();
    expect(card.getByText('Grades 3-5')).toBeVisible();
    expect(card.getByText('1 lesson')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Collections' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Lessons' })).toHaveAttribute('href', '/find');
  });

  it('keeps subject and search in the address; the search ignores accents and says the count', async () => {
    given();
    const { user, router } = open();
    await user.type(await screen.findByRole('searchbox'), 'eclair{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Éclairs at Work']));
    expect(router.state.location.search).toBe('?search=eclair');
    await waitFor(() => expect(spoken('polite').join()).toContain('1 collection'));
    await user.click(screen.getByRole('link', { name: /Subject social-studies/ }));
    expect(router.state.location.search).toBe('?subject=social-studies&search=eclair');
    await user.click(await screen.findByRole('button', { name: 'Clear search and subject' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(router.state.location.search).toBe('');
  });

  it('opens at the place of its address and ignores what makes no sense there', async () => {
    given();
    open('/find/collections?subject=portuguese&search=restless');
    await screen.findByRole('heading', { name: 'A Restless Planet' });
    expect(titles()).toEqual(['A Restless Planet']);
  });

  it('leads to single lessons when there is no collection', async () => {
    given([]);
    open();
    expect(await screen.findByRole('heading', { name: 'No collections yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find lessons' })).toHaveAttribute('href', '/find');
  });

  it('tells a broken connection and tries again', async () => {
    server.use(drops(listCollections));
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    given();
    await user.click(again);
    await waitFor(() => expect(titles()).toHaveLength(3));
  });
});

describe('@A-COLLECTION the shelf in Find', () => {
  it('shows the collections where the edition has no list of them', async () => {
    given();
    renderPage(<CollectionShelf words={words} />);
    expect(within(await screen.findByRole('region', { name: 'Collections' })).getAllByRole('article')).toHaveLength(3);
  });
});

describe('@A-DENIED the notice', () => {
  it('says which collection, why and what to do, until it is dismissed', async () => {
    const { user, router } = renderPage(<DeniedNotice />, { at: '/find' });
    await router.navigate('/find?subject=science', { state: denialState({ title: 'Living Systems', reason: 'We teach it in grade 6.' }) });
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('“Living Systems” is not available to your school');
    expect(notice).toHaveTextContent('Reason given: We teach it in grade 6.');
    expect(notice).toHaveTextContent('ask your school or district administrator');
    await user.click(screen.getByRole('button', { name: /Dismiss|Close/ }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(router.state.location.search).toBe('?subject=science');
  });
});
