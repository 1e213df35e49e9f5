/** Two ways to keep many requests from being worked on at once: turning the excess away, or having it wait. */

/** Takes one of the places, or undefined when all are taken; the function gives it back. */
export type Slots = () => (() => void) | undefined;

/** Makes so many places. */
export function createSlots(count: number): Slots {
  let free = count;
  return () => {
    if (free === 0) return undefined;
    free -= 1;
    let isHeld = true;
    return () => {
      if (isHeld) free += 1;
      isHeld = false;
    };
  };
}

/** Runs work when its turn comes. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Makes a queue that works on so many at once, first come, first served. */
export function createQueue(atOnce: number): Queue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running === atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
