/** Delivers submissions again. */
import { counted } from '../../contracts/messages.ts';
import { type Channel, type InboxEntry, type InboxStore, channels } from '../store/store.ts';
import { notSpam } from './filters.ts';
import { ArgumentError, type Arguments } from './options.ts';
import { forEach, readTargets, targetOptions } from './targets.ts';
import { type Command, UsageError } from './command.ts';
import { entryTable } from './list.ts';
import { printable } from './safe-text.ts';

function channelOf({ options: { channel = 'mail' } }: Arguments): Channel {
  const found = channels.find((one) => one === channel);
  if (found !== undefined) return found;
  throw new ArgumentError(`--channel is one of ${channels.join(', ')}, not '${printable(channel)}'.`);
}

/** The state of the delivery on a channel; undefined where there is none. */
const stateOn = (channel: Channel, { state, besides }: InboxEntry) =>
  channel === 'mail' ? state : besides.find((one) => one.channel === channel)?.state;

/** The submissions that are meant; `--state` and `--dead` speak of the channel. */
async function targetsOn(
  channel: Channel,
  store: Pick<InboxStore, 'list'>,
  args: Arguments,
  now: number,
): Promise<InboxEntry[]> {
  if (channel === 'mail') return readTargets(store, args, now, notSpam);
  const { state, dead, ...others } = args.options;
  const wanted = dead === undefined ? state : 'dead';
  const options = wanted !== undefined && args.words.length === 0 ? { ...others, all: '' } : others;
  const entries = await readTargets(store, { ...args, options }, now, notSpam);
  return entries.filter((entry) => {
    const found = stateOn(channel, entry);
    return found !== undefined && (wanted === undefined || found === wanted);
  });
}

export const requeue: Command = {
  words: '[ID...]',
  wordCount: [0, Infinity],
  purpose: 'deliver submissions again, with fresh attempts',
  options: [
    ...targetOptions,
    { name: 'channel', value: 'CHANNEL', purpose: 'acknowledgement or webhook; mail unless told' },
    { name: 'yes', purpose: 'also where what was delivered would come twice' },
  ],
  async run({ store: open, width }, args) {
    const now = Date.now();
    const channel = channelOf(args);
    const store = await open();
    const entries = await targetsOn(channel, store, args, now);
    const spam = entries.filter(({ spamAt }) => spamAt !== undefined).length;
    if (spam > 0)
      throw new UsageError(
        `${counted(spam, 'submission')} of these ${entries.length} are spam, of which nothing is delivered: take them out with not-spam first.`,
      );
    if (args.options['dry-run'] !== undefined) {
      const head = `Would deliver again ${counted(entries.length, 'submission')}.`;
      return [head, ...(entries.length > 0 ? entryTable(entries, now, width) : [])].join('\n');
    }
    const delivered = entries.filter((entry) => stateOn(channel, entry) === 'delivered').length;
    if (delivered > 1 && args.options.yes === undefined)
      throw new UsageError(
        `${delivered} of these ${entries.length} are delivered and would come a second time: narrow it down with --state dead, or repeat the command with --yes.`,
      );
    const count = await forEach(entries, (selection) => store.requeue(selection, now, channel));
    const busy = entries.length - count;
    const left = busy === 0 ? '' : ` ${busy} of ${entries.length} left alone: just being delivered.`;
    return `${counted(count, 'submission')} will be delivered again within half a minute of the server's time.${left}`;
  },
};
