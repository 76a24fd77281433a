import { type StudentCard, studentHome } from '@alba/contract/attempts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { lesson } from '../../testing/given-lesson.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, standInServer } from '../../testing/stand-in-server.ts';
import { arrange } from './arrange.ts';
import { StudentWork } from './student-work.tsx';

const server = standInServer();
let id = 0;
function card(title: string, given: Partial<StudentCard> = {}): StudentCard {
  id += 1;
  return {
    activityId: id,
    lessonId: 3,
    title,
    slug: 'x',
    summary: 'What makes it burst?',
    subject: 'science',
    cover: lesson.cover,
    classId: 1,
    className: 'Science 5B',
    classAvatar: 'turtle',
    start: '2026-11-01T00:00:00',
    due: '2026-11-25T23:59:59',
    timing: 'open',
    isOptional: false,
    status: 'in-progress',
    action: 'continue',
    prompt: 'good-start',
    partsDone: 1,
    partsTotal: 4,
    nextPart: 'connect',
    ...given,
  };
}
const show = (cards: StudentCard[]) => {
  server.use(answers(studentHome, { cards, timeZone: 'America/New_York', today: '2026-11-21' }));
  return renderPage(<StudentWork />);
};

beforeEach(() => {
  startSignedOut();
  signInAs('student');
  store.dispatch(api.util.resetApiState());
});

describe('@S-HOME order', () => {
  const today = card('today', { due: '2026-11-21T23:59:59', timing: 'due-today' });
  const late = card('late', { due: '2026-11-18T23:59:59', timing: 'past-due' });
  const never = card('never', { due: null });
  const future = card('future', { start: '2026-11-28T00:00:00', due: '2026-11-22T23:59:59', timing: 'future', action: 'locked', status: 'not-started' });
  const done = card('done', { status: 'completed', submittedAt: '2026-11-10T10:00:00.000Z' });
  const newer = card('newer', { status: 'completed', submittedAt: '2026-11-12T10:00:00.000Z' });

  it('puts past due first, then the soonest, what has no date after, and locked lessons last', () => {
    const { upNext, toDo, done: finished } = arrange([future, never, done, today, late, newer], undefined);
    expect(upNext?.title).toBe('late');
    expect(toDo.map(({ title }) => title)).toEqual(['today', 'never', 'future']);
    expect(finished.map(({ title }) => title)).toEqual(['newer', 'done']);
  });
  it('takes what the teacher closed out of what is to do, but not what is done', () => {
    const shut = card('shut', { action: 'closed', status: 'not-started', timing: 'past-due', due: '2026-11-02T23:59:59' });
    const begun = card('begun', { action: 'look' });
    const arranged = arrange([shut, never, begun, done], undefined);
    expect(arranged.upNext?.title).toBe('never');
    expect(arranged.toDo).toEqual([]);
    expect(arranged.closed.map(({ title }) => title)).toEqual(['shut', 'begun']);
    expect(arranged.done).toEqual([done]);
  });
  it('never makes a locked lesson the next one', () => {
    expect(arrange([future], undefined)).toMatchObject({ upNext: undefined, toDo: [future] });
  });
});

describe('@S-HOME cards', () => {
  it.each([
    ['begin', 'Begin'],
    ['continue', 'Continue'],
    ['start-over', 'Start over'],
  ] as const)('%s: the button says %s and names the lesson', async (action, words) => {
    show([card('Why Volcanoes Wake', { action, status: action === 'continue' ? 'in-progress' : 'not-started' })]);
    expect(await screen.findByRole('link', { name: `${words}: Why Volcanoes Wake` })).toHaveAttribute('href', expect.stringContaining('/questions'));
  });
  it('has no way into a lesson that is not open, and says when it opens', async () => {
    show([card('Later', { timing: 'future', action: 'locked', status: 'not-started', start: '2026-11-28T00:00:00', prompt: undefined })]);
    expect(await screen.findByText('Opens Nov 28')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Later/ })).toBeNull();
  });
  it('says of a closed lesson that the teacher closed it, with no way in', async () => {
    show([card('Shut', { action: 'closed', status: 'not-started', prompt: undefined, timing: 'past-due', nextPart: 'spark' })]);
    const group = within(await screen.findByRole('region', { name: 'No longer open' }));
    expect(group.getByText('Your teacher closed this')).toBeVisible();
    expect(group.queryByText(/Past due|Next:/)).toBeNull();
    expect(screen.queryByRole('link', { name: /Shut/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^To do,? ?0$/ })).toBeVisible();
  });
  it('lets a student look at what they had begun when it was closed', async () => {
    show([card('Begun', { action: 'look', prompt: undefined })]);
    const group = within(await screen.findByRole('region', { name: 'No longer open' }));
    expect(group.getByText('Your teacher closed this')).toBeVisible();
    expect(group.getByRole('link', { name: 'See my work: Begun' })).toHaveAttribute('href', expect.stringContaining('/questions'));
    expect(group.getByText('1 of 4 parts done')).toBeVisible();
  });
  it.each([
    ['spark', 'Next: Spark'],
    ['learn-more', 'Next: Learn more'],
  ] as const)('names the part that comes next, whichever are done: %s', async (nextPart, words) => {
    show([card('Any order', { nextPart, partsDone: 3 })]);
    expect(await screen.findByText(words, { exact: false })).toBeVisible();
  });
  it('names none where nothing is left', async () => {
    show([card('Whole', { nextPart: undefined, partsDone: 4 })]);
    expect(await screen.findByText('4 of 4 parts done')).toBeVisible();
    expect(screen.queryByText(/Next:/)).toBeNull();
  });
  it('counts what is to do and done, filters by class, and lists what is done with its score', async () => {
    const { user } = show([
      card('One'),
      card('Two', { classId: 2, className: 'Room 14' }),
      ...[1, 2, 3, 4].map((day) =>
        card(`Done ${day}`, { status: 'completed', action: 'review', prompt: 'all-done', score: 90 + day, submittedAt: `2026-11-0${day}T10:00:00.000Z` }),
      ),
    ]);
    expect(await screen.findByRole('button', { name: /^To do,? ?2$/ })).toHaveAttribute('aria-pressed', 'true');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Class' }), 'Room 14');
    expect(screen.getByRole('button', { name: /^To do,? ?1$/ })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Class' }), 'All my classes');
    await user.click(screen.getByRole('button', { name: 'See all 4' }));
    const rows = within(screen.getByRole('region', { name: 'Done' })).getAllByRole('listitem');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toHaveTextContent('Done 4');
    expect(rows[0]).toHaveTextContent('94%');
  });
});

describe('@S-HOME states', () => {
  it('praises when all is done', async () => {
    show([card('Done', { status: 'completed', action: 'review', submittedAt: '2026-11-10T10:00:00.000Z' })]);
    expect(await screen.findByRole('heading', { name: 'All done. Nice job!' })).toBeVisible();
  });
  it('leads to the classes when nothing was ever assigned', async () => {
    show([]);
    expect(await screen.findByRole('link', { name: 'My classes' })).toBeVisible();
  });
  it('says that there is no connection and tries again', async () => {
    server.use(drops(studentHome));
    const { user } = renderPage(<StudentWork />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your assignments didn’t load');
    expect(screen.getByRole('alert')).toHaveTextContent('Check your internet connection');
    server.use(answers(studentHome, { cards: [card('Here')], timeZone: 'UTC', today: '2026-11-21' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
  });
});
