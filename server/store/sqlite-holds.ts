/** Holds of the embedded store's queues, and what the operator has not been told of. */
import type { DatabaseSync } from 'node:sqlite';
import { takeTaskStatement, taskValues } from './task-rows.ts';
import { readChannelHold, readGivenUp, readHold, readLastingHold, readPastHold } from './hold-rows.ts';
import {
  type Channel,
  type ChannelHold,
  type Hold,
  type Told,
  type Untold,
  type WorkerId,
  quietHold,
} from './store.ts';

/** What waited goes out this many milliseconds apart, or closer where there is more of it. */
const apart = 1000;

/** Prepares the statements about the holds of the queues. */
export function createHoldOperations(db: DatabaseSync) {
  const open = db.prepare('SELECT since, cause, reason FROM holds WHERE channel = ? AND until IS NULL');
  const allOpen = db.prepare(
    'SELECT channel, since, cause, reason FROM holds WHERE until IS NULL ORDER BY id',
  );
  const begin = db.prepare('INSERT INTO holds (channel, since, cause, reason) VALUES (?, ?, ?, ?)');
  const reword = db.prepare(
    'UPDATE holds SET since = min(since, ?), cause = ?, reason = ? WHERE channel = ? AND until IS NULL',
  );
  const end = db.prepare('UPDATE holds SET until = ? WHERE channel = ? AND until IS NULL');
  // Node binds numbers as REAL: without the cast most quotients have a fraction, which the column refuses.
  const makeDue = db.prepare(`
    UPDATE outbox SET due_at = CAST($now + $spread * line.place / max(line.waiting, $spread / ${apart}, 1) AS INTEGER)
    FROM (
      SELECT submission_id AS id, row_number() OVER (ORDER BY due_at) - 1 AS place, count(*) OVER () AS waiting
      FROM outbox WHERE channel = $channel AND state = 'waiting' AND ($held OR due_at > $now)) AS line
    WHERE outbox.submission_id = line.id AND outbox.channel = $channel`);
  const forgiveTime = db.prepare(`
    UPDATE outbox SET failing_since = min($now, failing_since + $held)
    WHERE channel = $channel AND state IN ('waiting', 'sending') AND failing_since IS NOT NULL`);

  function currentHold(channel: Channel): Hold | undefined {
    const row = open.get(channel);
    return row && readHold(row);
  }

  return {
    currentHold,
    currentHolds: (): ChannelHold[] => allOpen.all().map(readChannelHold),
    hold(channel: Channel, { since, cause, reason }: Hold): Hold | undefined {
      const before = currentHold(channel);
      if (before) reword.run(since, cause, reason, channel);
      else begin.run(channel, since, cause, reason);
      return before;
    },
    endHold: (channel: Channel, now: number): void => void end.run(now, channel),
    release(channel: Channel, now: number, spread: number): { hold: Hold | undefined; waiting: number } {
      const hold = currentHold(channel);
      end.run(now, channel);
      if (hold) forgiveTime.run({ channel, now, held: Math.max(0, now - hold.since) });
      return { hold, waiting: Number(makeDue.run({ channel, now, spread, held: hold ? 1 : 0 }).changes) };
    },
  };
}

/** Prepares the statements behind the store's `DigestStore` part. */
export function createDigestOperations(db: DatabaseSync) {
  const unseen = "o.state = 'dead' AND o.seen_at IS NULL AND o.channel <> 'acknowledgement'";
  const givenUp = db.prepare(`
    SELECT s.id, s.kind, s.mailbox, s.received_at, o.channel, o.last_error
    FROM outbox o JOIN submissions s ON s.id = o.submission_id
    WHERE ${unseen} ORDER BY s.received_at, s.id, o.channel LIMIT ?`);
  const countGivenUp = db.prepare(`SELECT count(*) AS count FROM outbox o WHERE ${unseen}`);
  const countAcknowledgements = db.prepare(
    "SELECT count(*) AS count FROM outbox WHERE channel = 'acknowledgement' AND state = 'dead' AND seen_at IS NULL",
  );
  const longHolds = db.prepare(`
    SELECT id, channel, since, until, cause, reason FROM holds
    WHERE seen_at IS NULL AND until - since > ? ORDER BY id`);
  const lastingHolds = db.prepare(`
    SELECT id, channel, since, cause, reason FROM holds
    WHERE until IS NULL AND alerted_at IS NULL AND ? - since > ? ORDER BY id`);
  const seeGivenUp = db.prepare(
    "UPDATE outbox SET seen_at = ? WHERE submission_id = ? AND channel = ? AND state = 'dead' AND seen_at IS NULL",
  );
  const seeHold = db.prepare('UPDATE holds SET seen_at = ? WHERE id = ?');
  const alertHold = db.prepare('UPDATE holds SET alerted_at = ? WHERE id = ?');
  const seeAcknowledgements = db.prepare(
    "UPDATE outbox SET seen_at = ? WHERE channel = 'acknowledgement' AND state = 'dead' AND seen_at IS NULL",
  );

  const takeTask = db.prepare(takeTaskStatement((index) => `?${index}`));

  return {
    takeTask: (name: string, worker: WorkerId, now: number, until: number): boolean =>
      takeTask.run(...taskValues(name, worker, now, until)).changes === 1,
    untold(limit: number, now: number): Untold {
      return {
        givenUp: givenUp.all(limit).map(readGivenUp),
        givenUpCount: Number(countGivenUp.get()?.count),
        acknowledgements: Number(countAcknowledgements.get()?.count),
        holds: longHolds.all(quietHold).map(readPastHold),
        lasting: lastingHolds.all(now, quietHold).map(readLastingHold),
      };
    },
    markTold(
      { deliveries = [], holds = [], lasting = [], acknowledgements = false }: Told,
      now: number,
    ): void {
      for (const { id, channel } of deliveries) seeGivenUp.run(now, id, channel);
      for (const id of holds) seeHold.run(now, id);
      for (const id of lasting) alertHold.run(now, id);
      if (acknowledgements) seeAcknowledgements.run(now);
    },
  };
}
