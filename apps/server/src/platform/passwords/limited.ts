/** The queue is full: more work waits than will be done in a time anyone waits for. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Runs at most `concurrent` pieces of work at once and lets at most `waiting` wait; one more is a QueueFull. */
export function limited({ concurrent, waiting }: { concurrent: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];
  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= concurrent) {
        if (queue.length >= waiting) throw new QueueFull();
        // The one that ends hands its place over, so `running` stays as it is.
        await new Promise<void>((resolve) => queue.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
    get waiting() {
      return queue.length;
    },
  };
}
