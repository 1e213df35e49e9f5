/** The queue of the embedded store: leases with owners, and what a delivery needs. */
import type { DatabaseSync } from 'node:sqlite';
import type { Delivery, Settlement, WorkerId } from '../store.ts';
import { rowToSubmission, submissionColumns, submissionSource } from './sqlite-rows.ts';

/** Prepares the statements behind the store's `OutboxStore` part. */
export function createOutboxOperations(db: DatabaseSync) {
  const takeDue = db.prepare(`
    UPDATE outbox SET state = 'sending', attempts = attempts + 1, due_at = ?, owner = ?
    WHERE submission_id IN (
      SELECT submission_id FROM outbox
      WHERE state IN ('waiting', 'sending') AND due_at <= ? ORDER BY due_at LIMIT ?)
    RETURNING submission_id, attempts`);
  const getSubmission = db.prepare(`SELECT ${submissionColumns} FROM ${submissionSource} WHERE s.id = ?`);
  const markDelivered = db.prepare(`
    UPDATE outbox SET state = 'delivered', delivered_at = ?, last_error = NULL, owner = NULL
    WHERE submission_id = ?`);
  const markFailed = db.prepare(`
    UPDATE outbox SET state = ?, due_at = ?, last_error = ?, owner = NULL
    WHERE submission_id = ? AND state = 'sending' AND owner = ?`);
  const firstDue = db.prepare("SELECT min(due_at) AS due FROM outbox WHERE state IN ('waiting', 'sending')");
  const getBytes = db.prepare('SELECT bytes FROM attachments WHERE submission_id = ?');
  const clear = db.prepare('UPDATE attachments SET cleared = 1 WHERE submission_id = ?');
  const release = db.prepare(
    "UPDATE outbox SET state = 'waiting', due_at = ?, owner = NULL WHERE state = 'sending' AND owner = ?",
  );

  return {
    claim(worker: WorkerId, limit: number, now: number, leaseUntil: number): Delivery[] {
      return takeDue.all(leaseUntil, worker, now, limit).map((row) => {
        const submission = getSubmission.get(String(row.submission_id));
        if (!submission) throw new Error('An outbox row has no submission.');
        return { ...rowToSubmission(submission), attempt: Number(row.attempts) };
      });
    },
    settle(worker: WorkerId, settlement: Settlement): boolean {
      const { id, state } = settlement;
      if (state === 'delivered') return markDelivered.run(settlement.at, id).changes === 1;
      const [next, dueAt] =
        state === 'retry' ? (['waiting', settlement.dueAt] as const) : (['dead', 0] as const);
      return markFailed.run(next, dueAt, settlement.reason, id, worker).changes === 1;
    },
    nextDue(): number | undefined {
      const due = firstDue.get()?.due;
      return typeof due === 'number' ? due : undefined;
    },
    releaseLeases: (worker: WorkerId, now: number): number => Number(release.run(now, worker).changes),
    attachmentBytes(id: string): Uint8Array | undefined {
      const bytes = getBytes.get(id)?.bytes;
      return bytes instanceof Uint8Array ? bytes : undefined;
    },
    clearAttachment(id: string): void {
      clear.run(id);
    },
  };
}
