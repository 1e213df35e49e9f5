/** Deletes old submissions every hour, after a check of the clock. */
import type { PurgeTimes } from '../store/submission.ts';
import { day, hour, limits, minute } from '../../contracts/limits.ts';
import type { FormDefinition } from '../../contracts/forms/form.ts';
import { byKind } from '../../contracts/forms.ts';
import type { Clock } from '../lib/clock.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { InboxStore } from '../store/store.ts';

/** The days after which submissions are deleted, by the form's retention setting; 0 means never. */
export type Retention = Readonly<Record<FormDefinition['retention'], number>>;

/** Clocks that are not set show an earlier time than this. */
const minTime = Date.UTC(2026, 0, 1);

/** Returns the times before which the submissions of each kind, and spam, are deleted. */
export function purgeTimes(retention: Retention, now: number): PurgeTimes {
  const before = (days: number) => (days === 0 ? 0 : now - days * day);
  return { ...byKind((form) => before(retention[form.retention])), spam: before(limits.spamDays) };
}

/** The maximum milliseconds between the last noted time and a plausible time. The server notes the time every hour. */
export const maxClockJump = 2 * day;

/** Returns whether a clock is so far ahead that too much could be deleted. */
export const isDoubtful = (now: number, last: number | undefined): boolean =>
  last !== undefined && now - last > maxClockJump;

type TidyStore = Pick<InboxStore, 'tidy' | 'purge' | 'lastTime' | 'noteTime'>;

/**
 * Compares the clock with the last noted time. If the clock jumped ahead, nothing is deleted, and the noted time
 * advances by one day in each hour. So a server that was off for a month deletes again after about a day, and an
 * operator has two weeks to notice a clock that is a year ahead. A start does not advance the noted time, because a
 * server may restart often.
 */
async function checkClock(store: TidyStore, now: number, isStart: boolean, log: Log): Promise<boolean> {
  const noted = await store.lastTime();
  const last = noted === undefined || noted < minTime ? now : noted;
  const isRight = !isDoubtful(now, last);
  if (!isRight) log('warn', 'store.clock-ahead', { days: Math.floor((now - last) / day) });
  const next = isRight ? now : last + (isStart ? 0 : day);
  if (next > last || last !== noted) await store.noteTime(next);
  return isRight;
}

/** Deletes old submissions now and every hour. Returns a function that stops the deletions. */
export function startTidying(
  store: TidyStore,
  retention: Retention,
  clock: Pick<Clock, 'now'>,
  log: Log,
): () => void {
  async function tidy(isStart: boolean): Promise<void> {
    const now = clock.now();
    if (!(await checkClock(store, now, isStart, log))) return;
    await store.tidy(now - limits.repeatHours * hour, now);
    const count = await store.purge(purgeTimes(retention, now));
    if (count > 0) log('info', 'store.purged', { count });
  }
  let isOver = false;
  const attempt = (isStart: boolean) =>
    void tidy(isStart).catch((error: unknown) => {
      // The store may close during a cleanup. The next start then repeats the cleanup.
      if (!isOver) log('warn', 'store.untidy', errorFacts(error));
    });
  attempt(true);
  const timer = setInterval(() => attempt(false), limits.tidyingMinutes * minute).unref();
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

/** Returns the last noted time if the clock is not set yet: a submission of 1970 would be deleted later. */
export async function timeOfArrival(store: Pick<InboxStore, 'lastTime'>, now: number): Promise<number> {
  return now >= minTime ? now : Math.max(now, (await store.lastTime()) ?? now);
}
