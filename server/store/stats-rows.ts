/** Counts of what a store holds: the statements, which every adapter takes, and their rows in the store's types. */
import { z } from 'zod';
import { type Row, deliveryState, stateColumn, submissionSource } from './rows.ts';
import { type InboxStats, channels, deliveryStates } from './store.ts';

/** Rows for {@link readCount}. */
export const countMails = `
  SELECT s.kind, ${stateColumn}, count(*) AS count
  FROM ${submissionSource} JOIN outbox o ON o.submission_id = s.id AND o.channel = 'mail'
  GROUP BY s.kind, ${deliveryState} ORDER BY 1, 2`;

/** Rows for {@link readSideCount}. */
export const countOthers = `
  SELECT channel, state, count(*) AS count FROM outbox WHERE channel <> 'mail' GROUP BY channel, state ORDER BY 1, 2`;

/** A row for {@link readOldest}. */
export const findOldest = `
  SELECT min(s.received_at) AS oldest FROM submissions s JOIN outbox o ON o.submission_id = s.id
  WHERE o.channel = 'mail' AND o.state IN ('waiting', 'sending')`;

/**
 * What may be purged, to stand behind `DELETE` or `SELECT`.
 * @param message the mark that stands for the time of messages, such as `$1`
 * @param application the same for applications
 */
export const purgeable = (message: string, application: string): string => `
  FROM submissions WHERE received_at < CASE kind WHEN 'message' THEN ${message} ELSE ${application} END
  AND id NOT IN (
    SELECT submission_id FROM outbox
    WHERE state IN ('waiting', 'sending')
      OR (state = 'dead' AND seen_at IS NULL AND channel <> 'acknowledgement'))`;

const state = z.enum(deliveryStates);
const countRow = z.object({ kind: z.enum(['message', 'application']), state, count: z.number() });
const sideCountRow = z.object({ channel: z.enum(channels).exclude(['mail']), state, count: z.number() });

/** A count of mails. Throws when the database holds something else. */
export const readCount = (row: Row): InboxStats['counts'][number] => countRow.parse(row);

/** The same of other deliveries. */
export const readSideCount = (row: Row): InboxStats['besides'][number] => sideCountRow.parse(row);

/** When the oldest came that is under way; undefined for none. */
export const readOldest = (row: Row | undefined): number | undefined =>
  typeof row?.oldest === 'number' ? row.oldest : undefined;
