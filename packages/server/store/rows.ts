/**
 * Reads rows into the types of the store. If a column has an unexpected value, an error names the column. The schema
 * library is not used, because loading it in the writer thread would slow the start by a tenth.
 */
import { formKinds } from '@website/forms/forms';
import { mailboxes } from '@website/forms/form';
import { type Row, type Script, type Statement, sql } from './dialect.ts';
import { type GivenUp, type LateDeliveries, type RefusalReason, refusalReasons } from './reports.ts';
import {
  type Attachment,
  type Consent,
  type Submission,
  channels,
  otherChannels,
  type ChannelPause,
  type DeliveryStatus,
  type InboxEntry,
  type InboxStats,
  type OngoingPause,
  type PastPause,
  type Pause,
  deliveryStates,
} from './submission.ts';

const unexpected = (column: string) =>
  new TypeError(`The database holds something else in the column ${column}.`);

export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw unexpected(column);
  return value;
}

export function number(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw unexpected(column);
  return value;
}

export function bytes(row: Row, column: string): Uint8Array {
  const value = row[column];
  if (!(value instanceof Uint8Array)) throw unexpected(column);
  return value;
}

function oneOf<T extends string>(row: Row, column: string, values: readonly T[]): T {
  const match = values.find((value) => value === row[column]);
  if (match === undefined) throw unexpected(column);
  return match;
}

/** Reads a column. Returns undefined if there is no row, or if the column is null. */
export const optional = <T>(
  read: (row: Row, column: string) => T,
  row: Row | undefined,
  column: string,
): T | undefined => (row === undefined || row[column] === null ? undefined : read(row, column));

/** Counts the rows that `source` selects, which begins with `FROM`. */
export function* countRows(source: Statement): Script<number> {
  const { rows } = yield sql`SELECT count(*) AS count ${source}`;
  return optional(number, rows[0], 'count') ?? 0;
}

export const submissionSource = sql`submissions s LEFT JOIN attachments a ON a.submission_id = s.id`;

/** The columns of {@link submissionSource} that {@link readSubmission} reads. */
export const submissionColumns = sql`
  s.id, s.kind, s.mailbox, s.received_at, s.verified, s.email, s.fields,
  s.consent_terms, s.consent_privacy, s.consent_at, s.attachment_warnings,
  a.name AS attachment_name, a.media_type, a.size, a.sha256, a.cleared`;

/** The last problem of a delivery: its last error, or the recipients that refused a delivered mail. */
export const lastError = sql`coalesce(o.last_error, o.partly_refused) AS last_error`;

export const deliveryState = sql`CASE WHEN o.state = 'waiting' AND a.cleared = 0 THEN 'quarantined' ELSE o.state END`;

function readConsent(row: Row): Consent | undefined {
  const at = optional(number, row, 'consent_at');
  if (at === undefined) return undefined;
  return { terms: text(row, 'consent_terms'), privacy: text(row, 'consent_privacy'), at };
}

function readAttachment(row: Row): Attachment | undefined {
  const name = optional(text, row, 'attachment_name');
  if (name === undefined) return undefined;
  return {
    name,
    mediaType: text(row, 'media_type'),
    size: number(row, 'size'),
    sha256: text(row, 'sha256'),
    warnings: JSON.parse(text(row, 'attachment_warnings')) as string[],
    cleared: number(row, 'cleared') === 1,
  };
}

const readOrigin = (row: Row) => ({
  id: text(row, 'id'),
  kind: oneOf(row, 'kind', formKinds),
  mailbox: oneOf(row, 'mailbox', mailboxes),
  receivedAt: number(row, 'received_at'),
});

export const readSubmission = (row: Row): Submission => ({
  ...readOrigin(row),
  email: text(row, 'email'),
  verified: number(row, 'verified') === 1,
  fields: JSON.parse(text(row, 'fields')) as Submission['fields'],
  consent: readConsent(row),
  attachment: readAttachment(row),
});

const readStatus = (row: Row): DeliveryStatus => ({
  state: oneOf(row, 'state', deliveryStates),
  attempts: number(row, 'attempts'),
  lastError: optional(text, row, 'last_error'),
  deliveredAt: optional(number, row, 'delivered_at'),
});

export const readEntry = (row: Row, otherRows: readonly Row[]): InboxEntry => ({
  ...readSubmission(row),
  ...readStatus(row),
  otherDeliveries: otherRows.map((otherRow) => ({
    channel: oneOf(otherRow, 'channel', otherChannels),
    ...readStatus(otherRow),
  })),
  spamAt: optional(number, row, 'spam_at'),
  readAt: optional(number, row, 'read_at'),
});

export const readPause = (row: Row): Pause => ({
  since: number(row, 'since'),
  cause: text(row, 'cause'),
  reason: text(row, 'reason'),
});

export const readChannelPause = (row: Row): ChannelPause => ({
  ...readPause(row),
  channel: oneOf(row, 'channel', channels),
});

export const readOngoingPause = (row: Row): OngoingPause => ({
  ...readChannelPause(row),
  id: number(row, 'id'),
});

export const readPastPause = (row: Row): PastPause => ({
  ...readOngoingPause(row),
  until: number(row, 'until'),
});

export const readGivenUp = (row: Row): GivenUp => ({
  ...readOrigin(row),
  channel: oneOf(row, 'channel', channels),
  lastError: optional(text, row, 'last_error'),
});

const readCount = (row: Row) => ({
  state: oneOf(row, 'state', deliveryStates),
  count: number(row, 'count'),
});

export const readMailCount = (row: Row): InboxStats['counts'][number] => ({
  kind: oneOf(row, 'kind', formKinds),
  ...readCount(row),
});

export const readOtherCount = (row: Row): InboxStats['otherDeliveries'][number] => ({
  channel: oneOf(row, 'channel', otherChannels),
  ...readCount(row),
});

export const readKind = (row: Row): Submission['kind'] => oneOf(row, 'kind', formKinds);

export const readReason = (row: Row): RefusalReason => oneOf(row, 'reason', refusalReasons);

export const readLate = (row: Row): LateDeliveries => ({
  channel: oneOf(row, 'channel', channels),
  isQuarantined: number(row, 'quarantined') === 1,
  count: number(row, 'count'),
  oldest: number(row, 'oldest'),
  lastError: optional(text, row, 'last_error'),
});
