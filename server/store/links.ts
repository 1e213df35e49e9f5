/** Conditions between the tables of a store, as SQL that every adapter can run. */
import { createHash } from 'node:crypto';

/** A query for what is wrong: each row's `id` is named in a sentence with `fault`. */
type LinkCheck = { fault: string; query: string };

/** Faults that no constraint of a database excludes, or that it did not always exclude. */
export const linkChecks: readonly LinkCheck[] = [
  {
    fault: 'has no delivery of its mail',
    query: `
      SELECT s.id FROM submissions s
      WHERE NOT EXISTS (SELECT 1 FROM outbox o WHERE o.submission_id = s.id AND o.channel = 'mail')`,
  },
  {
    fault: 'has a delivery, but is not there',
    query: `
      SELECT DISTINCT o.submission_id AS id FROM outbox o
      WHERE NOT EXISTS (SELECT 1 FROM submissions s WHERE s.id = o.submission_id)`,
  },
  {
    fault: 'has a file, but is not there',
    query: `
      SELECT a.submission_id AS id FROM attachments a
      WHERE NOT EXISTS (SELECT 1 FROM submissions s WHERE s.id = a.submission_id)`,
  },
  {
    fault: 'has warnings about a file, but no file',
    query: `
      SELECT s.id FROM submissions s WHERE s.attachment_warnings <> '[]'
      AND NOT EXISTS (SELECT 1 FROM attachments a WHERE a.submission_id = s.id)`,
  },
  {
    fault: 'is delivered, but nobody knows when',
    query: "SELECT submission_id AS id FROM outbox WHERE state = 'delivered' AND delivered_at IS NULL",
  },
];

/** A sentence about a file that is not what was received; undefined where it is. */
export function fileFault(id: string, bytes: Uint8Array, size: number, sha256: string): string | undefined {
  if (bytes.length !== size) return `${id} has a file of ${bytes.length} bytes that was one of ${size}`;
  const found = createHash('sha256').update(bytes).digest('hex');
  return found === sha256
    ? undefined
    : `${id} has a file that was changed: its SHA-256 is ${found}, not ${sha256}`;
}
