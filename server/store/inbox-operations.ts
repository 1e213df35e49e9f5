/** The operator's operations: lists, counts, changes of all submissions of a selection, and the lag of deliveries. */
import {
  type Script,
  type ScriptsOf,
  type Statement,
  startTransaction,
  isIn,
  joined,
  sql,
} from './dialect.ts';
import {
  countRows,
  deliveryState,
  lastError,
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
import type { SelectionStore } from './store.ts';
import { type Channel, type InboxEntry, type Selection, spamReason } from './submission.ts';

/** Makes conditions on submissions `s`, their files `a` and deliveries `o`. `state` is SQL for a delivery's state. */
export function conditionsOf(selection: Selection, state = deliveryState): Statement {
  const { ids, kind, verified, spam, read, email, since, until, after } = selection;
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
    read === true && sql`s.read_at IS NOT NULL`,
    read === false && sql`s.read_at IS NULL`,
    ids && sql`s.id ${isIn(ids)}`,
    after && sql`(s.received_at, s.id) < (${after.receivedAt}, ${after.id})`,
  ];
  return joined(
    conditions.filter((condition) => typeof condition === 'object'),
    ' AND ',
  );
}

export const submissionsOn = (channel: Channel): Statement =>
  sql`FROM ${submissionSource} JOIN outbox o ON o.submission_id = s.id AND o.channel = ${channel}`;

function* readEntries(end: Statement): Script<InboxEntry[]> {
  const { rows } = yield sql`
    SELECT ${submissionColumns}, s.spam_at, s.read_at, ${deliveryState} AS state, o.attempts,
      ${lastError}, o.delivered_at
    ${submissionsOn('mail')} ${end}`;
  const otherRows = yield sql`
    SELECT submission_id, channel, state, attempts, last_error, delivered_at FROM outbox
    WHERE channel <> 'mail' AND submission_id ${isIn(rows.map((row) => text(row, 'id')))} ORDER BY channel`;
  const bySubmission = Map.groupBy(otherRows.rows, (row) => row.submission_id);
  return rows.map((row) => readEntry(row, bySubmission.get(row.id) ?? []));
}

/** Changes the selected submissions. Returns their ids. */
function* update(change: Statement, selection: Selection): Script<string[]> {
  const { rows } = yield sql`
    UPDATE submissions SET ${change}
    WHERE id IN (SELECT s.id ${submissionsOn('mail')} WHERE ${conditionsOf(selection)}) RETURNING id`;
  return rows.map((row) => text(row, 'id'));
}

export const inboxOperations: ScriptsOf<SelectionStore> = {
  list: (limit, selection = {}) =>
    readEntries(sql`WHERE ${conditionsOf(selection)} ORDER BY s.received_at DESC, s.id DESC LIMIT ${limit}`),

  *show(id) {
    return (yield* readEntries(sql`WHERE s.id = ${id}`))[0];
  },

  count: (selection) => countRows(sql`${submissionsOn('mail')} WHERE ${conditionsOf(selection)}`),

  // `delivered_at` stays: the first mail is still in the mailbox, and whoever deletes the submission is told so.
  *requeue(selection, now, channel = 'mail') {
    const conditions = conditionsOf(selection, channel === 'mail' ? deliveryState : sql`o.state`);
    const { count } = yield sql`
      UPDATE outbox SET state = 'waiting', due_at = ${now}, attempts = 0, failing_since = NULL, seen_at = NULL,
        alerted_at = NULL, partly_refused = CASE WHEN pending_recipients IS NULL THEN NULL ELSE partly_refused END
      WHERE channel = ${channel} AND state <> 'sending'
        AND submission_id IN (SELECT s.id ${submissionsOn(channel)} WHERE ${conditions})`;
    return count;
  },

  // If a transaction changes both tables, it changes `submissions` first, as deletions do. So two transactions cannot
  // deadlock.
  *flagSpam(selection, now) {
    yield startTransaction;
    const ids = yield* update(sql`spam_at = coalesce(spam_at, ${now})`, selection);
    yield sql`
      UPDATE outbox SET state = 'dead', last_error = ${spamReason}, seen_at = ${now}
      WHERE state = 'waiting' AND submission_id ${isIn(ids)}`;
    return ids.length;
  },

  // `attempts` stays, because an earlier attempt may have arrived.
  *unflagSpam(selection, now) {
    yield startTransaction;
    const ids = yield* update(sql`spam_at = NULL`, { ...selection, spam: true });
    yield sql`
      UPDATE outbox SET state = 'waiting', due_at = ${now}, last_error = NULL, failing_since = NULL, seen_at = NULL
      WHERE state = 'dead' AND last_error = ${spamReason} AND submission_id ${isIn(ids)}`;
    return ids.length;
  },

  *markRead(selection, now) {
    return (yield* update(sql`read_at = coalesce(read_at, ${now})`, selection)).length;
  },

  *markUnread(selection) {
    return (yield* update(sql`read_at = NULL`, selection)).length;
  },

  *lag() {
    const oldest = yield sql`
      SELECT min(s.received_at) AS oldest,
        min(CASE WHEN ${deliveryState} = 'quarantined' THEN s.received_at END) AS quarantined
      ${submissionsOn('mail')} WHERE o.state IN ('waiting', 'sending') AND s.spam_at IS NULL`;
    const pauses =
      yield sql`SELECT channel, since, cause, reason FROM pauses WHERE until IS NULL ORDER BY id`;
    return {
      oldestUndelivered: optional(number, oldest.rows[0], 'oldest'),
      oldestQuarantined: optional(number, oldest.rows[0], 'quarantined'),
      pauses: pauses.rows.map(readChannelPause),
    };
  },

  *stats() {
    const mails = yield sql`
      SELECT s.kind, ${deliveryState} AS state, count(*) AS count ${submissionsOn('mail')}
      WHERE s.spam_at IS NULL GROUP BY s.kind, ${deliveryState} ORDER BY 1, 2`;
    const otherRows = yield sql`
      SELECT o.channel, o.state, count(*) AS count FROM outbox o JOIN submissions s ON s.id = o.submission_id
      WHERE o.channel <> 'mail' AND s.spam_at IS NULL GROUP BY o.channel, o.state ORDER BY 1, 2`;
    return {
      counts: mails.rows.map(readMailCount),
      otherDeliveries: otherRows.rows.map(readOtherCount),
      ...(yield* inboxOperations.lag()),
    };
  },
};
