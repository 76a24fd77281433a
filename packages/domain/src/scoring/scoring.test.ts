import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { average, bandOf, creditedSeconds, formatSeconds, type ItemOutcome, markOf, roundHalfUp, scorePercent, summarize } from './index.ts';

describe('roundHalfUp', () => {
  it.each([
    [84.5, 85],
    [84.49, 84],
    [0, 0],
    [99.5, 100],
    [(29 / 40) * 100, 73],
    [66.66666666666667, 67],
  ])('%f is shown as %i', (value, shown) => expect(roundHalfUp(value)).toBe(shown));
});

describe('bandOf', () => {
  it.each([
    [100, 'secure'],
    [85, 'secure'],
    [84, 'on-the-way'],
    [70, 'on-the-way'],
    [69, 'growing'],
    [50, 'growing'],
    [49, 'starting'],
    [0, 'starting'],
  ])('%i is %s', (score, band) => expect(bandOf(score)).toBe(band));
});

describe('average', () => {
  it('has no value without scores', () => expect(average([])).toBeUndefined());
  it('is taken of unrounded scores', () => expect(average([66.6, 66.6, 66.8])).toBeCloseTo(66.667, 2));
});

describe('markOf', () => {
  it.each([
    [{ scored: true, answered: true, right: true }, 'correct'],
    [{ scored: true, answered: true, right: false }, 'incorrect'],
    [{ scored: true, answered: false, right: false }, 'incomplete'],
    [{ scored: false, answered: true, right: false }, 'not-marked'],
    [{ scored: false, answered: false, right: false }, 'incomplete'],
  ] as const)('%o is %s', (given, mark) => expect(markOf(given)).toBe(mark));
});

const item = (given: Partial<ItemOutcome>): ItemOutcome => ({
  questionId: 'q',
  skill: 'cause-effect',
  points: 0,
  possible: 1,
  right: false,
  answered: true,
  ...given,
});

describe('summarize', () => {
  it('counts points for the score and items for correct over done', () => {
    const summary = summarize([
      item({ questionId: 'a', points: 1, right: true }),
      item({ questionId: 'b', points: 2, possible: 3 }),
      item({ questionId: 'c', answered: false }),
      item({ questionId: 'd', possible: 0, skill: undefined }),
    ]);
    expect(summary).toMatchObject({ points: 3, possible: 5, rightItems: 1, answeredItems: 2, scoredItems: 3 });
    expect(summary.marks).toEqual({ a: 'correct', b: 'incorrect', c: 'incomplete', d: 'not-marked' });
    expect(summary.skills).toEqual([{ skill: 'cause-effect', right: 1, answered: 2, items: 3 }]);
  });

  it('never gives more points than possible, and a score between 0 and 100', () => {
    const outcomes = fc
      .array(fc.record({ points: fc.nat(4), possible: fc.integer({ min: 1, max: 4 }) }))
      .map((list) => list.map(({ points, possible }, index) => item({ questionId: `q${index}`, points: Math.min(points, possible), possible })));
    fc.assert(
      fc.property(outcomes, (items) => {
        const { points, possible } = summarize(items);
        const score = scorePercent(points, possible);
        expect(points).toBeLessThanOrEqual(possible);
        if (score !== undefined) expect(score >= 0 && score <= 100).toBe(true);
      }),
    );
  });
});

describe('formatSeconds', () => {
  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [61, '1:01'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [7325, '2:02:05'],
  ])('%i s is shown as %s', (seconds, shown) => expect(formatSeconds(seconds)).toBe(shown));
});

describe('creditedSeconds', () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);
  it('adds the time since the last heartbeat', () => expect(creditedSeconds(at(0), at(30))).toBe(30));
  it('adds nothing after a sleep', () => expect(creditedSeconds(at(0), at(1200))).toBe(0));
  it('adds nothing when the clock stepped back', () => expect(creditedSeconds(at(30), at(0))).toBe(0));
  it('never counts two tabs twice', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3600 }), { minLength: 2 }), (beats) => {
        const ordered = [...beats].sort((a, b) => a - b);
        const total = ordered.slice(1).reduce((sum, beat, index) => sum + creditedSeconds(at(ordered[index] ?? 0), at(beat)), 0);
        expect(total).toBeLessThanOrEqual((ordered.at(-1) ?? 0) - (ordered[0] ?? 0));
      }),
    );
  });
});
