/** A limited number of permits, for work of which only so much may go on at once. */

/** Gives a permit back; a second call does nothing. */
export type Release = () => void;

/** Permits. Those who wait get theirs in the order in which they asked. */
export type Semaphore = {
  /** Permits that nobody holds. */
  free(): number;
  /** A permit at once, or undefined where none is free. */
  tryAcquire(): Release | undefined;
  /** A permit as soon as one is free. */
  acquire(): Promise<Release>;
  /** Does the work with a permit, and gives the permit back however the work ends. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

/** Makes a semaphore with so many permits. */
export function createSemaphore(permits: number): Semaphore {
  let free = permits;
  const waiting: (() => void)[] = [];

  function permit(): Release {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const next = waiting.shift();
      // The permit goes straight to the next one, so that nobody who asks later can take it.
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
