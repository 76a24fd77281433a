import { describe, expect, it } from 'vitest';
import { assignmentState, touchesRange } from './assignment-state.ts';
import { timings } from './timing.ts';

const facts = { timing: 'past-due', isClosed: false, targetCount: 26, submittedCount: 23 } as const;

describe('@A-ASSIGNED how an assignment stands for its teacher', () => {
  it.each(timings)('is its timing while somebody has not turned in: %s', (timing) => expect(assignmentState({ ...facts, timing })).toBe(timing));
  it.each([
    { name: 'all turned in', given: { submittedCount: 26 }, state: 'all-turned-in' },
    { name: 'all turned in before the due date', given: { submittedCount: 26, timing: 'due-tomorrow' as const }, state: 'all-turned-in' },
    { name: 'closed by hand, whatever the dates', given: { isClosed: true, submittedCount: 26 }, state: 'closed' },
    { name: 'for nobody yet', given: { targetCount: 0, submittedCount: 0 }, state: 'past-due' },
    { name: 'turned in by all and moved to later', given: { submittedCount: 26, timing: 'future' as const }, state: 'future' },
  ])('$name: $state', ({ given, state }) => expect(assignmentState({ ...facts, ...given })).toBe(state));
});

describe('@A-ASSIGNED the span from start to due touches a range of days (D60)', () => {
  const span = { start: '2026-11-09T08:00:00', due: '2026-11-13T23:59:59' };
  it.each([
    { name: 'no range', range: {}, touches: true },
    { name: 'the last day of it', range: { from: '2026-11-13', to: '2026-11-20' }, touches: true },
    { name: 'after it', range: { from: '2026-11-14' }, touches: false },
    { name: 'the first day of it', range: { to: '2026-11-09' }, touches: true },
    { name: 'before it', range: { to: '2026-11-08' }, touches: false },
    { name: 'within it', range: { from: '2026-11-10', to: '2026-11-11' }, touches: true },
  ])('$name: $touches', ({ range, touches }) => expect(touchesRange(span, range)).toBe(touches));
  it('has no end without a due date', () => expect(touchesRange({ ...span, due: null }, { from: '2030-01-01' })).toBe(true));
});
