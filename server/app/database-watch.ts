/**
 * Watches the database. Checks an embedded database for damage once a day. For a PostgreSQL database that several
 * servers share, compares the clocks, and looks for standby databases that no commit waits for. Times are in
 * milliseconds.
 */
import { day, hour, minute, second } from '../../contracts/limits.ts';
import {
  type SendReport,
  formatDay,
  formatTime,
  inboxCommand,
  repeatLook,
} from '../delivery/operator-mail.ts';
import type { Metrics } from '../http/metrics.ts';
import { type Clock, repeat } from '../lib/clock.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { Query } from '../store/database.ts';
import type { InboxStore } from '../store/store.ts';

type WatchOptions = { metrics: Pick<Metrics, 'set'>; log: Log; clock: Clock };

const damageText = (fault: string, now: number): string =>
  [
    `The check of ${formatTime(now)} found damage in the database: ${fault}`,
    '',
    'What comes in is still taken, but it may not be possible to read all that is stored. What to do, today:',
    '',
    `'${inboxCommand('verify')}' says what can be read, and the next steps. '${inboxCommand('export --csv FILE')}' saves what can be read as a table. Then look at the disk of this machine.`,
    '',
  ].join('\n');

/** The time until the first check of a server, and until the next one. */
export const checkTimes = { first: 10 * minute, next: day };

/** Starts to check an embedded database, and tells the operator of damage. Returns a function that stops the checks. */
export function startDailyCheck(
  options: WatchOptions & { store: Pick<InboxStore, 'quickCheck'>; send: SendReport },
): () => Promise<void> {
  const { store, send, metrics, log, clock } = options;
  const delays = { first: checkTimes.first, afterFailure: checkTimes.next };
  return repeatLook(options, 'store.check-failed', delays, async (abort) => {
    const fault = await store.quickCheck(abort);
    const now = clock.now();
    metrics.set('site_database_damaged', fault === undefined ? 0 : 1);
    metrics.set('site_database_checked_timestamp_seconds', now / 1000);
    if (fault !== undefined) {
      log('error', 'store.damaged');
      const subject = 'The database is damaged';
      await send({ id: `damage-${formatDay(now)}`, subject, text: damageText(fault, now) }, now, abort);
    }
    return checkTimes.next;
  });
}

export type DatabaseWatch = {
  /** The clock of the database if the clock of this machine is wrong; otherwise the clock of this machine. */
  clock: Clock;
  /** Returns how far the clock of this machine is ahead of the database, or 0 if the difference is small. */
  aheadBy(): number;
  stop(): Promise<void>;
};

/** The maximum difference that counts as equal. It does no harm, and a slow network may cause it. */
export const maxDifference = 5 * second;

/** Returns by how much this clock is ahead. The database may have read its clock at any time between the two readings. */
async function measure(query: Query, clock: Clock): Promise<number> {
  const before = clock.now();
  const { rows } = await query('SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS time');
  const after = clock.now();
  const time = Number(rows[0]?.time);
  if (time >= before && time <= after) return 0;
  return time < before ? before - time : after - time;
}

/** Counts the standbys if no commit waits for any. A user without rights sees standbys, but not their states. */
async function countAsynchronous(query: Query): Promise<number> {
  const { rows } = await query(`
    SELECT count(*) AS standbys,
      current_setting('synchronous_standby_names') <> '' AND current_setting('synchronous_commit') <> 'local' AS waits
    FROM pg_stat_replication WHERE state IS DISTINCT FROM 'backup'`);
  const { standbys, waits } = rows[0] ?? {};
  return waits === true ? 0 : Number(standbys);
}

/**
 * Starts to watch a PostgreSQL database. `clock` is the clock of this machine. Resolves after the first comparison, so
 * that the server's first times are right.
 */
export async function watchDatabase({
  query,
  metrics,
  log,
  clock,
}: WatchOptions & { query: Query }): Promise<DatabaseWatch> {
  let ahead = 0;
  let isStandbyLogged = false;

  async function compare(): Promise<void> {
    const measured = await measure(query, clock);
    const wasWrong = ahead !== 0;
    ahead = Math.abs(measured) > maxDifference ? measured : 0;
    metrics.set('site_clock_ahead_seconds', Math.round(measured / second));
    if (wasWrong === (ahead !== 0)) return;
    if (ahead === 0) log('info', 'store.clock-agrees');
    else log('warn', 'store.clock-differs', { secondsAhead: Math.round(ahead / second) });
  }
  async function lookForStandbys(): Promise<void> {
    const standbys = await countAsynchronous(query);
    metrics.set('site_standbys_not_waited_for', standbys);
    if (standbys > 0 && !isStandbyLogged) log('warn', 'store.standby-not-waited-for', { standbys });
    isStandbyLogged = standbys > 0;
  }
  /** Repeats a check. Its failure is no warning: other log lines warn about a database that does not answer. */
  const every = (interval: number, wait: number, look: () => Promise<void>) =>
    repeat(clock, wait, async () => {
      await look().catch((error: unknown) => log('info', 'store.not-watched', errorFacts(error)));
      return interval;
    });
  await compare();
  await lookForStandbys();
  const stops = [every(minute, minute, compare), every(hour, hour, lookForStandbys)];
  return {
    clock: { ...clock, now: () => clock.now() - ahead },
    aheadBy: () => ahead,
    stop: async () => void (await Promise.all(stops.map((stop) => stop()))),
  };
}
