import { assignedClasses } from '@alba/contract/assigning';
import { type FoundLesson, findLessons, type LessonCard, loadLessonCards } from '@alba/contract/catalog';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { spoken } from '../../testing/spoken.ts';
import { answers, drops, refuses, standInServer } from '../../testing/stand-in-server.ts';
import type { Found } from './api.ts';
import { FindLessons, type FindLessonsProps } from './find-lessons.tsx';
import { FindTray } from './find-tray.tsx';
import { useFinding } from './use-finding.ts';

const server = standInServer();

const card = (lessonId: number, over: Partial<FoundLesson> = {}): FoundLesson => ({
  lessonId,
  slug: `lesson-${lessonId}`,
  title: `Lesson ${lessonId}`,
  summary: 'About it.',
  subject: 'science',
  subjectId: 2,
  categories: ['life'],
  gradeBand: '3-5',
  grades: [3, 4, 5],
  readingRange: '400L-1000L',
  minutes: 45,
  cover: { media: 'a.svg', width: 320, height: 200, description: '' },
  guides: [],
  ...over,
});

const found = (shown: number, total = shown, over: Partial<Found> = {}): Found => ({
  lessons: Array.from({ length: shown }, (_, index) => card(index + 1)),
  total,
  readAs: [],
  counts: {
    subjects: [{ subject: 'science', count: total }],
    categories: [{ category: 'life', count: total }],
    gradeBands: [{ gradeBand: '3-5', count: total }],
  },
  ...over,
});

/** Answers every search and keeps what was asked. */
function library(reply: (query: URLSearchParams) => Found) {
  const asked: URLSearchParams[] = [];
  server.use(
    answers(findLessons, (request) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      return reply(query);
    }),
  );
  return asked;
}

function Screen({ onAssign, ...props }: Omit<FindLessonsProps, 'finding' | 'onAssign'> & { onAssign: (card: LessonCard) => void }) {
  const finding = useFinding('us');
  return (
    <>
      <FindLessons finding={finding} onAssign={onAssign} {...props} />
      <FindTray finding={finding} onAssign={onAssign} />
    </>
  );
}

function open(at = '/find', props: Omit<Partial<FindLessonsProps>, 'onAssign'> = {}) {
  const onAssign = vi.fn();
  return { ...renderPage(<Screen onAssign={onAssign} {...props} />, { at, routes: [{ path: '/lesson/*', element: <h1>The preview</h1> }] }), onAssign };
}

beforeEach(() => {
  startSignedOut();
  signInAs('teacher');
  store.dispatch(api.util.resetApiState());
  server.use(
    answers(assignedClasses, { lessons: [] }),
    answers(loadLessonCards, (request) => ({
      lessons: (new URL(request.url).searchParams.get('lessonIds') ?? '').split(',').map((id) => {
        const { guides: _guides, ...own } = card(Number(id));
        return own;
      }),
    })),
  );
});

describe('@A-FIND', () => {
  it('asks for what the address says', async () => {
    const asked = library(() => found(2));
    open('/find?subject=science&category=life&gradeBands=3-5&search=rain&batches=2');
    expect(await screen.findByRole('heading', { name: '2 science lessons' })).toBeVisible();
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ subject: 'science', category: 'life', gradeBands: '3-5', search: 'rain', batches: '2', after: '0' });
    expect(screen.getByRole('searchbox')).toHaveValue('rain');
  });

  it('puts each choice into the address and begins with the first batch again', async () => {
    library(() => found(1));
    const { user, router } = open('/find?batches=3');
    await user.click(await screen.findByRole('button', { name: /^Life/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?category=life'));
    await user.type(screen.getByRole('searchbox'), 'rain{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?category=life&search=rain'));
  });

  it('keeps the last grade range and says why', async () => {
    library(() => found(1));
    const { user, router } = open('/find?gradeBands=3-5');
    const box = await screen.findByRole('checkbox', { name: 'Grades 3 to 5' });
    await user.click(box);
    expect(box).toBeChecked();
    expect(within(screen.getByRole('complementary')).getByText(/Keep at least one grade range/)).toBeVisible();
    expect(router.state.location.search).toBe('?gradeBands=3-5');
    await waitFor(() => expect(spoken('assertive').join()).toContain('Keep at least one grade range'));
  });

  it('loads the next batch and moves to its first lesson', async () => {
    library((query) => found(Number(query.get('batches')) > 1 ? 30 : 24, 30));
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: /more/i }));
    expect(await screen.findByRole('link', { name: 'Lesson 25' })).toHaveFocus();
    expect(router.state.location.search).toBe('?batches=2');
  });

  it('says when nothing fits and clears the filters', async () => {
    library((query) => (query.get('search') ? found(0) : found(3)));
    const { user, router } = open('/find?search=zebra&gradeBands=9-12');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('heading', { name: '3 lessons' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('tells a failure and tries again', async () => {
    server.use(refuses(findLessons, 'unavailable'));
    const { user } = open();
    await screen.findByRole('button', { name: 'Try again' });
    library(() => found(1));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: '1 lesson' })).toBeVisible();
  });

  it('hands a lesson over to be assigned', async () => {
    library(() => found(1));
    const { user, onAssign } = open();
    await user.click(await screen.findByRole('button', { name: 'Assign: Lesson 1' }));
    expect(onAssign).toHaveBeenCalledWith(card(1));
  });

  it('brings a deep list in several replies, as one', async () => {
    const asked = library((query) => found(0, 500, { lessons: [card(Number(query.get('after')) + 1), card(Number(query.get('after')) + 2)] }));
    open('/find?batches=12');
    expect(await screen.findByRole('heading', { name: 'Lesson 12' })).toBeVisible();
    expect(asked.map((query) => [query.get('after'), query.get('batches')])).toEqual([
      ['0', '10'],
      ['10', '12'],
    ]);
    expect(screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent)).toEqual([
      'Lesson 1',
      'Lesson 2',
      'Lesson 11',
      'Lesson 12',
    ]);
  });

  it('says how a misspelt word was read, together with the count', async () => {
    library((query) => (query.get('search') === 'volcnao' ? found(2, 2, { readAs: ['volcano'] }) : found(3)));
    const { user } = open();
    await screen.findByRole('heading', { name: '3 lessons' });
    await user.type(screen.getByRole('searchbox'), 'volcnao{Enter}');
    expect(await screen.findByText('Showing lessons for “volcano”.')).toBeVisible();
    await waitFor(() => expect(spoken('polite')).toEqual(['2 lessons. Showing lessons for “volcano”.']));
  });

  it('offers to remove the one filter that hides most lessons', async () => {
    library((query) => (query.get('gradeBands') === '9-12' ? found(0, 0, { help: { remove: 'gradeBands', count: 12 } }) : found(12)));
    const { user, router } = open('/find?search=rain&gradeBands=9-12');
    await user.click(await screen.findByRole('button', { name: 'Remove “Grades 9 to 12”: 12 lessons' }));
    expect(await screen.findByRole('heading', { name: '12 lessons' })).toHaveFocus();
    expect(router.state.location.search).toBe('?search=rain');
  });

  it.each([
    [['4B'], 'Already assigned to 4B'],
    [['4B', '5A', '5B'], 'Already assigned to 4B, 5A, and 5B'],
    [['4B', '5A', '5B', '6C'], 'Already assigned to 4B, 5A, and 2 more'],
    [['Science, 4B', '5A', '5B', '6C'], 'Already assigned to Science, 4B; 5A; and 2 more'],
  ])('tells which classes have a lesson: %j', async (names, words) => {
    library(() => found(2));
    server.use(answers(assignedClasses, { lessons: [{ lessonId: 2, classes: names.map((className, classId) => ({ classId: classId + 1, className })) }] }));
    open();
    expect(await screen.findByText(words)).toBeVisible();
    expect(within(screen.getAllByRole('article')[0] as HTMLElement).queryByText(/Already assigned/)).toBeNull();
  });

  it('shows the lessons also when nobody can say who has them', async () => {
    library(() => found(1));
    server.use(drops(assignedClasses));
    open();
    expect(await screen.findByRole('heading', { name: 'Lesson 1' })).toBeVisible();
  });

  it('keeps chosen lessons in the address and in the tray, and leads several to the wizard', async () => {
    library(() => found(3));
    const { user, router } = open('/find?batches=2');
    await user.click(await screen.findByRole('checkbox', { name: 'Select: Lesson 3' }));
    const tray = within(await screen.findByRole('region', { name: 'Your selection' }));
    expect(tray.getByText('1 lesson selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select: Lesson 1' }));
    expect(router.state.location.search).toBe('?batches=2&lessons=3%2C1');
    expect(tray.getByRole('link', { name: 'Assign lessons' })).toHaveAttribute('href', '/find/assign?lessons=3,1');
    expect(screen.getByRole('checkbox', { name: 'Selected: Lesson 1' })).toBeChecked();
    await waitFor(() => expect(spoken('polite').at(-1)).toBe('2 lessons selected'));
    await user.click(tray.getByRole('button', { name: 'Clear' }));
    expect(router.state.location.search).toBe('?batches=2');
    expect(screen.queryByRole('region', { name: 'Your selection' })).toBeNull();
  });

  it('keeps every lesson that is chosen, however fast', async () => {
    library(() => found(6));
    const { router } = open();
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select: / });
    for (const box of boxes) {
      act(() => box.click());
      expect(box).toBeChecked();
    }
    await waitFor(() => expect(router.state.location.search).toBe('?lessons=1%2C2%2C3%2C4%2C5%2C6'));
  });

  it('assigns one chosen lesson at once', async () => {
    library(() => found(0));
    const { user, onAssign } = open('/find?lessons=7');
    const assign = await screen.findByRole('button', { name: 'Assign lesson' });
    await waitFor(() => expect(assign).not.toHaveAttribute('aria-busy'));
    await user.click(assign);
    expect(onAssign).toHaveBeenCalledWith(expect.objectContaining({ lessonId: 7, title: 'Lesson 7' }));
  });

  it('chooses twenty lessons at most and says so', async () => {
    library(() => found(24));
    const { user, router } = open(`/find?lessons=${Array.from({ length: 19 }, (_, at) => at + 1).join(',')}`);
    await user.click(await screen.findByRole('checkbox', { name: 'Select: Lesson 20' }));
    const tray = within(await screen.findByRole('region', { name: 'Your selection' }));
    expect(await tray.findByText('20 lessons selected, the most that can be assigned at once')).toBeVisible();
    const { search } = router.state.location;
    await user.click(screen.getByRole('checkbox', { name: 'Select: Lesson 21' }));
    const notices = within(await screen.findByRole('region', { name: 'Notices' }));
    expect(await notices.findByText('20 lessons are selected already')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select: Lesson 21' })).not.toBeChecked();
    expect(router.state.location.search).toBe(search);
  });

  it('comes back from a preview to the card that was left, with the same list and choice', async () => {
    library((query) => found(Number(query.get('batches')) * 24, 60));
    const { user, router } = open('/find?batches=2&lessons=5');
    await user.click(await screen.findByRole('link', { name: 'Lesson 30' }));
    await screen.findByRole('heading', { name: 'The preview' });
    await act(() => router.navigate(-1));
    await waitFor(async () => expect(await screen.findByRole('link', { name: 'Lesson 30' })).toHaveFocus());
    expect(router.state.location.search).toBe('?batches=2&lessons=5');
    expect(screen.getByRole('checkbox', { name: 'Selected: Lesson 5' })).toBeChecked();
  });

  it('comes back to the card by the preview’s own link too', async () => {
    library(() => found(24));
    const { user, router } = open('/find?subject=science');
    await user.click(await screen.findByRole('link', { name: 'Preview: Lesson 4' }));
    await screen.findByRole('heading', { name: 'The preview' });
    const { lastFind } = await import('./last-find.ts');
    expect(lastFind()).toBe('/find?subject=science#lesson-4');
    await act(() => router.navigate(lastFind()));
    await waitFor(async () => expect(await screen.findByRole('link', { name: 'Lesson 4' })).toHaveFocus());
    expect(lastFind()).toBe('/find?subject=science');
  });

  it('shows the collections in place of the lessons where they are looked at here', async () => {
    library(() => found(1));
    const { user, router } = open('/find', { collections: <h2>The sequences</h2> });
    await screen.findByRole('heading', { name: 'Lesson 1' });
    await user.click(screen.getByRole('link', { name: 'Collections' }));
    expect(await screen.findByRole('heading', { name: 'The sequences' })).toBeVisible();
    expect(router.state.location.search).toBe('?show=collections');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('leads to the standards and shows what a lesson has on paper', async () => {
    library(() => found(0, 1, { lessons: [card(1, { guides: ['teacher'] })] }));
    open('/find', { materials: ({ title, guides }) => <button type="button">{`${title}: ${guides}`}</button> });
    expect(await screen.findByRole('button', { name: 'Lesson 1: teacher' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search by standard' })).toHaveAttribute('href', '/curriculumstandards');
  });
});
