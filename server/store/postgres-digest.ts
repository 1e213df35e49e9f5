/** What the operator has not been told of, in PostgreSQL. */
import { readGivenUp, readLastingHold, readPastHold } from './hold-rows.ts';
import { type DigestStore, quietHold } from './store.ts';
import { takeTaskStatement, taskValues } from './task-rows.ts';
import type { Database } from './database.ts';

const unseen = "o.state = 'dead' AND o.seen_at IS NULL AND o.channel <> 'acknowledgement'";

/** Deliveries of `$1`, holds of `$2` and `$3`, each an array of JSON, and acknowledgements if `$4`, at the time `$5`. */
const tellStatement = `
  WITH deliveries AS (
    UPDATE outbox SET seen_at = $5 FROM json_to_recordset($1::text::json) AS told (id text, channel text)
    WHERE submission_id = told.id AND outbox.channel = told.channel AND state = 'dead' AND seen_at IS NULL
      AND outbox.channel <> 'acknowledgement'),
  acknowledgements AS (
    UPDATE outbox SET seen_at = $5
    WHERE $4 = 1 AND channel = 'acknowledgement' AND state = 'dead' AND seen_at IS NULL),
  past AS (SELECT value::bigint AS id FROM json_array_elements_text($2::text::json) AS value),
  lasting AS (SELECT value::bigint AS id FROM json_array_elements_text($3::text::json) AS value)
  UPDATE holds SET
    seen_at = CASE WHEN id IN (SELECT id FROM past) THEN $5 ELSE seen_at END,
    alerted_at = CASE WHEN id IN (SELECT id FROM lasting) THEN $5 ELSE alerted_at END
  WHERE id IN (SELECT id FROM past UNION ALL SELECT id FROM lasting)`;

const takeTask = takeTaskStatement((index) => `$${index}`);

/** Makes the part of the store that knows what was told. */
export function createDigest({ query }: Database): DigestStore {
  return {
    async untold(limit, now) {
      const [givenUp, counts, holds, lasting] = await Promise.all([
        query(
          `SELECT s.id, s.kind, s.mailbox, s.received_at, o.channel, o.last_error
           FROM outbox o JOIN submissions s ON s.id = o.submission_id
           WHERE ${unseen} ORDER BY s.received_at, s.id, o.channel LIMIT $1`,
          [limit],
        ),
        query(
          `SELECT count(*) FILTER (WHERE channel <> 'acknowledgement') AS given_up,
             count(*) FILTER (WHERE channel = 'acknowledgement') AS acknowledgements
           FROM outbox WHERE state = 'dead' AND seen_at IS NULL`,
        ),
        query(
          `SELECT id, channel, since, until, cause, reason FROM holds
           WHERE seen_at IS NULL AND until - since > $1 ORDER BY id`,
          [quietHold],
        ),
        query(
          `SELECT id, channel, since, cause, reason FROM holds
           WHERE until IS NULL AND alerted_at IS NULL AND $1 - since > $2 ORDER BY id`,
          [now, quietHold],
        ),
      ]);
      return {
        givenUp: givenUp.rows.map(readGivenUp),
        givenUpCount: Number(counts.rows[0]?.given_up),
        acknowledgements: Number(counts.rows[0]?.acknowledgements),
        holds: holds.rows.map(readPastHold),
        lasting: lasting.rows.map(readLastingHold),
      };
    },
    takeTask: async (name, worker, now, until) =>
      (await query(takeTask, taskValues(name, worker, now, until))).count === 1,
    async markTold({ deliveries = [], holds = [], lasting = [], acknowledgements = false }, now) {
      await query(tellStatement, [
        JSON.stringify(deliveries),
        JSON.stringify(holds),
        JSON.stringify(lasting),
        Number(acknowledgements),
        now,
      ]);
    },
  };
}
