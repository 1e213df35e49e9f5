/** Reads rows about holds, and about what was given up, back into the store's types; the same for every adapter. */
import { z } from 'zod';
import type { Row } from './rows.ts';
import {
  type ChannelHold,
  type GivenUp,
  type Hold,
  type LastingHold,
  type PastHold,
  channels,
} from '../store.ts';

const holdRow = z.object({ since: z.number(), cause: z.string(), reason: z.string() });
const channelHoldRow = holdRow.extend({ channel: z.enum(channels) });
const lastingRow = channelHoldRow.extend({ id: z.number() });
const pastHoldRow = lastingRow.extend({ until: z.number() });
const givenUpRow = z.object({
  id: z.string(),
  kind: z.enum(['message', 'application']),
  mailbox: z.enum(['info', 'careers']),
  received_at: z.number(),
  channel: z.enum(channels),
  last_error: z.string().nullable(),
});

/** A row with `since, cause, reason`. All of these throw when the database holds something else. */
export const readHold = (row: Row): Hold => holdRow.parse(row);

/** The same with a `channel`. */
export const readChannelHold = (row: Row): ChannelHold => channelHoldRow.parse(row);

/** The same with an `id`. */
export const readLastingHold = (row: Row): LastingHold => lastingRow.parse(row);

/** The same with `until`. */
export const readPastHold = (row: Row): PastHold => pastHoldRow.parse(row);

/** A row with `id, kind, mailbox, received_at, channel, last_error`. */
export function readGivenUp(row: Row): GivenUp {
  const { received_at: receivedAt, last_error: lastError, ...rest } = givenUpRow.parse(row);
  return { ...rest, receivedAt, lastError: lastError ?? undefined };
}
