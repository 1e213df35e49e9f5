/** Reads rows about holds, and about what was given up, back into the store's types; the same for every adapter. */
import { type Row, number, oneOf, optional, text } from './columns.ts';
import {
  type ChannelHold,
  type GivenUp,
  type Hold,
  type LastingHold,
  type PastHold,
  channels,
  mailboxes,
  submissionKinds,
} from './store.ts';

/** A row with `since, cause, reason`. All of these throw when the database holds something else. */
export const readHold = (row: Row): Hold => ({
  since: number(row, 'since'),
  cause: text(row, 'cause'),
  reason: text(row, 'reason'),
});

/** The same with a `channel`. */
export const readChannelHold = (row: Row): ChannelHold => ({
  ...readHold(row),
  channel: oneOf(row, 'channel', channels),
});

/** The same with an `id`. */
export const readLastingHold = (row: Row): LastingHold => ({
  ...readChannelHold(row),
  id: number(row, 'id'),
});

/** The same with `until`. */
export const readPastHold = (row: Row): PastHold => ({
  ...readLastingHold(row),
  until: number(row, 'until'),
});

/** A row with `id, kind, mailbox, received_at, channel, last_error`. */
export const readGivenUp = (row: Row): GivenUp => ({
  id: text(row, 'id'),
  kind: oneOf(row, 'kind', submissionKinds),
  mailbox: oneOf(row, 'mailbox', mailboxes),
  receivedAt: number(row, 'received_at'),
  channel: oneOf(row, 'channel', channels),
  lastError: optional(text, row, 'last_error'),
});
