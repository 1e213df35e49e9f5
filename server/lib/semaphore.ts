/** Limits how many tasks run at once. */
export type Semaphore = {
  /** Waits for a slot, in the order of the calls. Resolves with the function that gives the slot back. */
  acquire(): Promise<() => void>;
  /** Takes a slot if one is free, or returns undefined. */
  tryAcquire(): (() => void) | undefined;
};

/** Makes a semaphore with `limit` slots. */
export function createSemaphore(limit: number): Semaphore {
  const waiting: (() => void)[] = [];
  let free = limit;
  function slot(): () => void {
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    };
  }
  function tryAcquire(): (() => void) | undefined {
    if (free <= 0) return undefined;
    free -= 1;
    return slot();
  }
  return {
    tryAcquire,
    async acquire() {
      const release = tryAcquire();
      if (release) return release;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return slot();
    },
  };
}
