/** Looks through a whole database for what is damaged. */
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { fileFault, linkChecks } from './links.ts';
import type { Verdict } from './store.ts';

const fileRow = z.object({
  id: z.string(),
  size: z.number(),
  sha256: z.string(),
  bytes: z.instanceof(Uint8Array),
});
const brokenLinkRow = z.object({ table: z.string(), parent: z.string() });

/** Faults that SQLite itself finds: damaged pages, indexes without some rows, references to missing rows. */
function databaseFaults(db: DatabaseSync): string[] {
  const damages = db
    .prepare('PRAGMA integrity_check')
    .all()
    .map((row) => String(row.integrity_check))
    .filter((words) => words !== 'ok');
  const broken = db.prepare('PRAGMA foreign_key_check').all();
  return [
    ...damages,
    ...broken.map((row) => {
      const { table, parent } = brokenLinkRow.parse(row);
      return `a row of ${table} belongs to none of ${parent}`;
    }),
  ];
}

/** Everything that is wrong, one sentence each. */
function verifyDatabase(db: DatabaseSync): Verdict {
  // One moment for all that is compared.
  db.exec('BEGIN');
  try {
    const faults = databaseFaults(db);
    for (const { fault, query } of linkChecks)
      faults.push(
        ...db
          .prepare(query)
          .all()
          .map(({ id }) => `${String(id)} ${fault}`),
      );
    let files = 0;
    for (const row of db
      .prepare('SELECT submission_id AS id, size, sha256, bytes FROM attachments')
      .iterate()) {
      const { id, bytes, size, sha256 } = fileRow.parse(row);
      const fault = fileFault(id, bytes, size, sha256);
      if (fault !== undefined) faults.push(fault);
      files += 1;
    }
    const submissions = Number(db.prepare('SELECT count(*) AS count FROM submissions').get()?.count);
    return { submissions, files, faults };
  } finally {
    db.exec('ROLLBACK');
  }
}

/** Looks through a database and reads every byte. Others may be writing to it, and are not held up. */
export function verifyFile(path: string): Verdict {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return verifyDatabase(db);
  } finally {
    db.close();
  }
}
