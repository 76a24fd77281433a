import { expect, it, vi } from 'vitest';
import { testApp } from './testing/test-app.ts';
import { keepTidy } from './upkeep.ts';

it('erases every hour what was removed more than 30 days ago (D25)', async () => {
  const { app, db, clock, given, owner, storage } = await testApp();
  await given.class({ removedAt: clock.now() });
  clock.advance(31 * 86_400_000);
  const run = new Promise<object>((resolve, reject) => {
    const log = { info: resolve, warn: reject };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    keepTidy({ addHook: app.addHook.bind(app) } as typeof app, { db, clock, documents: storage, log } as never);
  });
  try {
    vi.advanceTimersByTime(60 * 60 * 1000);
    expect(await run).toEqual({ attempts: 0, assignments: 0, enrollments: 0, classes: 1 });
  } finally {
    vi.useRealTimers();
  }
  expect(await owner.selectFrom('class').selectAll().execute()).toEqual([]);
});
