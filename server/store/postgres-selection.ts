/** What the operator does to many submissions in PostgreSQL at once. */
import type { Row } from './columns.ts';
import { deliveryState, entries, rowToEntry, submissionSource } from './rows.ts';
import { selectionConditions } from './selection-conditions.ts';
import {
  type Channel,
  type InboxEntry,
  type InboxStore,
  type Selection,
  spamReason,
  subaddress,
} from './store.ts';
import type { Database } from './database.ts';
import { deleteAll, portion } from './postgres-in-portions.ts';

type Selections = Pick<InboxStore, 'list' | 'count' | 'show' | 'requeue' | 'erase'>;

/** The conditions of a selection, whose values stand behind those that are there already. */
function whereOf(selection: Selection, values: (string | number)[], state = deliveryState): string {
  const place = (value: string | number | boolean): string => {
    values.push(typeof value === 'boolean' ? Number(value) : value);
    return `$${values.length}`;
  };
  return selectionConditions(selection, place, state).join(' AND ');
}

const selectedBy = (channel: Channel): string =>
  `FROM ${submissionSource} JOIN outbox o ON o.submission_id = s.id AND o.channel = '${channel}' WHERE`;
const selected = selectedBy('mail');

/** Reads entries with their other deliveries. */
async function readEntries({ query }: Database, rows: readonly Row[]): Promise<InboxEntry[]> {
  const sides = await query(
    `SELECT submission_id, channel, state, attempts, last_error, delivered_at FROM outbox
     WHERE submission_id IN (SELECT json_array_elements_text($1::text::json)) AND channel <> 'mail' ORDER BY channel`,
    [JSON.stringify(rows.map(({ id }) => id))],
  );
  const bySubmission = Map.groupBy(sides.rows, (side) => side.submission_id);
  return rows.map((row) => rowToEntry(row, bySubmission.get(row.id) ?? []));
}

/** Makes that part of the store; its statements depend on what is asked for. */
export function createSelections(database: Database): Selections {
  const { query } = database;
  return {
    async list(limit, selection = {}) {
      const values: (string | number)[] = [limit];
      const where = whereOf(selection, values);
      const newest = `${entries} WHERE ${where} ORDER BY s.received_at DESC, s.id DESC LIMIT $1`;
      return readEntries(database, (await query(newest, values)).rows);
    },
    async count(selection) {
      const values: (string | number)[] = [];
      const where = whereOf(selection, values);
      return Number((await query(`SELECT count(*) AS count ${selected} ${where}`, values)).rows[0]?.count);
    },
    async show(id) {
      const { rows } = await query(`${entries} WHERE s.id = $1`, [id]);
      return (await readEntries(database, rows))[0];
    },
    async requeue(selection, now, channel = 'mail') {
      const values: (string | number)[] = [now, channel];
      const where = whereOf(selection, values, channel === 'mail' ? deliveryState : 'o.state');
      const { count } = await query(
        `UPDATE outbox SET state = 'waiting', due_at = $1, attempts = 0, delivered_at = NULL,
           failing_since = NULL, seen_at = NULL
         WHERE state <> 'sending' AND channel = $2 AND submission_id IN (SELECT s.id ${selectedBy(channel)} ${where})`,
        values,
      );
      return count;
    },
    async erase(selection) {
      const values: (string | number)[] = [];
      const where = whereOf(selection, values);
      const address = `regexp_replace(lower(s.email), '${subaddress}', '\\1') AS address`;
      const some = `WITH gone AS (SELECT s.id, ${address} ${selected} ${where} LIMIT ${portion}),
         keys AS (DELETE FROM idempotency_keys WHERE submission_id IN (SELECT id FROM gone)),
         addresses AS (DELETE FROM acknowledged WHERE email IN (SELECT address FROM gone))
         DELETE FROM submissions WHERE id IN (SELECT id FROM gone)`;
      return deleteAll(() => query(some, values));
    },
  };
}

/** Makes the part that marks spam. */
export function createSpamMarks({ query }: Database): Pick<InboxStore, 'markSpam' | 'unmarkSpam'> {
  return {
    async markSpam(selection, now) {
      const values: (string | number)[] = [spamReason, now];
      const where = whereOf(selection, values);
      const { count } = await query(
        `WITH marked AS (SELECT s.id ${selected} ${where}),
         parked AS (UPDATE outbox SET state = 'dead', last_error = $1, seen_at = $2
           WHERE state = 'waiting' AND submission_id IN (SELECT id FROM marked))
         UPDATE submissions SET spam_at = coalesce(spam_at, $2) WHERE id IN (SELECT id FROM marked)`,
        values,
      );
      return count;
    },
    async unmarkSpam(selection, now) {
      const values: (string | number)[] = [spamReason, now];
      const where = whereOf({ ...selection, spam: true }, values);
      const { count } = await query(
        `WITH marked AS (SELECT s.id ${selected} ${where}),
         due AS (UPDATE outbox SET state = 'waiting', due_at = $2, attempts = 0, last_error = NULL,
             failing_since = NULL, seen_at = NULL
           WHERE state = 'dead' AND last_error = $1 AND submission_id IN (SELECT id FROM marked))
         UPDATE submissions SET spam_at = NULL WHERE id IN (SELECT id FROM marked)`,
        values,
      );
      return count;
    },
  };
}
