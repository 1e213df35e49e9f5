/**
 * Reads rows of a database back into the store's types: the same columns and statements for every adapter, in the SQL
 * that all of them take. Flags are 0 and 1, texts of JSON are text.
 */
import { type Row, jsonList, jsonTexts, number, oneOf, optional, text } from './columns.ts';
import {
  type Attachment,
  type Consent,
  type DeliveryStatus,
  type InboxEntry,
  type SideStatus,
  type Submission,
  deliveryStates,
  mailboxes,
  sideChannels,
  submissionKinds,
} from './store.ts';

/** Columns {@link rowToSubmission} needs, of {@link submissionSource}. */
export const submissionColumns = `
  s.id, s.kind, s.mailbox, s.received_at, s.verified, s.email, s.fields,
  s.consent_terms, s.consent_privacy, s.consent_at, s.attachment_warnings,
  a.name AS attachment_name, a.media_type, a.size, a.sha256, a.cleared`;

/** Submissions as `s` with their files as `a`. */
export const submissionSource = 'submissions s LEFT JOIN attachments a ON a.submission_id = s.id';

/** The state of a delivery `o` of {@link submissionSource}. */
export const deliveryState =
  "CASE WHEN o.state = 'waiting' AND a.cleared = 0 THEN 'quarantined' ELSE o.state END";
export const stateColumn = `${deliveryState} AS state`;

/** What a row of `outbox` has to be to be delivered at all: of no spam. Whoever was sending it may have given it back. */
export const isNoSpam =
  'NOT EXISTS (SELECT 1 FROM submissions s WHERE s.id = submission_id AND s.spam_at IS NOT NULL)';

/** Rows for {@link rowToEntry}, of submissions `s` and their mails `o`. */
export const entries = `
  SELECT ${submissionColumns}, s.spam_at, ${stateColumn}, o.attempts, o.last_error, o.delivered_at
  FROM ${submissionSource} JOIN outbox o ON o.submission_id = s.id AND o.channel = 'mail'`;

/** Rows for {@link rowToEntry}, of the other deliveries of one submission. */
export const sideRows = `
  SELECT channel, state, attempts, last_error, delivered_at FROM outbox
  WHERE submission_id = ? AND channel <> 'mail' ORDER BY channel`;

function readConsent(row: Row): Consent | undefined {
  const terms = optional(text, row, 'consent_terms');
  const privacy = optional(text, row, 'consent_privacy');
  const at = optional(number, row, 'consent_at');
  return terms === undefined || privacy === undefined || at === undefined
    ? undefined
    : { terms, privacy, at };
}

function readAttachment(row: Row): Attachment | undefined {
  const name = optional(text, row, 'attachment_name');
  if (name === undefined) return undefined;
  return {
    name,
    mediaType: text(row, 'media_type'),
    size: number(row, 'size'),
    sha256: text(row, 'sha256'),
    warnings: jsonList(row, 'attachment_warnings'),
    cleared: number(row, 'cleared') === 1,
  };
}

/** A row with {@link submissionColumns}. Throws when the database holds something else. */
export function rowToSubmission(row: Row): Submission {
  return {
    id: text(row, 'id'),
    kind: oneOf(row, 'kind', submissionKinds),
    mailbox: oneOf(row, 'mailbox', mailboxes),
    email: text(row, 'email'),
    receivedAt: number(row, 'received_at'),
    verified: number(row, 'verified') === 1,
    fields: jsonTexts(row, 'fields'),
    consent: readConsent(row),
    attachment: readAttachment(row),
  };
}

function readStatus(row: Row): DeliveryStatus {
  return {
    state: oneOf(row, 'state', deliveryStates),
    attempts: number(row, 'attempts'),
    lastError: optional(text, row, 'last_error'),
    deliveredAt: optional(number, row, 'delivered_at'),
  };
}

/** A row of {@link entries} with the rows of its other deliveries, which have a `channel` too. */
export function rowToEntry(row: Row, sides: readonly Row[]): InboxEntry {
  const besides = sides.map((side): SideStatus => ({
    channel: oneOf(side, 'channel', sideChannels),
    ...readStatus(side),
  }));
  const spamAt = optional(number, row, 'spam_at');
  return { ...rowToSubmission(row), ...readStatus(row), besides, spamAt };
}
