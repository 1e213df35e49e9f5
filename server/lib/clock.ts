/** Time as a dependency, so that days can pass in a test, and work that waits for it. */

/** A clock. Times are milliseconds since 1970, waits are milliseconds. */
export type Clock = {
  now(): number;
  /** Calls back once after a wait; returns how to cancel that. */
  after(wait: number, callback: () => void): () => void;
};

/** The system's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(wait, callback) {
    const timer = setTimeout(callback, wait);
    return () => clearTimeout(timer);
  },
};

/**
 * Does a piece of work after a wait, or at once where that is 0, and then again and again. The work resolves with the
 * milliseconds until the next time; it must not reject, and its signal says that the server stops. Returns how to end
 * the repetition, which resolves when nothing is under way any more.
 */
export function repeat(
  clock: Clock,
  wait: number,
  work: (stop: AbortSignal) => Promise<number>,
): () => Promise<void> {
  const stop = new AbortController();
  let cancel = (): void => undefined;
  let inFlight: Promise<void> = Promise.resolve();
  function next(): void {
    inFlight = work(stop.signal).then((pause) => {
      if (!stop.signal.aborted) cancel = clock.after(pause, next);
    });
  }
  if (wait > 0) cancel = clock.after(wait, next);
  else next();
  return async () => {
    stop.abort(new Error('The server is stopping.'));
    cancel();
    await inFlight;
  };
}

/** Something to wait for, until a time or until somebody calls `wake`. */
export function createSignal(clock: Clock) {
  let signal = Promise.withResolvers<void>();
  return {
    wake: () => signal.resolve(),
    /** Forgets earlier calls of `wake`. */
    reset() {
      signal = Promise.withResolvers();
    },
    /** Waits for a call of `wake` since the last reset, at most this many milliseconds. */
    async wait(milliseconds: number): Promise<void> {
      const cancel = clock.after(Math.max(0, milliseconds), () => signal.resolve());
      await signal.promise;
      cancel();
    },
  };
}
