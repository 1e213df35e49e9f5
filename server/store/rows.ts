/**
 * Reads rows into the types of the store. Each function throws an error that names a column with an unexpected value.
 * The schema library is not used, because loading it in the writer thread would slow the start by a tenth.
 */
import type {
  ChannelPause,
  DeliveryStatus,
  GivenUp,
  Pause,
  InboxEntry,
  InboxStats,
  OngoingPause,
  PastPause,
  OtherDeliveryStatus,
} from './delivery.ts';
import { deliveryStates } from './delivery.ts';
import { type Row, sql } from './dialect.ts';
import type { Attachment, Consent, Submission } from './submission.ts';
import { channels, mailboxes, otherChannels, submissionKinds } from './submission.ts';

class ColumnError extends TypeError {
  constructor(column: string) {
    super(`The database holds something else in the column ${column}.`);
  }
}

export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new ColumnError(column);
  return value;
}

export function number(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new ColumnError(column);
  return value;
}

export function bytes(row: Row, column: string): Uint8Array {
  const value = row[column];
  if (!(value instanceof Uint8Array)) throw new ColumnError(column);
  return value;
}

function oneOf<T extends string>(row: Row, column: string, values: readonly T[]): T {
  const match = values.find((value) => value === row[column]);
  if (match === undefined) throw new ColumnError(column);
  return match;
}

/** Reads a nullable column: undefined if there is no row or no value. */
export const optional = <T>(
  read: (row: Row, column: string) => T,
  row: Row | undefined,
  column: string,
): T | undefined => (row === undefined || row[column] === null ? undefined : read(row, column));

/** Texts by name, from a JSON object. */
function jsonTexts(row: Row, column: string): Record<string, string> {
  const value: unknown = JSON.parse(text(row, column));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ColumnError(column);
  if (Object.values(value).some((item) => typeof item !== 'string')) throw new ColumnError(column);
  return value as Record<string, string>;
}

/** Texts, from a JSON list. */
function jsonList(row: Row, column: string): string[] {
  const value: unknown = JSON.parse(text(row, column));
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string')) throw new ColumnError(column);
  return value as string[];
}

/** Submissions `s` with their files `a`. */
export const submissionSource = sql`submissions s LEFT JOIN attachments a ON a.submission_id = s.id`;

/** Columns of {@link submissionSource} for {@link readSubmission}. */
export const submissionColumns = sql`
  s.id, s.kind, s.mailbox, s.received_at, s.verified, s.email, s.fields,
  s.consent_terms, s.consent_privacy, s.consent_at, s.attachment_warnings,
  a.name AS attachment_name, a.media_type, a.size, a.sha256, a.cleared`;

/** The state of a delivery `o`, as the operator sees it. */
export const deliveryState = sql`CASE WHEN o.state = 'waiting' AND a.cleared = 0 THEN 'quarantined' ELSE o.state END`;

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

/** Reads {@link submissionColumns}. */
export function readSubmission(row: Row): Submission {
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

const readStatus = (row: Row): DeliveryStatus => ({
  state: oneOf(row, 'state', deliveryStates),
  attempts: number(row, 'attempts'),
  lastError: optional(text, row, 'last_error'),
  deliveredAt: optional(number, row, 'delivered_at'),
});

/** Reads the row of a submission and its mail, and the rows of its other deliveries. */
export function readEntry(row: Row, otherRows: readonly Row[]): InboxEntry {
  const otherDeliveries = otherRows.map((otherRow): OtherDeliveryStatus => ({
    channel: oneOf(otherRow, 'channel', otherChannels),
    ...readStatus(otherRow),
  }));
  return {
    ...readSubmission(row),
    ...readStatus(row),
    otherDeliveries,
    spamAt: optional(number, row, 'spam_at'),
  };
}

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
  id: text(row, 'id'),
  kind: oneOf(row, 'kind', submissionKinds),
  mailbox: oneOf(row, 'mailbox', mailboxes),
  receivedAt: number(row, 'received_at'),
  channel: oneOf(row, 'channel', channels),
  lastError: optional(text, row, 'last_error'),
});

const readCount = (row: Row) => ({
  state: oneOf(row, 'state', deliveryStates),
  count: number(row, 'count'),
});

export const readMailCount = (row: Row): InboxStats['counts'][number] => ({
  kind: oneOf(row, 'kind', submissionKinds),
  ...readCount(row),
});

export const readOtherCount = (row: Row): InboxStats['otherDeliveries'][number] => ({
  channel: oneOf(row, 'channel', otherChannels),
  ...readCount(row),
});
