/** A semaphore: limits work by a number of permits. */

/** Releases a permit; a second call does nothing. */
export type Release = () => void;

/** Waiting callers get permits in the order of their calls. */
export type Semaphore = {
  /** The number of free permits. */
  free(): number;
  /** Takes a permit; undefined if none is free. */
  tryAcquire(): Release | undefined;
  /** Resolves with a permit as soon as one is free. */
  acquire(): Promise<Release>;
  /** Runs the work with a permit, and releases the permit afterwards. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

export function createSemaphore(permits: number): Semaphore {
  let free = permits;
  const waiting: (() => void)[] = [];

  function permit(): Release {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const next = waiting.shift();
      // The permit goes directly to the first waiting caller, so that a later caller cannot take it.
      if (next) next();
      else free += 1;
    };
  }
  function tryAcquire(): Release | undefined {
    if (free === 0) return undefined;
    free -= 1;
    return permit();
  }
  const acquire = async (): Promise<Release> =>
    tryAcquire() ?? new Promise<Release>((resolve) => waiting.push(() => resolve(permit())));
  return {
    free: () => free,
    tryAcquire,
    acquire,
    async run(work) {
      const release = await acquire();
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
