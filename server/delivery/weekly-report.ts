/**
 * Sends a report to the operator every Monday after 07:00 UTC, also if nothing happened. If the report does not come,
 * the operator knows that something is broken. Times are in milliseconds.
 */
import { day, hour, minute } from '../../contracts/limits.ts';
import { type Clock, repeat } from '../lib/clock.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { DigestStore, InboxStore, OutboxStore, ReportStore } from '../store/store.ts';
import type { WorkerId } from '../store/submission.ts';
import { type SendReport, mayReport } from './operator-mail.ts';
import { writeWeeklyReport } from './weekly-text.ts';

export type WeeklyOptions = {
  store: ReportStore &
    Pick<InboxStore, 'stats'> &
    Pick<OutboxStore, 'currentPause'> &
    Pick<DigestStore, 'acquireTask'>;
  send: SendReport;
  log: Log;
  clock: Clock;
  /** The id of this server. Of all servers that share a store, only one sends the report. */
  workerId: WorkerId;
  siteUrl: string;
  /** Whether `inbox backup` makes the backups of this store. */
  hasBackups: boolean;
};

const week = 7 * day;
const sendingHour = 7 * hour;

/** The first Monday after 1970 began, at the hour of the report. */
const firstTime = Date.UTC(1970, 0, 5) + sendingHour;

/** Returns the last time at or before `now` at which a report was due. */
export const lastDue = (now: number): number => now - ((((now - firstTime) % week) + week) % week);

/** The time between two checks. A failed report is sent again at the next check. */
export const lookInterval = 10 * minute;

/**
 * Returns whether a report is due. The first check of a new store notes the start, and the first report is due after
 * it.
 */
async function isDue({ store }: WeeklyOptions, now: number): Promise<boolean> {
  const { started, 'weekly-report': reported = started } = await store.moments();
  if (started === undefined) await store.noteMoment('started', now);
  // A time in the future was noted by a clock that was ahead.
  return reported !== undefined && (reported < lastDue(now) || reported > now);
}

async function sendReport(options: WeeklyOptions, now: number, abort: AbortSignal): Promise<void> {
  const { store, send, siteUrl, hasBackups, log } = options;
  const until = lastDue(now) - sendingHour;
  const since = until - week;
  const [activity, stats, { backup }] = await Promise.all([
    store.activity(since, until),
    store.stats(),
    store.moments(),
  ]);
  const facts = { siteUrl, since, until, activity, stats, backup: hasBackups ? backup : ('other' as const) };
  await send(writeWeeklyReport(facts, now), now, abort);
  await store.noteMoment('weekly-report', now);
  log('info', 'weekly-report.sent');
}

async function look(options: WeeklyOptions, abort: AbortSignal): Promise<number> {
  const { store, log, clock, workerId } = options;
  const now = clock.now();
  try {
    if (!(await isDue(options, now))) return lookInterval;
    if (!(await store.acquireTask('weekly-report', workerId, now, now + lookInterval))) return lookInterval;
    // Another server may have sent the report just before this server got the task.
    if (!(await isDue(options, now))) return lookInterval;
    if (!mayReport(await store.currentPause('mail'))) return lookInterval;
    await sendReport(options, now, abort);
  } catch (error) {
    if (!abort.aborted) log('error', 'weekly-report.failed', errorFacts(error));
  }
  return lookInterval;
}

/** Starts to send weekly reports. Returns a function that stops them. */
export const startWeeklyReport = (options: WeeklyOptions): (() => Promise<void>) =>
  repeat(options.clock, minute, (abort) => look(options, abort));
