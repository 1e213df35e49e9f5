/** Operations for reports: what the operator must be told, what happened, and which pages were visited. */
import { hour } from '../../contracts/limits.ts';
import { type Script, type ScriptsOf, type Statement, startTransaction, isIn, sql } from './dialect.ts';
import {
  type Activity,
  type LateDeliveries,
  type Moments,
  type RefusingRecipient,
  maxUnreportedRefusals,
} from './reports.ts';
import {
  countRows,
  deliveryState,
  number,
  optional,
  readGivenUp,
  readKind,
  readLate,
  readOngoingPause,
  readPastPause,
  readReason,
  submissionSource,
  text,
} from './rows.ts';
import type { DigestStore, ReportStore } from './store.ts';
import { type Channel, channels, maxUnreportedPause } from './submission.ts';
import { note } from './upkeep-operations.ts';

/**
 * Selects deliveries that have been under way for an hour on an open channel. A pause has its own report, and a pause
 * moves `failing_since` forward.
 */
const isLate = (now: number): Statement => sql`
  o.state IN ('waiting', 'sending') AND o.channel <> 'acknowledgement' AND s.spam_at IS NULL
  AND coalesce(o.failing_since, o.due_at) < ${now - hour}
  AND NOT EXISTS (SELECT 1 FROM pauses p WHERE p.channel = o.channel AND p.until IS NULL)`;

/** Reads late deliveries by channel and quarantine. Leaves out a group if one of its deliveries was reported. */
function* readLateDeliveries(now: number): Script<LateDeliveries[]> {
  const { rows } = yield sql`
    SELECT o.channel, CASE WHEN ${deliveryState} = 'quarantined' AND o.channel = 'mail' THEN 1 ELSE 0 END AS quarantined,
      count(*) AS count, min(s.received_at) AS oldest, max(o.last_error) AS last_error
    FROM ${submissionSource} JOIN outbox o ON o.submission_id = s.id WHERE ${isLate(now)}
    GROUP BY 1, 2 HAVING count(o.alerted_at) = 0 ORDER BY 1, 2`;
  return rows.map(readLate);
}

function* readRecipients(which: Statement): Script<RefusingRecipient[]> {
  const { rows } = yield sql`
    SELECT address, refusals, since, reply FROM refusing_recipients WHERE ${which} ORDER BY address`;
  return rows.map((row) => ({
    address: text(row, 'address'),
    refusals: number(row, 'refusals'),
    since: number(row, 'since'),
    reply: text(row, 'reply'),
  }));
}

/** Returns the time of the last arrival, or of the first start, if it is earlier than `before` and not reported. */
function* readSilence(before: number): Script<number | undefined> {
  const { rows } = yield sql`SELECT max(received_at) AS last FROM submissions WHERE spam_at IS NULL`;
  const { started, 'silence-report': reported = -1 } = yield* reportOperations.moments();
  const last = optional(number, rows[0], 'last') ?? started;
  return last !== undefined && last < before && reported < last ? last : undefined;
}

function* readReceived(
  since: number,
  until: number,
): Script<Omit<Activity, 'refusals' | 'refusingRecipients'>> {
  const inPeriod = (column: Statement): Statement => sql`${column} >= ${since} AND ${column} < ${until}`;
  const received = yield sql`
    SELECT kind, count(*) FILTER (WHERE ${inPeriod(sql`received_at`)}) AS count, max(received_at) AS last,
      count(*) FILTER (WHERE verified = 0 AND ${inPeriod(sql`received_at`)}) AS unverified
    FROM submissions WHERE spam_at IS NULL GROUP BY kind ORDER BY kind`;
  return {
    received: received.rows.map((row) => ({ kind: readKind(row), count: number(row, 'count') })),
    unverified: received.rows.reduce((sum, row) => sum + number(row, 'unverified'), 0),
    spam: yield* countRows(sql`FROM submissions WHERE ${inPeriod(sql`spam_at`)}`),
    lastReceived: received.rows.map((row) => ({ kind: readKind(row), at: number(row, 'last') })),
    partlyDelivered: yield* countRows(
      sql`FROM outbox WHERE partly_refused IS NOT NULL AND ${inPeriod(sql`delivered_at`)}`,
    ),
    erased: yield* countRows(sql`FROM notices WHERE ${inPeriod(sql`at`)}`),
  };
}

export const reportOperations: ScriptsOf<ReportStore & Pick<DigestStore, 'unreported' | 'recordReported'>> = {
  *addRefusals(dayStart, counts) {
    yield startTransaction;
    for (const { reason, count: added } of counts.toSorted((a, b) => (a.reason < b.reason ? -1 : 1)))
      yield sql`
        INSERT INTO refusals AS known (day, reason, count) VALUES (${dayStart}, ${reason}, ${added})
        ON CONFLICT (day, reason) DO UPDATE SET count = known.count + excluded.count`;
  },

  *activity(since, until) {
    const received = yield* readReceived(since, until);
    const refusals = yield sql`
      SELECT reason, CAST(sum(count) AS BIGINT) AS count FROM refusals WHERE day >= ${since} AND day < ${until}
      GROUP BY reason ORDER BY reason`;
    return {
      ...received,
      refusals: refusals.rows.map((row) => ({ reason: readReason(row), count: number(row, 'count') })),
      refusingRecipients: yield* readRecipients(sql`1 = 1`),
    };
  },

  *noteMoment(moment, time) {
    yield* note(`moment:${moment}`, String(time));
  },

  *moments() {
    const { rows } = yield sql`SELECT name, value FROM settings WHERE name LIKE 'moment:%'`;
    const entries = rows.map((row) => [
      text(row, 'name').slice('moment:'.length),
      Number(text(row, 'value')),
    ]);
    return Object.fromEntries(entries) as Moments;
  },

  *unreported(limit, now, maxSilence) {
    const givenUp = yield sql`
      SELECT s.id, s.kind, s.mailbox, s.received_at, o.channel, o.last_error
      FROM outbox o JOIN submissions s ON s.id = o.submission_id
      WHERE o.state = 'dead' AND o.seen_at IS NULL AND o.channel <> 'acknowledgement'
      ORDER BY s.received_at, s.id, o.channel LIMIT ${limit}`;
    const unseen = sql`FROM outbox WHERE state = 'dead' AND seen_at IS NULL AND channel`;
    const pastPauses = yield sql`
      SELECT id, channel, since, until, cause, reason FROM pauses
      WHERE seen_at IS NULL AND until - since > ${maxUnreportedPause} ORDER BY id`;
    const lasting = yield sql`
      SELECT id, channel, since, cause, reason FROM pauses
      WHERE until IS NULL AND alerted_at IS NULL AND since < ${now - maxUnreportedPause} ORDER BY id`;
    return {
      givenUp: givenUp.rows.map(readGivenUp),
      givenUpCount: yield* countRows(sql`${unseen} <> 'acknowledgement'`),
      acknowledgements: yield* countRows(sql`${unseen} = 'acknowledgement'`),
      pastPauses: pastPauses.rows.map(readPastPause),
      lasting: lasting.rows.map(readOngoingPause),
      late: yield* readLateDeliveries(now),
      recipients: yield* readRecipients(sql`alerted_at IS NULL AND refusals >= ${maxUnreportedRefusals}`),
      silentSince: maxSilence === undefined ? undefined : yield* readSilence(now - maxSilence),
    };
  },

  *recordReported(
    { deliveries = [], pastPauses = [], lasting = [], acknowledgements, late, recipients = [], silence },
    now,
  ) {
    yield startTransaction;
    const see = (channel: Channel, which: Statement): Statement => sql`
      UPDATE outbox SET seen_at = ${now} WHERE channel = ${channel} AND state = 'dead' AND seen_at IS NULL ${which}`;
    for (const channel of channels) {
      const ids = deliveries.filter((delivery) => delivery.channel === channel).map(({ id }) => id);
      if (ids.length > 0) yield see(channel, sql`AND submission_id ${isIn(ids)}`);
    }
    if (acknowledgements) yield see('acknowledgement', sql``);
    for (const id of pastPauses) yield sql`UPDATE pauses SET seen_at = ${now} WHERE id = ${id}`;
    for (const id of lasting) yield sql`UPDATE pauses SET alerted_at = ${now} WHERE id = ${id}`;
    if (late)
      yield sql`
        UPDATE outbox AS o SET alerted_at = ${now} WHERE o.alerted_at IS NULL AND EXISTS (
          SELECT 1 FROM submissions s WHERE s.id = o.submission_id AND ${isLate(now)})`;
    if (recipients.length > 0)
      yield sql`UPDATE refusing_recipients SET alerted_at = ${now} WHERE address ${isIn(recipients)}`;
    if (silence) yield* reportOperations.noteMoment('silence-report', now);
  },
};
