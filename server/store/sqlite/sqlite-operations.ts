/** The store's operations as SQL, each one part of a transaction that its caller begins and commits. */
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { createInboxOperations } from './sqlite-inbox.ts';
import { rowToSubmission, submissionColumns, submissionSource } from './sqlite-rows.ts';
import {
  type Acceptance,
  type Delivery,
  type NewSubmission,
  type Settlement,
  type SpentProof,
  type SubmissionKind,
  newId,
} from '../store.ts';

function createSubmissionOperations(db: DatabaseSync) {
  const findKey = db.prepare(
    'SELECT body_hash, submission_id FROM idempotency_keys WHERE kind = ? AND key = ?',
  );
  const addKey = db.prepare('INSERT INTO idempotency_keys VALUES (?, ?, ?, ?, ?)');
  const findProof = db.prepare('SELECT 1 FROM spent_proofs WHERE id = ?');
  const addProof = db.prepare('INSERT INTO spent_proofs VALUES (?, ?) ON CONFLICT DO NOTHING');
  const addSubmission = db.prepare('INSERT INTO submissions VALUES (?, ?, ?, ?, ?, ?, ?)');
  const addResume = db.prepare('INSERT INTO resumes VALUES (?, ?, ?, ?, ?, ?, ?)');
  const addDelivery = db.prepare(
    "INSERT INTO outbox (submission_id, state, due_at) VALUES (?, 'waiting', ?)",
  );
  const addSecret = db.prepare('INSERT INTO settings VALUES (?, ?) ON CONFLICT DO NOTHING');
  const getSecret = db.prepare('SELECT value FROM settings WHERE name = ?');

  function findAcceptance(
    kind: SubmissionKind,
    key: string,
    bodyHash: string,
    proof?: SpentProof,
  ): Acceptance | undefined {
    const row = findKey.get(kind, key);
    if (!row) return proof && findProof.get(proof.id) ? { outcome: 'proof-reused' } : undefined;
    return row.body_hash === bodyHash
      ? { outcome: 'repeated', id: String(row.submission_id) }
      : { outcome: 'key-reused' };
  }

  return {
    findAcceptance,
    accept(submission: NewSubmission): Acceptance {
      const { kind, key, bodyHash, proof, receivedAt } = submission;
      const earlier = findAcceptance(kind, key, bodyHash);
      if (earlier) return earlier;
      if (proof && addProof.run(proof.id, proof.expiresAt).changes === 0) return { outcome: 'proof-reused' };
      const id = newId(receivedAt);
      const { mailbox, verified, email, fields } = submission;
      addSubmission.run(id, kind, mailbox, receivedAt, Number(verified), email, JSON.stringify(fields));
      if (submission.resume) {
        const { name, type, size, sha256, cleared, bytes } = submission.resume;
        addResume.run(id, name, type, size, sha256, Number(cleared), bytes);
      }
      addDelivery.run(id, receivedAt);
      addKey.run(kind, key, bodyHash, id, receivedAt);
      return { outcome: 'accepted', id };
    },
    secret(name: string): string {
      addSecret.run(`secret:${name}`, randomBytes(32).toString('base64url'));
      return String(getSecret.get(`secret:${name}`)?.value);
    },
  };
}

function createOutboxOperations(db: DatabaseSync) {
  const takeDue = db.prepare(`
    UPDATE outbox SET state = 'sending', attempts = attempts + 1, due_at = ?
    WHERE submission_id IN (
      SELECT submission_id FROM outbox
      WHERE state IN ('waiting', 'sending') AND due_at <= ? ORDER BY due_at LIMIT ?)
    RETURNING submission_id, attempts`);
  const getSubmission = db.prepare(`SELECT ${submissionColumns} FROM ${submissionSource} WHERE s.id = ?`);
  const markDelivered = db.prepare(
    "UPDATE outbox SET state = 'delivered', delivered_at = ?, last_error = NULL WHERE submission_id = ?",
  );
  const markFailed = db.prepare(
    'UPDATE outbox SET state = ?, due_at = ?, last_error = ? WHERE submission_id = ?',
  );
  const firstDue = db.prepare("SELECT min(due_at) AS due FROM outbox WHERE state IN ('waiting', 'sending')");
  const getBytes = db.prepare('SELECT bytes FROM resumes WHERE submission_id = ?');
  const clear = db.prepare('UPDATE resumes SET cleared = 1 WHERE submission_id = ?');
  const release = db.prepare("UPDATE outbox SET state = 'waiting', due_at = ? WHERE state = 'sending'");

  return {
    claim(limit: number, now: number, leaseUntil: number): Delivery[] {
      return takeDue.all(leaseUntil, now, limit).map((row) => {
        const submission = getSubmission.get(String(row.submission_id));
        if (!submission) throw new Error('An outbox row has no submission.');
        return { ...rowToSubmission(submission), attempt: Number(row.attempts) };
      });
    },
    settle(settlement: Settlement): void {
      const { id, state } = settlement;
      if (state === 'delivered') markDelivered.run(settlement.at, id);
      else if (state === 'retry') markFailed.run('waiting', settlement.dueAt, settlement.reason, id);
      else markFailed.run('dead', 0, settlement.reason, id);
    },
    nextDue(): number | undefined {
      const due = firstDue.get()?.due;
      return typeof due === 'number' ? due : undefined;
    },
    releaseLeases: (now: number): number => Number(release.run(now).changes),
    resumeBytes(id: string): Uint8Array | undefined {
      const bytes = getBytes.get(id)?.bytes;
      return bytes instanceof Uint8Array ? bytes : undefined;
    },
    clearResume(id: string): void {
      clear.run(id);
    },
  };
}

/** Prepares every statement on a connection and returns the operations by name. */
export function createOperations(db: DatabaseSync) {
  return { ...createSubmissionOperations(db), ...createOutboxOperations(db), ...createInboxOperations(db) };
}

/** The operations of the embedded store by name. */
export type Operations = ReturnType<typeof createOperations>;
