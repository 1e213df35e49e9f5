/** The operator's half of the embedded store: looking, requeueing, deleting, and the writing probe. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { entries, rowToEntry, stateColumn, submissionSource } from './sqlite-rows.ts';
import { type InboxEntry, type InboxStats, deliveryStates, quietHold } from '../store.ts';

const countRow = z.object({
  kind: z.enum(['message', 'application']),
  state: z.enum(deliveryStates),
  count: z.number(),
});

/** Prepares the statements behind the store's `InboxStore` part. */
export function createInboxOperations(db: DatabaseSync) {
  const newest = db.prepare(`${entries} ORDER BY s.received_at DESC, s.id DESC LIMIT ?`);
  const one = db.prepare(`${entries} WHERE s.id = ?`);
  const makeDue = db.prepare(
    `UPDATE outbox SET state = 'waiting', due_at = ?, attempts = 0, delivered_at = NULL, failing_since = NULL,
      seen_at = NULL WHERE submission_id = ? AND state <> 'sending'`,
  );
  const counts = db.prepare(`
    SELECT s.kind, ${stateColumn}, count(*) AS count
    FROM ${submissionSource} JOIN outbox o ON o.submission_id = s.id GROUP BY 1, 2 ORDER BY 1, 2`);
  const oldest = db.prepare(`
    SELECT min(s.received_at) AS oldest FROM submissions s JOIN outbox o ON o.submission_id = s.id
    WHERE o.state IN ('waiting', 'sending')`);
  const deleteOld = db.prepare(`
    DELETE FROM submissions WHERE received_at < ?
    AND id IN (SELECT submission_id FROM outbox WHERE state = 'delivered' OR (state = 'dead' AND seen_at IS NOT NULL))`);
  const deleteKeysOf = db.prepare(
    'DELETE FROM idempotency_keys WHERE submission_id IN (SELECT id FROM submissions WHERE email = ?)',
  );
  const deleteOf = db.prepare('DELETE FROM submissions WHERE email = ?');
  const deleteKeys = db.prepare('DELETE FROM idempotency_keys WHERE created_at < ?');
  const deleteProofs = db.prepare('DELETE FROM spent_proofs WHERE expires_at < ?');
  const deleteHolds = db.prepare(
    'DELETE FROM holds WHERE until < ? AND (seen_at IS NOT NULL OR until - since <= ?)',
  );
  const note = db.prepare("INSERT OR REPLACE INTO settings VALUES ('probe', ?)");

  return {
    list: (limit: number): InboxEntry[] => newest.all(limit).map(rowToEntry),
    show(id: string): InboxEntry | undefined {
      const row = one.get(id);
      return row && rowToEntry(row);
    },
    requeue: (id: string, now: number): boolean => makeDue.run(now, id).changes === 1,
    stats(): Omit<InboxStats, 'hold'> {
      const age = oldest.get()?.oldest;
      return {
        counts: counts.all().map((row) => countRow.parse(row)),
        oldestUndelivered: typeof age === 'number' ? age : undefined,
      };
    },
    purge: (before: number): number => Number(deleteOld.run(before).changes),
    erase(email: string): number {
      deleteKeysOf.run(email);
      return Number(deleteOf.run(email).changes);
    },
    tidy(keysBefore: number, now: number): void {
      deleteKeys.run(keysBefore);
      deleteProofs.run(now);
      deleteHolds.run(keysBefore, quietHold);
    },
    probe(now: number): void {
      note.run(String(now));
    },
  };
}
