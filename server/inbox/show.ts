/** One submission, and its file. */
import { cleanFileName } from '../lib/file-name.ts';
import { type Command, UsageError } from './command.ts';
import { alreadyThere } from './save-file.ts';
import { describe } from './entries.ts';
import { printable } from './safe-text.ts';

export const show: Command = {
  words: 'ID',
  wordCount: [1, 1],
  purpose: 'everything about one submission',
  options: [],
  async run({ store: open }, { words: [id = ''] }) {
    const store = await open();
    const entry = await store.show(id);
    if (!entry) throw new UsageError(`There is no submission ${printable(id)}.`);
    const deliveries = [{ channel: 'mail' as const, state: entry.state }, ...entry.besides];
    const dead = deliveries.flatMap(({ channel, state }) => (state === 'dead' ? [{ id, channel }] : []));
    if (dead.length > 0) await store.markTold({ deliveries: dead }, Date.now());
    return describe(entry);
  },
};

export const resume: Command = {
  words: 'ID',
  wordCount: [1, 1],
  purpose: "save an application's file into this folder",
  options: [],
  async run({ store: open, saveFile }, { words: [id = ''] }) {
    const store = await open();
    const [entry, bytes] = await Promise.all([store.show(id), store.attachmentBytes(id)]);
    if (!entry?.attachment || !bytes) throw new UsageError(`There is no resume under ${printable(id)}.`);
    // Again, for names that an earlier version let through.
    const name = `${entry.id}-${cleanFileName(entry.attachment.name)}`;
    const path = await saveFile(name, bytes);
    if (path === undefined) throw alreadyThere(name);
    const warning = entry.attachment.cleared ? '' : ' No virus scanner has looked into it yet.';
    return `Saved ${printable(path)}, ${bytes.length} bytes.${warning}`;
  },
};
