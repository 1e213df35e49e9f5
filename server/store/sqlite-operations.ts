/** The store's operations as SQL, each one part of a transaction that its caller begins and commits. */
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { createDigestOperations, createHoldOperations } from './sqlite-holds.ts';
import { createDeletionOperations } from './sqlite-deletion.ts';
import { createInboxOperations } from './sqlite-inbox.ts';
import { createOutboxOperations, createSettlementOperations } from './sqlite-outbox.ts';
import {
  type Acceptance,
  type Channel,
  type DeliveryLag,
  type InboxStats,
  type NewSubmission,
  type SpentProof,
  type SubmissionKind,
  acknowledgedAddress,
  acknowledgementPause,
  newId,
} from './store.ts';

/** Prepares what writes the rows of a submission; returns how to write them. */
function prepareInsert(db: DatabaseSync): (id: string, submission: NewSubmission) => void {
  const addSubmission = db.prepare(`
    INSERT INTO submissions (id, kind, mailbox, received_at, verified, email, fields,
      consent_terms, consent_privacy, consent_at, attachment_warnings)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const addAttachment = db.prepare(`
    INSERT INTO attachments (submission_id, name, media_type, size, sha256, cleared, bytes)
    VALUES (?, ?, ?, ?, ?, ?, ?)`);
  const addDelivery = db.prepare(
    "INSERT INTO outbox (submission_id, channel, state, due_at) VALUES (?, ?, 'waiting', ?)",
  );
  const noteAcknowledged = db.prepare(`
    INSERT INTO acknowledged (email, at) VALUES (?, ?)
    ON CONFLICT (email) DO UPDATE SET at = excluded.at WHERE acknowledged.at <= ?`);

  /** One to an address and hour: whoever fills forms in under another's address must not flood it. */
  function mayAcknowledge(email: string, now: number): boolean {
    return noteAcknowledged.run(acknowledgedAddress(email), now, now - acknowledgementPause).changes === 1;
  }

  return (id, { consent, attachment, besides = [], ...submission }) => {
    const { kind, mailbox, receivedAt, verified, email, fields } = submission;
    const words = [email, JSON.stringify(fields)] as const;
    const accepted = [consent?.terms ?? null, consent?.privacy ?? null, consent?.at ?? null] as const;
    const warnings = JSON.stringify(attachment?.warnings ?? []);
    addSubmission.run(id, kind, mailbox, receivedAt, Number(verified), ...words, ...accepted, warnings);
    addDelivery.run(id, 'mail', receivedAt);
    for (const channel of besides)
      if (channel !== 'acknowledgement' || mayAcknowledge(email, receivedAt))
        addDelivery.run(id, channel, receivedAt);
    if (!attachment) return;
    const { name, mediaType, size, sha256, cleared, bytes } = attachment;
    addAttachment.run(id, name, mediaType, size, sha256, Number(cleared), bytes);
  };
}

function createSubmissionOperations(db: DatabaseSync) {
  const findKey = db.prepare(
    'SELECT body_hash, submission_id FROM idempotency_keys WHERE kind = ? AND key = ?',
  );
  const addKey = db.prepare('INSERT INTO idempotency_keys VALUES (?, ?, ?, ?, ?)');
  const findProof = db.prepare('SELECT 1 FROM spent_proofs WHERE id = ?');
  const addProof = db.prepare('INSERT INTO spent_proofs VALUES (?, ?) ON CONFLICT DO NOTHING');
  const addSecret = db.prepare('INSERT INTO settings VALUES (?, ?) ON CONFLICT DO NOTHING');
  const getSecret = db.prepare('SELECT value FROM settings WHERE name = ?');
  const insert = prepareInsert(db);

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
      insert(id, submission);
      addKey.run(kind, key, bodyHash, id, receivedAt);
      return { outcome: 'accepted', id };
    },
    secret(name: string): string {
      addSecret.run(`secret:${name}`, randomBytes(32).toString('base64url'));
      return String(getSecret.get(`secret:${name}`)?.value);
    },
  };
}

/** Prepares every statement on a connection and returns the operations by name. */
export function createOperations(db: DatabaseSync) {
  const holds = createHoldOperations(db);
  const { counts, oldestUndelivered, ...inbox } = createInboxOperations(db);
  const { endHold, currentHolds, ...openHolds } = holds;
  const { giveUpAll, ...settling } = createSettlementOperations(db);
  const lag = (): DeliveryLag => ({ oldestUndelivered: oldestUndelivered(), holds: currentHolds() });
  return {
    ...createSubmissionOperations(db),
    ...createOutboxOperations(db),
    ...settling,
    ...openHolds,
    abandon(channel: Channel, now: number, reason: string): number {
      endHold(channel, now);
      return giveUpAll(channel, reason);
    },
    ...inbox,
    ...createDeletionOperations(db),
    ...createDigestOperations(db),
    lag,
    stats: (): InboxStats => ({ ...counts(), ...lag() }),
  };
}

/** The operations of the embedded store by name. */
export type Operations = ReturnType<typeof createOperations>;
