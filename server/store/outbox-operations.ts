/** Operations on the queues of deliveries: leases, results, and pauses. */
import { type ScriptsOf, type Statement, startTransaction, isIn, sql } from './dialect.ts';
import {
  bytes,
  countRows,
  number,
  optional,
  readPause,
  readSubmission,
  submissionColumns,
  submissionSource,
  text,
} from './rows.ts';
import {
  readPending,
  refusedBySameMailbox,
  settleBounced,
  settleDelivered,
  settleUndelivered,
} from './settle-operations.ts';
import type { OutboxStore } from './store.ts';
import { type Channel, operatorCause } from './submission.ts';

/**
 * Selects rows of `outbox` that may be leased. Excludes spam, because a worker may return a delivery to the queue after
 * the operator has marked the submission.
 */
const isOpen = (channel: Channel): Statement => sql`
  channel = ${channel} AND state IN ('waiting', 'sending') AND NOT EXISTS (
    SELECT 1 FROM submissions s WHERE s.id = submission_id AND s.spam_at IS NOT NULL)`;

const spacing = 1000;

export const outboxOperations: ScriptsOf<OutboxStore> = {
  *claim(channel, worker, limit, now, leaseUntil, triedLimit = limit) {
    yield startTransaction;
    const due = (which: Statement, count: number): Statement => sql`
      SELECT submission_id AS id, due_at FROM outbox WHERE ${isOpen(channel)} AND ${which} AND due_at <= ${now}
      ORDER BY due_at LIMIT ${count} FOR UPDATE SKIP LOCKED`;
    const untried = yield due(sql`attempts = 0`, limit);
    const tried = yield due(sql`attempts > 0`, Math.min(limit, triedLimit));
    const ids = [...untried.rows, ...tried.rows]
      .toSorted((row, next) => number(row, 'due_at') - number(next, 'due_at'))
      .slice(0, limit)
      .map((row) => text(row, 'id'));
    if (ids.length === 0) return [];
    yield sql`
      UPDATE outbox SET state = 'sending', attempts = attempts + 1, due_at = ${leaseUntil}, owner = ${worker}
      WHERE channel = ${channel} AND submission_id ${isIn(ids)}`;
    const { rows } = yield sql`
      SELECT ${submissionColumns}, o.attempts, o.failing_since, o.pending_recipients
      FROM ${submissionSource} JOIN outbox o ON o.submission_id = s.id AND o.channel = ${channel}
      WHERE s.id ${isIn(ids)}`;
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const row = byId.get(id) ?? {};
      const failingSince = optional(number, row, 'failing_since');
      const pending = readPending(row);
      const pendingRecipients = pending.length > 0 ? pending : undefined;
      return { ...readSubmission(row), attempt: number(row, 'attempts'), failingSince, pendingRecipients };
    });
  },

  *settle(channel, worker, settlement) {
    if (settlement.state === 'delivered')
      return yield* settleDelivered(channel, settlement.id, settlement.at, settlement.recipients);
    return yield* settleUndelivered(channel, worker, settlement);
  },

  bounce: settleBounced,

  *noteRefusal(id, now) {
    yield sql`
      UPDATE outbox SET refused_at = coalesce(refused_at, ${now}) WHERE submission_id = ${id} AND channel = 'mail'`;
    return yield* countRows(refusedBySameMailbox(id));
  },

  *nextDue(channel) {
    const { rows } = yield sql`SELECT due_at FROM outbox WHERE ${isOpen(channel)} ORDER BY due_at LIMIT 1`;
    return optional(number, rows[0], 'due_at');
  },

  *pullIn(channel, now, leaseUntil, furthest) {
    const { count } = yield sql`
      UPDATE outbox
      SET due_at = CASE state WHEN 'sending' THEN CAST(${leaseUntil} AS BIGINT) ELSE CAST(${now} AS BIGINT) END
      WHERE channel = ${channel} AND state IN ('waiting', 'sending') AND due_at > ${furthest}`;
    return count;
  },

  *releaseLeases(channel, worker, now) {
    const { count } = yield sql`
      UPDATE outbox SET state = 'waiting', due_at = ${now}, owner = NULL
      WHERE channel = ${channel} AND state = 'sending' AND owner = ${worker}`;
    return count;
  },

  *abandon(channel, now, reason) {
    yield startTransaction;
    yield sql`UPDATE pauses SET until = ${now} WHERE channel = ${channel} AND until IS NULL`;
    const { count } = yield sql`
      UPDATE outbox SET state = 'dead', due_at = 0, last_error = ${reason}, owner = NULL
      WHERE channel = ${channel} AND state IN ('waiting', 'sending')`;
    return count;
  },

  *currentPause(channel) {
    const { rows } =
      yield sql`SELECT since, cause, reason FROM pauses WHERE channel = ${channel} AND until IS NULL`;
    return rows[0] && readPause(rows[0]);
  },

  *pause(channel, { since, cause, reason }) {
    yield startTransaction;
    const before = yield* outboxOperations.currentPause(channel);
    yield before
      ? sql`
          UPDATE pauses SET since = least(since, ${since}), cause = ${cause}, reason = ${reason}
          WHERE channel = ${channel} AND until IS NULL AND cause <> ${operatorCause}`
      : sql`
          INSERT INTO pauses (channel, since, cause, reason) VALUES (${channel}, ${since}, ${cause}, ${reason})
          ON CONFLICT DO NOTHING`;
    return before;
  },

  *resume(channel, now, releaseWindow) {
    yield startTransaction;
    const { rows } = yield sql`
      UPDATE pauses SET until = ${now} WHERE channel = ${channel} AND until IS NULL RETURNING since, cause, reason`;
    if (!rows[0]) return { pause: undefined, waiting: 0 };
    const pause = readPause(rows[0]);
    yield sql`
      UPDATE outbox SET failing_since = least(${now}, failing_since + ${Math.max(0, now - pause.since)})
      WHERE channel = ${channel} AND state IN ('waiting', 'sending') AND failing_since IS NOT NULL`;
    const slots = Math.max(1, Math.floor(releaseWindow / spacing));
    // SQLite binds numbers as REAL. The column accepts no fractions, so the value is converted to an integer.
    const { count } = yield sql`
      UPDATE outbox
      SET due_at = ${now} + CAST(${releaseWindow} * line.row_index / greatest(line.waiting, ${slots}) AS BIGINT)
      FROM (
        SELECT submission_id AS id, row_number() OVER (ORDER BY due_at) - 1 AS row_index, count(*) OVER () AS waiting
        FROM outbox WHERE channel = ${channel} AND state = 'waiting') AS line
      WHERE outbox.submission_id = line.id AND outbox.channel = ${channel}`;
    return { pause, waiting: count };
  },

  *attachmentBytes(id) {
    const { rows } = yield sql`SELECT bytes FROM attachments WHERE submission_id = ${id}`;
    return optional(bytes, rows[0], 'bytes');
  },

  *clearAttachment(id) {
    yield sql`UPDATE attachments SET cleared = 1 WHERE submission_id = ${id}`;
  },
};
