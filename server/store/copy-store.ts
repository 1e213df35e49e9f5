/** Copies all that one store keeps into another, empty one, and makes sure that it arrived. */
import { createHash } from 'node:crypto';
import { storableText } from './storable-text.ts';
import { StoreError } from './store.ts';

/** A value in a table: the same in every adapter, see `rows.ts`. */
export type CopyValue = string | number | null | Uint8Array;

/** A row by column. */
export type CopyRow = Readonly<Record<string, CopyValue>>;

/** A table; rows are told apart by the columns of `key`. */
export type CopyTable = { name: string; columns: readonly string[]; key: readonly string[] };

/** Store that is copied. No server may use it in the meantime. */
export type CopySource = {
  /** Ordered so that no row refers to a row of a later table. */
  tables: readonly CopyTable[];
  /** All rows in parts that fit into memory, the same at every call. */
  parts(table: CopyTable): Iterable<readonly CopyRow[]>;
  close(): void;
};

/** Store that receives the copy. All functions reject with a {@link StoreError}. */
export type CopyTarget = {
  /**
   * Makes ready for a copy. Rejects for a store that is not empty, but for the rest of a copy that was broken off: that
   * is thrown away.
   */
  begin(tables: readonly CopyTable[]): Promise<void>;
  write(table: CopyTable, rows: readonly CopyRow[]): Promise<void>;
  /** The rows with the same keys, in any order. */
  read(table: CopyTable, rows: readonly CopyRow[]): Promise<CopyRow[]>;
  count(table: CopyTable): Promise<number>;
  /** Opens the store for servers, which do not take a copy that is not finished. */
  finish(): Promise<void>;
  close(): Promise<void>;
};

/** Rows copied, by table. */
export type CopyCounts = Readonly<Record<string, number>>;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Values as text, to be compared: texts as they can be kept everywhere, and of bytes their hash. */
function fingerprint(columns: readonly string[], row: CopyRow | undefined): string {
  const values = columns.map((column) => {
    const value = row?.[column];
    if (typeof value === 'string') return storableText(value);
    return value instanceof Uint8Array ? sha256(value) : value;
  });
  return JSON.stringify(values);
}

/** Throws for the first row that is not there as it was, and for a file that is not what was noted of it. */
function compare(table: CopyTable, rows: readonly CopyRow[], arrived: readonly CopyRow[]): void {
  const { columns, key } = table;
  const byKey = new Map(arrived.map((row) => [fingerprint(key, row), row]));
  for (const row of rows) {
    const itsKey = fingerprint(key, row);
    const name = `${table.name} ${itsKey}`;
    if (fingerprint(columns, row) !== fingerprint(columns, byKey.get(itsKey)))
      throw new StoreError(`The copy is not complete: ${name} did not arrive as it was.`);
    if (row.bytes instanceof Uint8Array && sha256(row.bytes) !== row.sha256)
      throw new StoreError(`The file of ${name} is damaged already: its hash is not the one that was noted.`);
  }
}

/* oxlint-disable no-await-in-loop -- one part after the other, so that memory holds one */
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
 * Copies every table and reads back every row. Rejects with a {@link StoreError}; the copy is of no use then, and the
 * source as it was.
 */
export async function copyStore(source: CopySource, target: CopyTarget): Promise<CopyCounts> {
  await target.begin(source.tables);
  const counts: Record<string, number> = {};
  for (const table of source.tables) counts[table.name] = await copyTable(table, source, target);
  await target.finish();
  return counts;
}
