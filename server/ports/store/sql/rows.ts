/**
 * Reads rows of a database back into the store's types: the same columns and statements for every adapter, in the SQL
 * that all of them take. Flags are 0 and 1, texts of JSON are text.
 */
import { z } from 'zod';
import {
  type Attachment,
  type DeliveryStatus,
  type InboxEntry,
  type SideStatus,
  type Submission,
  channels,
  deliveryStates,
} from '../store.ts';

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

/** Rows for {@link rowToEntry}, of submissions `s` and their mails `o`. */
export const entries = `
  SELECT ${submissionColumns}, s.spam_at, ${stateColumn}, o.attempts, o.last_error, o.delivered_at
  FROM ${submissionSource} JOIN outbox o ON o.submission_id = s.id AND o.channel = 'mail'`;

/** Rows for {@link rowToEntry}, of the other deliveries of one submission. */
export const sideRows = `
  SELECT channel, state, attempts, last_error, delivered_at FROM outbox
  WHERE submission_id = ? AND channel <> 'mail' ORDER BY channel`;

const fieldsSchema = z.record(z.string(), z.string());
const warningsSchema = z.array(z.string());
const submissionRow = z.object({
  id: z.string(),
  kind: z.enum(['message', 'application']),
  mailbox: z.enum(['info', 'careers']),
  received_at: z.number(),
  verified: z.number(),
  email: z.string(),
  fields: z.string(),
  consent_terms: z.string().nullable(),
  consent_privacy: z.string().nullable(),
  consent_at: z.number().nullable(),
  attachment_warnings: z.string(),
  attachment_name: z.string().nullable(),
  media_type: z.string().nullable(),
  size: z.number().nullable(),
  sha256: z.string().nullable(),
  cleared: z.number().nullable(),
});
const statusRow = z.object({
  state: z.enum(deliveryStates),
  attempts: z.number(),
  last_error: z.string().nullable(),
  delivered_at: z.number().nullable(),
});
const entryRow = statusRow.extend({ spam_at: z.number().nullable() });
const sideRow = statusRow.extend({ channel: z.enum(channels).exclude(['mail']) });

/** A row as a database gives it. */
export type Row = Readonly<Record<string, unknown>>;

type SubmissionRow = z.output<typeof submissionRow>;

function readConsent({ consent_terms: terms, consent_privacy: privacy, consent_at: at }: SubmissionRow) {
  return terms === null || privacy === null || at === null ? undefined : { terms, privacy, at };
}

function readAttachment(row: SubmissionRow): Attachment | undefined {
  const { attachment_name: name, media_type: mediaType, size, sha256, cleared } = row;
  if (name === null || mediaType === null || size === null || sha256 === null) return undefined;
  const warnings = warningsSchema.parse(JSON.parse(row.attachment_warnings));
  return { name, mediaType, size, sha256, warnings, cleared: cleared === 1 };
}

/** A row with {@link submissionColumns}. Throws when the database holds something else. */
export function rowToSubmission(row: Row): Submission {
  const parsed = submissionRow.parse(row);
  const { id, kind, mailbox, email, received_at: receivedAt } = parsed;
  return {
    id,
    kind,
    mailbox,
    email,
    receivedAt,
    verified: parsed.verified === 1,
    fields: fieldsSchema.parse(JSON.parse(parsed.fields)),
    consent: readConsent(parsed),
    attachment: readAttachment(parsed),
  };
}

function readStatus({
  state,
  attempts,
  last_error,
  delivered_at,
}: z.output<typeof statusRow>): DeliveryStatus {
  return { state, attempts, lastError: last_error ?? undefined, deliveredAt: delivered_at ?? undefined };
}

/** A row of {@link entries} with the rows of its other deliveries, which have a `channel` too. */
export function rowToEntry(row: Row, sides: readonly Row[]): InboxEntry {
  const besides = sides.map((side): SideStatus => {
    const parsed = sideRow.parse(side);
    return { channel: parsed.channel, ...readStatus(parsed) };
  });
  const parsed = entryRow.parse(row);
  return { ...rowToSubmission(row), ...readStatus(parsed), besides, spamAt: parsed.spam_at ?? undefined };
}
