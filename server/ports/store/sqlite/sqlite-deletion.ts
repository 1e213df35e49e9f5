/** Deleting in the embedded store. */
import type { DatabaseSync } from 'node:sqlite';
import type { Portion } from '../in-portions.ts';
import { submissionSource } from '../sql/rows.ts';
import { purgeable } from '../sql/stats-rows.ts';
import {
  type PurgeTimes,
  type Selection,
  acknowledgedAddress,
  acknowledgementPause,
  quietHold,
} from '../store.ts';
import { selected, whereOf } from './sqlite-selection.ts';

/**
 * What one transaction deletes. Every page that becomes free is overwritten with zeros, which pass through the log:
 * visitors wait meanwhile, for about a tenth of a second, and the log stays as small as it always is.
 */
const most = { rows: 500, bytes: 8 * 1024 * 1024 };

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
  const deleteKeys = db.prepare('DELETE FROM idempotency_keys WHERE created_at < ?');
  const deleteProofs = db.prepare('DELETE FROM spent_proofs WHERE expires_at < ?');
  const deleteHolds = db.prepare(
    'DELETE FROM holds WHERE until < ? AND (seen_at IS NOT NULL OR until - since <= ?)',
  );
  const forgetAddresses = db.prepare('DELETE FROM acknowledged WHERE at < ?');

  return {
    purgeSome: (before: PurgeTimes): Portion => deletePortion(findOld.all({ spam: 0, ...before }), true),
    countPurgeable: (before: PurgeTimes): number => Number(countOld.get({ spam: 0, ...before })?.count),
    eraseSome(selection: Selection): Portion {
      const { where, values } = whereOf(selection);
      const some = `${candidate} ${selected} ${where} LIMIT ${most.rows}`;
      return deletePortion(db.prepare(some).all(...values), false);
    },
    tidy(keysBefore: number, now: number): void {
      deleteKeys.run(keysBefore);
      deleteProofs.run(now);
      deleteHolds.run(keysBefore, quietHold);
      forgetAddresses.run(now - acknowledgementPause);
    },
  };
}

/** Whether a result is that of the last portion. */
export const endsDeletion = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'isLast' in value && value.isLast === true;
