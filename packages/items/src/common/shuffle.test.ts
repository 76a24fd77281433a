import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shuffledPositions } from './shuffle.ts';

describe('shuffledPositions', () => {
  it('mixes every position once, the same way each time, and never keeps the order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.string(), (length, seed) => {
        const order = Array.from({ length }, (_, index) => index);
        const shuffled = shuffledPositions(length, seed);
        expect([...shuffled].sort((one, other) => one - other)).toEqual(order);
        expect(shuffled).not.toEqual(order);
        expect(shuffledPositions(length, seed)).toEqual(shuffled);
      }),
    );
  });
  it('does not change from one release to the next: attempts hold ids that depend on it', () => {
    expect(shuffledPositions(4, 'us-sci-cornfield-volcano/connect-order')).toEqual([1, 2, 0, 3]);
  });
  it('uses every other order about equally often', () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 5000; seed += 1) {
      const order = shuffledPositions(3, `lesson/q${seed}`).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['021', '102', '120', '201', '210']);
    expect(Math.min(...seen.values())).toBeGreaterThan(600);
  });
});
