/** The queues of deliveries in PostgreSQL: leases with owners, and what a delivery needs. */
import type { Channel, Delivery, OutboxStore, Settlement, WorkerId } from './store.ts';
import type { Row } from './columns.ts';
import { isNoSpam, rowToSubmission, submissionColumns, submissionSource } from './rows.ts';
import { storableText } from './storable-text.ts';
import type { Database } from './database.ts';

type Files = Pick<OutboxStore, 'attachmentBytes' | 'clearAttachment'>;
type Queue = Omit<OutboxStore, keyof Files | 'hold' | 'currentHold' | 'release'>;

/** Due rows of a channel `$1` that nobody else is just taking, at the time `$2`. */
const due = (which: string, limit: string): string => `
  SELECT submission_id, due_at FROM outbox
  WHERE channel = $1 AND state IN ('waiting', 'sending') AND ${which} AND due_at <= $2 AND ${isNoSpam}
  ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`;

const claimStatement = `
  WITH untried AS (${due('attempts = 0', '$3')}), tried AS (${due('attempts > 0', '$4')}),
  first AS (
    SELECT * FROM (SELECT * FROM untried UNION ALL SELECT * FROM tried) AS found ORDER BY due_at LIMIT $3),
  taken AS (
    UPDATE outbox SET state = 'sending', attempts = attempts + 1, due_at = $5, owner = $6
    FROM first WHERE outbox.submission_id = first.submission_id AND outbox.channel = $1
    RETURNING outbox.submission_id, attempts AS attempt, failing_since, first.due_at AS was_due)
  SELECT ${submissionColumns}, taken.attempt, taken.failing_since
  FROM taken JOIN ${submissionSource.replace('submissions s', 'submissions s ON s.id = taken.submission_id')}
  ORDER BY taken.was_due`;

const settleStatement = `
  UPDATE outbox SET state = $1, due_at = $2, last_error = $3, owner = NULL,
    attempts = attempts - $4, failing_since = coalesce(failing_since, $5)
  WHERE submission_id = $6 AND channel = $7 AND state = 'sending' AND owner = $8`;

const pullStatement = `
  UPDATE outbox SET due_at = CASE state WHEN 'sending' THEN $1::bigint ELSE $2::bigint END
  WHERE channel = $3 AND state IN ('waiting', 'sending') AND due_at > $4`;

/** Mails to the mailbox of the submission `$1`. */
const toSameMailbox = `
  FROM outbox JOIN submissions s ON s.id = submission_id
  WHERE channel = 'mail' AND s.mailbox = (SELECT mailbox FROM submissions WHERE id = $1)`;

const noteRefusalStatement = `
  WITH noted AS (
    UPDATE outbox SET refused_at = $2 WHERE submission_id = $1 AND channel = 'mail' AND refused_at IS NULL)
  SELECT count(*) AS count ${toSameMailbox} AND (refused_at > 0 OR (refused_at IS NULL AND submission_id = $1))`;

/** Two that deliver at once must not wait for one another's rows, so what somebody else has locked is left to him. */
const deliveredStatement = `
  WITH refused AS (
    SELECT submission_id ${toSameMailbox} AND refused_at > 0 AND submission_id <> $1 AND $3 = 'mail'
    FOR UPDATE OF outbox SKIP LOCKED),
  forgotten AS (
    UPDATE outbox SET refused_at = 0 FROM refused
    WHERE outbox.submission_id = refused.submission_id AND outbox.channel = 'mail')
  UPDATE outbox SET state = 'delivered', delivered_at = $2, last_error = NULL, owner = NULL,
    refused_at = CASE WHEN refused_at > 0 THEN 0 ELSE refused_at END
  WHERE submission_id = $1 AND channel = $3`;

function toDelivery(row: Row): Delivery {
  const failingSince = row.failing_since === null ? undefined : Number(row.failing_since);
  return { ...rowToSubmission(row), attempt: Number(row.attempt), failingSince };
}

/** What a settlement that is not a delivery changes: the first five values of {@link settleStatement}. */
function changes(settlement: Exclude<Settlement, { state: 'delivered' }>) {
  const { state, reason } = settlement;
  return [
    state === 'dead' ? 'dead' : 'waiting',
    state === 'dead' ? 0 : settlement.dueAt,
    storableText(reason),
    state === 'returned' ? 1 : 0,
    state === 'retry' ? settlement.at : null,
  ] as const;
}

/** Makes the part of the store that hands out deliveries. */
export function createQueue({ query }: Database): Queue {
  async function claim(
    channel: Channel,
    worker: WorkerId,
    limit: number,
    now: number,
    leaseUntil: number,
    triedLimit = limit,
  ): Promise<Delivery[]> {
    const most = Math.min(limit, triedLimit);
    const { rows } = await query(claimStatement, [channel, now, limit, most, leaseUntil, worker]);
    return rows.map(toDelivery);
  }

  async function settle(channel: Channel, worker: WorkerId, settlement: Settlement): Promise<boolean> {
    if (settlement.state !== 'delivered') {
      const { id } = settlement;
      return (await query(settleStatement, [...changes(settlement), id, channel, worker])).count === 1;
    }
    const { count } = await query(deliveredStatement, [settlement.id, settlement.at, channel]);
    return count === 1;
  }

  return {
    claim,
    settle,
    async noteRefusal(id, now) {
      return Number((await query(noteRefusalStatement, [id, now])).rows[0]?.count);
    },
    async nextDue(channel) {
      const { rows } = await query(
        `SELECT due_at AS due FROM outbox
         WHERE channel = $1 AND state IN ('waiting', 'sending') AND ${isNoSpam} ORDER BY due_at LIMIT 1`,
        [channel],
      );
      const next = rows[0]?.due;
      return typeof next === 'number' ? next : undefined;
    },
    async pullIn(channel, now, leaseUntil, furthest) {
      return (await query(pullStatement, [leaseUntil, now, channel, furthest])).count;
    },
    async releaseLeases(channel, worker, now) {
      const { count } = await query(
        `UPDATE outbox SET state = 'waiting', due_at = $1, owner = NULL
         WHERE channel = $2 AND state = 'sending' AND owner = $3`,
        [now, channel, worker],
      );
      return count;
    },
    async abandon(channel, now, reason) {
      const { count } = await query(
        `WITH ended AS (UPDATE holds SET until = $2 WHERE channel = $1 AND until IS NULL)
         UPDATE outbox SET state = 'dead', due_at = 0, last_error = $3, owner = NULL
         WHERE channel = $1 AND state IN ('waiting', 'sending')`,
        [channel, now, storableText(reason)],
      );
      return count;
    },
  };
}

/** Makes the part of the store that reads files. */
export function createFiles({ query }: Database): Files {
  return {
    async attachmentBytes(id) {
      const { rows } = await query('SELECT bytes FROM attachments WHERE submission_id = $1', [id]);
      const bytes = rows[0]?.bytes;
      return bytes instanceof Uint8Array ? bytes : undefined;
    },
    async clearAttachment(id) {
      await query('UPDATE attachments SET cleared = 1 WHERE submission_id = $1', [id]);
    },
  };
}
