/** Delivers submissions again. */
import { counted } from '../../../contracts/messages.ts';
import { notSpam } from '../arguments/filters.ts';
import { forEach, readTargets, targetOptions } from '../arguments/targets.ts';
import { type Command, UsageError } from '../command.ts';
import { entryTable } from '../looking/list.ts';

export const requeue: Command = {
  words: '[ID...]',
  wordCount: [0, Infinity],
  purpose: 'deliver submissions again, with fresh attempts',
  options: [
    ...targetOptions,
    { name: 'yes', purpose: 'also where mails that were delivered would come twice' },
  ],
  async run({ store: open, width }, args) {
    const now = Date.now();
    const store = await open();
    const entries = await readTargets(store, args, now, notSpam);
    if (args.options['dry-run'] !== undefined) {
      const head = `Would deliver again ${counted(entries.length, 'submission')}.`;
      return [head, ...(entries.length > 0 ? entryTable(entries, now, width) : [])].join('\n');
    }
    const delivered = entries.filter(({ state }) => state === 'delivered').length;
    if (delivered > 1 && args.options.yes === undefined)
      throw new UsageError(
        `${delivered} of these ${entries.length} are delivered and would come a second time: narrow it down with --state dead, or repeat the command with --yes.`,
      );
    const count = await forEach(entries, (selection) => store.requeue(selection, now));
    const busy = entries.length - count;
    const left = busy === 0 ? '' : ` ${busy} of ${entries.length} left alone: just being delivered.`;
    return `${counted(count, 'submission')} will be delivered again within half a minute of the server's time.${left}`;
  },
};
