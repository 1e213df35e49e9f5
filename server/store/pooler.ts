/**
 * Detects a pooler in transaction mode. Such a pooler may run each transaction on another connection of the database.
 */
import { codeOf } from '../lib/files.ts';
import type { Database } from './database.ts';
import { StoreError } from './store.ts';

type Connection = Pick<Database, 'query' | 'close'>;

const rounds = 5;

/**
 * Error codes of a prepared statement that does not exist, or exists already. Both show that another connection is
 * used.
 */
const foreignStatement: ReadonlySet<string> = new Set(['26000', '42P05']);

export const poolerAdvice =
  'It is behind a pooler such as PgBouncer, and this server needs connections that keep their session: set pool_mode=session and ignore_startup_parameters=statement_timeout there, or name the database itself';

async function backendOf({ query }: Connection): Promise<unknown> {
  return (await query('SELECT pg_backend_pid() AS backend')).rows[0]?.backend;
}

/**
 * Returns whether two open connections share a backend of the database, or one connection changes its backend. Both
 * happen only behind a pooler that does not keep sessions.
 */
async function sharesBackends(one: Connection, other: Connection): Promise<boolean> {
  const [ofOne, ofOther] = [new Set<unknown>(), new Set<unknown>()];
  for (let round = 0; round < rounds; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a pooler gives the backend of one connection to the next
    ofOne.add(await backendOf(one));
    // oxlint-disable-next-line no-await-in-loop -- see above
    ofOther.add(await backendOf(other));
  }
  return ofOne.size > 1 || ofOther.size > 1 || !ofOne.isDisjointFrom(ofOther);
}

/** Rejects with a {@link StoreError} if the database is behind a pooler in transaction mode. */
export async function refusePooler(open: () => Connection): Promise<void> {
  const [one, other] = [open(), open()];
  try {
    if (await sharesBackends(one, other)) throw new StoreError(poolerAdvice);
  } catch (error) {
    throw foreignStatement.has(codeOf(error)) ? new StoreError(poolerAdvice) : error;
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
}
