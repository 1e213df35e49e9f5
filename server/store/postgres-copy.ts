/** Writes everything into a store in PostgreSQL, table by table. */
import type { CopyRow, CopyTable, CopyTarget, CopyValue } from './copy-store.ts';
import { StoreError } from './store.ts';
import { storableText } from './storable-text.ts';
import { checkDatabase } from './check-database.ts';
import { unusable } from './database-faults.ts';
import type { Database } from './database.ts';
import { prepareSchema } from './postgres-schema.ts';

/** Notes a copy that is not finished; no server takes the store then. */
const copyMark = 'copy-under-way';

const listOf = (columns: readonly string[], of = ''): string =>
  columns.map((column) => `${of}${column}`).join(', ');

/** A row as JSON can carry it: without files, and with the characters that PostgreSQL has a place for. */
const plain = (row: CopyRow): Record<string, CopyValue> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => !(value instanceof Uint8Array))
      .map(([column, value]) => [column, typeof value === 'string' ? storableText(value) : value]),
  );

/** Every column has to have its place, or something would be left out. */
async function checkColumns({ query }: Database, { name, columns }: CopyTable): Promise<void> {
  const { rows } = await query(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped`,
    [name],
  );
  const known = new Set(rows.map((row) => row.name));
  const missing = columns.filter((column) => !known.has(column));
  if (missing.length > 0)
    throw new StoreError(
      `PostgreSQL has no place for ${listOf(missing, `${name}.`)}: this is a fault of ours.`,
    );
}

/** Whether a copy into this database was begun and not finished. */
export async function isCopyUnderWay({ query }: Database): Promise<boolean> {
  return (await query('SELECT 1 FROM settings WHERE name = $1', [copyMark])).count === 1;
}

/* oxlint-disable no-await-in-loop -- one table after the other */
/** Makes a place for a copy in a database, which is closed with it. */
export function createPostgresCopy(database: Database): CopyTarget {
  const { query, address } = database;
  const own = (name: string): string => (name === 'settings' ? `settings WHERE name <> '${copyMark}'` : name);
  const count = async ({ name }: CopyTable): Promise<number> =>
    Number((await query(`SELECT count(*) AS count FROM ${own(name)}`)).rows[0]?.count);

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
            .map(({ name }) => `DELETE FROM ${own(name)}`)
            .join('; '),
        );
      for (const table of tables)
        if ((await count(table)) > 0)
          throw new StoreError(
            `${address} is not empty: a copy was made already, or a server was started on it. Name an empty database, or another schema with search_path.`,
          );
      await query('INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        copyMark,
        'yes',
      ]);
    },
    async write({ name, columns }, rows) {
      const file = rows[0]?.bytes;
      const selected = columns.map((column) => (column === 'bytes' ? '$2::bytea' : column)).join(', ');
      const values = [JSON.stringify(rows.map(plain)), ...(file instanceof Uint8Array ? [file] : [])];
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
        [JSON.stringify(rows.map(plain))],
      );
      return result.rows as CopyRow[];
    },
    count,
    async finish() {
      await query(
        "SELECT setval(pg_get_serial_sequence('holds', 'id'), max(id)) FROM holds HAVING max(id) > 0",
      );
      await query('DELETE FROM settings WHERE name = $1', [copyMark]);
    },
    close: database.close,
  };
}
