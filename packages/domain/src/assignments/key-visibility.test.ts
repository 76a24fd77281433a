import { describe, expect, it } from 'vitest';
import { keyIsVisible, keyVisibilities } from './key-visibility.ts';
import { assignmentWindow } from './timing.ts';
import { instantOfWall } from './zoned-time.ts';

const zone = 'America/Mexico_City';
const window = assignmentWindow({ dates: { start: '2026-11-02T00:00:00', due: '2026-11-20T23:59:59' }, zone });
const before = instantOfWall('2026-11-20T23:59:59', zone);
const after = instantOfWall('2026-11-21T00:00:00', zone);

describe('right answers and explanations', () => {
  it.each([
    { visibility: 'after-submit', submitted: true, now: before, visible: true },
    { visibility: 'after-submit', submitted: true, now: after, visible: true },
    { visibility: 'after-due', submitted: true, now: before, visible: false },
    { visibility: 'after-due', submitted: true, now: after, visible: true },
  ] as const)('$visibility, turned in, now $now: $visible', ({ visible, ...given }) => expect(keyIsVisible({ ...given, window })).toBe(visible));

  it('are never seen before turning in, whatever the dates', () => {
    for (const visibility of keyVisibilities)
      for (const now of [before, after]) expect(keyIsVisible({ visibility, window, submitted: false, now })).toBe(false);
  });
  it('are seen at once without a due date', () => {
    const endless = assignmentWindow({ dates: { start: '2026-11-02T00:00:00', due: undefined }, zone });
    expect(keyIsVisible({ visibility: 'after-due', window: endless, submitted: true, now: before })).toBe(true);
  });
});
