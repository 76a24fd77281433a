import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lesson } from '../../testing/given-lesson.ts';
import { type DataTable, gridOf, pointsOf } from './data-points.ts';
import { paragraphsAt, unitTextOf } from './level-text.ts';

const table: DataTable = {
  caption: 'Height',
  columns: [
    { name: 'Date', numeric: false },
    { name: 'Days', numeric: true },
    { name: 'Meters', numeric: true },
  ],
  rows: [
    ['Feb 20', 0, 0],
    ['Feb 21', 1, 50],
    ['1952', 3300, 424],
  ],
  source: 'x',
};

describe('points of a chart', () => {
  it('stand at their numbers on a line, at equal steps as bars', () => {
    expect(pointsOf(table, { kind: 'line', x: 1, y: 2, description: 'd' }).map(({ x }) => x)).toEqual([0, 1, 3300]);
    expect(pointsOf(table, { kind: 'bars', x: 0, y: 2, description: 'd' }).map(({ x, label }) => [x, label])).toEqual([
      [0, 'Feb 20'],
      [1, 'Feb 21'],
      [2, '1952'],
    ]);
  });
  it('leave out rows without a number', () => {
    expect(pointsOf({ ...table, rows: [['a', 1, 'to compute'], ...table.rows] }, { kind: 'line', x: 1, y: 2, description: 'd' })).toHaveLength(3);
  });
});

describe('grid lines', () => {
  it('are few, rise, and hold every value', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5_000, max: 5_000 }), { minLength: 1, maxLength: 14 }), (values) => {
        const grid = gridOf(values);
        expect(grid.length).toBeLessThanOrEqual(6);
        expect([...grid].sort((one, other) => one - other)).toEqual(grid);
        expect(grid[0]).toBeLessThanOrEqual(Math.min(0, ...values));
        expect(grid.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
      }),
    );
  });
});

describe('@K-LEVELS words of a level', () => {
  const levels = { '1': { words: 1, paragraphs: [] }, '3': { words: 3, paragraphs: [{ number: 1, units: [] }] } };
  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
  ])('level %i falls back to the next lower one', (level, count) => expect(paragraphsAt(levels, level)).toHaveLength(count));
  it('finds a numbered idea at the level being read', () => {
    const find = (level: number) =>
      unitTextOf(
        lesson.parts.flatMap(({ resources }) => resources),
        level,
      )('passage', 3);
    expect(find(1)).toEqual([{ type: 'text', text: 'A hill grew, level 1.' }]);
    expect(find(4)).toEqual([{ type: 'text', text: 'A hill grew, level 4.' }]);
  });
});
