/** Counts of what a store holds: the statements, which every adapter takes, and their rows in the store's types. */
import { type Row, number, oneOf } from './columns.ts';
import { deliveryState, stateColumn, submissionSource } from './rows.ts';
import { type InboxStats, deliveryStates, sideChannels, submissionKinds } from './store.ts';

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
  WHERE o.channel = 'mail' AND o.state IN ('waiting', 'sending') AND s.spam_at IS NULL`;

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
  AND (spam_at IS NOT NULL OR NOT EXISTS (
    SELECT 1 FROM outbox o WHERE o.submission_id = submissions.id
    AND (o.state IN ('waiting', 'sending')
      OR (o.state = 'dead' AND o.seen_at IS NULL AND o.channel <> 'acknowledgement'))))`;

const stateAndCount = (row: Row) => ({
  state: oneOf(row, 'state', deliveryStates),
  count: number(row, 'count'),
});

/** A count of mails. Throws when the database holds something else. */
export const readCount = (row: Row): InboxStats['counts'][number] => ({
  kind: oneOf(row, 'kind', submissionKinds),
  ...stateAndCount(row),
});

/** The same of other deliveries. */
export const readSideCount = (row: Row): InboxStats['besides'][number] => ({
  channel: oneOf(row, 'channel', sideChannels),
  ...stateAndCount(row),
});

/** When the oldest came that is under way; undefined for none. */
export const readOldest = (row: Row | undefined): number | undefined =>
  typeof row?.oldest === 'number' ? row.oldest : undefined;
