/** The tables of a store, the same in both databases. */
import type { Dialect } from './dialect.ts';

type Types = Dialect['types'];

const submissionTables = ({ integer, bytes, table }: Types): string => `
  -- What the server notes stands apart from what was typed. Warnings about a file stand here and not beside its bytes:
  -- a column behind those would have every list read the pages of every file. Which kinds and mailboxes there are is
  -- checked by the server, so that another form needs no step.
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
    -- When a person marked it as spam.
    spam_at ${integer}
  ) ${table};
  CREATE INDEX submissions_by_time ON submissions (received_at);
  CREATE INDEX submissions_by_email ON submissions (lower(email));
  CREATE INDEX submissions_spam ON submissions (spam_at) WHERE spam_at IS NOT NULL;

  -- A table of its own with the bytes last, so that nothing but reading a file ever reads its pages.
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
  -- A submission has a delivery for each of its channels.
  CREATE TABLE outbox (
    submission_id TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    channel TEXT NOT NULL CHECK (channel IN ('mail', 'acknowledgement', 'webhook')),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'delivered', 'dead')),
    -- When to send next; while it is being sent, when the lease of its owner runs out.
    due_at ${integer} NOT NULL,
    attempts ${integer} NOT NULL DEFAULT 0,
    last_error TEXT,
    delivered_at ${integer},
    owner TEXT,
    -- When it first failed for a reason of its own; its lifetime counts from then.
    failing_since ${integer},
    -- When the operator was told that it was given up.
    seen_at ${integer},
    -- When its mailbox refused it first; 0 after the next mail that is delivered to that mailbox, since then it is no
    -- sign of a misspelt one.
    refused_at ${integer},
    PRIMARY KEY (submission_id, channel)
  ) ${table};
  CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE state IN ('waiting', 'sending');
  -- Mails that were tried before may take some of the slots alone, so both kinds are looked for by themselves.
  CREATE INDEX outbox_untried ON outbox (channel, due_at) WHERE state IN ('waiting', 'sending') AND attempts = 0;
  CREATE INDEX outbox_tried ON outbox (channel, due_at) WHERE state IN ('waiting', 'sending') AND attempts > 0;
  CREATE INDEX outbox_given_up ON outbox (submission_id) WHERE state = 'dead';
  CREATE INDEX outbox_refused ON outbox (submission_id) WHERE refused_at > 0;

  -- Times in which nothing went out on a channel; one without an end is under way.
  CREATE TABLE pauses (
    id ${number},
    channel TEXT NOT NULL CHECK (channel IN ('mail', 'acknowledgement', 'webhook')),
    since ${integer} NOT NULL,
    until ${integer},
    cause TEXT NOT NULL,
    reason TEXT NOT NULL,
    -- When the operator was told of it as being over, and while it lasted.
    seen_at ${integer},
    alerted_at ${integer}
  ) ${table};
  CREATE UNIQUE INDEX one_ongoing_pause ON pauses (channel) WHERE until IS NULL;
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

  -- Addresses that were sent an acknowledgement not long ago, as acknowledgedAddress gives them.
  CREATE TABLE acknowledged (email TEXT PRIMARY KEY, at ${integer} NOT NULL) ${keyed};
  CREATE INDEX acknowledged_by_time ON acknowledged (at);

  -- Requests of a caller within a window of time, for servers that share a store; granted is what the last statement
  -- allowed. An embedded store has one server, which counts in its memory.
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

/** How far the tables may be changed. */
export type Upgrade = {
  /** Whether to bring them up to date at all; a server that runs on them must not find others. */
  allowed: boolean;
  /** The steps there are; others only in tests. */
  known?: readonly string[];
};

/**
 * The steps that make the tables. Once released, steps are only ever added, and servers of the version before must be
 * able to go on with what a step leaves: add a column with a default, an index or a table; take nothing away. Times are
 * milliseconds since 1970, flags 0 and 1, JSON is text.
 */
export const schemaSteps = ({ types }: Dialect): readonly string[] => [
  submissionTables(types) + deliveryTables(types) + memoryTables(types),
];

/** What is said of tables that nobody may bring up to date. */
export const earlierVersion =
  'The database is still that of an earlier version: start the server of this one first, which brings it up to date.';
