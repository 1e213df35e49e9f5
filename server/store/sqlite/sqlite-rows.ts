/** Reads rows of the embedded database back into the store's types. */
import type { SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';
import { type InboxEntry, type Submission, deliveryStates } from '../store.ts';

/** Columns {@link rowToSubmission} needs, of {@link submissionSource}. */
export const submissionColumns = `
  s.id, s.kind, s.mailbox, s.received_at, s.verified, s.email, s.fields,
  r.name AS resume_name, r.type AS resume_type, r.size AS resume_size, r.sha256, r.cleared`;

/** Submissions as `s` with their files as `r`. */
export const submissionSource = 'submissions s LEFT JOIN resumes r ON r.submission_id = s.id';

/** The state of a delivery `o` of {@link submissionSource}. */
export const stateColumn = "iif(o.state = 'waiting' AND r.cleared = 0, 'quarantined', o.state) AS state";

const fieldsSchema = z.record(z.string(), z.string());
const submissionRow = z.object({
  id: z.string(),
  kind: z.enum(['message', 'application']),
  mailbox: z.enum(['info', 'careers']),
  received_at: z.number(),
  verified: z.number(),
  email: z.string(),
  fields: z.string(),
  resume_name: z.string().nullable(),
  resume_type: z.string().nullable(),
  resume_size: z.number().nullable(),
  sha256: z.string().nullable(),
  cleared: z.number().nullable(),
});
const entryRow = submissionRow.extend({
  state: z.enum(deliveryStates),
  attempts: z.number(),
  last_error: z.string().nullable(),
  delivered_at: z.number().nullable(),
});

type Row = Record<string, SQLOutputValue>;

/** A row with {@link submissionColumns}. Throws when the database holds something else. */
export function rowToSubmission(row: Row): Submission {
  const parsed = submissionRow.parse(row);
  const { id, kind, mailbox, email, received_at: receivedAt, resume_name: name } = parsed;
  const fields = fieldsSchema.parse(JSON.parse(parsed.fields));
  const resume =
    name === null
      ? undefined
      : {
          name,
          type: parsed.resume_type ?? '',
          size: parsed.resume_size ?? 0,
          sha256: parsed.sha256 ?? '',
          cleared: parsed.cleared === 1,
        };
  return { id, kind, mailbox, email, receivedAt, verified: parsed.verified === 1, fields, resume };
}

/** A row that also has the outbox columns `state, attempts, last_error, delivered_at`. */
export function rowToEntry(row: Row): InboxEntry {
  const { state, attempts, last_error, delivered_at } = entryRow.parse(row);
  const delivery = {
    state,
    attempts,
    lastError: last_error ?? undefined,
    deliveredAt: delivered_at ?? undefined,
  };
  return { ...rowToSubmission(row), ...delivery };
}
