/**
 * The rule of every limiter. Requests of the last window count by how much of that window is still in range, so that a
 * burst at the boundary cannot double the limit. Refused requests do not count, so waiting always helps.
 */
import type { RateVerdict } from './rate-limit.ts';

/** Requests of a caller that were allowed in this window and in the one before. */
export type Counts = { current: number; previous: number };

/** A moment within a window: the window's number, and the share of it that has passed, from 0 to 1. */
export type Moment = { window: number; elapsed: number };

/** The moment of a time, both in milliseconds. */
export function momentOf(time: number, length: number): Moment {
  const window = Math.floor(time / length);
  return { window, elapsed: time / length - window };
}

/** Refuses, and says how long it takes until one more is allowed. `length` in milliseconds. */
export function refusal(
  { current, previous }: Counts,
  limit: number,
  elapsed: number,
  length: number,
): RateVerdict {
  // Room for one more: within this window the last one's weight shrinks; past it this one's does.
  const room = limit - 1;
  const wait =
    current <= room && previous > 0
      ? 1 - (room - current) / previous - elapsed
      : 1 - elapsed + Math.max(0, 1 - room / current);
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((wait * length) / 1000)) };
}
