import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AttemptEvent, questionState, reduceAttempt, triesLeft } from './index.ts';

const at = new Date('2026-11-20T10:00:00Z');
const saved = (rev: number, response: unknown = rev): AttemptEvent => ({ kind: 'saved', at, questionId: 'q', rev, response });
const checked = (rev: number, right: boolean): AttemptEvent => ({ kind: 'checked', at, questionId: 'q', rev, response: rev, right });

describe('questionState', () => {
  it.each([
    [{ tries: 0, right: false, submitted: false }, 'open'],
    [{ tries: 2, right: false, submitted: false }, 'open'],
    [{ tries: 3, right: false, submitted: false }, 'out-of-tries'],
    [{ tries: 1, right: true, submitted: false }, 'right'],
    [{ tries: 3, right: true, submitted: false }, 'right'],
    [{ tries: 0, right: false, submitted: true }, 'submitted'],
  ] as const)('%o is %s', (given, state) => expect(questionState(given)).toBe(state));
  it('gives two more attempts after a wrong answer', () => expect([0, 1, 2, 3, 4].map(triesLeft)).toEqual([3, 2, 1, 0, 0]));
});

describe('reduceAttempt', () => {
  it('ends with the highest revision, in whatever order saves arrive (R05)', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1 }), (revs) => {
        const { answers } = reduceAttempt(revs.map((rev) => saved(rev)));
        expect(answers.q?.rev).toBe(Math.max(...revs));
        expect(answers.q?.response).toBe(Math.max(...revs));
      }),
      { numRuns: 1000 },
    );
  });
  it('counts every check as a try and remembers a right one', () => {
    const { answers } = reduceAttempt([saved(1), checked(2, false), saved(3), checked(4, true), saved(5)]);
    expect(answers.q).toMatchObject({ tries: 2, right: true, rev: 5 });
  });
  it('counts a check that arrives after a newer save, and keeps the newer words', () => {
    expect(reduceAttempt([saved(5), checked(3, false)]).answers.q).toMatchObject({ tries: 1, rev: 5, response: 5 });
  });
  it('forgets a reset when it is undone', () => {
    const reset: AttemptEvent = { kind: 'reset', at, by: 1 };
    expect(reduceAttempt([saved(1), reset]).archivedAt).toEqual(at);
    expect(reduceAttempt([saved(1), reset, { kind: 'reset-undone', at, by: 1 }]).archivedAt).toBeUndefined();
  });
  it('keeps by which version the answers were marked last, and the answers as they were', () => {
    const events: AttemptEvent[] = [saved(1), { kind: 'submitted', at, activeSeconds: 9 }, { kind: 'remarked', at, versionId: 7 }];
    expect(reduceAttempt(events)).toMatchObject({ correctedBy: 7, submittedAt: at, answers: { q: { rev: 1, response: 1 } } });
    expect(reduceAttempt([...events, { kind: 'remarked', at, versionId: 9 }]).correctedBy).toBe(9);
    expect(reduceAttempt(events.slice(0, 2)).correctedBy).toBeUndefined();
  });
  it('keeps start, level, active time and the moment of turning in', () => {
    const events: AttemptEvent[] = [
      { kind: 'begun', at, level: 2 },
      { kind: 'level-chosen', at, level: 3 },
      { kind: 'submitted', at, activeSeconds: 90 },
    ];
    expect(reduceAttempt(events)).toMatchObject({ startedAt: at, level: 3, submittedAt: at, activeSeconds: 90 });
  });
});
