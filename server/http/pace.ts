/** Requires a least speed of a body: a very slow one would keep its place as long as the longest request. */

/** Least speed of a request body after the grace time. Times are in milliseconds. */
export type Pace = {
  bytesPerSecond: number;
  /** Over which the pace is averaged, so that a hole of some seconds in a mobile network does no harm. */
  window: number;
  /** Before the first window begins. */
  grace: number;
};

/** At this speed a resume of 5 MiB arrives just within the longest request, half an hour. */
export const leastPace: Pace = { bytesPerSecond: 3000, window: 30_000, grace: 30_000 };

/** Looks at the pace so many times per window. */
const steps = 6;

/**
 * Watches one body, whose bytes are counted by `count`. No time passes while `isPaused` says that the server
 * itself is being waited for. `onSlow` is called, again and again, while the body has fallen behind.
 */
export function watchPace(
  { bytesPerSecond, window, grace }: Pace,
  isPaused: () => boolean,
  onSlow: () => void,
): { count(bytes: number): void; stop(): void } {
  const step = window / steps;
  const least = (bytesPerSecond * window) / 1000;
  const recent: number[] = [];
  let current = 0;
  let stepsOfGrace = Math.ceil(grace / step);

  function look(): void {
    if (isPaused()) return;
    if (stepsOfGrace > 0) stepsOfGrace -= 1;
    else recent.push(current);
    current = 0;
    if (recent.length > steps) recent.shift();
    if (recent.length === steps && recent.reduce((sum, bytes) => sum + bytes, 0) < least) onSlow();
  }
  const timer = setInterval(look, step);
  return { count: (bytes) => void (current += bytes), stop: () => clearInterval(timer) };
}
