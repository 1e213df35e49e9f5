/** A semaphore limits the number of tasks that run at the same time. */

/** Releases a permit. A second call does nothing. */
export type Release = () => void;

/** Makes a semaphore. Waiting callers get permits in the order of their calls. */
export function createSemaphore(permits: number) {
  let free = permits;
  let waiting: PromiseWithResolvers<Release>[] = [];

  function permit(): Release {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      // The permit goes directly to the first waiting caller, so that a later caller cannot take it.
      const next = waiting.shift();
      if (next) next.resolve(permit());
      else free += 1;
    };
  }
  function tryAcquire(): Release | undefined {
    if (free === 0) return undefined;
    free -= 1;
    return permit();
  }
  async function acquire(): Promise<Release> {
    const releasePermit = tryAcquire();
    if (releasePermit) return releasePermit;
    const caller = Promise.withResolvers<Release>();
    waiting.push(caller);
    return caller.promise;
  }
  return {
    free: () => free,
    tryAcquire,
    acquire,
    async run<T>(work: () => Promise<T>): Promise<T> {
      const releasePermit = await acquire();
      try {
        return await work();
      } finally {
        releasePermit();
      }
    },
    rejectWaiting(reason: Error): void {
      for (const { reject } of waiting) reject(reason);
      waiting = [];
    },
  };
}
