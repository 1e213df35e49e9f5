/** Submissions as a table that a spreadsheet opens safely. */
import type { InboxEntry } from '../store/store.ts';
import { csvCell } from './safe-text.ts';
import { stamp } from './times.ts';

/** What the server noted, for the columns after those of the form. */
const noted = [
  'accepted terms',
  'accepted privacy',
  'accepted at',
  'resume',
  'resume bytes',
  'resume sha-256',
  'warnings',
];

function notedOf({ consent, attachment }: InboxEntry): string[] {
  const accepted = [consent?.terms ?? '', consent?.privacy ?? '', stamp(consent?.at)];
  if (!attachment) return [...accepted, '', '', '', ''];
  const { name, size, sha256, warnings } = attachment;
  return [...accepted, name, String(size), sha256, warnings.join(' ')];
}

/** Says that the text is UTF-8: spreadsheets take a file without it for one of the system's old encodings. */
const byteOrderMark = '\ufeff';

/** All entries as a table (RFC 4180), with a column for every field that one of them has. */
export function toCsv(entries: readonly InboxEntry[]): string {
  const names = [...new Set(entries.flatMap(({ fields }) => Object.keys(fields)))];
  const facts = ['id', 'kind', 'received', 'verified', 'state', 'attempts', 'delivered'];
  const rows = entries.map((entry) => [
    entry.id,
    entry.kind,
    stamp(entry.receivedAt),
    String(entry.verified),
    entry.state,
    String(entry.attempts),
    stamp(entry.deliveredAt),
    ...names.map((name) => entry.fields[name] ?? ''),
    ...notedOf(entry),
  ]);
  const header = [...facts, ...names, ...noted];
  return byteOrderMark + [header, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n');
}
