/** Formats submissions as text, table, JSON and CSV. Makes visitors' text safe for terminals and spreadsheets. */
import {
  type InboxEntry,
  type OtherDeliveryStatus,
  referenceOf,
  inboxCommand,
} from '@website/server/queries';
import { day, hour, minute, second } from '@website/forms/limits';
import { counted } from '@website/forms/messages';
import { nameOf, subjectOf, tagsOf } from './words.ts';

/** Characters that control a terminal or are invisible, except two joiners that some scripts need. */
const controls = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

function escaped(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
}

/** Replaces control, direction and invisible characters with escapes (`\u001b`), for safe output in a terminal. */
export const printable = (text: string): string => text.replace(controls, escaped);

/** Formats a value as JSON. Control and invisible characters become JSON escapes, one for each UTF-16 unit. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value, undefined, 2).replace(controls, (character) =>
    character === '\n' ? character : character.split('').map(escaped).join(''),
  );

/** The characters that change the direction of later text, even outside the cell. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A text that a spreadsheet could read as a formula. Spreadsheets ignore white space and control characters before a
 * formula, and read full-width characters like the usual characters.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r|%＝＋－＠]/u;

/**
 * Formats a cell of a CSV file. An apostrophe before a formula makes the formula plain text:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvCell(value: string): string {
  const straight = value.replace(directions, '');
  const harmless = formula.test(straight) ? `'${straight}` : straight;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Formats a time in ISO 8601; empty for undefined. */
export const formatTime = (time: number | undefined): string =>
  time === undefined ? '' : new Date(time).toISOString();

const units = [
  ['d', day],
  ['h', hour],
  ['m', minute],
] as const;

/** Formats the age of a time in the largest whole unit: `5m`, `3h`, `12d`. */
export function formatAge(time: number, now: number): string {
  const age = Math.max(0, now - time);
  const [unit, length] = units.find(([, milliseconds]) => age >= milliseconds) ?? ['s', second];
  return `${Math.floor(age / length)}${unit}`;
}

const minWidth = 8;
const gap = '  ';

/** Returns the width of a text in columns. Each character counts as one column, although East Asian text is wider. */
const widthOf = (text: string): number => [...text].length;
const truncate = (text: string, width: number): string =>
  widthOf(text) <= width ? text : `${[...text].slice(0, width - 1).join('')}…`;
const fitted = (text: string, width: number): string =>
  truncate(text, width) + ' '.repeat(Math.max(0, width - widthOf(text)));

/**
 * Returns the lines of a table that fits into `width`: columns whose titles are in `shortened` get shorter, but not
 * below {@link minWidth}. Without a `width` a program reads the lines: tabs separate the cells.
 * @param below an indented line under each row; no line if empty
 */
export function formatTable(
  titles: readonly string[],
  rows: readonly { cells: readonly string[]; below?: string }[],
  shortened: readonly string[] = [],
  width?: number,
): string[] {
  const lines = [titles, ...rows.map(({ cells }) => cells.map(printable))];
  if (width === undefined) return lines.map((cells) => cells.join('\t'));
  const widths = titles.map((_, at) => Math.max(...lines.map((cells) => widthOf(cells[at] ?? ''))));
  const flexible = [...titles.keys()].filter((at) => shortened.includes(titles[at] ?? ''));
  flexible.sort((a, b) => (widths[a] ?? 0) - (widths[b] ?? 0));
  let space = width - gap.length * (titles.length - 1);
  for (const [at, columnWidth] of widths.entries()) if (!flexible.includes(at)) space -= columnWidth;
  // The longer columns get the space that short columns do not need.
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

/** Indents several lines of a visitor, so that they differ from the program's own lines. */
const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${printable(line)}`)
    .join('\n');

function describeDelivery({ channel, state, attempts, lastError, deliveredAt }: OtherDeliveryStatus): string {
  const error = lastError === undefined ? '' : `, last error: ${printable(lastError)}`;
  return `${channel}: ${state}, ${counted(attempts, 'attempt')} ${formatTime(deliveredAt)}`.trimEnd() + error;
}

const quarantine = ', in quarantine until a virus scanner has looked into it';

/** Warnings come first. */
export function describe(entry: InboxEntry): string {
  const { id, kind, verified, lastError, spamAt, consent, attachment: file } = entry;
  const spam = spamAt === undefined ? '' : ` [spam since ${formatTime(spamAt)}]`;
  const delivered = `${counted(entry.attempts, 'attempt')} ${formatTime(entry.deliveredAt)}`.trimEnd();
  const lines = [
    ...(file?.warnings ?? []).map((warning) => `WARNING: ${printable(warning)}`),
    id,
    `reference: ${referenceOf(id)}`,
    `received: ${formatTime(entry.receivedAt)}`,
    `kind: ${kind}${verified ? '' : ' [unverified]'}${spam}`,
    `from: ${printable(entry.email)}`,
    `delivery: to ${entry.mailbox}, ${entry.state}, ${delivered}`,
    lastError !== undefined && `last error: ${printable(lastError)}`,
    ...entry.otherDeliveries.map(describeDelivery),
    consent &&
      `accepted: terms of use of ${consent.terms}, privacy policy of ${consent.privacy}, ${formatTime(consent.at)}`,
    file &&
      `file: ${printable(file.name)}, ${file.mediaType}, ${file.size} bytes${file.cleared ? '' : quarantine} (to save it: ${inboxCommand(`resume ${id}`)})`,
    file && `sha-256: ${file.sha256}`,
    ...Object.entries(entry.fields).map(([name, value]) => `${printable(name)}:\n${indented(value)}`),
  ];
  return lines.filter(Boolean).join('\n');
}

/** In a terminal with at least this many columns, tables also show errors and addresses. */
const wideTerminal = 130;

const narrow = ['ID', 'REFERENCE', 'AGE', 'NAME', 'SUBJECT', 'STATE', 'TRIES'];
const wide = [...narrow, 'EMAIL', 'LAST ERROR'];
const shortened = ['NAME', 'SUBJECT', 'EMAIL', 'LAST ERROR'];

/** Formats entries as the lines of a table. The table fits into `width` columns, if `width` is given. */
export function entryTable(entries: readonly InboxEntry[], now: number, width?: number): string[] {
  const isWide = width === undefined || width >= wideTerminal;
  const rows = entries.map((entry) => {
    const { id, receivedAt, state, attempts, email, lastError = '' } = entry;
    const age = formatAge(receivedAt, now);
    const subject = [...tagsOf(entry).map((tag) => `[${tag}]`), subjectOf(entry)].join(' ');
    const cells = [id, referenceOf(id), age, nameOf(entry), subject, state, String(attempts)];
    if (isWide) return { cells: [...cells, email, lastError] };
    return { cells, below: lastError === '' ? '' : `error: ${lastError}` };
  });
  return formatTable(isWide ? wide : narrow, rows, shortened, width);
}

const isoTime = (time: number | undefined) => (time === undefined ? undefined : formatTime(time));

/** Returns all stored values of a submission except the bytes of the file. Times are in ISO 8601. */
export const entryJson = (entry: InboxEntry): Record<string, unknown> => ({
  reference: referenceOf(entry.id),
  ...entry,
  receivedAt: isoTime(entry.receivedAt),
  deliveredAt: isoTime(entry.deliveredAt),
  spamAt: isoTime(entry.spamAt),
  readAt: isoTime(entry.readAt),
  otherDeliveries: entry.otherDeliveries.map((delivery) => ({
    ...delivery,
    deliveredAt: isoTime(delivery.deliveredAt),
  })),
  consent: entry.consent && { ...entry.consent, at: isoTime(entry.consent.at) },
});

/** Marks the text as UTF-8. Without the mark, spreadsheets assume an old encoding of the system. */
const utf8Bom = '\ufeff';

/** Formats entries as a CSV table (RFC 4180) with a column for every field that an entry has. */
export function toCsv(entries: readonly InboxEntry[]): string {
  const names = [...new Set(entries.flatMap(({ fields }) => Object.keys(fields)))];
  const header = [
    ...['id', 'reference', 'kind', 'received', 'verified', 'state', 'attempts', 'delivered'],
    ...names,
    ...['accepted terms', 'accepted privacy', 'accepted at'],
    ...['resume', 'resume bytes', 'resume sha-256', 'warnings'],
  ];
  const rows = entries.map(({ fields, consent, attachment, ...entry }) => [
    entry.id,
    referenceOf(entry.id),
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
  return utf8Bom + [header, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n');
}
