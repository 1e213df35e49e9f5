/** Deleting in the embedded store. */
import type { DatabaseSync } from 'node:sqlite';
import type { Portion } from './in-portions.ts';
import { submissionSource } from './rows.ts';
import { purgeable } from './stats-rows.ts';
import {
  type PurgeTimes,
  type Selection,
  acknowledgedAddress,
  acknowledgementPause,
  quietHold,
} from './store.ts';
import { selected, whereOf } from './sqlite-selection.ts';

/**
 * What one transaction deletes. Every page that becomes free is overwritten with zeros, which pass through the log:
 * visitors wait meanwhile, for about a tenth of a second, and the log stays as small as it always is.
 */
export const most = { rows: 500, bytes: 8 * 1024 * 1024 };

type Candidate = { id: string; email: string; size: number };

/** The first of them that fit into one transaction; one always does. */
function firstPortion(candidates: readonly Candidate[]): Candidate[] {
  let bytes = 0;
  const end = candidates.findIndex(({ size }, index) => {
    bytes += size;
    return index > 0 && bytes > most.bytes;
  });
  return end === -1 ? [...candidates] : candidates.slice(0, end);
}

/** Columns of a {@link Candidate}. The size stands before the bytes, whose pages are not read for it. */
const candidate = 'SELECT s.id, s.email, coalesce(a.size, 0) AS size';

/** Prepares what deletes the first portion of some rows with everything that hangs on them. */
function preparePortions(db: DatabaseSync) {
  const named = 'IN (SELECT value FROM json_each(?))';
  const deleteKeys = db.prepare(`DELETE FROM idempotency_keys WHERE submission_id ${named}`);
  const forget = db.prepare(`DELETE FROM acknowledged WHERE email ${named}`);
  const deleteNamed = db.prepare(`DELETE FROM submissions WHERE id ${named}`);

  /** `remembers`: whether keys and addresses stay. */
  return (rows: readonly Record<string, unknown>[], remembers: boolean): Portion => {
    const found = rows.map(({ id, email, size }) => ({
      id: String(id),
      email: String(email),
      size: Number(size),
    }));
    const portion = firstPortion(found);
    const ids = JSON.stringify(portion.map(({ id }) => id));
    if (!remembers) {
      deleteKeys.run(ids);
      forget.run(JSON.stringify(portion.map(({ email }) => acknowledgedAddress(email))));
    }
    const { changes } = deleteNamed.run(ids);
    return { count: Number(changes), isLast: portion.length === found.length && found.length < most.rows };
  };
}

/** Prepares the statements that delete. */
export function createDeletionOperations(db: DatabaseSync) {
  const times = ['$message', '$application', '$spam'] as const;
  const findOld = db.prepare(
    `${candidate} FROM ${submissionSource} WHERE s.id IN (SELECT id ${purgeable(...times)} LIMIT ${most.rows})`,
  );
  const countOld = db.prepare(`SELECT count(*) AS count ${purgeable(...times)}`);
  const deletePortion = preparePortions(db);
  const forgetting = (table: string, key: string, time: string) => {
    const some = `SELECT ${key} FROM ${table} WHERE ${time} < ? LIMIT ${most.rows}`;
    return db.prepare(`DELETE FROM ${table} WHERE (${key}) IN (${some})`);
  };
  const forgetKeys = forgetting('idempotency_keys', 'kind, key', 'created_at');
  const forgetProofs = forgetting('spent_proofs', 'id', 'expires_at');
  const forgetAddresses = forgetting('acknowledged', 'email', 'at');
  const deleteHolds = db.prepare(
    'DELETE FROM holds WHERE until < ? AND (seen_at IS NOT NULL OR until - since <= ?)',
  );

  return {
    purgeSome: (before: PurgeTimes): Portion => deletePortion(findOld.all({ spam: 0, ...before }), true),
    countPurgeable: (before: PurgeTimes): number => Number(countOld.get({ spam: 0, ...before })?.count),
    eraseSome(selection: Selection): Portion {
      const { where, values } = whereOf(selection);
      const some = `${candidate} ${selected} ${where} LIMIT ${most.rows}`;
      return deletePortion(db.prepare(some).all(...values), false);
    },
    tidySome(keysBefore: number, now: number): Portion {
      deleteHolds.run(keysBefore, quietHold);
      const forgotten = [
        forgetKeys.run(keysBefore),
        forgetProofs.run(now),
        forgetAddresses.run(now - acknowledgementPause),
      ].map(({ changes }) => Number(changes));
      const count = forgotten.reduce((sum, one) => sum + one, 0);
      return { count, isLast: forgotten.every((one) => one < most.rows) };
    },
  };
}

/** Whether a result is that of the last portion. */
export const endsDeletion = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'isLast' in value && value.isLast === true;
