/** Operations for maintenance: deletions in batches, tasks for one server, the clock, and the check for damage. */
import { createHash } from 'node:crypto';
import {
  type Row,
  type Script,
  type ScriptsOf,
  type Statement,
  startTransaction,
  isIn,
  joined,
  sql,
} from './dialect.ts';
import { day, limits } from '../../contracts/limits.ts';
import { conditionsOf, submissionsOn } from './inbox-operations.ts';
import { bytes, countRows, number, optional, submissionSource, text } from './rows.ts';
import type { DigestStore, UpkeepStore } from './store.ts';
import {
  acknowledgedAddress,
  acknowledgementPause,
  type PurgeTimes,
  type Selection,
  maxUnreportedPause,
} from './submission.ts';

function purgeable({ spam = 0, ...before }: PurgeTimes): Statement {
  const ofKinds = Object.entries(before).map(
    ([kind, time]) => sql`(s.kind = ${kind} AND s.received_at < ${time})`,
  );
  return sql`
    (s.spam_at < ${spam} OR ${joined(ofKinds, ' OR ')}) AND (s.spam_at IS NOT NULL OR NOT EXISTS (
      SELECT 1 FROM outbox o WHERE o.submission_id = s.id AND (o.state IN ('waiting', 'sending')
        OR (o.state = 'dead' AND o.seen_at IS NULL AND o.channel <> 'acknowledgement'))))`;
}

export type Batch = { count: number; isLast: boolean };

/**
 * Limits of one transaction. SQLite overwrites freed pages with zeros, and writes these pages to the log too. With
 * these limits, visitors wait for at most about a tenth of a second.
 */
export const batchLimits = { rows: 500, bytes: 8 * 1024 * 1024 };

/** The columns of rows to delete. The database knows the size of a file without reading the file's bytes. */
const candidate = sql`SELECT s.id, s.email, coalesce(a.size, 0) AS size`;

/** Returns the rows that fit into one transaction, at least one. `isLast`: no further rows exist. */
function firstBatch(candidates: readonly Row[]): { batch: readonly Row[]; ids: Statement; isLast: boolean } {
  let size = 0;
  const end = candidates.findIndex((row, index) => {
    size += number(row, 'size');
    return index > 0 && size > batchLimits.bytes;
  });
  const batch = end === -1 ? candidates : candidates.slice(0, end);
  const ids = isIn(batch.map((row) => text(row, 'id')));
  return { batch, ids, isLast: end === -1 && candidates.length < batchLimits.rows };
}

/** Milliseconds for which counts of refused forms are kept. */
export const refusalsKept = 60 * day;

/** Tables whose rows expire, with their key columns, their time column, and the time before which rows are expired. */
const expiring = (keysBefore: number, now: number) =>
  [
    ['idempotency_keys', 'kind, key', 'created_at', keysBefore],
    ['spent_proofs', 'id', 'expires_at', now],
    ['acknowledged', 'email', 'at', now - acknowledgementPause],
    ['rate_counts', 'name, caller', 'expires_at', now],
    ['refusals', 'day, reason', 'day', now - refusalsKept],
    ['notices', 'submission_id', 'told_at', now - limits.noticeDays * day],
  ] as const;

const timeText = (time: number): string => String(time).padStart(15, '0');

/** The longest time for which a server takes a task. A longer one comes from a wrong clock and is ignored. */
const maxTaskTime = 2 * 60 * 60 * 1000;

/** Writes a row of the table `settings`. */
export function* note(name: string, value: string): Script<void> {
  yield sql`
    INSERT INTO settings (name, value) VALUES (${name}, ${value})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
}

/** Queries for faults that no constraint excludes. Each row gives the `id` of a faulty submission. */
const faultQueries: readonly (readonly [fault: string, query: Statement])[] = [
  [
    'has no delivery of its mail',
    sql`SELECT s.id FROM submissions s
      WHERE NOT EXISTS (SELECT 1 FROM outbox o WHERE o.submission_id = s.id AND o.channel = 'mail')`,
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

/** Erases submissions. `ids` is a condition on an id. Notes of acknowledgements to `addresses` are erased, too. */
export function* eraseRows(ids: Statement, addresses: readonly string[] = []): Script<number> {
  yield sql`DELETE FROM idempotency_keys WHERE submission_id ${ids}`;
  if (addresses.length > 0) yield sql`DELETE FROM acknowledged WHERE email ${isIn(addresses)}`;
  const { count } = yield sql`DELETE FROM submissions WHERE id ${ids}`;
  return count;
}

/** The deletions of one batch. The store repeats them. */
export type Deletions = {
  purgeSome: (before: PurgeTimes) => Promise<Batch>;
  eraseSome: (selection: Selection) => Promise<Batch>;
  tidySome: (keysBefore: number, now: number) => Promise<Batch>;
};

export const upkeepOperations: ScriptsOf<
  Deletions &
    Omit<UpkeepStore, 'purge' | 'erase' | 'tidy' | 'quickCheck' | 'close'> &
    Pick<DigestStore, 'acquireTask'>
> = {
  countPurgeable: (before) => countRows(sql`FROM submissions s WHERE ${purgeable(before)}`),

  /** Deletes submissions, but leaves their keys and acknowledged addresses until these expire. */
  *purgeSome(before) {
    yield startTransaction;
    const { rows } = yield sql`
      ${candidate} FROM ${submissionSource} WHERE ${purgeable(before)} LIMIT ${batchLimits.rows}`;
    const { ids, isLast } = firstBatch(rows);
    // The condition is repeated, because the operator may have requeued a submission in the meantime.
    const { count } = yield sql`DELETE FROM submissions AS s WHERE s.id ${ids} AND ${purgeable(before)}`;
    return { count, isLast };
  },

  *eraseSome(selection) {
    yield startTransaction;
    const { rows } = yield sql`
      ${candidate} ${submissionsOn('mail')} WHERE ${conditionsOf(selection)} LIMIT ${batchLimits.rows}`;
    const { batch, ids, isLast } = firstBatch(rows);
    const addresses = batch.map((row) => acknowledgedAddress(text(row, 'email')));
    return { count: yield* eraseRows(ids, addresses), isLast };
  },

  *tidySome(keysBefore, now) {
    yield sql`
      DELETE FROM pauses WHERE until < ${keysBefore} AND (seen_at IS NOT NULL OR until - since <= ${maxUnreportedPause})`;
    const batch = { count: 0, isLast: true };
    for (const [table, key, time, before] of expiring(keysBefore, now)) {
      const some = `SELECT ${key} FROM ${table} WHERE ${time} < ? LIMIT ${batchLimits.rows}`;
      const { count } = yield { text: `DELETE FROM ${table} WHERE (${key}) IN (${some})`, values: [before] };
      batch.count += count;
      batch.isLast &&= count < batchLimits.rows;
    }
    return batch;
  },

  *acquireTask(name, worker, now, until) {
    const { count } = yield sql`
      INSERT INTO settings (name, value) VALUES (${`task:${name}`}, ${`${timeText(until)} ${worker}`})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value
      WHERE substr(settings.value, 1, 15) <= ${timeText(now)} OR substr(settings.value, 17) = ${worker}
        OR substr(settings.value, 1, 15) > ${timeText(now + maxTaskTime)}`;
    return count === 1;
  },

  noteTime: (time) => note('noted-time', String(time)),

  probe: (now, size = 0) => note('probe', String(now).padEnd(size)),

  *lastTime() {
    const { rows } = yield sql`
      SELECT coalesce(
        (SELECT CAST(value AS BIGINT) FROM settings WHERE name = 'noted-time'),
        (SELECT max(received_at) FROM submissions)) AS time`;
    return optional(number, rows[0], 'time');
  },

  *verify() {
    const faults: string[] = [];
    for (const [fault, query] of faultQueries)
      faults.push(...(yield query).rows.map((row) => `${text(row, 'id')} ${fault}`));
    const files = yield sql`SELECT submission_id AS id FROM attachments ORDER BY 1`;
    // Files are read one by one, because a file may have some megabytes.
    for (const file of files.rows) {
      const id = text(file, 'id');
      const { rows } = yield sql`SELECT size, sha256, bytes FROM attachments WHERE submission_id = ${id}`;
      // The file may have been erased since the first query.
      const fault = rows[0] && fileFault(id, rows[0]);
      if (fault !== undefined) faults.push(fault);
    }
    return { submissions: yield* countRows(sql`FROM submissions`), files: files.rows.length, faults };
  },
};
