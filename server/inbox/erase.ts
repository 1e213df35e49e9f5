/** Deletes submissions for good, and says what of them is not the store's to delete. */
import { counted } from '../../contracts/messages.ts';
import type { InboxEntry } from '../store/store.ts';
import { forEach, readTargets, targetOptions } from './targets.ts';
import { type Command, type Surroundings, UsageError } from './command.ts';
import { entryTable } from './list.ts';
import { printable } from './safe-text.ts';
import { stamp } from './times.ts';

/** Lines for the mails and files that an erasure leaves behind; none where nothing went out. */
function leftBehind(entries: readonly InboxEntry[], files: readonly string[]): string[] {
  const mails = entries.flatMap(({ id, mailbox, deliveredAt }) =>
    deliveredAt === undefined
      ? []
      : [`  mail to ${mailbox} of ${stamp(deliveredAt)}, Message-ID <${id}@...>`],
  );
  const lines = [...mails, ...files.map((file) => `  file ${printable(file)}`)];
  return lines.length === 0 ? [] : ['Still there, and yours to delete:', ...lines];
}

async function eraseAll({ store: open, mailFiles, copies }: Surroundings, entries: readonly InboxEntry[]) {
  const store = await open();
  const ids = entries.map(({ id }) => id);
  const files = await mailFiles(ids);
  // The store comes last: whoever is ended before finds there what is still to be deleted, and in its copies too.
  const backups = await copies.erase(ids);
  const count = await forEach(entries, (selection) => store.erase(selection));
  const also = backups.map((path) => `Deleted in ${printable(path)} too.`);
  return [`Deleted ${counted(count, 'submission')}.`, ...also, ...leftBehind(entries, files)].join('\n');
}

export const erase: Command = {
  words: '[ID...]',
  wordCount: [0, Infinity],
  purpose: 'delete submissions, delivered or not: of one person with --email',
  options: [...targetOptions, { name: 'yes', purpose: 'needed where it is more than one' }],
  async run(surroundings, args) {
    const now = Date.now();
    const entries = await readTargets(await surroundings.store(), args, now);
    if (args.options['dry-run'] !== undefined) {
      const head = `Would delete ${counted(entries.length, 'submission')}.`;
      return [head, ...(entries.length > 0 ? entryTable(entries, now, surroundings.width) : [])].join('\n');
    }
    if (entries.length > 1 && args.options.yes === undefined)
      throw new UsageError(
        `This would delete ${entries.length} submissions for good: look at them with --dry-run, then repeat the command with --yes.`,
      );
    return eraseAll(surroundings, entries);
  },
};
