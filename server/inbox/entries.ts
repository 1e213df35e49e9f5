/** Submissions as the operator sees them: in a terminal, and as a table. */
import type { InboxEntry } from '../store/store.ts';
import { csvCell, printable, printableLines } from './safe-text.ts';

/** A time as ISO 8601 writes it; nothing for none. */
export const stamp = (time: number | undefined): string =>
  time === undefined ? '' : new Date(time).toISOString();
/** `1 attempt`, `2 attempts`. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The first line of an entry: everything an operator looks for at a glance. */
export function headline(entry: InboxEntry): string {
  const { id, receivedAt, kind, state, verified, email, fields } = entry;
  const mark = verified ? '' : ' [unverified]';
  const title = fields.subject ?? fields.name ?? '';
  return printable(`${id}  ${stamp(receivedAt)}  ${kind}  ${state}${mark}  ${email}  ${title}`);
}

/** Everything about an entry, for the terminal. */
export function describe(entry: InboxEntry): string {
  const { state, attempts, lastError, deliveredAt, mailbox } = entry;
  const delivery = `to ${mailbox}, ${state}, ${plural(attempts, 'attempt')} ${stamp(deliveredAt)}`.trimEnd();
  const trouble = lastError === undefined ? [] : [`last error: ${printable(lastError)}`];
  const words = Object.entries(entry.fields).map(([name, value]) => `${name}:\n${printableLines(value)}`);
  return [headline(entry), delivery, ...trouble, ...describeResume(entry), ...words].join('\n');
}

function describeResume({ id, resume }: InboxEntry): string[] {
  if (!resume) return [];
  const { name, type, size, sha256, cleared } = resume;
  const scan = cleared ? '' : ', in quarantine until a virus scanner has looked into it';
  return [
    `resume: ${printable(name)}, ${type}, ${size} bytes${scan} (npm run inbox -- resume ${id})`,
    `sha-256: ${sha256}`,
  ];
}

/** All entries as a table, with a column for every field that one of them has. */
export function toCsv(entries: readonly InboxEntry[]): string {
  const names = [...new Set(entries.flatMap(({ fields }) => Object.keys(fields)))];
  const facts = ['id', 'kind', 'received', 'verified', 'state', 'attempts', 'delivered'];
  const header = [...facts, ...names, 'resume', 'resume bytes', 'resume sha-256'];
  const rows = entries.map(({ fields, resume, ...entry }) => [
    entry.id,
    entry.kind,
    stamp(entry.receivedAt),
    String(entry.verified),
    entry.state,
    String(entry.attempts),
    stamp(entry.deliveredAt),
    ...names.map((name) => fields[name] ?? ''),
    resume?.name ?? '',
    resume ? String(resume.size) : '',
    resume?.sha256 ?? '',
  ]);
  return [header, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n');
}
