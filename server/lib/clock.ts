/** Time as a dependency, so that days can pass in a test. */

/** A clock. Times are milliseconds since 1970, waits are milliseconds. */
export type Clock = {
  now(): number;
  /** Calls back once after a wait; returns how to call it off. */
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
