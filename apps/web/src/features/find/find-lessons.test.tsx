import { findLessons, type LessonCard } from '@alba/contract/catalog';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { spoken } from '../../testing/spoken.ts';
import { answers, refuses, standInServer } from '../../testing/stand-in-server.ts';
import type { Found } from './api.ts';
import { FindLessons } from './find-lessons.tsx';

const server = standInServer();

const card = (lessonId: number): LessonCard => ({
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
});

const found = (shown: number, total = shown): Found => ({
  lessons: Array.from({ length: shown }, (_, index) => card(index + 1)),
  total,
  counts: {
    subjects: [{ subject: 'science', count: total }],
    categories: [{ category: 'life', count: total }],
    gradeBands: [{ gradeBand: '3-5', count: total }],
  },
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

const open = (at = '/find', onAssign = vi.fn()) => ({ ...renderPage(<FindLessons edition="us" onAssign={onAssign} />, { at }), onAssign });

beforeEach(() => {
  startSignedOut();
  signInAs('teacher');
  store.dispatch(api.util.resetApiState());
});

describe('@A-FIND', () => {
  it('asks for what the address says', async () => {
    const asked = library(() => found(2));
    open('/find?subject=science&category=life&gradeBands=3-5&search=rain&batches=2');
    expect(await screen.findByRole('heading', { name: '2 science lessons' })).toBeVisible();
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ subject: 'science', category: 'life', gradeBands: '3-5', search: 'rain', batches: '2' });
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
});
