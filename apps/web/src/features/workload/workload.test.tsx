import { loadWorkload } from '@alba/contract/workload';
import { addDays } from '@alba/domain/assignments';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, standInServer } from '../../testing/stand-in-server.ts';
import { renderWorkload } from './index.tsx';
import { stripRange } from './strip-range.ts';

const server = standInServer();
const asked: URLSearchParams[] = [];
/** What students owe from the first day asked for on. */
const owing = (...minutes: number[]) =>
  answers(loadWorkload, (request) => {
    const query = new URL(request.url).searchParams;
    asked.push(query);
    const from = query.get('from') ?? '';
    const days = Array.from({ length: 14 }, (_, at) => ({ date: addDays(from, at), averageMinutes: minutes[at] ?? 0, isWeekend: at % 7 > 4 }));
    return { days, leastCrowded: '2026-11-24', studentCount: 26 };
  });

function Choosing({ classIds, first, start }: { classIds: number[]; first: string | null; start?: string }) {
  const [due, setDue] = useState(first);
  return renderWorkload({ classIds, due, start, onChoose: setDue });
}
const show = (given: Partial<Parameters<typeof Choosing>[0]> = {}) => renderPage(<Choosing classIds={[7, 3]} first="2026-11-27" {...given} />);
const grid = async () => within(await screen.findByRole('grid'));
const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label'));

beforeEach(() => {
  vi.setSystemTime('2026-11-23T17:00:00Z'); // Monday noon in New York
  asked.length = 0;
  startSignedOut();
  signInAs('teacher');
  store.dispatch(api.util.resetApiState());
});

describe('what students owe already (A-ASSIGN)', () => {
  it('is told for the due date, and the least crowded day is a press away', async () => {
    server.use(owing(45, 0, 20, 30, 35));
    const { user } = show();
    expect(await screen.findByText('On Friday, Nov 27 your students already have about 35 minutes due.')).toBeVisible();
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ classIds: '3,7', from: '2026-11-23', to: '2026-12-06', notBefore: '2026-11-23' });
    await user.click(screen.getByRole('button', { name: 'Least crowded: Tuesday, Nov 24' }));
    expect(screen.getByText('On Tuesday, Nov 24 your students have little or nothing due.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Least crowded/ })).not.toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });

  it('shows two weeks as a table of buttons, each with its minutes', async () => {
    server.use(owing(45, 0, 20));
    const { user } = show();
    const days = await grid();
    expect(days.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(days.getAllByRole('button')).toHaveLength(14);
    expect(pressed()).toEqual(['Friday, Nov 27: about 0 minutes due']);
    await user.click(days.getByRole('button', { name: 'Wednesday, Nov 25: about 20 minutes due' }));
    expect(pressed()).toEqual(['Wednesday, Nov 25: about 20 minutes due']);
  });

  it('is one stop for the keyboard: arrows by day and week, Home and End of the week, Enter chooses', async () => {
    server.use(owing());
    const { user } = show();
    const days = await grid();
    expect(days.getAllByRole('button').filter((button) => button.tabIndex === 0)).toHaveLength(1);
    days.getByRole('button', { name: /Nov 27/ }).focus();
    const here = () => document.activeElement?.getAttribute('data-date');
    const walk = [
      ['{ArrowLeft}', '2026-11-26'],
      ['{ArrowDown}', '2026-12-03'],
      ['{ArrowRight}', '2026-12-04'],
      ['{Home}', '2026-11-30'],
      ['{End}', '2026-12-06'],
      ['{ArrowRight}', '2026-12-06'],
      ['{ArrowUp}', '2026-11-29'],
      ['{Home}', '2026-11-23'],
      ['{ArrowLeft}', '2026-11-23'],
    ] as const;
    for (const [key, date] of walk) {
      await user.keyboard(key);
      expect(here()).toBe(date);
    }
    await user.keyboard('{Enter}');
    expect(pressed()).toEqual([expect.stringContaining('Nov 23')]);
  });

  it('offers no day before the start', async () => {
    server.use(owing());
    show({ first: null, start: '2026-11-26' });
    const days = await grid();
    expect(days.getAllByRole('button')).toHaveLength(11);
    expect(asked[0]?.get('notBefore')).toBe('2026-11-26');
  });

  it('keeps the two weeks behind a button on a phone', async () => {
    server.use(owing());
    const { user } = show();
    const more = await screen.findByRole('button', { name: 'Show two weeks' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
  });

  it('stays quiet: a small group is hidden, a failure is no obstacle, without a class nothing is asked', async () => {
    server.use(answers(loadWorkload, { studentCount: 4 }));
    const { unmount } = show();
    expect(await screen.findByText(/shown from five students on/)).toBeVisible();
    unmount();
    store.dispatch(api.util.resetApiState());
    server.use(drops(loadWorkload));
    const failing = show();
    expect(await screen.findByText(/You can assign all the same/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    failing.unmount();
    const { container } = show({ classIds: [] });
    await waitFor(() => expect(container.querySelector('p')).toBeNull());
  });
});

describe('the two weeks shown', () => {
  it.each([
    ['2026-11-23', null, '2026-11-23'],
    ['2026-11-27', '2026-11-29', '2026-11-23'],
    ['2026-11-28', '2026-12-05', '2026-11-30'],
    ['2026-11-29', '2026-11-29', '2026-11-30'],
    ['2026-11-25', '2026-12-06', '2026-11-23'],
    ['2026-11-25', '2026-12-07', '2026-12-07'],
    ['2026-11-25', '2027-01-04', '2027-01-04'],
    ['2026-11-25', '2026-10-01', '2026-11-23'],
  ])('from %s with the due date %s begin on Monday %s', (first, due, from) => expect(stripRange({ first, due })).toEqual({ from, to: addDays(from, 13) }));
});
