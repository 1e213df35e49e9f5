/** Scripts that write the outcome of a delivery. */
import { type Row, type Script, type Statement, startTransaction, isIn, sql } from './dialect.ts';
import { optional, text } from './rows.ts';
import type { Channel, Recipients, Settlement, WorkerId } from './submission.ts';

/** Selects refused mails to a submission's mailbox. Refused mails are few, so there is no index for the mailbox. */
export const refusedBySameMailbox = (id: string): Statement => sql`
  FROM outbox WHERE channel = 'mail' AND refused_at > 0
  AND (SELECT mailbox FROM submissions WHERE id = submission_id) = (SELECT mailbox FROM submissions WHERE id = ${id})`;

/** Counts refusals in a row for each recipient. Addresses are in order, so that two transactions cannot deadlock. */
function* noteRecipients({ accepted, refused }: Recipients, at: number): Script<void> {
  if (accepted.length > 0)
    yield sql`DELETE FROM refusing_recipients WHERE address ${isIn(accepted.toSorted())}`;
  for (const { address, reply } of refused.toSorted((a, b) => (a.address < b.address ? -1 : 1)))
    yield sql`
      INSERT INTO refusing_recipients AS known (address, refusals, since, reply) VALUES (${address}, 1, ${at}, ${reply})
      ON CONFLICT (address) DO UPDATE SET refusals = known.refusals + 1, reply = excluded.reply`;
}

/** The new value of `partly_refused`: the recipients that refused the mail, at earlier attempts and at this attempt. */
function refusedBy({ refused }: Recipients): Statement {
  const texts = refused.map(({ address, reply }) => `${address} refused it: ${reply}`);
  const added = texts.length > 0 ? texts.join('; ') : null;
  return sql`CASE WHEN pending_recipients IS NULL THEN ${added}
    ELSE coalesce(partly_refused || '; ' || ${added}, partly_refused, ${added}) END`;
}

/**
 * Marks a delivery as delivered. A delivered mail resets the refusals of its mailbox. Rows that another worker has
 * locked are skipped, because a transaction that holds one lock and waits for another could deadlock.
 */
export function* settleDelivered(
  channel: Channel,
  id: string,
  at: number,
  recipients: Recipients = { accepted: [], refused: [] },
): Script<boolean> {
  if (channel === 'mail') yield startTransaction;
  const { count } = yield sql`
    UPDATE outbox SET state = 'delivered', delivered_at = ${at}, last_error = NULL, owner = NULL,
      partly_refused = ${refusedBy(recipients)}, pending_recipients = NULL,
      refused_at = CASE WHEN refused_at > 0 THEN 0 ELSE refused_at END
    WHERE submission_id = ${id} AND channel = ${channel}`;
  if (channel === 'mail')
    yield sql`
      UPDATE outbox SET refused_at = 0 WHERE channel = 'mail'
      AND submission_id IN (SELECT submission_id ${refusedBySameMailbox(id)} FOR UPDATE SKIP LOCKED)`;
  yield* noteRecipients(recipients, at);
  return count === 1;
}

/** Returns a delivery to the queue, or gives it up. Notes the remaining recipients, if others have the mail. */
export function* settleUndelivered(
  channel: Channel,
  worker: WorkerId,
  settlement: Exclude<Settlement, { state: 'delivered' }>,
): Script<boolean> {
  const { id, state, reason } = settlement;
  const dueAt = state === 'dead' ? 0 : settlement.dueAt;
  const failedAt = state === 'retry' ? settlement.at : null;
  const recipients = state === 'returned' ? undefined : settlement.recipients;
  if (recipients) yield startTransaction;
  const pending = recipients?.deferred?.map(({ address }) => address);
  const noted =
    recipients && pending
      ? sql`, partly_refused = ${refusedBy(recipients)}, pending_recipients = ${JSON.stringify(pending)}`
      : sql``;
  const { count } = yield sql`
    UPDATE outbox SET state = ${state === 'dead' ? 'dead' : 'waiting'}, due_at = ${dueAt}, last_error = ${reason},
      owner = NULL, attempts = attempts - ${state === 'returned' ? 1 : 0},
      failing_since = coalesce(failing_since, ${failedAt}) ${noted}
    WHERE submission_id = ${id} AND channel = ${channel} AND state = 'sending' AND owner = ${worker}`;
  if (recipients && failedAt !== null && count === 1) yield* noteRecipients(recipients, failedAt);
  return count === 1;
}

/** Returns the recipients that do not have the mail yet, if other recipients have it; otherwise an empty list. */
export const readPending = (row: Row): string[] =>
  JSON.parse(optional(text, row, 'pending_recipients') ?? '[]') as string[];

/** The start of the reason of a returned delivery. */
const bounced = 'Bounced: ';

/** Gives up a delivered mail that was returned by a mail server. */
export function* settleBounced(
  channel: Channel,
  id: string,
  reason: string,
  recipients: readonly string[],
): Script<'noted' | 'known' | 'unknown'> {
  yield startTransaction;
  const { rows } = yield sql`
    SELECT state, last_error, pending_recipients FROM outbox WHERE submission_id = ${id} AND channel = ${channel}`;
  const [row] = rows;
  if (!row) return 'unknown';
  const isFirst = text(row, 'state') === 'delivered';
  const earlier = optional(text, row, 'last_error') ?? '';
  // The mail is on its way again, or was given up for another reason.
  if (!isFirst && !(text(row, 'state') === 'dead' && earlier.startsWith(bounced))) return 'known';
  const before = readPending(row);
  // If a bounce names no recipient of ours, a requeue sends the mail to all recipients.
  const isForAll = recipients.length === 0 || (!isFirst && before.length === 0);
  const pending = isForAll ? [] : [...new Set([...before, ...recipients])];
  // Another bounce of the mail can add recipients, but the operator is not told again.
  if (!isFirst && pending.length === before.length) return 'known';
  const list = pending.length > 0 ? JSON.stringify(pending) : null;
  const where = sql`WHERE submission_id = ${id} AND channel = ${channel}`;
  yield isFirst
    ? sql`UPDATE outbox SET state = 'dead', due_at = 0, seen_at = NULL, last_error = ${`${bounced}${reason}`},
          pending_recipients = ${list} ${where}`
    : sql`UPDATE outbox SET last_error = ${`${earlier}; ${reason}`}, pending_recipients = ${list} ${where}`;
  return isFirst ? 'noted' : 'known';
}
