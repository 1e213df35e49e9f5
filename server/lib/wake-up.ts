import type { Clock } from './clock.ts';

/** Something to wait for that can be told to go on. */
export function createWakeUp(clock: Clock) {
  let signal = Promise.withResolvers<void>();
  return {
    wake: () => signal.resolve(),
    /** Forgets earlier calls of `wake`. */
    reset() {
      signal = Promise.withResolvers();
    },
    /** Waits for a call of `wake` since the last reset, at most this many milliseconds. */
    async wait(milliseconds: number): Promise<void> {
      const callOff = clock.after(Math.max(0, milliseconds), () => signal.resolve());
      await signal.promise;
      callOff();
    },
  };
}
