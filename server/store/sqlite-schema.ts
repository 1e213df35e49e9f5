/** Tables of the embedded database. Steps are only ever added; `user_version` counts those taken. */
import type { DatabaseSync } from 'node:sqlite';

const steps: readonly string[] = [
  `
  CREATE TABLE submissions (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('message', 'application')),
    mailbox TEXT NOT NULL CHECK (mailbox IN ('info', 'careers')),
    received_at INTEGER NOT NULL,
    verified INTEGER NOT NULL CHECK (verified IN (0, 1)),
    email TEXT NOT NULL COLLATE NOCASE,
    fields TEXT NOT NULL CHECK (json_valid(fields))
  ) STRICT;
  CREATE INDEX submissions_by_time ON submissions (received_at);
  CREATE INDEX submissions_by_email ON submissions (email);

  -- due_at is when to send next; while a row is being sent it is when its lease runs out.
  CREATE TABLE outbox (
    submission_id TEXT PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'delivered', 'dead')),
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    last_error TEXT,
    delivered_at INTEGER
  ) STRICT;
  CREATE INDEX outbox_due ON outbox (due_at) WHERE state IN ('waiting', 'sending');

  CREATE TABLE idempotency_keys (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    submission_id TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (kind, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX idempotency_keys_by_time ON idempotency_keys (created_at);
  CREATE INDEX idempotency_keys_by_submission ON idempotency_keys (submission_id);

  CREATE TABLE spent_proofs (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX spent_proofs_by_time ON spent_proofs (expires_at);

  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  `
  -- A table of its own with the bytes last, so that nothing but reading a file ever reads its pages.
  CREATE TABLE resumes (
    submission_id TEXT PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    size INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    cleared INTEGER NOT NULL CHECK (cleared IN (0, 1)),
    bytes BLOB NOT NULL CHECK (length(bytes) = size)
  ) STRICT;
  `,
  `
  -- What the server notes stands apart from what was typed. Warnings about a file stand here and not beside
  -- its bytes: a column behind those would have every list read the pages of every file.
  ALTER TABLE submissions ADD COLUMN consent_terms TEXT;
  ALTER TABLE submissions ADD COLUMN consent_privacy TEXT;
  ALTER TABLE submissions ADD COLUMN consent_at INTEGER;
  ALTER TABLE submissions ADD COLUMN attachment_warnings TEXT NOT NULL DEFAULT '[]'
    CHECK (json_valid(attachment_warnings));
  UPDATE submissions SET
    consent_terms = fields ->> 'terms',
    consent_privacy = coalesce(fields ->> 'privacy', ''),
    consent_at = coalesce(CAST(round(unixepoch(fields ->> 'accepted', 'subsec') * 1000) AS INTEGER), received_at),
    fields = json_remove(fields, '$.terms', '$.privacy', '$.accepted')
  WHERE kind = 'application' AND fields ->> 'terms' IS NOT NULL;

  ALTER TABLE resumes RENAME TO attachments;
  ALTER TABLE attachments RENAME COLUMN type TO media_type;

  -- Whose lease it is while a row is being sent. One of an earlier version has no owner and runs out.
  ALTER TABLE outbox ADD COLUMN owner TEXT;
  `,
  `
  -- failing_since: when a mail first failed for a reason of its own; its lifetime counts from then.
  -- seen_at: when the operator was told of one that was given up.
  ALTER TABLE outbox ADD COLUMN failing_since INTEGER;
  ALTER TABLE outbox ADD COLUMN seen_at INTEGER;

  -- Mails that were tried before may take some of the places alone, so both kinds are looked for by themselves.
  CREATE INDEX outbox_untried ON outbox (due_at) WHERE state IN ('waiting', 'sending') AND attempts = 0;
  CREATE INDEX outbox_tried ON outbox (due_at) WHERE state IN ('waiting', 'sending') AND attempts > 0;
  CREATE INDEX outbox_given_up ON outbox (submission_id) WHERE state = 'dead';

  -- Times in which nothing went out at all; the one without an end is under way.
  CREATE TABLE holds (
    id INTEGER PRIMARY KEY,
    since INTEGER NOT NULL,
    until INTEGER,
    cause TEXT NOT NULL,
    reason TEXT NOT NULL,
    seen_at INTEGER
  ) STRICT;
  CREATE UNIQUE INDEX one_open_hold ON holds ((1)) WHERE until IS NULL;
  `,
  `
  -- A submission has a delivery for each of its channels, and every channel is held by itself.
  CREATE TABLE outbox_of_channels (
    submission_id TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    channel TEXT NOT NULL CHECK (channel IN ('mail', 'acknowledgement', 'webhook')),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'delivered', 'dead')),
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    last_error TEXT,
    delivered_at INTEGER,
    owner TEXT,
    failing_since INTEGER,
    seen_at INTEGER,
    PRIMARY KEY (submission_id, channel)
  ) STRICT;
  INSERT INTO outbox_of_channels
    SELECT submission_id, 'mail', state, due_at, attempts, last_error, delivered_at, owner, failing_since, seen_at
    FROM outbox;
  DROP TABLE outbox;
  ALTER TABLE outbox_of_channels RENAME TO outbox;
  CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE state IN ('waiting', 'sending');
  CREATE INDEX outbox_untried ON outbox (channel, due_at) WHERE state IN ('waiting', 'sending') AND attempts = 0;
  CREATE INDEX outbox_tried ON outbox (channel, due_at) WHERE state IN ('waiting', 'sending') AND attempts > 0;
  CREATE INDEX outbox_given_up ON outbox (submission_id) WHERE state = 'dead';

  -- alerted_at: when the operator was told of a hold that was still under way.
  ALTER TABLE holds ADD COLUMN channel TEXT NOT NULL DEFAULT 'mail'
    CHECK (channel IN ('mail', 'acknowledgement', 'webhook'));
  ALTER TABLE holds ADD COLUMN alerted_at INTEGER;
  DROP INDEX one_open_hold;
  CREATE UNIQUE INDEX one_open_hold ON holds (channel) WHERE until IS NULL;

  -- Addresses that were sent an acknowledgement not long ago, as acknowledgedAddress gives them.
  CREATE TABLE acknowledged (email TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX acknowledged_by_time ON acknowledged (at);
  `,
  `
  -- When a person marked it as spam.
  ALTER TABLE submissions ADD COLUMN spam_at INTEGER;
  CREATE INDEX submissions_spam ON submissions (spam_at) WHERE spam_at IS NOT NULL;
  `,
  `
  -- When its mailbox refused it first; 0 after the next mail that is delivered to that mailbox, since then it is no
  -- sign of a misspelt one.
  ALTER TABLE outbox ADD COLUMN refused_at INTEGER;
  CREATE INDEX outbox_refused ON outbox (submission_id) WHERE refused_at > 0;
  `,
];

/** How far the tables may be changed. */
export type Upgrade = {
  /** Whether to bring them up to date at all; a server that runs on them must not find others. */
  allowed: boolean;
  /** The number of steps of an earlier version, for tests. */
  upTo?: number;
};

/**
 * Sets a connection up for durable writes and brings the tables up to date. Throws for a database that a
 * newer version of the server has changed, and for one of an earlier version when no upgrade is allowed.
 */
export function prepareDatabase(db: DatabaseSync, { allowed, upTo = steps.length }: Upgrade): void {
  // The operator's command opens the same file beside the server; whoever comes second waits.
  db.exec('PRAGMA busy_timeout = 5000');
  // FULL: a commit returns only after the log is flushed to disk, so that no accepted message can be lost.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  // Files come by the megabyte: the default of 4 MiB would copy the log into the database at every one.
  db.exec('PRAGMA wal_autocheckpoint = 8000');
  // Erased words must not linger in free pages of the file.
  db.exec('PRAGMA secure_delete = ON');
  db.exec('BEGIN IMMEDIATE');
  try {
    const taken = Number(db.prepare('PRAGMA user_version').get()?.user_version);
    if (taken > steps.length)
      throw new Error(
        `The database was written by a newer version (${taken}); this one knows ${steps.length}.`,
      );
    if (taken < upTo && !allowed)
      throw new Error(
        'The database is still that of an earlier version: start the server of this one first, which brings it up to date.',
      );
    for (const step of steps.slice(taken, upTo)) db.exec(step);
    // Writing the number again would flush the disk at every start of the operator's command.
    if (taken < upTo) db.exec(`PRAGMA user_version = ${upTo}`);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
