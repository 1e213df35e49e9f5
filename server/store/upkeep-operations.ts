/** Maintenance operations: deleting in batches, tasks for one server, the clock, and checking for damage. */
import { createHash } from 'node:crypto';
import {
  type PurgeTimes,
  type Selection,
  type Verdict,
  type WorkerId,
  maxUnreportedPause,
} from './delivery.ts';
import { type Row, type Script, type Statement, begin, deferred, isIn, joined, sql } from './dialect.ts';
import { conditionsOf, submissionsOn } from './inbox-operations.ts';
import { bytes, number, optional, submissionSource, text } from './rows.ts';
import { acknowledgedAddress, acknowledgementPause } from './submission.ts';

/** The condition for submissions `s` that may be purged. */
function purgeable({ spam = 0, ...before }: PurgeTimes): Statement {
  const ofKinds = Object.entries(before).map(
    ([kind, time]) => sql`(s.kind = ${kind} AND s.received_at < ${time})`,
  );
  return sql`
    (s.spam_at < ${spam} OR ${joined(ofKinds, ' OR ')}) AND (s.spam_at IS NOT NULL OR NOT EXISTS (
      SELECT 1 FROM outbox o WHERE o.submission_id = s.id AND (o.state IN ('waiting', 'sending')
        OR (o.state = 'dead' AND o.seen_at IS NULL AND o.channel <> 'acknowledgement'))))`;
}

function* countPurgeable(before: PurgeTimes): Script<number> {
  const { rows } = yield sql`SELECT count(*) AS count FROM submissions s WHERE ${purgeable(before)}`;
  return optional(number, rows[0], 'count') ?? 0;
}

/** Number of deleted rows, and whether nothing is left to delete. */
export type Batch = { count: number; isLast: boolean };

/**
 * Limits of one transaction. SQLite writes zeros over freed pages through the log: with these limits visitors wait about
 * a tenth of a second, and the log does not grow.
 */
export const batchLimits = { rows: 500, bytes: 8 * 1024 * 1024 };

/** Columns of rows to delete. Reading the size does not read the pages of the bytes behind it. */
const candidate = sql`SELECT s.id, s.email, coalesce(a.size, 0) AS size`;

/** The first rows that fit into one transaction, but at least one. */
function firstBatch(candidates: readonly Row[]): readonly Row[] {
  let size = 0;
  const end = candidates.findIndex((row, index) => {
    size += number(row, 'size');
    return index > 0 && size > batchLimits.bytes;
  });
  return end === -1 ? candidates : candidates.slice(0, end);
}

const isLastBatch = (batch: readonly Row[], candidates: readonly Row[]): boolean =>
  batch.length === candidates.length && candidates.length < batchLimits.rows;

/** Purges a batch. Keys and acknowledged addresses stay until they expire. */
function* purgeSome(before: PurgeTimes): Script<Batch> {
  yield begin;
  const { rows } = yield sql`
    ${candidate} FROM ${submissionSource} WHERE ${purgeable(before)} LIMIT ${batchLimits.rows}`;
  const batch = firstBatch(rows);
  // The condition is repeated, because the operator may have requeued a submission in the meantime.
  const deleted = yield sql`
    DELETE FROM submissions AS s WHERE s.id ${isIn(batch.map((row) => text(row, 'id')))} AND ${purgeable(before)}`;
  return { count: deleted.count, isLast: isLastBatch(batch, rows) };
}

/** Erases a batch of a selection, with keys and acknowledged addresses. */
function* eraseSome(selection: Selection): Script<Batch> {
  yield begin;
  const { rows } = yield sql`
    ${candidate} ${submissionsOn('mail')} WHERE ${conditionsOf(selection)} LIMIT ${batchLimits.rows}`;
  const batch = firstBatch(rows);
  const ids = isIn(batch.map((row) => text(row, 'id')));
  const addresses = batch.map((row) => acknowledgedAddress(text(row, 'email')));
  yield deferred(sql`DELETE FROM idempotency_keys WHERE submission_id ${ids}`);
  yield deferred(sql`DELETE FROM acknowledged WHERE email ${isIn(addresses)}`);
  const deleted = yield sql`DELETE FROM submissions WHERE id ${ids}`;
  return { count: deleted.count, isLast: isLastBatch(batch, rows) };
}

/** Tables whose rows expire, with the columns of their keys and times. */
const forgettable = [
  ['idempotency_keys', 'kind, key', 'created_at'],
  ['spent_proofs', 'id', 'expires_at'],
  ['acknowledged', 'email', 'at'],
  ['rate_counts', 'name, caller', 'expires_at'],
] as const;

/** Deletes a batch of expired rows. */
function* tidySome(keysBefore: number, now: number): Script<Batch> {
  yield sql`
    DELETE FROM pauses WHERE until < ${keysBefore} AND (seen_at IS NOT NULL OR until - since <= ${maxUnreportedPause})`;
  const times = { idempotency_keys: keysBefore, acknowledged: now - acknowledgementPause };
  const batch = { count: 0, isLast: true };
  for (const [table, key, time] of forgettable) {
    const before = { spent_proofs: now, rate_counts: now, ...times }[table];
    const some = `SELECT ${key} FROM ${table} WHERE ${time} < ? LIMIT ${batchLimits.rows}`;
    const deleted = yield { text: `DELETE FROM ${table} WHERE (${key}) IN (${some})`, values: [before] };
    batch.count += deleted.count;
    batch.isLast &&= deleted.count < batchLimits.rows;
  }
  return batch;
}

/** Digits of a time, so that times as text sort like numbers. */
const digits = 15;
const timeText = (time: number): string => String(time).padStart(digits, '0');

/** Longest time for which a server has a task, in milliseconds. A later time was set by a wrong clock and is ignored. */
const maxTaskTime = 2 * 60 * 60 * 1000;

function* acquireTask(name: string, worker: WorkerId, now: number, until: number): Script<boolean> {
  const result = yield sql`
    INSERT INTO settings (name, value) VALUES (${`task:${name}`}, ${`${timeText(until)} ${worker}`})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value
    WHERE substr(settings.value, 1, 15) <= ${timeText(now)} OR substr(settings.value, 17) = ${worker}
      OR substr(settings.value, 1, 15) > ${timeText(now + maxTaskTime)}`;
  return result.count === 1;
}

function* note(name: string, value: string): Script<void> {
  yield sql`
    INSERT INTO settings (name, value) VALUES (${name}, ${value})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
}

const noteTime = (time: number): Script<void> => note('noted-time', String(time));

const probe = (now: number, size = 0): Script<void> => note('probe', String(now).padEnd(size));

function* lastTime(): Script<number | undefined> {
  const { rows } = yield sql`
    SELECT coalesce(
      (SELECT CAST(value AS BIGINT) FROM settings WHERE name = 'noted-time'),
      (SELECT max(received_at) FROM submissions)) AS time`;
  return optional(number, rows[0], 'time');
}

/** Queries for faults that no constraint excludes. Each row gives the `id` for a sentence with the fault. */
const linkChecks: readonly (readonly [fault: string, query: Statement])[] = [
  [
    'has no delivery of its mail',
    sql`SELECT s.id FROM submissions s
      WHERE NOT EXISTS (SELECT 1 FROM outbox o WHERE o.submission_id = s.id AND o.channel = 'mail')`,
  ],
  [
    'has a delivery, but is not there',
    sql`SELECT DISTINCT o.submission_id AS id FROM outbox o
      WHERE NOT EXISTS (SELECT 1 FROM submissions s WHERE s.id = o.submission_id)`,
  ],
  [
    'has a file, but is not there',
    sql`SELECT a.submission_id AS id FROM attachments a
      WHERE NOT EXISTS (SELECT 1 FROM submissions s WHERE s.id = a.submission_id)`,
  ],
  [
    'has warnings about a file, but no file',
    sql`SELECT s.id FROM submissions s WHERE s.attachment_warnings <> '[]'
      AND NOT EXISTS (SELECT 1 FROM attachments a WHERE a.submission_id = s.id)`,
  ],
  [
    'is delivered, but nobody knows when',
    sql`SELECT submission_id AS id FROM outbox WHERE state = 'delivered' AND delivered_at IS NULL`,
  ],
];

function fileFault(id: string, row: Row): string | undefined {
  const [content, size, sha256] = [bytes(row, 'bytes'), number(row, 'size'), text(row, 'sha256')];
  if (content.length !== size) return `${id} has a file of ${content.length} bytes that was one of ${size}`;
  const hash = createHash('sha256').update(content).digest('hex');
  return hash === sha256
    ? undefined
    : `${id} has a file that was changed: its SHA-256 is ${hash}, not ${sha256}`;
}

/** Reads files one by one, because a file may have some megabytes. */
function* verify(): Script<Verdict> {
  const faults: string[] = [];
  for (const [fault, query] of linkChecks)
    faults.push(...(yield query).rows.map((row) => `${text(row, 'id')} ${fault}`));
  const files = yield sql`SELECT submission_id AS id FROM attachments ORDER BY 1`;
  for (const file of files.rows) {
    const id = text(file, 'id');
    const { rows } = yield sql`SELECT size, sha256, bytes FROM attachments WHERE submission_id = ${id}`;
    // The file may have been erased in the meantime.
    const fault = rows[0] && fileFault(id, rows[0]);
    if (fault !== undefined) faults.push(fault);
  }
  return { submissions: yield* countAll(), files: files.rows.length, faults };
}

function* countAll(): Script<number> {
  const { rows } = yield sql`SELECT count(*) AS count FROM submissions`;
  return optional(number, rows[0], 'count') ?? 0;
}

export const upkeepOperations = {
  countPurgeable,
  purgeSome,
  eraseSome,
  tidySome,
  acquireTask,
  noteTime,
  probe,
  lastTime,
  verify,
};
