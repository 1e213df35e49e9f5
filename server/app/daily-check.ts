/** Checks the database for damage once a day, and tells the operator. Times are in milliseconds. */
import { day, minute } from '../../contracts/limits.ts';
import { type SendReport, formatTime, inboxCommand } from '../delivery/operator-mail.ts';
import type { Metrics } from '../http/metrics.ts';
import { type Clock, repeat } from '../lib/clock.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { InboxStore } from '../store/store.ts';

export type CheckOptions = {
  store: Pick<InboxStore, 'quickCheck'>;
  send: SendReport;
  metrics: Pick<Metrics, 'set'>;
  log: Log;
  clock: Clock;
};

const textOf = (fault: string, now: number): string =>
  [
    `The check of ${formatTime(now)} found damage in the database: ${fault}`,
    '',
    'What comes in is still taken, but it may not be possible to read all that is stored. What to do, today:',
    '',
    `'${inboxCommand('verify')}' says what can be read, and the next steps. '${inboxCommand('export --csv FILE')}' saves what can be read as a table. Then look at the disk of this machine.`,
    '',
  ].join('\n');

async function check(
  { store, send, metrics, log, clock }: CheckOptions,
  abort: AbortSignal,
): Promise<number> {
  try {
    const fault = await store.quickCheck();
    const now = clock.now();
    metrics.set('site_database_damaged', fault === undefined ? 0 : 1);
    metrics.set('site_database_checked_timestamp_seconds', now / 1000);
    if (fault === undefined) return checkTimes.next;
    log('error', 'store.damaged');
    const id = `damage-${new Date(now).toISOString().slice(0, 10)}`;
    await send({ id, subject: 'The database is damaged', text: textOf(fault, now) }, now, abort);
  } catch (error) {
    if (!abort.aborted) log('error', 'store.check-failed', errorFacts(error));
  }
  return checkTimes.next;
}

/** The time until the first check of a server, and until the next one. */
export const checkTimes = { first: 10 * minute, next: day };

/** Starts the checks. Returns a function that stops them. */
export const startDailyCheck = (options: CheckOptions): (() => Promise<void>) =>
  repeat(options.clock, checkTimes.first, (abort) => check(options, abort));
