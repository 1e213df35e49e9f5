/** The queue of the embedded store: leases with owners, and what a delivery needs. */
import type { DatabaseSync } from 'node:sqlite';
import type { Channel, Delivery, Settlement, WorkerId } from './store.ts';
import { isNoSpam, rowToSubmission, submissionColumns, submissionSource } from './rows.ts';

/** Prepares the statements behind the store's `OutboxStore` part, but for holds and the end of deliveries. */
export function createOutboxOperations(db: DatabaseSync) {
  const findDue = (which: string) =>
    db.prepare(`
      SELECT submission_id AS id, due_at FROM outbox
      WHERE channel = ? AND state IN ('waiting', 'sending') AND ${which} AND due_at <= ? AND ${isNoSpam}
      ORDER BY due_at LIMIT ?`);
  const dueUntried = findDue('attempts = 0');
  const dueTried = findDue('attempts > 0');
  const take = db.prepare(`
    UPDATE outbox SET state = 'sending', attempts = attempts + 1, due_at = ?, owner = ?
    WHERE submission_id = ? AND channel = ? RETURNING attempts, failing_since`);
  const getSubmission = db.prepare(`SELECT ${submissionColumns} FROM ${submissionSource} WHERE s.id = ?`);
  const firstDue = db.prepare(`
    SELECT due_at AS due FROM outbox
    WHERE channel = ? AND state IN ('waiting', 'sending') AND ${isNoSpam} ORDER BY due_at LIMIT 1`);
  const getBytes = db.prepare('SELECT bytes FROM attachments WHERE submission_id = ?');
  const clear = db.prepare('UPDATE attachments SET cleared = 1 WHERE submission_id = ?');
  const release = db.prepare(`
    UPDATE outbox SET state = 'waiting', due_at = ?, owner = NULL
    WHERE channel = ? AND state = 'sending' AND owner = ?`);
  const pull = db.prepare(`
    UPDATE outbox SET due_at = CASE state WHEN 'sending' THEN ? ELSE ? END
    WHERE channel = ? AND state IN ('waiting', 'sending') AND due_at > ?`);

  return {
    claim(
      channel: Channel,
      worker: WorkerId,
      limit: number,
      now: number,
      leaseUntil: number,
      triedLimit = limit,
    ): Delivery[] {
      const tried = dueTried.all(channel, now, Math.min(limit, triedLimit));
      const found = [...dueUntried.all(channel, now, limit), ...tried];
      const first = found.toSorted((one, other) => Number(one.due_at) - Number(other.due_at)).slice(0, limit);
      return first.map(({ id }) => {
        const submission = getSubmission.get(id ?? '');
        const lease = take.get(leaseUntil, worker, id ?? '', channel);
        if (!submission || !lease) throw new Error('An outbox row has no submission.');
        const failingSince = lease.failing_since === null ? undefined : Number(lease.failing_since);
        return { ...rowToSubmission(submission), attempt: Number(lease.attempts), failingSince };
      });
    },
    nextDue(channel: Channel): number | undefined {
      const due = firstDue.get(channel)?.due;
      return typeof due === 'number' ? due : undefined;
    },
    pullIn: (channel: Channel, now: number, leaseUntil: number, furthest: number): number =>
      Number(pull.run(leaseUntil, now, channel, furthest).changes),
    releaseLeases: (channel: Channel, worker: WorkerId, now: number): number =>
      Number(release.run(now, channel, worker).changes),
    attachmentBytes(id: string): Uint8Array | undefined {
      const bytes = getBytes.get(id)?.bytes;
      return bytes instanceof Uint8Array ? bytes : undefined;
    },
    clearAttachment(id: string): void {
      clear.run(id);
    },
  };
}

/** Prepares the statements that end deliveries. */
export function createSettlementOperations(db: DatabaseSync) {
  const markDelivered = db.prepare(`
    UPDATE outbox SET state = 'delivered', delivered_at = ?, last_error = NULL, owner = NULL
    WHERE submission_id = ? AND channel = ?`);
  const settleLeased = db.prepare(`
    UPDATE outbox SET state = ?, due_at = ?, last_error = ?, owner = NULL,
      attempts = attempts - ?, failing_since = coalesce(failing_since, ?)
    WHERE submission_id = ? AND channel = ? AND state = 'sending' AND owner = ?`);
  const giveUp = db.prepare(`
    UPDATE outbox SET state = 'dead', due_at = 0, last_error = ?, owner = NULL
    WHERE channel = ? AND state IN ('waiting', 'sending')`);

  const noteRefused = db.prepare(
    "UPDATE outbox SET refused_at = coalesce(refused_at, ?) WHERE submission_id = ? AND channel = 'mail'",
  );
  // Compared row by row, because a list of all that a mailbox was sent would be long; refused ones are few.
  const mailboxOf = (id: string) => `(SELECT mailbox FROM submissions WHERE id = ${id})`;
  const refused = `
    channel = 'mail' AND refused_at > 0 AND ${mailboxOf('outbox.submission_id')} = ${mailboxOf('?')}`;
  const countRefused = db.prepare(`SELECT count(*) AS count FROM outbox WHERE ${refused}`);
  const forgetRefused = db.prepare(`UPDATE outbox SET refused_at = 0 WHERE ${refused}`);

  return {
    noteRefusal(id: string, now: number): number {
      noteRefused.run(now, id);
      return Number(countRefused.get(id)?.count);
    },
    settle(channel: Channel, worker: WorkerId, settlement: Settlement): boolean {
      const { id, state } = settlement;
      if (state === 'delivered') {
        if (channel === 'mail') forgetRefused.run(id);
        return markDelivered.run(settlement.at, id, channel).changes === 1;
      }
      const { reason } = settlement;
      const [next, dueAt] =
        state === 'dead' ? (['dead', 0] as const) : (['waiting', settlement.dueAt] as const);
      const takenBack = state === 'returned' ? 1 : 0;
      const failedAt = state === 'retry' ? settlement.at : null;
      return settleLeased.run(next, dueAt, reason, takenBack, failedAt, id, channel, worker).changes === 1;
    },
    giveUpAll: (channel: Channel, reason: string): number => Number(giveUp.run(reason, channel).changes),
  };
}
