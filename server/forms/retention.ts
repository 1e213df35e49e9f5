/** How long submissions are kept. */
import { limits } from '../../contracts/limits.ts';
import type { PurgeTimes, SubmissionKind } from '../store/store.ts';

/** Days after which submissions of a kind are deleted; 0 keeps them. */
export type Retention = Readonly<Record<SubmissionKind, number>>;

const day = 24 * 60 * 60 * 1000;

/** No clock of this server was right before: it had not been set yet. */
export const notBefore = Date.UTC(2026, 0, 1);

/** Times before which they are deleted. */
export function purgeTimes({ message, application }: Retention, now: number): PurgeTimes {
  const before = (days: number) => (days === 0 ? 0 : now - days * day);
  return { message: before(message), application: before(application), spam: before(limits.spamDays) };
}

/**
 * Milliseconds that a clock may be ahead of the time that was noted last before it is doubted. A running server notes
 * the time every hour.
 */
export const plausible = 2 * day;

/** Whether a clock is so far ahead that by it everything could be deleted at once. */
export const isDoubtful = (now: number, last: number | undefined): boolean =>
  last !== undefined && now - last > plausible;
