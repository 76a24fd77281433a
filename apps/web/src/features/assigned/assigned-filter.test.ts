import type { AssignmentRow } from '@alba/contract/assignments';
import { describe, expect, it } from 'vitest';
import { type AssignedFilter, filtered, filterParams, readFilter, standings } from './assigned-filter.ts';

const row = (given: Partial<AssignmentRow>) => ({ lessonTitle: 'Água na cidade', classId: 1, timing: 'open', isClosed: false, ...given }) as AssignmentRow;

describe('@A-ASSIGNED the filter', () => {
  it('comes back from the address', () => {
    for (const classId of [undefined, 7]) {
      for (const standing of [undefined, ...standings]) {
        for (const search of ['', 'água & sol']) {
          const filter: AssignedFilter = { ...(classId && { classId }), ...(standing && { standing }), search };
          expect(readFilter(new URLSearchParams(filterParams(filter).toString()))).toEqual(filter);
        }
      }
    }
    expect(readFilter(new URLSearchParams('class=-1&state=gone'))).toEqual({ search: '' });
  });

  it('finds by class, state and title without accents; closed is closed whatever the dates', () => {
    const rows = [
      row({ assignmentId: 1 }),
      row({ assignmentId: 2, classId: 2, timing: 'due-today' }),
      row({ assignmentId: 3, isClosed: true, timing: 'past-due' }),
    ];
    const ids = (filter: Partial<AssignedFilter>) => filtered(rows, { search: '', ...filter }).map(({ assignmentId }) => assignmentId);
    expect(ids({})).toEqual([1, 2, 3]);
    expect(ids({ classId: 2 })).toEqual([2]);
    expect(ids({ standing: 'due-soon' })).toEqual([2]);
    expect(ids({ standing: 'past-due' })).toEqual([]);
    expect(ids({ standing: 'closed' })).toEqual([3]);
    expect(ids({ search: ' AGUA ' })).toEqual([1, 2, 3]);
    expect(ids({ search: 'fogo' })).toEqual([]);
  });
});
