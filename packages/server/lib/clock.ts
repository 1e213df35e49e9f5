/** A clock that tests can replace, and helpers that repeat work and wait. */

/** Times are milliseconds since 1970, and waits are milliseconds. */
export type Clock = {
  now(): number;
  /** Calls `callback` once after a wait. Returns a function that cancels the call. */
  after(wait: number, callback: () => void): () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  after(wait, callback) {
    const timer = setTimeout(callback, wait);
    return () => clearTimeout(timer);
  },
};

/**
 * Runs work again and again, first after `wait` milliseconds. The work must not reject; it resolves with the
 * milliseconds until its next run. Returns a function that stops the repetition, and resolves when the last run has
 * ended.
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

/** Makes a signal. `wait` resolves after a time, or when `notify` is called. */
export function createSignal(clock: Clock) {
  let signal = Promise.withResolvers<void>();
  return {
    notify: () => signal.resolve(),
    reset() {
      signal = Promise.withResolvers();
    },
    async wait(milliseconds: number): Promise<void> {
      const cancel = clock.after(Math.max(0, milliseconds), () => signal.resolve());
      await signal.promise;
      cancel();
    },
  };
}
