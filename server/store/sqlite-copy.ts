/** Reads everything out of an embedded store, table by table. */
import { DatabaseSync } from 'node:sqlite';
import type { CopyRow, CopySource, CopyTable, CopyValue } from './copy-store.ts';

/** Rows of a part. Those with files come one by one: each file may have some megabytes. */
const partSize = 500;

function readTable(db: DatabaseSync, name: string): CopyTable {
  const columns = db.prepare('SELECT name, pk FROM pragma_table_info(?) ORDER BY cid').all(name);
  return {
    name,
    columns: columns.map((column) => String(column.name)),
    key: columns.filter(({ pk }) => pk !== 0).map((column) => String(column.name)),
  };
}

function* inParts(rows: Iterable<CopyRow>, size: number): Generator<CopyRow[]> {
  let part: CopyRow[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** Opens the database at `path`, which no server may have open. */
export function openSqliteCopy(path: string): CopySource {
  const db = new DatabaseSync(path, { readOnly: true });
  const names = db
    // Everything else names a submission.
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name <> 'submissions', name")
    .all()
    .map(({ name }) => String(name));
  return {
    tables: names.map((name) => readTable(db, name)),
    parts({ name, columns }) {
      const rows = db.prepare(`SELECT ${columns.join(', ')} FROM ${name}`).iterate() as Iterable<
        Record<string, CopyValue>
      >;
      return inParts(rows, columns.includes('bytes') ? 1 : partSize);
    },
    close: () => db.close(),
  };
}
