/** Copies an embedded store into an empty store in PostgreSQL, and compares every row. */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Database } from './database.ts';
import { type Value, storableText } from './dialect.ts';
import { checkDatabase, copyFlag, isCopyUnderWay, prepareSchema, unusable } from './postgres-store.ts';
import { openDatabase } from './sqlite-library.ts';
import { StoreError } from './store.ts';

type CopyRow = Readonly<Record<string, Value>>;

type CopyTable = { name: string; columns: readonly string[]; key: readonly string[] };

/** The rows that are copied at once. Rows with files are read one by one, because a file may have megabytes. */
const rowsPerBatch = 500;

function readTable(db: DatabaseSync, name: string): CopyTable {
  const columns = db.prepare('SELECT name, pk FROM pragma_table_info(?) ORDER BY cid').all(name);
  return {
    name,
    columns: columns.map((column) => String(column.name)),
    key: columns.filter(({ pk }) => pk !== 0).map((column) => String(column.name)),
  };
}

function* readBatches(db: DatabaseSync, { name, columns }: CopyTable): Generator<CopyRow[]> {
  const size = columns.includes('bytes') ? 1 : rowsPerBatch;
  let part: CopyRow[] = [];
  for (const row of db.prepare(`SELECT ${columns.join(', ')} FROM ${name}`).iterate()) {
    part.push(row as CopyRow);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

export function openSqliteCopy(path: string) {
  const db = openDatabase(path, { readOnly: true });
  const names = db
    // The table of submissions comes first, because rows of other tables refer to its rows.
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name <> 'submissions', name")
    .all();
  return {
    tables: names.map(({ name }) => readTable(db, String(name))),
    batches: (table: CopyTable) => readBatches(db, table),
    close: () => db.close(),
  };
}

export type CopySource = ReturnType<typeof openSqliteCopy>;
type CopyTarget = ReturnType<typeof createPostgresCopy>;

export type CopyCounts = Readonly<Record<string, number>>;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function fingerprint(columns: readonly string[], row: CopyRow | undefined): string {
  const values = columns.map((column) => {
    const value = row?.[column];
    if (typeof value === 'string') return storableText(value);
    return value instanceof Uint8Array ? sha256(value) : value;
  });
  return JSON.stringify(values);
}

/** Throws if a row of the copy differs from its source, or if the hash of a file differs from the stored hash. */
function compare(table: CopyTable, rows: readonly CopyRow[], arrived: readonly CopyRow[]): void {
  const { columns, key } = table;
  const byKey = new Map(arrived.map((row) => [fingerprint(key, row), row]));
  for (const row of rows) {
    const rowKey = fingerprint(key, row);
    const name = `${table.name} ${rowKey}`;
    if (fingerprint(columns, row) !== fingerprint(columns, byKey.get(rowKey)))
      throw new StoreError(`The copy is not complete: ${name} did not arrive as it was.`);
    if (row.bytes instanceof Uint8Array && sha256(row.bytes) !== row.sha256)
      throw new StoreError(`The file of ${name} is damaged already: its hash is not the one that was noted.`);
  }
}

/* oxlint-disable no-await-in-loop -- only one part fits into memory */
async function copyTable(table: CopyTable, source: CopySource, target: CopyTarget): Promise<number> {
  let count = 0;
  for (const rows of source.batches(table)) {
    await target.write(table, rows);
    compare(table, rows, await target.read(table, rows));
    count += rows.length;
  }
  if ((await target.count(table)) !== count)
    throw new StoreError(
      `The copy is not what it was made of: ${table.name} has more rows. Is a server at work on it?`,
    );
  return count;
}

/** Copies every table and compares every row. After a failure, the copy cannot be used; the source is unchanged. */
export async function copyStore(source: CopySource, target: CopyTarget): Promise<CopyCounts> {
  await target.prepare(source.tables);
  const counts: Record<string, number> = {};
  for (const table of source.tables) counts[table.name] = await copyTable(table, source, target);
  await target.finish();
  return counts;
}

const listOf = (columns: readonly string[], of = ''): string =>
  columns.map((column) => `${of}${column}`).join(', ');

const withoutBytes = (row: CopyRow): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => !(value instanceof Uint8Array))
      .map(([column, value]) => [column, typeof value === 'string' ? storableText(value) : value]),
  );

/** Makes the target of a copy. Closing the target closes the database. Functions reject with a {@link StoreError}. */
export function createPostgresCopy(database: Database) {
  const { query, address } = database;
  const copiedRowsOf = (name: string): string =>
    name === 'settings' ? `settings WHERE name <> '${copyFlag}'` : name;
  const count = async ({ name }: CopyTable): Promise<number> =>
    Number((await query(`SELECT count(*) AS count FROM ${copiedRowsOf(name)}`)).rows[0]?.count);

  return {
    /** Prepares a copy. Deletes the rows of an unfinished copy. Rejects if the store contains any other rows. */
    async prepare(tables: readonly CopyTable[]): Promise<void> {
      try {
        await checkDatabase(database);
        await prepareSchema(database, true);
      } catch (error) {
        throw unusable(address, error);
      }
      const deletions = tables.map(({ name }) => `DELETE FROM ${copiedRowsOf(name)}`).toReversed();
      if (await isCopyUnderWay(database)) await database.script(deletions.join('; '));
      for (const table of tables)
        if ((await count(table)) > 0)
          throw new StoreError(
            `${address} is not empty: a copy was made already, or a server was started on it. Name an empty database, or another schema with search_path.`,
          );
      await query("INSERT INTO settings (name, value) VALUES ($1, 'yes') ON CONFLICT DO NOTHING", [copyFlag]);
    },
    async write({ name, columns }: CopyTable, rows: readonly CopyRow[]): Promise<void> {
      const file = rows[0]?.bytes;
      const selected = columns.map((column) => (column === 'bytes' ? '$2::bytea' : column)).join(', ');
      const values = [JSON.stringify(rows.map(withoutBytes)), ...(file instanceof Uint8Array ? [file] : [])];
      await query(
        `INSERT INTO ${name} (${listOf(columns)}) SELECT ${selected}
         FROM json_populate_recordset(NULL::${name}, $1::text::json)`,
        values,
      );
    },
    async read({ name, columns, key }: CopyTable, rows: readonly CopyRow[]): Promise<CopyRow[]> {
      const result = await query(
        `SELECT ${listOf(columns, 'one.')} FROM ${name} one
         JOIN json_populate_recordset(NULL::${name}, $1::text::json) wanted USING (${listOf(key)})`,
        [JSON.stringify(rows.map(withoutBytes))],
      );
      return result.rows as CopyRow[];
    },
    count,
    /** Marks the copy as finished. Servers refuse an unfinished copy. */
    async finish(): Promise<void> {
      await query(
        "SELECT setval(pg_get_serial_sequence('pauses', 'id'), max(id)) FROM pauses HAVING max(id) > 0",
      );
      await query('DELETE FROM settings WHERE name = $1', [copyFlag]);
    },
    close: database.close,
  };
}
