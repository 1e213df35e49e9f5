/** The submissions at a glance, or as JSON for programs. */
import type { InboxEntry, InboxStore } from '../store/store.ts';
import { type Filter, filterOptions, findSome, readFilter } from './filters.ts';
import { ArgumentError, type Arguments } from './options.ts';
import type { Command } from './command.ts';
import { nameOf, subjectOf } from './entries.ts';
import { entryJson } from './entry-json.ts';
import { printableJson } from './safe-text.ts';
import { type Column, formatTable } from './table.ts';
import { age } from './times.ts';

type InboxReader = Pick<InboxStore, 'list' | 'count'>;

export const defaultLimit = 50;
/** Terminals with at least this many columns show errors and addresses beside the rest. */
const wideTerminal = 130;

const narrow: readonly Column[] = [
  { title: 'ID' },
  { title: 'AGE' },
  { title: 'NAME', least: 8 },
  { title: 'SUBJECT', least: 12 },
  { title: 'STATE' },
  { title: 'TRIES' },
];
const wide: readonly Column[] = [
  ...narrow,
  { title: 'EMAIL', least: 16 },
  { title: 'LAST ERROR', least: 12 },
];

/** Entries as a table; `width` as {@link formatTable} wants it. */
export function entryTable(entries: readonly InboxEntry[], now: number, width?: number): string[] {
  const isWide = width === undefined || width >= wideTerminal;
  const rows = entries.map((entry) => {
    const { id, receivedAt, state, attempts, email, lastError = '' } = entry;
    const short = [id, age(receivedAt, now), nameOf(entry), subjectOf(entry), state, String(attempts)];
    if (isWide) return { cells: [...short, email, lastError] };
    return { cells: short, below: lastError === '' ? '' : `error: ${lastError}` };
  });
  return formatTable(isWide ? wide : narrow, rows, width);
}

/** Limits a list to what is usually shown: unverified submissions and spam only when asked for. */
function inList({ selection, words }: Filter): Filter {
  const folder = selection.spam === true ? {} : { verified: true, spam: false };
  return { selection: { ...folder, ...selection }, words };
}

/** A line for what lies in the other folder; none when that is empty, or asked for. */
async function otherFolder(store: InboxReader, { selection, words }: Filter): Promise<string[]> {
  if (selection.verified !== undefined || selection.spam === true) return [];
  const hidden: Filter = { selection: { ...selection, verified: false, spam: false }, words };
  const unverified =
    words.length === 0 ? await store.count(hidden.selection) : (await findSome(store, hidden)).length;
  return unverified === 0 ? [] : ['', `${unverified} unverified: add --unverified to see them.`];
}

function readLimit({ options }: Arguments): number {
  const limit = options.limit ?? String(defaultLimit);
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw new ArgumentError('--limit needs a number from 1 to 999999.');
  return Number(limit);
}

export const list: Command = {
  words: '',
  wordCount: [0, 0],
  purpose: 'the newest submissions',
  options: [
    ...filterOptions,
    { name: 'limit', value: 'N', purpose: `so many at most; ${defaultLimit} unless told` },
    { name: 'json', purpose: 'everything about each, for programs' },
  ],
  async run({ store: open, width }, args) {
    const now = Date.now();
    const limit = readLimit(args);
    const filter = readFilter(args, now);
    const store = await open();
    const entries = await findSome(store, inList(filter), limit);
    if (args.options.json !== undefined) return printableJson(entries.map(entryJson));
    const others = await otherFolder(store, filter);
    const empty = (await store.count({})) === 0 ? 'No submissions yet.' : 'None of that kind.';
    return [...(entries.length === 0 ? [empty] : entryTable(entries, now, width)), ...others].join('\n');
  },
};
