/** A clock that stands still until a test moves it. */
import type { Clock } from '../../lib/clock.ts';

/** A clock with its hands in the test's own. */
export type ManualClock = Clock & {
  /** Moves on and calls back whoever waited for a time until then, in order. */
  advance(milliseconds: number): void;
  /** Shows an earlier or later time, without any having passed for those who wait. */
  set(time: number): void;
  /** Resolves as soon as so many wait. */
  waitedFor(count?: number): Promise<void>;
};

/** Makes a clock that shows a time. */
export function manualClock(start: number): ManualClock {
  let now = start;
  const waiting = new Map<() => void, number>();
  const watchers: (() => void)[] = [];
  function callUntil(time: number): void {
    for (;;) {
      const [first] = [...waiting].filter(([, at]) => at <= time).toSorted(([, a], [, b]) => a - b);
      if (!first) break;
      const [callback, at] = first;
      now = Math.max(now, at);
      waiting.delete(callback);
      callback();
    }
    now = time;
  }
  return {
    now: () => now,
    after(wait, callback) {
      // A function of its own for each call: the same callback may wait twice.
      const once = () => callback();
      waiting.set(once, now + Math.max(0, wait));
      for (const watcher of watchers.splice(0)) watcher();
      return () => void waiting.delete(once);
    },
    set(time) {
      for (const [callback, at] of waiting) waiting.set(callback, at + time - now);
      now = time;
    },
    advance: (milliseconds) => callUntil(now + milliseconds),
    async waitedFor(count = 1) {
      while (waiting.size < count) await new Promise<void>((resolve) => watchers.push(resolve));
    },
  };
}
