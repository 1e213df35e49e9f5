/** The tables of a store, for both databases. */
import { createHash } from 'node:crypto';
import type { Dialect } from './dialect.ts';

type Types = Dialect['types'];

const submissionTables = ({ integer, bytes, table }: Types): string => `
  -- Typed text is in email and fields; the server writes the other columns. Warnings about a file are not in attachments:
  -- reading a column behind the bytes would read all pages of the file. The server checks kind and mailbox, so that a
  -- new form needs no step.
  CREATE TABLE submissions (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    mailbox TEXT NOT NULL,
    received_at ${integer} NOT NULL,
    verified ${integer} NOT NULL CHECK (verified IN (0, 1)),
    email TEXT NOT NULL,
    fields TEXT NOT NULL,
    consent_terms TEXT,
    consent_privacy TEXT,
    consent_at ${integer},
    attachment_warnings TEXT NOT NULL DEFAULT '[]',
    spam_at ${integer},
    -- Time at which somebody opened the submission in the inbox.
    read_at ${integer}
  ) ${table};
  CREATE INDEX submissions_by_time ON submissions (received_at);
  CREATE INDEX submissions_by_email ON submissions (lower(email));
  CREATE INDEX submissions_spam ON submissions (spam_at) WHERE spam_at IS NOT NULL;

  -- The bytes are the last column of a separate table, so that only reading a file reads their pages.
  CREATE TABLE attachments (
    submission_id TEXT PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    media_type TEXT NOT NULL,
    size ${integer} NOT NULL,
    sha256 TEXT NOT NULL,
    cleared ${integer} NOT NULL CHECK (cleared IN (0, 1)),
    bytes ${bytes} NOT NULL CHECK (length(bytes) = size)
  ) ${table};
`;

const deliveryTables = ({ integer, number, table }: Types): string => `
  CREATE TABLE outbox (
    submission_id TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    channel TEXT NOT NULL CHECK (channel IN ('mail', 'acknowledgement', 'webhook')),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'delivered', 'dead')),
    -- Time of the next attempt; while sending, the end of the lease.
    due_at ${integer} NOT NULL,
    attempts ${integer} NOT NULL DEFAULT 0,
    last_error TEXT,
    delivered_at ${integer},
    owner TEXT,
    -- Time of the first own failure; the lifetime counts from there.
    failing_since ${integer},
    seen_at ${integer},
    -- Time of the first refusal by the mailbox; 0 once another mail was delivered there, because then the mailbox is
    -- not misspelt.
    refused_at ${integer},
    -- Recipients that refused a mail which others accepted, with their replies, for the operator.
    partly_refused TEXT,
    -- JSON list of the recipients that do not have the mail yet, if others have it; a further attempt is for them alone.
    pending_recipients TEXT,
    -- Time of the report that the delivery takes long.
    alerted_at ${integer},
    PRIMARY KEY (submission_id, channel)
  ) ${table};
  CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE state IN ('waiting', 'sending');
  -- Retries may take only some of the slots, so first attempts and retries are selected separately.
  CREATE INDEX outbox_untried ON outbox (channel, due_at) WHERE state IN ('waiting', 'sending') AND attempts = 0;
  CREATE INDEX outbox_tried ON outbox (channel, due_at) WHERE state IN ('waiting', 'sending') AND attempts > 0;
  CREATE INDEX outbox_given_up ON outbox (submission_id) WHERE state = 'dead';
  CREATE INDEX outbox_refused ON outbox (submission_id) WHERE refused_at > 0;
  CREATE INDEX outbox_partly_refused ON outbox (delivered_at) WHERE partly_refused IS NOT NULL;

  -- Times in which a channel sent nothing. until is NULL while a pause lasts.
  CREATE TABLE pauses (
    id ${number},
    channel TEXT NOT NULL CHECK (channel IN ('mail', 'acknowledgement', 'webhook')),
    since ${integer} NOT NULL,
    until ${integer},
    cause TEXT NOT NULL,
    reason TEXT NOT NULL,
    -- Times of the reports to the operator: about the ended pause, and about the lasting one.
    seen_at ${integer},
    alerted_at ${integer}
  ) ${table};
  CREATE UNIQUE INDEX one_ongoing_pause ON pauses (channel) WHERE until IS NULL;
`;

const reportTables = ({ integer, keyed }: Types): string => `
  -- Refused forms, by the start of the UTC day.
  CREATE TABLE refusals (
    day ${integer} NOT NULL,
    reason TEXT NOT NULL,
    count ${integer} NOT NULL,
    PRIMARY KEY (day, reason)
  ) ${keyed};

  -- Addresses of the company that refused their last mail, while other recipients of the mail accepted it.
  CREATE TABLE refusing_recipients (
    address TEXT PRIMARY KEY,
    refusals ${integer} NOT NULL,
    since ${integer} NOT NULL,
    reply TEXT NOT NULL,
    alerted_at ${integer}
  ) ${keyed};

  -- Submissions that their senders deleted by the link of the receipt, for a mail to the operator. A row outlives its
  -- submission, and holds nothing that was typed. Once the operator was told, facts is empty.
  CREATE TABLE notices (
    submission_id TEXT PRIMARY KEY,
    at ${integer} NOT NULL,
    facts TEXT NOT NULL,
    told_at ${integer}
  ) ${keyed};
`;

const memoryTables = ({ integer, keyed }: Types): string => `
  CREATE TABLE idempotency_keys (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    submission_id TEXT NOT NULL,
    created_at ${integer} NOT NULL,
    PRIMARY KEY (kind, key)
  ) ${keyed};
  CREATE INDEX idempotency_keys_by_time ON idempotency_keys (created_at);
  CREATE INDEX idempotency_keys_by_submission ON idempotency_keys (submission_id);

  CREATE TABLE spent_proofs (id TEXT PRIMARY KEY, expires_at ${integer} NOT NULL) ${keyed};
  CREATE INDEX spent_proofs_by_time ON spent_proofs (expires_at);

  -- Addresses that recently got an acknowledgement, as acknowledgedAddress returns them.
  CREATE TABLE acknowledged (email TEXT PRIMARY KEY, at ${integer} NOT NULL) ${keyed};
  CREATE INDEX acknowledged_by_time ON acknowledged (at);

  -- Requests of a caller in a time window, for servers that share a store; granted is the result of the last statement.
  -- The one server of an embedded store counts in memory.
  CREATE TABLE rate_counts (
    name TEXT NOT NULL,
    caller TEXT NOT NULL,
    slot ${integer} NOT NULL,
    previous ${integer} NOT NULL,
    current ${integer} NOT NULL,
    granted ${integer} NOT NULL,
    expires_at ${integer} NOT NULL,
    PRIMARY KEY (name, caller)
  ) ${keyed};
  CREATE INDEX rate_counts_by_time ON rate_counts (expires_at);

  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) ${keyed};
`;

/**
 * Returns the steps that make the tables. After a release, steps are only added, never changed. Servers of the previous
 * version must be able to use the changed tables. Times are milliseconds since 1970, flags are 0 and 1, and JSON is
 * text.
 */
export const schemaSteps = ({ types }: Dialect): readonly string[] => [
  [submissionTables, deliveryTables, reportTables, memoryTables].map((tablesOf) => tablesOf(types)).join(''),
];

/** Returns a text that identifies the tables which steps make. Comments and spaces do not count. */
export function fingerprintOf(steps: readonly string[]): string {
  const words = steps.map((step) => step.replaceAll(/--.*$/gm, '').split(/\s+/).join(' ').trim());
  return createHash('sha256').update(words.join('\n')).digest('hex');
}

const remedy =
  'Save its submissions with the version that wrote it (inbox export --csv FILE). Then start this version with an empty data folder, or an empty database.';

/** For a database whose number of steps is known, but which other steps made. */
export const testVersion = `The database is of a test version before 1.0, and its tables are not those of this version. ${remedy}`;

export const laterVersion = `The database is of a later version, or of a test version before 1.0. Start the later version. If it is of a test version: ${remedy}`;

export const earlierVersion =
  'The database is still that of an earlier version: start the server of this one first, which brings it up to date.';
