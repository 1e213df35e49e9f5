/** Looks through everything in PostgreSQL for what is damaged. */
import { z } from 'zod';
import { fileFault, linkChecks } from './links.ts';
import type { Verdict } from './store.ts';
import type { Database } from './database.ts';

const fileRow = z.object({ size: z.number(), sha256: z.string(), bytes: z.instanceof(Uint8Array) });

/** Everything that is wrong, one sentence each. Files are read one by one: each may have some megabytes. */
export async function verifyStore({ query }: Database): Promise<Verdict> {
  const broken = await Promise.all(
    linkChecks.map(async ({ fault, query: check }) =>
      (await query(check)).rows.map(({ id }) => `${String(id)} ${fault}`),
    ),
  );
  const faults = broken.flat();
  const { rows: files } = await query('SELECT submission_id AS id FROM attachments ORDER BY 1');
  for (const { id } of files) {
    // oxlint-disable-next-line no-await-in-loop
    const found = await query('SELECT size, sha256, bytes FROM attachments WHERE submission_id = $1', [
      String(id),
    ]);
    const [row] = found.rows;
    // It may have been erased meanwhile.
    const { bytes, size, sha256 } = row ? fileRow.parse(row) : { bytes: undefined, size: 0, sha256: '' };
    const fault = bytes && fileFault(String(id), bytes, size, sha256);
    if (fault !== undefined) faults.push(fault);
  }
  const [row] = (await query('SELECT count(*) AS count FROM submissions')).rows;
  return { submissions: Number(row?.count), files: files.length, faults };
}
