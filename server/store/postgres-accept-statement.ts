/** The one statement that takes submissions in, with all that belongs to them. */
import { type NewSubmission, acknowledgedAddress, acknowledgementPause } from './store.ts';
import { storableText } from './storable-text.ts';

/** A submission as the statement reads it, under the id that it gets if it is new. */
export function arrivalOf(
  id: string,
  submission: NewSubmission,
): Record<string, string | number | undefined> {
  const { kind, mailbox, receivedAt, verified, fields, proof, besides, consent, attachment } = submission;
  const email = storableText(submission.email);
  return {
    id,
    kind,
    mailbox,
    received_at: receivedAt,
    verified: Number(verified),
    email,
    address: acknowledgedAddress(email),
    // In JSON such characters are escapes, which are letters like all others.
    fields: JSON.stringify(fields),
    consent_terms: consent?.terms,
    consent_privacy: consent?.privacy,
    consent_at: consent?.at,
    attachment_warnings: JSON.stringify(attachment?.warnings ?? []),
    key: storableText(submission.key),
    body_hash: submission.bodyHash,
    proof: proof && storableText(proof.id),
    proof_until: proof?.expiresAt,
    acknowledge: Number(besides?.includes('acknowledgement') ?? false),
    webhook: Number(besides?.includes('webhook') ?? false),
    ...(attachment && {
      file_name: storableText(attachment.name),
      media_type: attachment.mediaType,
      size: attachment.size,
      sha256: attachment.sha256,
      cleared: Number(attachment.cleared),
    }),
  };
}

const stored = `id, kind, mailbox, received_at, verified, email, fields, consent_terms, consent_privacy, consent_at,
  attachment_warnings`;

const storeFile = `
  files AS (
    INSERT INTO attachments (submission_id, name, media_type, size, sha256, cleared, bytes)
    SELECT id, file_name, media_type, size, sha256, cleared, $2::bytea FROM fresh),`;

/**
 * Reads {@link arrivalOf} of each as an array of JSON in `$1`, and of a single one with a file its bytes in `$2`.
 * Returns the ids of those that were new; of the others nothing is kept. Rows that two servers may both write are
 * written in one order, so that neither waits for what the other one holds.
 */
export const acceptStatement = (hasFile: boolean): string => `
  WITH arrived AS (
    SELECT * FROM json_to_recordset($1::text::json) AS one (
      id text, kind text, mailbox text, received_at bigint, verified smallint, email text, address text, fields text,
      consent_terms text, consent_privacy text, consent_at bigint, attachment_warnings text, key text, body_hash text,
      proof text, proof_until bigint, acknowledge smallint, webhook smallint,
      file_name text, media_type text, size integer, sha256 text, cleared smallint)),
  proofs AS (
    INSERT INTO spent_proofs (id, expires_at)
    SELECT proof, proof_until FROM arrived WHERE proof IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM idempotency_keys k WHERE k.kind = arrived.kind AND k.key = arrived.key)
    ORDER BY proof ON CONFLICT DO NOTHING RETURNING id),
  keys AS (
    INSERT INTO idempotency_keys (kind, key, body_hash, submission_id, created_at)
    SELECT kind, key, body_hash, id, received_at FROM arrived
    WHERE proof IS NULL OR proof IN (SELECT id FROM proofs)
    ORDER BY kind, key ON CONFLICT DO NOTHING RETURNING submission_id),
  fresh AS (SELECT * FROM arrived WHERE id IN (SELECT submission_id FROM keys)),
  written AS (INSERT INTO submissions (${stored}) SELECT ${stored} FROM fresh),
  ${hasFile ? storeFile : ''}
  noted AS (
    INSERT INTO acknowledged (email, at)
    SELECT address, received_at FROM fresh WHERE acknowledge = 1
    ORDER BY address ON CONFLICT (email) DO UPDATE SET at = excluded.at
    WHERE acknowledged.at <= excluded.at - ${acknowledgementPause} RETURNING email),
  queued AS (
    INSERT INTO outbox (submission_id, channel, state, due_at)
    SELECT id, 'mail', 'waiting', received_at FROM fresh
    UNION ALL SELECT id, 'webhook', 'waiting', received_at FROM fresh WHERE webhook = 1
    UNION ALL SELECT id, 'acknowledgement', 'waiting', received_at FROM fresh
      WHERE acknowledge = 1 AND address IN (SELECT email FROM noted))
  SELECT submission_id AS id FROM keys`;
