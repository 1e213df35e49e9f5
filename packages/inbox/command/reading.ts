/** The commands that change no data: list, show, stats, resume and export. The last two save files. */
import {
  type Activity,
  type InboxEntry,
  type InboxStats,
  channels,
  cleanFileName,
  type InboxStore,
  type Store,
  reasonTexts,
} from '@website/server/queries';
import { resolve } from 'node:path';
import { day } from '@website/forms/limits';
import { counted } from '@website/forms/messages';
import { ArgumentError, type Arguments, type Context, UsageError, readNumber } from './command-line.ts';
import { describe, entryJson, entryTable, formatTime, printable, printableJson, toCsv } from './text.ts';

import { newFolder, saveFile } from './copies.ts';
import { type Filter, find, idOf, notSpam, readFilter } from './filters.ts';

export const defaultLimit = 50;

/** Selects verified submissions that are not spam, unless the filter asks for other submissions. */
export const inList = (filter: Filter): Filter =>
  filter.spam === true ? filter : { verified: true, spam: false, ...filter };

/** Returns a line with the number of unverified submissions that the list omits; nothing if the number is 0. */
async function unverifiedLine(
  store: Pick<InboxStore, 'list' | 'count'>,
  { searchTerms, ...selection }: Filter,
): Promise<string[]> {
  if (selection.verified !== undefined || selection.spam === true) return [];
  const hidden = { ...selection, verified: false, spam: false };
  const count =
    searchTerms.length === 0
      ? await store.count(hidden)
      : (await find(store, { ...hidden, searchTerms })).length;
  return count === 0 ? [] : ['', `${count} unverified: add --unverified to see them.`];
}

export async function list({ store: open, width }: Context, args: Arguments): Promise<string> {
  const now = Date.now();
  const limit = readNumber('--limit', args.options.limit ?? String(defaultLimit), 1, 999_999);
  const filter = readFilter(args, now);
  const store = await open();
  const entries = await find(store, inList(filter), limit);
  if (args.options.json !== undefined) return printableJson(entries.map(entryJson));
  const empty = (await store.count({})) === 0 ? 'No submissions yet.' : 'None of that kind.';
  const lines = entries.length === 0 ? [empty] : entryTable(entries, now, width);
  return [...lines, ...(await unverifiedLine(store, filter))].join('\n');
}

const pausedLines = ({ pauses }: InboxStats): string[] =>
  pauses.map(
    ({ channel, since, cause, reason }) =>
      `${channel} is paused since  ${formatTime(since)}  ${cause}: ${printable(reason)}`,
  );

/** Finds a submission, and marks it as read. The digest then does not report its dead deliveries. */
export async function openEntry(store: Store, typed: string): Promise<InboxEntry | undefined> {
  const id = await idOf(store, typed);
  const entry = await store.show(id);
  if (!entry) return undefined;
  const now = Date.now();
  const deliveries = [{ channel: 'mail' as const, state: entry.state }, ...entry.otherDeliveries];
  const dead = deliveries.flatMap(({ channel, state }) => (state === 'dead' ? [{ id, channel }] : []));
  if (dead.length > 0) await store.recordReported({ deliveries: dead }, now);
  if (entry.readAt === undefined) await store.markRead({ ids: [id] }, now);
  return entry;
}

export async function show({ store: open }: Context, { operands: [typed = ''] }: Arguments): Promise<string> {
  const entry = await openEntry(await open(), typed);
  if (!entry) throw new UsageError(`There is no submission ${printable(typed)}.`);
  return describe(entry);
}

/** The stored name is cleaned already, and once more here, where it becomes a path. */
const fileNameOf = (id: string, { name }: { name: string }): string => `${id}-${cleanFileName(name)}`;

/** Returns the file of a submission with the name to save it under; undefined if there is none. */
export async function readFile(store: Store, typed: string) {
  const id = await idOf(store, typed);
  const [entry, bytes] = await Promise.all([store.show(id), store.attachmentBytes(id)]);
  if (!entry?.attachment || !bytes) return undefined;
  const { mediaType, cleared } = entry.attachment;
  return { name: fileNameOf(entry.id, entry.attachment), mediaType, cleared, bytes };
}

export async function resume(context: Context, { operands: [typed = ''] }: Arguments): Promise<string> {
  const file = await readFile(await context.store(), typed);
  if (!file) {
    // Whoever wants to end a pause may look for the command under this name.
    const hint = channels.some((channel) => channel === typed)
      ? ` To end the pause, use: unpause ${typed}`
      : '';
    throw new UsageError(`There is no submission ${printable(typed)} with a file.${hint}`);
  }
  const path = await saveFile(context.folder, file.name, file.bytes);
  const warning = file.cleared ? '' : ' No virus scanner has looked into it yet.';
  return `Saved ${printable(path)}, ${file.bytes.length} bytes.${warning}`;
}

/** Reads the numbers of the inbox. `activity` is of today and the six days before, in UTC. */
export async function readStats(
  store: Store,
  now: number,
): Promise<{ stored: InboxStats; spam: number; activity: Activity }> {
  const weekAgo = now - (now % day) - 6 * day;
  const [stored, spam, activity] = await Promise.all([
    store.stats(),
    store.count({ spam: true }),
    store.activity(weekAgo, now),
  ]);
  return { stored, spam, activity };
}

export async function stats({ store: open }: Context): Promise<string> {
  const { stored, spam, activity } = await readStats(await open(), Date.now());
  const { counts, otherDeliveries, oldestUndelivered } = stored;
  const lines = [
    ...counts.map(({ kind, state, count }) => `${kind}  ${state}  ${count}`),
    ...otherDeliveries.map(({ channel, state, count }) => `${channel}  ${state}  ${count}`),
    ...(spam > 0 ? [`spam  ${spam}`] : []),
    ...(oldestUndelivered === undefined ? [] : [`oldest undelivered  ${formatTime(oldestUndelivered)}`]),
    ...pausedLines(stored),
    ...activity.refusals.map(
      ({ reason, count }) => `forms refused in 7 days  ${reason}  ${count}  ${reasonTexts[reason]}`,
    ),
    ...(activity.erased > 0 ? [`deleted by their senders in 7 days  ${activity.erased}`] : []),
    ...activity.refusingRecipients.map(
      ({ address, refusals, since, reply }) =>
        `${printable(address)} has refused since  ${formatTime(since)}  ${counted(refusals, 'mail')}: ${printable(reply)}`,
    ),
  ];
  return lines.length === 0 ? 'No submissions yet.' : lines.join('\n');
}

/** Writes a table to a new file. If `file` is empty, returns the table for standard output. */
async function exportTable({ store: open, folder }: Context, args: Arguments, file: string): Promise<string> {
  const filter = notSpam(readFilter(args, Date.now()));
  const table = toCsv(await find(await open(), filter));
  if (file === '') return table;
  const bytes = Buffer.from(`${table}\r\n`);
  const path = await saveFile(folder, file, bytes);
  return `Saved ${printable(path)}, ${bytes.length} bytes.`;
}

/** Writes all data about one person into a new folder. The person may have asked the company for a copy. */
async function exportPerson(context: Context, args: Arguments, name: string): Promise<string> {
  const store = await context.store();
  const entries = await find(store, readFilter(args, Date.now()));
  await newFolder(context.folder, name);
  const folder = resolve(context.folder, name);
  const submissions = entries.map((entry) => ({
    ...entryJson(entry),
    ...(entry.attachment && { file: fileNameOf(entry.id, entry.attachment) }),
  }));
  const facts = { email: args.options.email, exportedAt: new Date().toISOString(), submissions };
  await saveFile(folder, 'submissions.json', Buffer.from(`${JSON.stringify(facts, undefined, 2)}\n`));
  for (const { id, attachment } of entries) {
    // Each round of the loop reads one file, so that only one file is in memory.
    const bytes = attachment && (await store.attachmentBytes(id));
    if (bytes) await saveFile(folder, fileNameOf(id, attachment), bytes);
  }
  return `Saved ${counted(entries.length, 'submission')} in the folder ${printable(name)}.`;
}

export async function exportEntries(context: Context, args: Arguments): Promise<string> {
  const { csv, email } = args.options;
  const [folder] = args.operands;
  if (csv !== undefined && folder === undefined) return exportTable(context, args, csv);
  if (csv === undefined && email !== undefined && folder !== undefined)
    return exportPerson(context, args, folder);
  throw new ArgumentError('Give --csv FILE, or --email ADDRESS FOLDER.');
}
