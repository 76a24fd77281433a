/** Failures in a row after which nothing is tried for a while. */
const mostFailures = 5;
const pauseMs = 60_000;

export type Breaker = {
  /** Whether trying makes sense now: false while the other side has failed again and again. */
  mayTry(now: Date): boolean;
  succeeded(): void;
  failed(now: Date): void;
};

/** Spares a service that is down, and us the waiting for it: after five failures in a row one try a minute. */
export function createBreaker(): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    mayTry: (now) => now.getTime() >= openUntil,
    succeeded() {
      failures = 0;
      openUntil = 0;
    },
    failed(now) {
      failures += 1;
      if (failures >= mostFailures) openUntil = now.getTime() + pauseMs;
    },
  };
}
