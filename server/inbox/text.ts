/** Formats submissions as text, as a table, as JSON and as CSV. Makes text of visitors safe for a terminal and a spreadsheet. */
import { formOf } from '../../contracts/forms.ts';
import { day, hour, minute, second } from '../../contracts/limits.ts';
import { counted } from '../../contracts/messages.ts';
import type { InboxEntry, OtherDeliveryStatus } from '../store/delivery.ts';

/** Characters that a terminal obeys or hides. Two joiners are allowed, because some scripts need them. */
const controls = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

function escaped(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
}

/** Shows control, direction and invisible characters as `\u001b` instead of letting the terminal obey them. */
export const printable = (text: string): string => text.replace(controls, escaped);

/** A value as JSON, with control and invisible characters as JSON escapes. JSON has escapes of UTF-16 units only. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value, undefined, 2).replace(controls, (character) =>
    character === '\n' ? character : character.split('').map(escaped).join(''),
  );

/** Characters that change the direction of the text after them, even beyond the cell. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Matches a text that a spreadsheet may take for a formula. Spreadsheets ignore white space and control characters
 * before it, and read full-width signs as the usual ones.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r|%＝＋－＠]/u;

/**
 * A cell of a CSV file, without direction characters. A leading apostrophe makes a formula plain text:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvCell(value: string): string {
  const straight = value.replace(directions, '');
  const harmless = formula.test(straight) ? `'${straight}` : straight;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A time in ISO 8601; empty for undefined. */
export const formatTime = (time: number | undefined): string =>
  time === undefined ? '' : new Date(time).toISOString();

const units = [
  ['d', day],
  ['h', hour],
  ['m', minute],
] as const;

/** The age of a time in its largest whole unit: `5m`, `3h`, `12d`. */
export function formatAge(time: number, now: number): string {
  const age = Math.max(0, now - time);
  const [unit, length] = units.find(([, milliseconds]) => age >= milliseconds) ?? ['s', second];
  return `${Math.floor(age / length)}${unit}`;
}

/** Minimum width of a column that may be shortened. */
const minWidth = 8;
const gap = '  ';

/** Columns of a text. Every character counts as one, so East Asian text and emoji are wider than planned. */
const widthOf = (text: string): number => [...text].length;
const truncate = (text: string, width: number): string =>
  widthOf(text) <= width ? text : `${[...text].slice(0, width - 1).join('')}…`;
const fitted = (text: string, width: number): string =>
  truncate(text, width) + ' '.repeat(Math.max(0, width - widthOf(text)));

/**
 * The lines of a table. Long columns are shortened to {@link minWidth} at least, so that the lines fit into `width`.
 * @param below an indented line under each row; empty: no line
 * @param shortened titles of the columns that may be shortened
 */
export function formatTable(
  titles: readonly string[],
  rows: readonly { cells: readonly string[]; below?: string }[],
  shortened: readonly string[] = [],
  width = Infinity,
): string[] {
  const lines = [titles, ...rows.map(({ cells }) => cells.map(printable))];
  const widths = titles.map((_, at) => Math.max(...lines.map((cells) => widthOf(cells[at] ?? ''))));
  const flexible = [...titles.keys()].filter((at) => shortened.includes(titles[at] ?? ''));
  flexible.sort((a, b) => (widths[a] ?? 0) - (widths[b] ?? 0));
  let space = width - gap.length * (titles.length - 1);
  for (const [at, columnWidth] of widths.entries()) if (!flexible.includes(at)) space -= columnWidth;
  // A short column leaves its space to the longer ones.
  for (const [index, at] of flexible.entries()) {
    const share = Math.max(minWidth, Math.floor(space / (flexible.length - index)));
    widths[at] = Math.min(widths[at] ?? 0, share);
    space -= widths[at];
  }
  const [header = '', ...texts] = lines.map((cells) =>
    cells
      .map((cell, at) => fitted(cell, widths[at] ?? 0))
      .join(gap)
      .trimEnd(),
  );
  const belowOf = (at: number) => printable(rows[at]?.below ?? '');
  return [
    header,
    ...texts.flatMap((text, at) =>
      belowOf(at) === '' ? [text] : [text, truncate(`  ${belowOf(at)}`, width)],
    ),
  ];
}

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

/** Several lines of a visitor. The indent tells them from the lines of the program. */
const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${printable(line)}`)
    .join('\n');

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
    ...Object.entries(entry.fields).map(([name, value]) => `${printable(name)}:\n${indented(value)}`),
  ].join('\n');
}

/** Terminals with at least this many columns also show the columns for errors and addresses. */
const wideTerminal = 130;

const narrow = ['ID', 'AGE', 'NAME', 'SUBJECT', 'STATE', 'TRIES'];
const wide = [...narrow, 'EMAIL', 'LAST ERROR'];
const shortened = ['NAME', 'SUBJECT', 'EMAIL', 'LAST ERROR'];

/** Entries as the lines of a table, in `width` columns where it is given. */
export function entryTable(entries: readonly InboxEntry[], now: number, width?: number): string[] {
  const isWide = width === undefined || width >= wideTerminal;
  const rows = entries.map((entry) => {
    const { id, receivedAt, state, attempts, email, lastError = '' } = entry;
    const cells = [id, formatAge(receivedAt, now), nameOf(entry), subjectOf(entry), state, String(attempts)];
    if (isWide) return { cells: [...cells, email, lastError] };
    return { cells, below: lastError === '' ? '' : `error: ${lastError}` };
  });
  return formatTable(isWide ? wide : narrow, rows, shortened, width);
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
