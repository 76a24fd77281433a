import { expect, it } from 'vitest';
import { fixedClock } from '../clock/index.ts';
import { BreakerOpen, createBreaker } from './index.ts';

const down = () => Promise.reject(new Error('down'));
const up = async () => 'fine';

it('@R32 stops asking after five failures, and looks again after 30 seconds', async () => {
  const clock = fixedClock('2026-03-09T16:00:00Z');
  const breaker = createBreaker({ clock, isFailure: () => true });
  for (let tries = 0; tries < 5; tries += 1) await expect(breaker.run(down)).rejects.toThrow('down');
  await expect(breaker.run(up)).rejects.toThrow(BreakerOpen);
  clock.advance(30_000);
  await expect(breaker.run(down)).rejects.toThrow('down');
  await expect(breaker.run(up)).rejects.toThrow(BreakerOpen);
  clock.advance(30_000);
  await expect(breaker.run(up)).resolves.toBe('fine');
  await expect(breaker.run(up)).resolves.toBe('fine');
});

it('takes a plain no for an answer', async () => {
  const breaker = createBreaker({ clock: fixedClock('2026-03-09T16:00:00Z'), isFailure: () => false });
  for (let tries = 0; tries < 9; tries += 1) await expect(breaker.run(down)).rejects.toThrow('down');
  await expect(breaker.run(up)).resolves.toBe('fine');
});
