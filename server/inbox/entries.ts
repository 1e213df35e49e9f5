/** Formats a submission as text, as a row of a table, as JSON, and as a line of a CSV file. */
import type { InboxEntry, OtherDeliveryStatus } from '../store/delivery.ts';
import { formOf } from '../../contracts/forms.ts';
import { counted } from '../../contracts/messages.ts';
import {
  type Column,
  csvCell,
  formatAge,
  formatTable,
  formatTime,
  printable,
  printableLines,
} from './text.ts';

export const nameOf = ({ kind, fields }: InboxEntry): string => fields[formOf(kind).mail.sender] ?? '';

/** The tags, then the subject: a field of the form, or the form's fixed text and the file name. */
export function subjectOf({ kind, fields, attachment, verified, spamAt }: InboxEntry): string {
  const { subject } = formOf(kind).mail;
  const text =
    'field' in subject
      ? (fields[subject.field] ?? '')
      : [subject.words, attachment?.name].filter(Boolean).join(': ');
  return [
    ...(spamAt === undefined ? [] : ['[spam]']),
    ...(verified ? [] : ['[unverified]']),
    ...(attachment && attachment.warnings.length > 0 ? ['[warning]'] : []),
    text,
  ].join(' ');
}

function describeDelivery({ channel, state, attempts, lastError, deliveredAt }: OtherDeliveryStatus): string {
  const error = lastError === undefined ? '' : `, last error: ${printable(lastError)}`;
  return `${channel}: ${state}, ${counted(attempts, 'attempt')} ${formatTime(deliveredAt)}`.trimEnd() + error;
}

function describeConsent({ consent }: InboxEntry): string[] {
  if (!consent) return [];
  const { terms, privacy, at } = consent;
  return [`accepted: terms of use of ${terms}, privacy policy of ${privacy}, ${formatTime(at)}`];
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

/** All facts of an entry in lines of text, with the warnings first. */
export function describe(entry: InboxEntry): string {
  const { id, kind, verified, state, attempts, lastError, mailbox, spamAt } = entry;
  const spam = spamAt === undefined ? '' : ` [spam since ${formatTime(spamAt)}]`;
  const delivered = `${counted(attempts, 'attempt')} ${formatTime(entry.deliveredAt)}`.trimEnd();
  return [
    ...(entry.attachment?.warnings ?? []).map((warning) => `WARNING: ${printable(warning)}`),
    id,
    `received: ${formatTime(entry.receivedAt)}`,
    `kind: ${kind}${verified ? '' : ' [unverified]'}${spam}`,
    `from: ${printable(entry.email)}`,
    `delivery: to ${mailbox}, ${state}, ${delivered}`,
    ...(lastError === undefined ? [] : [`last error: ${printable(lastError)}`]),
    ...entry.otherDeliveries.map(describeDelivery),
    ...describeConsent(entry),
    ...describeAttachment(entry),
    ...Object.entries(entry.fields).map(([name, value]) => `${printable(name)}:\n${printableLines(value)}`),
  ].join('\n');
}

/** Terminals with at least this many columns also show the columns for errors and addresses. */
const wideTerminal = 130;

const narrow: readonly Column[] = [
  { title: 'ID' },
  { title: 'AGE' },
  { title: 'NAME', minWidth: 8 },
  { title: 'SUBJECT', minWidth: 12 },
  { title: 'STATE' },
  { title: 'TRIES' },
];
const wide: readonly Column[] = [
  ...narrow,
  { title: 'EMAIL', minWidth: 16 },
  { title: 'LAST ERROR', minWidth: 12 },
];

/** Entries as the lines of a table, in `width` columns where it is given. */
export function entryTable(entries: readonly InboxEntry[], now: number, width?: number): string[] {
  const isWide = width === undefined || width >= wideTerminal;
  const rows = entries.map((entry) => {
    const { id, receivedAt, state, attempts, email, lastError = '' } = entry;
    const cells = [id, formatAge(receivedAt, now), nameOf(entry), subjectOf(entry), state, String(attempts)];
    if (isWide) return { cells: [...cells, email, lastError] };
    return { cells, below: lastError === '' ? '' : `error: ${lastError}` };
  });
  return formatTable(isWide ? wide : narrow, rows, width);
}

/** All stored values of a submission without the bytes of its file. Times are in ISO 8601. */
export function entryJson(entry: InboxEntry): Record<string, unknown> {
  const { receivedAt, deliveredAt, spamAt, consent, otherDeliveries, ...unchanged } = entry;
  return {
    ...unchanged,
    receivedAt: formatTime(receivedAt),
    ...(deliveredAt !== undefined && { deliveredAt: formatTime(deliveredAt) }),
    ...(spamAt !== undefined && { spamAt: formatTime(spamAt) }),
    besides: otherDeliveries.map((delivery) => ({
      ...delivery,
      ...(delivery.deliveredAt !== undefined && { deliveredAt: formatTime(delivery.deliveredAt) }),
    })),
    ...(consent && { consent: { ...consent, at: formatTime(consent.at) } }),
  };
}

/** Marks the text as UTF-8: otherwise spreadsheets assume an old encoding of the system. */
const byteOrderMark = '\ufeff';

/** Entries as a CSV table (RFC 4180), with a column for every field of any entry. */
export function toCsv(entries: readonly InboxEntry[]): string {
  const names = [...new Set(entries.flatMap(({ fields }) => Object.keys(fields)))];
  const header = [
    ...['id', 'kind', 'received', 'verified', 'state', 'attempts', 'delivered'],
    ...names,
    ...['accepted terms', 'accepted privacy', 'accepted at'],
    ...['resume', 'resume bytes', 'resume sha-256', 'warnings'],
  ];
  const rows = entries.map(({ fields, consent, attachment, ...entry }) => [
    entry.id,
    entry.kind,
    formatTime(entry.receivedAt),
    String(entry.verified),
    entry.state,
    String(entry.attempts),
    formatTime(entry.deliveredAt),
    ...names.map((name) => fields[name] ?? ''),
    ...[consent?.terms ?? '', consent?.privacy ?? '', formatTime(consent?.at)],
    ...[attachment?.name ?? '', String(attachment?.size ?? ''), attachment?.sha256 ?? ''],
    attachment?.warnings.join(' ') ?? '',
  ]);
  return byteOrderMark + [header, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n');
}
