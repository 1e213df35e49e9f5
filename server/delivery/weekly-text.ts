/** Writes the weekly report. The report begins with the operator's tasks, and has at most 20 lines. */
import { hour, day } from '../../contracts/limits.ts';
import { counted } from '../../contracts/messages.ts';
import type { Activity, RefusalReason } from '../store/reports.ts';
import type { InboxStats } from '../store/submission.ts';
import { type Report, formatDuration, formatTime, inboxCommand } from './operator-mail.ts';

export type WeeklyFacts = {
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

export function writeWeeklyReport(facts: WeeklyFacts, now: number): Report {
  const { siteUrl, since, until, activity, stats, backup } = facts;
  const todo = tasks(facts, now);
  const shown = todo.slice(0, maxListed).map((task) => `- ${task}`);
  const more = todo.length > maxListed ? [`- and ${todo.length - maxListed} more`] : [];
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const { partlyDelivered } = activity;
  const { oldestUndelivered } = stats;
  const lines = [
    ...(todo.length === 0 ? ['Nothing needs doing.'] : ['What needs doing:', ...shown, ...more]),
    '',
    `${siteUrl}, Monday ${dayOf(since)} to Sunday ${dayOf(until - 1)} (UTC)`,
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
  return { id: `weekly-${dayOf(until)}`, subject: `Weekly report: ${count} doing`, text: lines.join('\n') };
}
