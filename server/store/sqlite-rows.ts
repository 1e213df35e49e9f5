/** Reads rows of the embedded database back into the store's types. */
import type { SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';
import type { InboxEntry, Submission } from './store.ts';

/** Columns {@link rowToSubmission} needs, of a table called `s`. */
export const submissionColumns = 's.id, s.kind, s.mailbox, s.received_at, s.verified, s.email, s.fields';

const fieldsSchema = z.record(z.string(), z.string());
const submissionRow = z.object({
  id: z.string(),
  kind: z.enum(['message', 'application']),
  mailbox: z.enum(['info', 'careers']),
  received_at: z.number(),
  verified: z.number(),
  email: z.string(),
  fields: z.string(),
});
const entryRow = submissionRow.extend({
  state: z.enum(['waiting', 'sending', 'delivered', 'dead']),
  attempts: z.number(),
  last_error: z.string().nullable(),
  delivered_at: z.number().nullable(),
});

type Row = Record<string, SQLOutputValue>;

/** A row with {@link submissionColumns}. Throws when the database holds something else. */
export function rowToSubmission(row: Row): Submission {
  const { received_at, verified, fields, ...rest } = submissionRow.parse(row);
  return {
    ...rest,
    receivedAt: received_at,
    verified: verified === 1,
    fields: fieldsSchema.parse(JSON.parse(fields)),
  };
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
