/** What the operator does to many submissions of the embedded store at once. */
import type { DatabaseSync } from 'node:sqlite';
import { selectionConditions } from './selection-conditions.ts';
import { type Channel, type InboxEntry, type Selection, spamReason } from './store.ts';
import { deliveryState, entries, rowToEntry, sideRows, submissionSource } from './rows.ts';

/** The conditions of a selection, and their values in order. */
export function whereOf(
  selection: Selection,
  state = deliveryState,
): { where: string; values: (string | number)[] } {
  const values: (string | number)[] = [];
  const place = (value: string | number | boolean): string => {
    values.push(typeof value === 'boolean' ? Number(value) : value);
    return '?';
  };
  return { where: selectionConditions(selection, place, state).join(' AND '), values };
}

const selectedBy = (channel: Channel): string =>
  `FROM ${submissionSource} JOIN outbox o ON o.submission_id = s.id AND o.channel = '${channel}' WHERE`;
/** Submissions `s` with their files `a` and their mails `o`, to stand before conditions. */
export const selected = selectedBy('mail');

/** Makes the operations; their statements depend on what is asked for. */
export function createSelectionOperations(db: DatabaseSync) {
  const sides = db.prepare(sideRows);

  return {
    list(limit: number, selection: Selection = {}): InboxEntry[] {
      const { where, values } = whereOf(selection);
      const newest = `${entries} WHERE ${where} ORDER BY s.received_at DESC, s.id DESC LIMIT ?`;
      return db
        .prepare(newest)
        .all(...values, limit)
        .map((row) => rowToEntry(row, sides.all(row.id ?? '')));
    },
    count(selection: Selection): number {
      const { where, values } = whereOf(selection);
      return Number(db.prepare(`SELECT count(*) AS count ${selected} ${where}`).get(...values)?.count);
    },
    requeue(selection: Selection, now: number, channel: Channel = 'mail'): number {
      const { where, values } = whereOf(selection, channel === 'mail' ? deliveryState : 'o.state');
      const makeDue = `
        UPDATE outbox SET state = 'waiting', due_at = ?, attempts = 0, delivered_at = NULL,
          failing_since = NULL, seen_at = NULL
        WHERE channel = ? AND state <> 'sending'
          AND submission_id IN (SELECT s.id ${selectedBy(channel)} ${where})`;
      return Number(db.prepare(makeDue).run(now, channel, ...values).changes);
    },
    markSpam(selection: Selection, now: number): number {
      const { where, values } = whereOf(selection);
      const ids = `(SELECT s.id ${selected} ${where})`;
      const park = `
        UPDATE outbox SET state = 'dead', last_error = ?, seen_at = ?
        WHERE state = 'waiting' AND submission_id IN ${ids}`;
      db.prepare(park).run(spamReason, now, ...values);
      const mark = `UPDATE submissions SET spam_at = coalesce(spam_at, ?) WHERE id IN ${ids}`;
      return Number(db.prepare(mark).run(now, ...values).changes);
    },
    unmarkSpam(selection: Selection, now: number): number {
      const { where, values } = whereOf({ ...selection, spam: true });
      const ids = `(SELECT s.id ${selected} ${where})`;
      const makeDue = `
        UPDATE outbox SET state = 'waiting', due_at = ?, attempts = 0, last_error = NULL,
          failing_since = NULL, seen_at = NULL
        WHERE state = 'dead' AND last_error = ? AND submission_id IN ${ids}`;
      db.prepare(makeDue).run(now, spamReason, ...values);
      const unmark = `UPDATE submissions SET spam_at = NULL WHERE id IN ${ids}`;
      return Number(db.prepare(unmark).run(...values).changes);
    },
  };
}
