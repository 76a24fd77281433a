import type { Clock } from '../clock/index.ts';

/** Failures in a row before nothing is tried any more, and for how long (R32). */
const failuresToOpen = 5;
const openMs = 30_000;

/** The service did not answer lately, so it was not asked. */
export class BreakerOpen extends Error {
  override readonly name = 'BreakerOpen';
  readonly retryAt: Date;
  constructor(retryAt: Date) {
    super('not asked: the service did not answer lately');
    this.retryAt = retryAt;
  }
}

export type Breaker = { run<T>(work: () => Promise<T>): Promise<T> };

/**
 * Keeps us from waiting for a service that does not answer: after 5 failures in a row calls are refused at once for 30 seconds,
 * then one is let through to see. `isFailure` says which errors mean "does not answer"; a plain no of the service is an answer.
 */
export function createBreaker({ clock, isFailure }: { clock: Clock; isFailure: (error: unknown) => boolean }): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    async run(work) {
      const now = clock.now().getTime();
      if (now < openUntil) throw new BreakerOpen(new Date(openUntil));
      // Whoever comes while this one is looking is refused; when it succeeds, everybody is let in again.
      if (failures >= failuresToOpen) openUntil = now + openMs;
      try {
        const result = await work();
        failures = 0;
        openUntil = 0;
        return result;
      } catch (error) {
        if (!isFailure(error)) failures = 0;
        else {
          failures += 1;
          if (failures >= failuresToOpen) openUntil = clock.now().getTime() + openMs;
        }
        throw error;
      }
    },
  };
}
