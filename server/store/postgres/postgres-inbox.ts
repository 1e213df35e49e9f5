/** The operator's half of the store in PostgreSQL: counting, deleting what is old, and the writing probe. */
import { readChannelHold } from '../hold-rows.ts';
import {
  countMails,
  countOthers,
  findOldest,
  purgeable,
  readCount,
  readOldest,
  readSideCount,
} from '../stats-rows.ts';
import { type InboxStore, acknowledgementPause, quietHold } from '../store.ts';
import type { Database } from './connection/database.ts';

type Inbox = Pick<InboxStore, 'stats' | 'purge' | 'countPurgeable' | 'tidy' | 'probe'>;

const old = purgeable('$1::bigint', '$2::bigint');

/** Makes that part of the store. */
export function createInbox({ query }: Database): Inbox {
  return {
    async stats() {
      const [counts, others, oldest, holds] = await Promise.all([
        query(countMails),
        query(countOthers),
        query(findOldest),
        query('SELECT channel, since, cause, reason FROM holds WHERE until IS NULL ORDER BY id'),
      ]);
      return {
        counts: counts.rows.map(readCount),
        besides: others.rows.map(readSideCount),
        oldestUndelivered: readOldest(oldest.rows[0]),
        holds: holds.rows.map(readChannelHold),
      };
    },
    async purge({ message, application }) {
      return (await query(`DELETE ${old}`, [message, application])).count;
    },
    async countPurgeable({ message, application }) {
      const { rows } = await query(`SELECT count(*) AS count ${old}`, [message, application]);
      return Number(rows[0]?.count);
    },
    async tidy(keysBefore, now) {
      await query('DELETE FROM idempotency_keys WHERE created_at < $1', [keysBefore]);
      await query('DELETE FROM spent_proofs WHERE expires_at < $1', [now]);
      await query('DELETE FROM holds WHERE until < $1 AND (seen_at IS NOT NULL OR until - since <= $2)', [
        keysBefore,
        quietHold,
      ]);
      await query('DELETE FROM acknowledged WHERE at < $1', [now - acknowledgementPause]);
      await query('DELETE FROM rate_counts WHERE expires_at < $1', [now]);
    },
    async probe(now) {
      await query(
        `INSERT INTO settings (name, value) VALUES ('probe', $1)
         ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        [String(now)],
      );
    },
  };
}
