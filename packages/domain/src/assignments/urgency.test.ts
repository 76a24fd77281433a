import { describe, expect, it } from 'vitest';
import type { Timing } from './timing.ts';
import { byUrgency, type Urgent } from './urgency.ts';

const work = (title: string, timing: Timing, due: string | null, start = '2026-11-01T00:00:00'): Urgent => ({ title, timing, due, start });

describe('@S-HOME what a student should do first', () => {
  it('is past due first, then the soonest, what has no date after, and what is not open yet last', () => {
    const given = [
      work('later opens', 'future', null, '2026-12-02T00:00:00'),
      work('opens', 'future', '2026-11-22T23:59:59', '2026-12-01T00:00:00'),
      work('never', 'open', null),
      work('today', 'due-today', '2026-11-21T23:59:59'),
      work('late', 'past-due', '2026-11-18T23:59:59'),
      work('very late', 'past-due', '2026-11-02T23:59:59'),
    ];
    expect(given.toSorted(byUrgency).map(({ title }) => title)).toEqual(['very late', 'late', 'today', 'never', 'opens', 'later opens']);
  });
  it('is by title where the dates are the same', () => {
    expect([work('B', 'open', null), work('A', 'open', null)].toSorted(byUrgency).map(({ title }) => title)).toEqual(['A', 'B']);
  });
});
