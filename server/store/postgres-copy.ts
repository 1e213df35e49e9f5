/** Copies an embedded store into an empty store in PostgreSQL, and compares every row. */
import { createHash } from 'node:crypto';
import { unusable } from './database-faults.ts';
import type { Database } from './database.ts';
import { type Value, storableText } from './dialect.ts';
import { checkDatabase, copyFlag, isCopyUnderWay, prepareSchema } from './postgres-store.ts';
import { StoreError } from './store.ts';

export type CopyRow = Readonly<Record<string, Value>>;

/** A table; the columns of `key` identify a row. */
export type CopyTable = { name: string; columns: readonly string[]; key: readonly string[] };

/** Store that is copied. No server may use it during the copy. */
export type CopySource = {
  /** Ordered so that no row refers to a row of a later table. */
  tables: readonly CopyTable[];
  /** All rows, in parts that fit into memory. */
  parts(table: CopyTable): Iterable<readonly CopyRow[]>;
  close(): void;
};

/** Store that receives the copy. All functions reject with a {@link StoreError}. */
export type CopyTarget = {
  /**
   * Prepares a copy. Deletes the rows of an unfinished copy, and rejects for any other store that is not empty.
   */
  begin(tables: readonly CopyTable[]): Promise<void>;
  write(table: CopyTable, rows: readonly CopyRow[]): Promise<void>;
  /** Reads the rows with the same keys, in any order. */
  read(table: CopyTable, rows: readonly CopyRow[]): Promise<CopyRow[]>;
  count(table: CopyTable): Promise<number>;
  /** Marks the copy as finished; servers refuse an unfinished copy. */
  finish(): Promise<void>;
  close(): Promise<void>;
};

/** Number of copied rows by table. */
export type CopyCounts = Readonly<Record<string, number>>;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Values as text, for a comparison: storable texts, and hashes of bytes. */
function fingerprint(columns: readonly string[], row: CopyRow | undefined): string {
  const values = columns.map((column) => {
    const value = row?.[column];
    if (typeof value === 'string') return storableText(value);
    return value instanceof Uint8Array ? sha256(value) : value;
  });
  return JSON.stringify(values);
}

/** Throws for the first row that did not arrive unchanged, and for a file whose hash is not the noted one. */
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
  for (const rows of source.parts(table)) {
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

/**
 * Copies every table and reads back every row. Rejects with a {@link StoreError}; then the copy is unusable, and the
 * source is unchanged.
 */
export async function copyStore(source: CopySource, target: CopyTarget): Promise<CopyCounts> {
  await target.begin(source.tables);
  const counts: Record<string, number> = {};
  for (const table of source.tables) counts[table.name] = await copyTable(table, source, target);
  await target.finish();
  return counts;
}

const listOf = (columns: readonly string[], of = ''): string =>
  columns.map((column) => `${of}${column}`).join(', ');

/** A row for JSON: without files, and with storable texts. */
const withoutBytes = (row: CopyRow): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => !(value instanceof Uint8Array))
      .map(([column, value]) => [column, typeof value === 'string' ? storableText(value) : value]),
  );

/** Rejects if the target lacks a column, because its values would be lost. */
async function checkColumns({ query }: Database, { name, columns }: CopyTable): Promise<void> {
  const { rows } = await query(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped`,
    [name],
  );
  const names = new Set(rows.map((row) => row.name));
  const missing = columns.filter((column) => !names.has(column));
  if (missing.length > 0)
    throw new StoreError(
      `PostgreSQL has no place for ${listOf(missing, `${name}.`)}: this is a fault of ours.`,
    );
}

/** Makes a target from a database, and closes the database with it. */
export function createPostgresCopy(database: Database): CopyTarget {
  const { query, address } = database;
  const copiedRowsOf = (name: string): string =>
    name === 'settings' ? `settings WHERE name <> '${copyFlag}'` : name;
  const count = async ({ name }: CopyTable): Promise<number> =>
    Number((await query(`SELECT count(*) AS count FROM ${copiedRowsOf(name)}`)).rows[0]?.count);

  return {
    async begin(tables) {
      try {
        await checkDatabase(database);
        await prepareSchema(database, { allowed: true });
      } catch (error) {
        throw unusable(address, error);
      }
      for (const table of tables) await checkColumns(database, table);
      if (await isCopyUnderWay(database))
        await database.script(
          tables
            .toReversed()
            .map(({ name }) => `DELETE FROM ${copiedRowsOf(name)}`)
            .join('; '),
        );
      for (const table of tables)
        if ((await count(table)) > 0)
          throw new StoreError(
            `${address} is not empty: a copy was made already, or a server was started on it. Name an empty database, or another schema with search_path.`,
          );
      await query('INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        copyFlag,
        'yes',
      ]);
    },
    async write({ name, columns }, rows) {
      const file = rows[0]?.bytes;
      const selected = columns.map((column) => (column === 'bytes' ? '$2::bytea' : column)).join(', ');
      const values = [JSON.stringify(rows.map(withoutBytes)), ...(file instanceof Uint8Array ? [file] : [])];
      await query(
        `INSERT INTO ${name} (${listOf(columns)}) SELECT ${selected}
         FROM json_populate_recordset(NULL::${name}, $1::text::json)`,
        values,
      );
    },
    async read({ name, columns, key }, rows) {
      const result = await query(
        `SELECT ${listOf(columns, 'one.')} FROM ${name} one
         JOIN json_populate_recordset(NULL::${name}, $1::text::json) wanted USING (${listOf(key)})`,
        [JSON.stringify(rows.map(withoutBytes))],
      );
      return result.rows as CopyRow[];
    },
    count,
    async finish() {
      await query(
        "SELECT setval(pg_get_serial_sequence('pauses', 'id'), max(id)) FROM pauses HAVING max(id) > 0",
      );
      await query('DELETE FROM settings WHERE name = $1', [copyFlag]);
    },
    close: database.close,
  };
}
