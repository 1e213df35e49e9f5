/** Submissions as the operator sees them: in a terminal, and as a table. */
import type { contactForm } from '../../contracts/contact-form.ts';
import type { FieldName } from '../../contracts/forms/form.ts';
import type { applicationForm } from '../../contracts/job-application-form.ts';
import { counted } from '../../contracts/messages.ts';
import type { InboxEntry } from '../store/store.ts';
import { csvCell, printable, printableLines } from './safe-text.ts';

/** A time as ISO 8601 writes it; nothing for none. */
export const stamp = (time: number | undefined): string =>
  time === undefined ? '' : new Date(time).toISOString();

/** The word of each form that tells one entry from the next. A field that is renamed does not compile. */
const titleFields: {
  message: FieldName<typeof contactForm>;
  application: FieldName<typeof applicationForm>;
} = { message: 'subject', application: 'name' };

/** The first line of an entry: everything an operator looks for at a glance. */
export function headline(entry: InboxEntry): string {
  const { id, receivedAt, kind, state, verified, email, fields, attachment } = entry;
  const marks = [
    ...(verified ? [] : [' [unverified]']),
    ...(attachment?.warnings ?? []).map((warning) => ` [warning: ${warning}]`),
  ].join('');
  const title = fields[titleFields[kind]] ?? '';
  return printable(`${id}  ${stamp(receivedAt)}  ${kind}  ${state}${marks}  ${email}  ${title}`);
}

/** Everything about an entry, for the terminal; what to beware of comes first. */
export function describe(entry: InboxEntry): string {
  const { state, attempts, lastError, deliveredAt, mailbox } = entry;
  const delivery = `to ${mailbox}, ${state}, ${counted(attempts, 'attempt')} ${stamp(deliveredAt)}`.trimEnd();
  const trouble = lastError === undefined ? [] : [`last error: ${printable(lastError)}`];
  const words = Object.entries(entry.fields).map(([name, value]) => `${name}:\n${printableLines(value)}`);
  const facts = [...describeConsent(entry), ...describeAttachment(entry)];
  return [...warningLines(entry), headline(entry), delivery, ...trouble, ...facts, ...words].join('\n');
}

function warningLines({ attachment }: InboxEntry): string[] {
  return (attachment?.warnings ?? []).map((warning) => `WARNING: ${printable(warning)}`);
}

function describeConsent({ consent }: InboxEntry): string[] {
  if (!consent) return [];
  const { terms, privacy, at } = consent;
  return [`accepted: terms of use of ${terms}, privacy policy of ${privacy}, ${stamp(at)}`];
}

function describeAttachment({ id, attachment }: InboxEntry): string[] {
  if (!attachment) return [];
  const { name, mediaType, size, sha256, cleared } = attachment;
  const scan = cleared ? '' : ', in quarantine until a virus scanner has looked into it';
  return [
    `resume: ${printable(name)}, ${mediaType}, ${size} bytes${scan} (npm run inbox -- resume ${id})`,
    `sha-256: ${sha256}`,
  ];
}

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
