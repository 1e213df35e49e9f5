/** Makes a semaphore, which limits the number of tasks that run at the same time. Waiting tasks start in order. */
export function createSemaphore(permits: number) {
  let free = permits;
  let waiting: PromiseWithResolvers<void>[] = [];

  async function acquire(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return undefined;
    }
    const caller = Promise.withResolvers<void>();
    waiting.push(caller);
    return caller.promise;
  }
  function release(): void {
    // The permit goes directly to the first waiting task, so that a later task cannot take it.
    const next = waiting.shift();
    if (next) next.resolve();
    else free += 1;
  }
  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      await acquire();
      try {
        return await work();
      } finally {
        release();
      }
    },
    rejectWaiting(reason: Error): void {
      for (const { reject } of waiting) reject(reason);
      waiting = [];
    },
  };
}
