/** Looks whether a database keeps what it is given: durably, and letter by letter. */
import { StoreError } from './store.ts';
import type { Database } from './database.ts';

/** Encodings in which every character comes back: `SQL_ASCII` is PostgreSQL's name for bytes that it leaves alone. */
const wholeEncodings: ReadonlySet<unknown> = new Set(['UTF8', 'SQL_ASCII']);

/** Rejects with a {@link StoreError} that says what to do. */
export async function checkDatabase({ query }: Database): Promise<void> {
  const { rows } = await query(
    "SELECT current_setting('synchronous_commit') AS flushing, current_setting('server_encoding') AS encoding",
  );
  const { flushing, encoding } = rows[0] ?? {};
  // Accepted means flushed to disk, which this setting of the server or the role would do away with.
  if (flushing === 'off')
    throw new StoreError('Its setting synchronous_commit is off: set it to on for the user named there');
  // Whoever wrote a character that is not in it would be refused again and again.
  if (!wholeEncodings.has(encoding))
    throw new StoreError(
      `Its encoding ${String(encoding)} lacks most characters: make one with createdb --encoding=UTF8 --template=template0`,
    );
}
