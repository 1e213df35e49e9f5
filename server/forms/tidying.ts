/** Forgets, now and then, what is kept only to recognize repetitions, and what was kept for long enough. */
import { limits } from '../../contracts/limits.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { InboxStore } from '../store/store.ts';
import { type Retention, isDoubtful, notBefore, purgeTimes } from './retention.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** How long the same key is recognized. */
const keyLifetime = limits.repeatHours * hour;
/** Time between two tidyings. */
const interval = limits.tidyingMinutes * 60 * 1000;

type TidyStore = Pick<InboxStore, 'tidy' | 'purge' | 'lastTime' | 'noteTime'>;

/**
 * Whether the clock can be right, by the time that was noted last. After a jump ahead nothing is deleted, and the noted
 * time follows by a day an hour: a server that was off for a month catches up in about a day, and who set the clock a
 * year ahead has two weeks to see it. A start alone lets no time pass, however often it happens.
 */
async function checkClock(store: TidyStore, now: number, isStart: boolean, log: Log): Promise<boolean> {
  const noted = await store.lastTime();
  const last = noted === undefined || noted < notBefore ? now : noted;
  const isRight = !isDoubtful(now, last);
  if (!isRight) log('warn', 'store.clock-ahead', { days: Math.floor((now - last) / day) });
  const next = isRight ? now : last + (isStart ? 0 : day);
  if (noted === undefined || next > last || last !== noted) await store.noteTime(next);
  return isRight;
}

/**
 * Tidies at once and every hour. Submissions that are delivered or dead go once they are as old as `retention` says,
 * spam as long after it was marked as the limits say. Returns how to stop.
 */
export function startTidying(store: TidyStore, retention: Retention, log: Log): () => void {
  async function tidy(isStart: boolean): Promise<void> {
    const now = Date.now();
    if (!(await checkClock(store, now, isStart, log))) return;
    await store.tidy(now - keyLifetime, now);
    const count = await store.purge(purgeTimes(retention, now));
    if (count > 0) log('info', 'store.purged', { count });
  }
  let isOver = false;
  const attempt = (isStart: boolean) =>
    void tidy(isStart).catch((error: unknown) => {
      // What was begun is cut off by the end of the store, and goes on after the next start.
      if (!isOver) log('warn', 'store.untidy', errorFacts(error));
    });
  attempt(true);
  const timer = setInterval(() => attempt(false), interval).unref();
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}
