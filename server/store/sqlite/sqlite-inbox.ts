/** The operator's half of the embedded store: looking, deleting what is old, and the writing probe. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import {
  type InboxEntry,
  type InboxStats,
  type PurgeTimes,
  acknowledgementPause,
  channels,
  deliveryStates,
  quietHold,
} from '../store.ts';
import { entries, rowToEntry, sideRows, stateColumn, submissionSource } from './sqlite-rows.ts';
import { createSelectionOperations } from './sqlite-selection.ts';

const countRow = z.object({
  kind: z.enum(['message', 'application']),
  state: z.enum(deliveryStates),
  count: z.number(),
});
const sideCountRow = z.object({
  channel: z.enum(channels).exclude(['mail']),
  state: z.enum(deliveryStates),
  count: z.number(),
});

/** Prepares the statements behind the store's `InboxStore` part, but for those that delete. */
export function createInboxOperations(db: DatabaseSync) {
  const one = db.prepare(`${entries} WHERE s.id = ?`);
  const counts = db.prepare(`
    SELECT s.kind, ${stateColumn}, count(*) AS count
    FROM ${submissionSource} JOIN outbox o ON o.submission_id = s.id AND o.channel = 'mail'
    GROUP BY 1, 2 ORDER BY 1, 2`);
  const sideCounts = db.prepare(`
    SELECT channel, state, count(*) AS count FROM outbox WHERE channel <> 'mail' GROUP BY 1, 2 ORDER BY 1, 2`);
  const sides = db.prepare(sideRows);
  const oldest = db.prepare(`
    SELECT min(s.received_at) AS oldest FROM submissions s JOIN outbox o ON o.submission_id = s.id
    WHERE o.channel = 'mail' AND o.state IN ('waiting', 'sending')`);
  const note = db.prepare("INSERT OR REPLACE INTO settings VALUES ('probe', ?)");

  return {
    ...createSelectionOperations(db),
    show(id: string): InboxEntry | undefined {
      const row = one.get(id);
      return row && rowToEntry(row, sides.all(id));
    },
    stats(): Omit<InboxStats, 'holds'> {
      const age = oldest.get()?.oldest;
      return {
        counts: counts.all().map((row) => countRow.parse(row)),
        besides: sideCounts.all().map((row) => sideCountRow.parse(row)),
        oldestUndelivered: typeof age === 'number' ? age : undefined,
      };
    },
    probe(now: number, size = 0): void {
      note.run(String(now).padEnd(size));
    },
  };
}

/** Prepares the statements that delete what is old. */
export function createDeletionOperations(db: DatabaseSync) {
  const purgeable = `
    FROM submissions WHERE received_at < CASE kind WHEN 'message' THEN $message ELSE $application END
    AND id NOT IN (
      SELECT submission_id FROM outbox
      WHERE state IN ('waiting', 'sending')
        OR (state = 'dead' AND seen_at IS NULL AND channel <> 'acknowledgement'))`;
  const deleteOld = db.prepare(`DELETE ${purgeable}`);
  const countOld = db.prepare(`SELECT count(*) AS count ${purgeable}`);
  const deleteKeys = db.prepare('DELETE FROM idempotency_keys WHERE created_at < ?');
  const deleteProofs = db.prepare('DELETE FROM spent_proofs WHERE expires_at < ?');
  const deleteHolds = db.prepare(
    'DELETE FROM holds WHERE until < ? AND (seen_at IS NOT NULL OR until - since <= ?)',
  );
  const forgetAddresses = db.prepare('DELETE FROM acknowledged WHERE at < ?');

  return {
    purge: (before: PurgeTimes): number => Number(deleteOld.run(before).changes),
    countPurgeable: (before: PurgeTimes): number => Number(countOld.get(before)?.count),
    tidy(keysBefore: number, now: number): void {
      deleteKeys.run(keysBefore);
      deleteProofs.run(now);
      deleteHolds.run(keysBefore, quietHold);
      forgetAddresses.run(now - acknowledgementPause);
    },
  };
}
