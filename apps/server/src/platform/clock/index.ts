/** Where time comes from. Everything that asks for the time asks one of these, so that tests can stop and move it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock for tests: it stands still until it is moved. */
export function fixedClock(start: string | Date): Clock & { moveTo(at: string | Date): void; advance(milliseconds: number): void } {
  let current = new Date(start);
  return {
    now: () => new Date(current),
    moveTo: (at) => {
      current = new Date(at);
    },
    advance: (milliseconds) => {
      current = new Date(current.getTime() + milliseconds);
    },
  };
}
