import { assignmentStates } from '@alba/domain/assignments';
import { describe, expect, it } from 'vitest';
import { type AssignedFilter, filterParams, queryOf, readFilter } from './assigned-filter.ts';
import { presetOf, presets, rangeOf } from './date-presets.ts';

describe('@A-ASSIGNED the filter', () => {
  it('comes back from the address', () => {
    for (const classId of [undefined, 7]) {
      for (const state of [undefined, ...assignmentStates]) {
        for (const search of ['', 'água & sol']) {
          for (const days of [{}, { from: '2026-11-16' }, { from: '2026-11-16', to: '2026-11-22', order: 'latest' as const, lessonId: 3, assignmentId: 4 }]) {
            const filter: AssignedFilter = { ...(classId && { classId }), ...(state && { state }), ...days, search };
            expect(readFilter(new URLSearchParams(filterParams(filter).toString()))).toEqual(filter);
          }
        }
      }
    }
    expect(readFilter(new URLSearchParams('class=-1&state=gone&from=yesterday&to=2026-02-31x&order=up&lesson=x'))).toEqual({ search: '' });
  });

  it('asks the server for what is in it', () => {
    expect(queryOf({ classId: 7, search: '' })).toEqual({ classId: 7 });
    expect(queryOf({ search: 'sol', state: 'closed' })).toEqual({ search: 'sol', state: 'closed' });
  });
});

describe('@A-ASSIGNED days to choose from', () => {
  it.each([
    { today: '2026-11-22', name: 'a Sunday', week: ['2026-11-16', '2026-11-22'], next: ['2026-11-23', '2026-11-29'] },
    { today: '2026-11-23', name: 'a Monday', week: ['2026-11-23', '2026-11-29'], next: ['2026-11-30', '2026-12-06'] },
  ])('begin the week with Monday, seen on $name', ({ today, week, next }) => {
    expect(Object.values(rangeOf('this-week', today))).toEqual(week);
    expect(Object.values(rangeOf('next-week', today))).toEqual(next);
    expect(rangeOf('last-30', today).to).toBe(today);
  });

  it('are known again by their range', () => {
    for (const preset of presets) if (preset !== 'chosen') expect(presetOf(rangeOf(preset, '2026-11-22'), '2026-11-22')).toBe(preset);
    expect([presetOf({}, '2026-11-22'), presetOf({ from: '2026-11-01' }, '2026-11-22')]).toEqual([undefined, 'chosen']);
  });
});
