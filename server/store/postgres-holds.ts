/** Holds of the queues in PostgreSQL. */
import type { OutboxStore } from './store.ts';
import { readHold } from './hold-rows.ts';
import { storableText } from './storable-text.ts';
import type { Database } from './database.ts';

/** What waited goes out this many milliseconds apart, or closer where there is more of it. */
const apart = 1000;

const holdStatement = `
  WITH before AS (SELECT since, cause, reason FROM holds WHERE channel = $1 AND until IS NULL),
  reworded AS (
    UPDATE holds SET since = least(since, $2), cause = $3, reason = $4
    WHERE channel = $1 AND until IS NULL RETURNING id),
  begun AS (
    INSERT INTO holds (channel, since, cause, reason) SELECT $1, $2::bigint, $3, $4
    WHERE NOT EXISTS (SELECT 1 FROM reworded) ON CONFLICT DO NOTHING)
  SELECT * FROM before`;

/** Makes due what waits on a channel `$1` at the time `$2` over `$3`, and forgives the time of the hold that ends. */
const releaseStatement = `
  WITH ended AS (
    UPDATE holds SET until = $2 WHERE channel = $1 AND until IS NULL RETURNING since, cause, reason),
  line AS (
    SELECT submission_id, row_number() OVER (ORDER BY due_at) - 1 AS place, count(*) OVER () AS waiting
    FROM outbox WHERE channel = $1 AND state = 'waiting' AND (due_at > $2 OR EXISTS (SELECT 1 FROM ended))),
  changed AS (
    UPDATE outbox SET
      due_at = CASE WHEN line.place IS NULL THEN outbox.due_at
        ELSE $2 + $3 * line.place / greatest(line.waiting, $3 / ${apart}, 1) END,
      failing_since = CASE WHEN outbox.failing_since IS NOT NULL
        THEN least($2, outbox.failing_since + coalesce((SELECT greatest(0, $2 - since) FROM ended), 0)) END
    FROM outbox AS one LEFT JOIN line ON line.submission_id = one.submission_id
    WHERE outbox.submission_id = one.submission_id AND outbox.channel = $1 AND one.channel = $1
      AND outbox.state IN ('waiting', 'sending')
      AND (line.place IS NOT NULL OR (outbox.failing_since IS NOT NULL AND EXISTS (SELECT 1 FROM ended)))
    RETURNING line.place)
  SELECT (SELECT count(*) FROM changed WHERE place IS NOT NULL) AS waiting, ended.* FROM (SELECT 1) AS always
  LEFT JOIN ended ON true`;

/** Makes the part of the store that holds queues. */
export function createHolds({ query }: Database): Pick<OutboxStore, 'hold' | 'currentHold' | 'release'> {
  return {
    async hold(channel, { since, cause, reason }) {
      const { rows } = await query(holdStatement, [channel, since, cause, storableText(reason)]);
      return rows[0] && readHold(rows[0]);
    },
    async currentHold(channel) {
      const { rows } = await query(
        'SELECT since, cause, reason FROM holds WHERE channel = $1 AND until IS NULL',
        [channel],
      );
      return rows[0] && readHold(rows[0]);
    },
    async release(channel, now, spread) {
      const [row] = (await query(releaseStatement, [channel, now, spread])).rows;
      const hold = row && typeof row.since === 'number' ? readHold(row) : undefined;
      return { hold, waiting: Number(row?.waiting ?? 0) };
    },
  };
}
