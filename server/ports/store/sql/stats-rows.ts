/** Counts of what a store holds: the statements, which every adapter takes, and their rows in the store's types. */
import { z } from 'zod';
import { type Row, deliveryState, stateColumn, submissionSource } from './rows.ts';
import { type InboxStats, channels, deliveryStates } from '../store.ts';

/** Rows for {@link readCount}. */
export const countMails = `
  SELECT s.kind, ${stateColumn}, count(*) AS count
  FROM ${submissionSource} JOIN outbox o ON o.submission_id = s.id AND o.channel = 'mail'
  WHERE s.spam_at IS NULL GROUP BY s.kind, ${deliveryState} ORDER BY 1, 2`;

/** Rows for {@link readSideCount}. */
export const countOthers = `
  SELECT o.channel, o.state, count(*) AS count FROM outbox o JOIN submissions s ON s.id = o.submission_id
  WHERE o.channel <> 'mail' AND s.spam_at IS NULL GROUP BY o.channel, o.state ORDER BY 1, 2`;

/** A row for {@link readOldest}. */
export const findOldest = `
  SELECT min(s.received_at) AS oldest FROM submissions s JOIN outbox o ON o.submission_id = s.id
  WHERE o.channel = 'mail' AND o.state IN ('waiting', 'sending')`;

/** A row whose `time` was noted last, or is that of the newest submission where none was. */
export const findLastTime = `
  SELECT coalesce(
    (SELECT CAST(value AS BIGINT) FROM settings WHERE name = 'noted-time'),
    (SELECT max(received_at) FROM submissions)) AS time`;

/**
 * What may be purged, to stand behind `DELETE` or `SELECT`.
 * @param message the mark that stands for the time of messages, such as `$1`
 * @param application the same for applications
 * @param spam the same for what was marked as spam
 */
export const purgeable = (message: string, application: string, spam: string): string => `
  FROM submissions
  WHERE (received_at < CASE kind WHEN 'message' THEN ${message} ELSE ${application} END OR spam_at < ${spam})
  AND NOT EXISTS (
    SELECT 1 FROM outbox o WHERE o.submission_id = submissions.id
    AND (o.state IN ('waiting', 'sending')
      OR (o.state = 'dead' AND o.seen_at IS NULL AND o.channel <> 'acknowledgement'
        AND submissions.spam_at IS NULL)))`;

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
