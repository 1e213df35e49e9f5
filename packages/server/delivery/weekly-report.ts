/**
 * Sends a report to the operator every Monday after 07:00 UTC, also if nothing happened. If the report does not come,
 * the operator knows that something is broken. Times are in milliseconds.
 */
import { day, hour, minute } from '@website/forms/limits';
import { counted } from '@website/forms/messages';
import type { Activity, RefusalReason } from '../store/reports.ts';
import type { Store } from '../store/store.ts';
import type { InboxStats } from '../store/submission.ts';
import {
  type Report,
  type ReporterOptions,
  type SendReport,
  formatDay,
  formatDuration,
  formatTime,
  inboxCommand,
  mayReport,
  repeatLook,
} from './operator-mail.ts';

type WeeklyOptions = ReporterOptions & {
  store: Pick<Store, 'activity' | 'stats' | 'moments' | 'noteMoment' | 'currentPause' | 'acquireTask'>;
  send: SendReport;
  siteUrl: string;
  /** Whether `inbox backup` makes the backups of this store. */
  hasBackups: boolean;
};

type WeeklyFacts = {
  siteUrl: string;
  /** The start and the end of the week. */
  since: number;
  until: number;
  activity: Activity;
  stats: InboxStats;
  /** The time of the last `inbox backup`; undefined if there was none. `other` if the database makes the backups. */
  backup: number | 'other' | undefined;
};

/** The maximum age of a backup, in milliseconds. A weekly backup may be one day late. */
export const maxBackupAge = 8 * day;
const maxListed = 9;

export const reasonTexts: Readonly<Record<RefusalReason, string>> = {
  origin: 'from pages under another name',
  token: 'without a valid bot check',
  rate: 'too many from one address',
  fields: 'with faulty fields',
  size: 'too large',
  slots: 'while too many files were arriving',
};

function backupTask(backup: WeeklyFacts['backup'], now: number): string[] {
  if (backup === 'other' || (backup !== undefined && now - backup < maxBackupAge)) return [];
  const state =
    backup === undefined ? 'There is no backup yet' : `The last backup is of ${formatTime(backup)}`;
  return [`${state}: ${inboxCommand('backup --keep 14')}`];
}

function lateTask({ oldestUndelivered, oldestQuarantined, pauses }: InboxStats, now: number): string[] {
  const isPaused = pauses.some(({ channel }) => channel === 'mail');
  if (isPaused || oldestUndelivered === undefined || now - oldestUndelivered <= hour) return [];
  const since = formatTime(oldestUndelivered);
  return oldestUndelivered === oldestQuarantined
    ? [`A file has waited for the virus scanner since ${since}: ${inboxCommand('list --state quarantined')}`]
    : [`A mail has been under way since ${since}: ${inboxCommand('list --state waiting')}`];
}

/** Returns a line for each task of the operator. */
function tasks({ activity, stats, backup }: WeeklyFacts, now: number): string[] {
  const { refusals, received, refusingRecipients } = activity;
  const dead = stats.counts
    .filter(({ state }) => state === 'dead')
    .reduce((sum, { count }) => sum + count, 0);
  const pauses = stats.pauses.filter(({ channel }) => channel !== 'acknowledgement');
  const foreign = refusals.find(({ reason }) => reason === 'origin')?.count ?? 0;
  return [
    ...pauses.map(
      ({ channel, since, cause }) =>
        `Nothing has gone out by ${channel} since ${formatTime(since)} (${cause}): ${inboxCommand('stats')}`,
    ),
    ...(dead > 0
      ? [`${counted(dead, 'mail')} could not be delivered: ${inboxCommand('list --state dead')}`]
      : []),
    ...lateTask(stats, now),
    ...refusingRecipients.map(
      ({ address, refusals: count, since }) =>
        `${address} has refused ${counted(count, 'mail')} since ${formatTime(since)}: ${inboxCommand('list')}`,
    ),
    ...(foreign > 0
      ? [
          `${counted(foreign, 'form')} came from pages under another name than SITE_URL: redirect that name to SITE_URL. The log line form.refused has it`,
        ]
      : []),
    ...(received.every(({ count }) => count === 0)
      ? ['Nothing came in: send a message through the contact form, and look whether it arrives']
      : []),
    ...backupTask(backup, now),
  ];
}

function receivedText({ received, unverified, spam, erased }: Activity): string {
  const kinds = received.filter(({ count }) => count > 0).map(({ kind, count }) => counted(count, kind));
  const notes = [
    ...(erased > 0 ? [`${erased} deleted by their senders`] : []),
    ...(unverified > 0 ? [`${unverified} without a bot check`] : []),
    ...(spam > 0 ? [`${spam} marked as spam`] : []),
  ];
  return `${kinds.join(', ') || 'nothing'}${notes.length > 0 ? `; ${notes.join(', ')}` : ''}`;
}

function refusedText({ refusals }: Activity): string {
  const total = refusals.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return 'none';
  return `${counted(total, 'form')}: ${refusals.map(({ reason, count }) => `${count} ${reasonTexts[reason]}`).join(', ')}`;
}

function backupText(backup: WeeklyFacts['backup'], now: number): string {
  if (backup === 'other') return 'PostgreSQL makes it; this server cannot see it';
  return backup === undefined ? 'none' : `${formatDuration(Math.max(0, now - backup))} ago`;
}

/** Writes the report. It begins with the operator's tasks, and has at most 20 lines. */
function writeReport(facts: WeeklyFacts, now: number): Report {
  const { siteUrl, since, until, activity, stats, backup } = facts;
  const todo = tasks(facts, now);
  const shown = todo.slice(0, maxListed).map((task) => `- ${task}`);
  const more = todo.length > maxListed ? [`- and ${todo.length - maxListed} more`] : [];
  const { partlyDelivered } = activity;
  const { oldestUndelivered } = stats;
  const lines = [
    ...(todo.length === 0 ? ['Nothing needs doing.'] : ['What needs doing:', ...shown, ...more]),
    '',
    `${siteUrl}, Monday ${formatDay(since)} to Sunday ${formatDay(until - 1)} (UTC)`,
    `Came in:         ${receivedText(activity)}`,
    `Refused:         ${refusedText(activity)}`,
    ...(partlyDelivered > 0
      ? [`Partly refused:  ${counted(partlyDelivered, 'mail')}, by some recipients`]
      : []),
    `Oldest waiting:  ${oldestUndelivered === undefined ? 'none' : formatTime(oldestUndelivered)}`,
    `Last backup:     ${backupText(backup, now)}`,
    '',
    `This mail comes every Monday after 07:00 UTC. If it does not come, mail is broken or no server runs: ${inboxCommand('test-mail')}`,
    '',
  ];
  const count =
    todo.length === 0 ? 'nothing needs' : todo.length === 1 ? '1 thing needs' : `${todo.length} things need`;
  return {
    id: `weekly-${formatDay(until)}`,
    subject: `Weekly report: ${count} doing`,
    text: lines.join('\n'),
  };
}

const week = 7 * day;
const sendingHour = 7 * hour;

/** The first Monday after 1970 began, at the hour of the report. */
const firstTime = Date.UTC(1970, 0, 5) + sendingHour;

/** Returns the last time at or before `now` at which a report was due. */
export const lastDue = (now: number): number => now - ((((now - firstTime) % week) + week) % week);

/** The time between two checks. A failed report is sent again at the next check. */
export const lookInterval = 10 * minute;

/** Returns whether a report is due. The first check of a store notes its start, as if a report was sent then. */
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
  await send(writeReport(facts, now), now, abort);
  await store.noteMoment('weekly-report', now);
  log('info', 'weekly-report.sent');
}

async function look(options: WeeklyOptions, abort: AbortSignal): Promise<number> {
  const { store, clock, workerId } = options;
  const now = clock.now();
  if (
    (await store.acquireTask('weekly-report', workerId, now, now + lookInterval)) &&
    (await isDue(options, now)) &&
    mayReport(await store.currentPause('mail'))
  )
    await sendReport(options, now, abort);
  return lookInterval;
}

/** Starts to send weekly reports. Returns a function that stops them. */
export const startWeeklyReport = (options: WeeklyOptions): (() => Promise<void>) =>
  repeatLook(options, 'weekly-report.failed', { first: minute, afterFailure: lookInterval }, (abort) =>
    look(options, abort),
  );
