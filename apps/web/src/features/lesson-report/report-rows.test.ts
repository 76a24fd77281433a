import type { LessonReportRow } from '@alba/contract/reports';
import { describe, expect, it } from 'vitest';
import { barShares, shownScore, sortRows, standingOf } from './report-rows.ts';

const row = (given: Partial<LessonReportRow>): LessonReportRow => ({
  studentId: 1,
  firstName: 'Maya',
  lastName: 'Torres',
  isFormer: false,
  status: 'submitted',
  unfinishedAfterDue: false,
  wasReset: false,
  rightItems: 7,
  answeredItems: 9,
  activeSeconds: 60,
  isLate: false,
  ...given,
});

describe('@R-LESSON rows', () => {
  it.each([
    [87.5, 88],
    [87.49, 87],
    [62.5, 63],
    [0, 0],
    [99.5, 100],
    [(7 / 8) * 100, 88],
    [undefined, undefined],
  ])('rounds %s half up, once: %s', (score, shown) => expect(shownScore(score)).toBe(shown));

  it('says where the work stands', () => {
    expect(standingOf(row({}))).toBe('submitted');
    expect(standingOf(row({ isLate: true }))).toBe('late');
    expect(standingOf(row({ status: 'in-progress' }))).toBe('in-progress');
    expect(standingOf(row({ status: 'in-progress', unfinishedAfterDue: true }))).toBe('unfinished');
    expect(standingOf(row({ status: 'not-started', wasReset: true }))).toBe('reset');
    expect(standingOf(row({ status: 'not-started' }))).toBe('not-started');
  });

  it('sorts by unrounded figures, with nothing to sort by last in both directions', () => {
    const rows = [row({ studentId: 1, score: 87.4 }), row({ studentId: 2, status: 'not-started' }), row({ studentId: 3, score: 87.1 })];
    const by = (direction: 'ascending' | 'descending') => sortRows(rows, { key: 'score', direction }).map(({ studentId }) => studentId);
    expect(by('ascending')).toEqual([3, 1, 2]);
    expect(by('descending')).toEqual([1, 3, 2]);
  });

  it('shares of a bar make a whole', () => {
    expect(barShares({ right: 14, answered: 19 }, 20)).toEqual({ right: 70, wrong: 25, open: 5 });
    expect(barShares({ right: 0, answered: 0 }, 0)).toEqual({ right: 0, wrong: 0, open: 100 });
  });
});
