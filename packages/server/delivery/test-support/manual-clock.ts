import type { Clock } from '../../lib/clock.ts';

/** A clock that only the test moves. */
export type ManualClock = Clock & {
  /** Moves forward and runs the timers until then, in order. */
  advance(milliseconds: number): void;
  /** Sets another time without running timers. */
  set(time: number): void;
  /** Resolves when this many timers wait. */
  waitedFor(count?: number): Promise<void>;
};

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
      // A new function for each call, because the same callback may wait twice.
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
