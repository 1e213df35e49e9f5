/** The operator's half of the store in PostgreSQL: counting, deleting what is old, and the writing probe. */
import { readChannelHold } from './hold-rows.ts';
import {
  countMails,
  countOthers,
  findLastTime,
  findOldest,
  purgeable,
  readCount,
  readOldest,
  readSideCount,
} from './stats-rows.ts';
import { type DeliveryLag, type InboxStore, acknowledgementPause, quietHold } from './store.ts';
import type { Database } from './database.ts';
import { deleteAll, portion } from './postgres-in-portions.ts';

type Inbox = Pick<
  InboxStore,
  'stats' | 'lag' | 'purge' | 'countPurgeable' | 'tidy' | 'lastTime' | 'noteTime' | 'probe'
>;

const old = purgeable('$1::bigint', '$2::bigint', '$3::bigint');

/** Makes that part of the store. */
export function createInbox({ query }: Database): Inbox {
  async function note(name: string, value: string): Promise<void> {
    await query(
      `INSERT INTO settings (name, value) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [name, value],
    );
  }
  async function lag(): Promise<DeliveryLag> {
    const [oldest, holds] = await Promise.all([
      query(findOldest),
      query('SELECT channel, since, cause, reason FROM holds WHERE until IS NULL ORDER BY id'),
    ]);
    return { oldestUndelivered: readOldest(oldest.rows[0]), holds: holds.rows.map(readChannelHold) };
  }
  return {
    lag,
    async stats() {
      const [counts, others, delays] = await Promise.all([query(countMails), query(countOthers), lag()]);
      return { counts: counts.rows.map(readCount), besides: others.rows.map(readSideCount), ...delays };
    },
    async purge({ message, application, spam = 0 }) {
      const some = `DELETE FROM submissions WHERE id IN (SELECT id ${old} LIMIT ${portion})`;
      return deleteAll(() => query(some, [message, application, spam]));
    },
    async countPurgeable({ message, application, spam = 0 }) {
      const { rows } = await query(`SELECT count(*) AS count ${old}`, [message, application, spam]);
      return Number(rows[0]?.count);
    },
    async tidy(keysBefore, now) {
      const forget = (table: string, key: string, time: string, before: number) => {
        const some = `SELECT ${key} FROM ${table} WHERE ${time} < $1 LIMIT ${portion}`;
        return deleteAll(() => query(`DELETE FROM ${table} WHERE (${key}) IN (${some})`, [before]));
      };
      await forget('idempotency_keys', 'kind, key', 'created_at', keysBefore);
      await forget('spent_proofs', 'id', 'expires_at', now);
      await forget('acknowledged', 'email', 'at', now - acknowledgementPause);
      await forget('rate_counts', 'name, caller', 'expires_at', now);
      await query('DELETE FROM holds WHERE until < $1 AND (seen_at IS NOT NULL OR until - since <= $2)', [
        keysBefore,
        quietHold,
      ]);
    },
    async lastTime() {
      const time = (await query(findLastTime)).rows[0]?.time;
      return typeof time === 'number' ? time : undefined;
    },
    noteTime: (time) => note('noted-time', String(time)),
    probe: (now, size = 0) => note('probe', String(now).padEnd(size)),
  };
}
