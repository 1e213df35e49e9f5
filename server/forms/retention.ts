/** How long submissions are kept, the hourly deletion of old ones, and the trust in the clock by which both go. */
import type { PurgeTimes } from '../store/delivery.ts';
import { limits } from '../../contracts/limits.ts';
import type { FormDefinition } from '../../contracts/forms/form.ts';
import { byKind } from '../../contracts/forms.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { InboxStore, SubmissionStore } from '../store/store.ts';

/** Days after which submissions are deleted, by the setting that their form names; 0 keeps them. */
export type Retention = Readonly<Record<FormDefinition['retention'], number>>;

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A clock that says an earlier time has not been set yet. */
const minTime = Date.UTC(2026, 0, 1);

/** The times before which submissions of each kind, and spam, are deleted. */
export function purgeTimes(retention: Retention, now: number): PurgeTimes {
  const before = (days: number) => (days === 0 ? 0 : now - days * day);
  return { ...byKind((form) => before(retention[form.retention])), spam: before(limits.spamDays) };
}

/**
 * Milliseconds by which a clock may be ahead of the time that was noted last before it is doubted. A running server notes
 * the time every hour.
 */
export const maxClockJump = 2 * day;

/** Whether a clock is so far ahead that everything could be deleted at once by it. */
export const isDoubtful = (now: number, last: number | undefined): boolean =>
  last !== undefined && now - last > maxClockJump;

/** Milliseconds for which the key of a form is recognized. */
const keyLifetime = limits.repeatHours * hour;
/** Milliseconds between two tidyings. */
const interval = limits.tidyingMinutes * 60 * 1000;

type TidyStore = Pick<InboxStore, 'tidy' | 'purge' | 'lastTime' | 'noteTime'>;

/**
 * Whether the clock can be right, by the time that was noted last. After a jump ahead nothing is deleted, and the noted
 * time follows by a day each hour: a server that was off for a month catches up in about a day, and an operator who set
 * the clock a year ahead has two weeks to see it. A start alone does not move the noted time, however often it happens.
 */
async function checkClock(store: TidyStore, now: number, isStart: boolean, log: Log): Promise<boolean> {
  const noted = await store.lastTime();
  const last = noted === undefined || noted < minTime ? now : noted;
  const isRight = !isDoubtful(now, last);
  if (!isRight) log('warn', 'store.clock-ahead', { days: Math.floor((now - last) / day) });
  const next = isRight ? now : last + (isStart ? 0 : day);
  if (noted === undefined || next > last || last !== noted) await store.noteTime(next);
  return isRight;
}

/**
 * Tidies at once and every hour: forgets old keys, and deletes submissions that are delivered or dead once they are as
 * old as `retention` says, and spam as long after it was marked as the limits say. Returns how to stop.
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
      // The end of the store cuts a tidying off; the next start goes on with it.
      if (!isOver) log('warn', 'store.untidy', errorFacts(error));
    });
  attempt(true);
  const timer = setInterval(() => attempt(false), interval).unref();
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

/**
 * A store that corrects the time of a submission that came before the clock was set: it takes the time that was noted
 * last. A submission of 1970 would be deleted as old once the clock is right.
 */
export function dateSubmissions(store: SubmissionStore & Pick<InboxStore, 'lastTime'>): SubmissionStore {
  return {
    ...store,
    async accept(submission) {
      const { receivedAt } = submission;
      if (receivedAt >= minTime) return store.accept(submission);
      const noted = (await store.lastTime()) ?? receivedAt;
      return store.accept({ ...submission, receivedAt: Math.max(receivedAt, noted) });
    },
  };
}
