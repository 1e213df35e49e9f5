/** Takes submissions out: all of them as a table, or everything about one person. */
import { cleanFileName } from '../lib/file-name.ts';
import type { InboxEntry } from '../store/store.ts';
import { filterOptions, findSome, notSpam, readFilter } from './filters.ts';
import { ArgumentError, type Arguments } from './options.ts';
import { type Command, type Surroundings, UsageError } from './command.ts';
import { alreadyThere } from './save-file.ts';
import { counted } from '../../contracts/messages.ts';
import { toCsv } from './csv.ts';
import { entryJson } from './entry-json.ts';
import { printable } from './safe-text.ts';

/** The table in a file, or to where `>` leads. */
async function exportTable(
  { store: open, saveFile }: Surroundings,
  args: Arguments,
  file: string,
): Promise<string> {
  const filter = notSpam(readFilter(args, Date.now()));
  const table = toCsv(await findSome(await open(), filter));
  if (file === '') return table;
  const bytes = Buffer.from(`${table}\r\n`);
  const path = await saveFile(file, bytes);
  if (path === undefined) throw alreadyThere(file);
  return `Saved ${printable(path)}, ${bytes.length} bytes.`;
}

/** The file's name beside `submissions.json`. */
const resumeName = ({ id }: InboxEntry, name: string): string => `${id}-${cleanFileName(name)}`;

/** Everything kept about one person in a folder of its own: what somebody may ask for. */
async function exportPerson(
  { store: open, saveFile, newFolder }: Surroundings,
  args: Arguments,
  folder: string,
): Promise<string> {
  const store = await open();
  const entries = await findSome(store, readFilter(args, Date.now()));
  if ((await newFolder(folder)) === undefined)
    throw new UsageError(`There is ${printable(folder)} already: name a new folder.`);
  const described = entries.map((entry) => ({
    ...entryJson(entry),
    ...(entry.attachment && { file: resumeName(entry, entry.attachment.name) }),
  }));
  const facts = { email: args.options.email, exportedAt: new Date().toISOString(), submissions: described };
  await saveFile(`${folder}/submissions.json`, Buffer.from(`${JSON.stringify(facts, undefined, 2)}\n`));
  for (const entry of entries) {
    // One file in memory at a time.
    const bytes = entry.attachment && (await store.attachmentBytes(entry.id));
    if (bytes) await saveFile(`${folder}/${resumeName(entry, entry.attachment?.name ?? '')}`, bytes);
  }
  return `Saved ${counted(entries.length, 'submission')} in the folder ${printable(folder)}.`;
}

export const exportCommand: Command = {
  words: '[FOLDER]',
  wordCount: [0, 1],
  purpose: 'a table into a new file (--csv), or everything about one person into a new folder (--email)',
  options: [
    {
      name: 'csv',
      value: 'FILE',
      mayBeBare: true,
      purpose: 'a table for spreadsheets; without FILE to where > leads',
    },
    ...filterOptions,
  ],
  run(surroundings, args) {
    const { csv, email } = args.options;
    const [folder] = args.words;
    if (csv !== undefined && folder === undefined) return exportTable(surroundings, args, csv);
    if (csv === undefined && email !== undefined && folder !== undefined)
      return exportPerson(surroundings, args, folder);
    throw new ArgumentError('Give --csv FILE, or --email ADDRESS FOLDER.');
  },
};
