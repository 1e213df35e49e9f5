/** Holds of the embedded store's queue, and what the operator has not been told of. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type Hold, type PastHold, type Untold, quietHold } from '../store.ts';
import { entries, rowToEntry } from './sqlite-rows.ts';

const holdRow = z.object({ since: z.number(), cause: z.string(), reason: z.string() });
const pastHoldRow = holdRow.extend({ id: z.number(), until: z.number() });

/** What waited goes out this many milliseconds apart, or closer where there is more of it. */
const apart = 1000;

/** Prepares the statements about the hold of the queue. */
export function createHoldOperations(db: DatabaseSync) {
  const open = db.prepare('SELECT since, cause, reason FROM holds WHERE until IS NULL');
  const begin = db.prepare('INSERT INTO holds (since, cause, reason) VALUES (?, ?, ?)');
  const reword = db.prepare('UPDATE holds SET cause = ?, reason = ? WHERE until IS NULL');
  const end = db.prepare('UPDATE holds SET until = ? WHERE until IS NULL');
  const makeDue = db.prepare(`
    UPDATE outbox SET due_at = $now + $spread * line.place / max(line.waiting, $spread / ${apart}, 1)
    FROM (
      SELECT submission_id AS id, row_number() OVER (ORDER BY due_at) - 1 AS place, count(*) OVER () AS waiting
      FROM outbox WHERE state = 'waiting' AND ($held OR due_at > $now)) AS line
    WHERE outbox.submission_id = line.id`);
  const forgiveTime = db.prepare(`
    UPDATE outbox SET failing_since = min($now, failing_since + $held)
    WHERE state IN ('waiting', 'sending') AND failing_since IS NOT NULL`);

  function currentHold(): Hold | undefined {
    const row = open.get();
    return row && holdRow.parse(row);
  }

  return {
    currentHold,
    hold({ since, cause, reason }: Hold): Hold | undefined {
      const before = currentHold();
      if (before) reword.run(cause, reason);
      else begin.run(since, cause, reason);
      return before;
    },
    release(now: number, spread: number): { hold: Hold | undefined; waiting: number } {
      const hold = currentHold();
      end.run(now);
      if (hold) forgiveTime.run({ now, held: Math.max(0, now - hold.since) });
      return { hold, waiting: Number(makeDue.run({ now, spread, held: hold ? 1 : 0 }).changes) };
    },
  };
}

/** Prepares the statements behind the store's `DigestStore` part. */
export function createDigestOperations(db: DatabaseSync) {
  const unseen = "o.state = 'dead' AND o.seen_at IS NULL";
  const givenUp = db.prepare(`${entries} WHERE ${unseen} ORDER BY s.received_at, s.id LIMIT ?`);
  const countGivenUp = db.prepare(`SELECT count(*) AS count FROM outbox o WHERE ${unseen}`);
  const longHolds = db.prepare(
    'SELECT id, since, until, cause, reason FROM holds WHERE seen_at IS NULL AND until - since > ? ORDER BY id',
  );
  const seeGivenUp = db.prepare(
    "UPDATE outbox SET seen_at = ? WHERE submission_id = ? AND state = 'dead' AND seen_at IS NULL",
  );
  const seeHold = db.prepare('UPDATE holds SET seen_at = ? WHERE id = ?');

  return {
    untold(limit: number): Untold {
      return {
        givenUp: givenUp.all(limit).map(rowToEntry),
        givenUpCount: Number(countGivenUp.get()?.count),
        holds: longHolds.all(quietHold).map((row): PastHold => pastHoldRow.parse(row)),
      };
    },
    markTold(ids: readonly string[], holds: readonly number[], now: number): void {
      for (const id of ids) seeGivenUp.run(now, id);
      for (const id of holds) seeHold.run(now, id);
    },
  };
}
