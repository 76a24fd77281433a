import { describe, expect, it } from 'vitest';
import { sameDayAs } from './same-day.ts';

const other = (due: string | null, studentIds: number[] | null = null) => ({ due, studentIds });
const asked = (due: string | null, studentIds?: number[]) => ({ start: '2026-03-02T00:00:00', due, studentIds });

describe('@A-ASSIGN what is due on the same day', () => {
  it.each([
    { name: 'at another time of the day', cell: asked('2026-03-13T23:59:59'), of: other('2026-03-13T08:00:00'), meets: true },
    { name: 'a day before', cell: asked('2026-03-13T00:00:00'), of: other('2026-03-12T23:59:59'), meets: false },
    { name: 'without a due date', cell: asked('2026-03-13T23:59:59'), of: other(null), meets: false },
    { name: 'nothing due, nothing to meet', cell: asked(null), of: other(null), meets: false },
    { name: 'for other students', cell: asked('2026-03-13T23:59:59', [1]), of: other('2026-03-13T23:59:59', [2]), meets: false },
    { name: 'for one of the students', cell: asked('2026-03-13T23:59:59', [1, 2]), of: other('2026-03-13T23:59:59', [2, 3]), meets: true },
    { name: 'for the whole class, some asked', cell: asked('2026-03-13T23:59:59', [1]), of: other('2026-03-13T23:59:59'), meets: true },
    { name: 'for some, the whole class asked', cell: asked('2026-03-13T23:59:59'), of: other('2026-03-13T23:59:59', [2]), meets: true },
  ])('$name: $meets', ({ cell, of, meets }) => expect(sameDayAs(cell, [of])).toEqual(meets ? [of] : []));

  it('is told of five at most', () => {
    const many = Array.from({ length: 9 }, () => other('2026-03-13T23:59:59'));
    expect(sameDayAs(asked('2026-03-13T10:00:00'), many)).toHaveLength(5);
  });
});
