/** Operations of the operator: lists, counts, and changes to all submissions of a selection. */
import type { DeliveryLag, InboxEntry, InboxStats, Selection } from './delivery.ts';
import { spamReason } from './delivery.ts';
import { type Script, type Statement, begin, deferred, isIn, joined, sql } from './dialect.ts';
import {
  deliveryState,
  number,
  optional,
  readChannelPause,
  readEntry,
  readMailCount,
  readOtherCount,
  submissionColumns,
  submissionSource,
  text,
} from './rows.ts';
import type { Channel } from './submission.ts';

/**
 * The conditions of a selection, on submissions `s` with their files `a` and deliveries `o`.
 * @param state the expression for the state of a delivery
 */
export function conditionsOf(selection: Selection, state = deliveryState): Statement {
  const { ids, kind, verified, spam, email, since, until, after } = selection;
  const conditions = [
    sql`1 = 1`,
    kind !== undefined && sql`s.kind = ${kind}`,
    selection.state !== undefined && sql`${state} = ${selection.state}`,
    verified !== undefined && sql`s.verified = ${Number(verified)}`,
    email !== undefined && sql`lower(s.email) = ${email.toLowerCase()}`,
    since !== undefined && sql`s.received_at >= ${since}`,
    until !== undefined && sql`s.received_at < ${until}`,
    spam === true && sql`s.spam_at IS NOT NULL`,
    spam === false && sql`s.spam_at IS NULL`,
    ids && sql`s.id ${isIn(ids)}`,
    after && sql`(s.received_at, s.id) < (${after.receivedAt}, ${after.id})`,
  ];
  return joined(
    conditions.filter((condition) => typeof condition === 'object'),
    ' AND ',
  );
}

/** Submissions `s` with their files `a` and their deliveries `o` on a channel. */
export const submissionsOn = (channel: Channel): Statement =>
  sql`FROM ${submissionSource} JOIN outbox o ON o.submission_id = s.id AND o.channel = ${channel}`;

/** Reads entries; `end` contains conditions and the order. */
function* readEntries(end: Statement): Script<InboxEntry[]> {
  const { rows } = yield sql`
    SELECT ${submissionColumns}, s.spam_at, ${deliveryState} AS state, o.attempts, o.last_error, o.delivered_at
    ${submissionsOn('mail')} ${end}`;
  const otherRows = yield sql`
    SELECT submission_id, channel, state, attempts, last_error, delivered_at FROM outbox
    WHERE channel <> 'mail' AND submission_id ${isIn(rows.map((row) => text(row, 'id')))} ORDER BY channel`;
  const bySubmission = Map.groupBy(otherRows.rows, (row) => row.submission_id);
  return rows.map((row) => readEntry(row, bySubmission.get(row.id) ?? []));
}

const list = (limit: number, selection: Selection = {}): Script<InboxEntry[]> =>
  readEntries(sql`WHERE ${conditionsOf(selection)} ORDER BY s.received_at DESC, s.id DESC LIMIT ${limit}`);

function* show(id: string): Script<InboxEntry | undefined> {
  return (yield* readEntries(sql`WHERE s.id = ${id}`))[0];
}

function* count(selection: Selection): Script<number> {
  const { rows } =
    yield sql`SELECT count(*) AS count ${submissionsOn('mail')} WHERE ${conditionsOf(selection)}`;
  return optional(number, rows[0], 'count') ?? 0;
}

function* requeue(selection: Selection, now: number, channel: Channel = 'mail'): Script<number> {
  const conditions = conditionsOf(selection, channel === 'mail' ? deliveryState : sql`o.state`);
  const result = yield sql`
    UPDATE outbox SET state = 'waiting', due_at = ${now}, attempts = 0, delivered_at = NULL,
      failing_since = NULL, seen_at = NULL
    WHERE channel = ${channel} AND state <> 'sending'
      AND submission_id IN (SELECT s.id ${submissionsOn(channel)} WHERE ${conditions})`;
  return result.count;
}

function* idsOf(selection: Selection): Script<string[]> {
  const { rows } = yield sql`SELECT s.id ${submissionsOn('mail')} WHERE ${conditionsOf(selection)}`;
  return rows.map((row) => text(row, 'id'));
}

// Transactions that change both tables change `submissions` first, as deletions do, so that they cannot deadlock.
function* markSpam(selection: Selection, now: number): Script<number> {
  yield begin;
  const ids = yield* idsOf(selection);
  const result = yield sql`UPDATE submissions SET spam_at = coalesce(spam_at, ${now}) WHERE id ${isIn(ids)}`;
  yield deferred(sql`
    UPDATE outbox SET state = 'dead', last_error = ${spamReason}, seen_at = ${now}
    WHERE state = 'waiting' AND submission_id ${isIn(ids)}`);
  return result.count;
}

function* unmarkSpam(selection: Selection, now: number): Script<number> {
  yield begin;
  const ids = yield* idsOf({ ...selection, spam: true });
  const result = yield sql`UPDATE submissions SET spam_at = NULL WHERE id ${isIn(ids)}`;
  yield deferred(sql`
    UPDATE outbox SET state = 'waiting', due_at = ${now}, attempts = 0, last_error = NULL,
      failing_since = NULL, seen_at = NULL
    WHERE state = 'dead' AND last_error = ${spamReason} AND submission_id ${isIn(ids)}`);
  return result.count;
}

function* lag(): Script<DeliveryLag> {
  const oldest = yield sql`
    SELECT min(s.received_at) AS oldest FROM submissions s JOIN outbox o ON o.submission_id = s.id
    WHERE o.channel = 'mail' AND o.state IN ('waiting', 'sending') AND s.spam_at IS NULL`;
  const pauses = yield sql`SELECT channel, since, cause, reason FROM pauses WHERE until IS NULL ORDER BY id`;
  return {
    oldestUndelivered: optional(number, oldest.rows[0], 'oldest'),
    holds: pauses.rows.map(readChannelPause),
  };
}

function* stats(): Script<InboxStats> {
  const mails = yield sql`
    SELECT s.kind, ${deliveryState} AS state, count(*) AS count ${submissionsOn('mail')}
    WHERE s.spam_at IS NULL GROUP BY s.kind, ${deliveryState} ORDER BY 1, 2`;
  const otherRows = yield sql`
    SELECT o.channel, o.state, count(*) AS count FROM outbox o JOIN submissions s ON s.id = o.submission_id
    WHERE o.channel <> 'mail' AND s.spam_at IS NULL GROUP BY o.channel, o.state ORDER BY 1, 2`;
  const counts = {
    counts: mails.rows.map(readMailCount),
    otherDeliveries: otherRows.rows.map(readOtherCount),
  };
  return { ...counts, ...(yield* lag()) };
}

export const inboxOperations = {
  list,
  show,
  count,
  requeue,
  markSpam,
  unmarkSpam,
  lag,
  stats,
};
