import { describe, expect, it } from 'vitest';
import { askedToWait, waitTime } from './wait-time.ts';

const now = new Date('2026-11-02T12:00:00Z');
const after = (headers: Record<string, string>) => askedToWait({ headers }, now);

describe('how long a busy server wants to be left alone', () => {
  it.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after': 'Mon, 02 Nov 2026 12:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Mon, 02 Nov 2026 11:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'x-ratelimit-reset': String(now.getTime() / 1000 + 12) }, 12_000],
    [{ 'x-ratelimit-reset': '' }, undefined],
    [{}, undefined],
  ])('%j', (headers, milliseconds) => expect(after(headers as Record<string, string>)).toBe(milliseconds));

  it('is a minute at most, a little more by chance, and longer each time where nothing is said', () => {
    expect(waitTime(86_400_000, { attempt: 0, random: 1 })).toBe(75_000);
    expect([0, 1, 2, 3].map((attempt) => waitTime(undefined, { attempt, random: 0 }))).toEqual([1000, 2000, 4000, 8000]);
    expect(waitTime(undefined, { attempt: 40, random: 0 })).toBe(60_000);
  });
});
