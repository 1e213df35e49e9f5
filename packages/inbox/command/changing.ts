/** The commands that change submissions and channels: requeue, spam, read, erase, purge, pause and their opposites. */
import { byKind, formKinds } from '@website/forms/forms';
import {
  type Channel,
  channels,
  type InboxEntry,
  type PurgeTimes,
  type Selection,
  operatorCause,
  releaseWindow,
  isDoubtful,
  purgeTimes,
  type InboxStore,
  type Store,
} from '@website/server/queries';
import { limits } from '@website/forms/limits';
import { counted } from '@website/forms/messages';
import { ArgumentError, type Arguments, type Context, UsageError, readChoice } from './command-line.ts';
import { formatTime, printable, entryTable } from './text.ts';
import { changeEach, notSpam, parseDuration, readTargets } from './filters.ts';

function dryRun(action: string, entries: readonly InboxEntry[], { width }: Context): string {
  const count = `Would ${action} ${counted(entries.length, 'submission')}.`;
  return entries.length === 0 ? count : [count, ...entryTable(entries, Date.now(), width)].join('\n');
}

/** Returns the state of the delivery on a channel; undefined without a delivery. */
const stateOn = (channel: Channel, { state, otherDeliveries }: InboxEntry) =>
  channel === 'mail' ? state : otherDeliveries.find((delivery) => delivery.channel === channel)?.state;

/** Returns the submissions for `requeue`. `--state` and `--dead` refer to the state on the channel. */
async function targetsOn(
  channel: Channel,
  store: Pick<InboxStore, 'list'>,
  args: Arguments,
  now: number,
): Promise<InboxEntry[]> {
  if (channel === 'mail') return readTargets(store, args, now, notSpam);
  const { state, dead, ...otherOptions } = args.options;
  const wanted = dead === undefined ? state : 'dead';
  const options =
    wanted !== undefined && args.operands.length === 0 ? { ...otherOptions, all: '' } : otherOptions;
  const entries = await readTargets(store, { ...args, options }, now, notSpam);
  return entries.filter((entry) => {
    const actual = stateOn(channel, entry);
    return actual !== undefined && (wanted === undefined || actual === wanted);
  });
}

export async function requeue(context: Context, args: Arguments): Promise<string> {
  const now = Date.now();
  const channel = readChoice('--channel', args.options.channel ?? 'mail', channels);
  const store = await context.store();
  const entries = await targetsOn(channel, store, args, now);
  const spamCount = entries.filter(({ spamAt }) => spamAt !== undefined).length;
  if (spamCount > 0)
    throw new UsageError(
      `Spam is not delivered, and ${spamCount} of these ${entries.length} are marked as spam: take them out with not-spam first.`,
    );
  if (args.options['dry-run'] !== undefined) return dryRun('deliver again', entries, context);
  if (entries.length === 0) return `There is nothing to deliver again by ${channel}.`;
  const delivered = entries.filter((entry) => stateOn(channel, entry) === 'delivered').length;
  if (delivered > 1 && args.options.yes === undefined)
    throw new UsageError(
      `${delivered} of these ${entries.length} are delivered and would come a second time: narrow it down with --state dead, or repeat the command with --yes.`,
    );
  const count = await changeEach(entries, (selection) => store.requeue(selection, now, channel));
  const busy = entries.length - count;
  const skipped = busy === 0 ? '' : ` ${busy} of ${entries.length} left alone: just being delivered.`;
  return `${counted(count, 'submission')} will be delivered again within half a minute of the server's time.${skipped}`;
}

type Change = (store: Store, selection: Selection, now: number) => Promise<number>;

/** Makes a command that changes the selected submissions. `done` says what happened to them. */
const changeAll =
  (change: Change, done: string) =>
  async ({ store: open }: Context, args: Arguments): Promise<string> => {
    const [store, now] = [await open(), Date.now()];
    const entries = await readTargets(store, args, now);
    const count = await changeEach(entries, (selection) => change(store, selection, now));
    return `${counted(count, 'submission')} ${done}.`;
  };

export const flagSpam = changeAll(
  (store, selection, now) => store.flagSpam(selection, now),
  `moved to spam. What is in spam is not sent any more, and is deleted after ${limits.spamDays} days`,
);
export const unflagSpam = changeAll(
  (store, selection, now) => store.unflagSpam(selection, now),
  'taken out of spam. What was not delivered is sent',
);
export const markRead = changeAll(
  (store, selection, now) => store.markRead(selection, now),
  'marked as read',
);
export const markUnread = changeAll((store, selection) => store.markUnread(selection), 'marked as unread');

/** Returns a line for each mail and file that an erasure does not delete. */
export function whatStays(entries: readonly InboxEntry[], files: readonly string[]): string[] {
  const mails = entries.flatMap(({ id, mailbox, deliveredAt }) =>
    deliveredAt === undefined
      ? []
      : [`mail to ${mailbox} of ${formatTime(deliveredAt)}, Message-ID <${id}...>`],
  );
  return [...mails, ...files.map((file) => `file ${printable(file)}`)];
}

export async function erase(context: Context, args: Arguments): Promise<string> {
  const store = await context.store();
  const entries = await readTargets(store, args, Date.now());
  if (args.options['dry-run'] !== undefined) return dryRun('delete', entries, context);
  if (entries.length > 1 && args.options.yes === undefined)
    throw new UsageError(
      `This would delete ${entries.length} submissions for good: look at them with --dry-run, then repeat the command with --yes.`,
    );
  const ids = entries.map(({ id }) => id);
  const files = await context.mailFiles(ids);
  // The store is changed last. So if the command crashes, the same command finds the submissions again.
  const backups = await context.copies.erase(ids);
  const count = await changeEach(entries, (selection) => store.erase(selection));
  const alsoIn = backups.map((path) => `Deleted in ${printable(path)} too.`);
  const staying = whatStays(entries, files).map((line) => `  ${line}`);
  const leftBehind = staying.length === 0 ? [] : ['Still there, and yours to delete:', ...staying];
  return [`Deleted ${counted(count, 'submission')}.`, ...alsoIn, ...leftBehind].join('\n');
}

/** Returns a time for each kind: older submissions are deleted. It is 0 for kinds that `--kind` excludes. */
function readPurgeTimes({ retention }: Context, { options }: Arguments, now: number): PurgeTimes {
  const age = options['older-than'];
  const kind = options.kind === undefined ? undefined : readChoice('--kind', options.kind, formKinds);
  const span = age !== undefined && /^\d+d$/.test(age) ? parseDuration(age) : undefined;
  if (age !== undefined && span === undefined)
    throw new ArgumentError(
      `--older-than needs a number of days such as 180d, not '${printable(age)}'../../server/inbox`,
    );
  // The typed age is for the submissions of every form, and for the spam among them.
  const times: PurgeTimes = span === undefined ? purgeTimes(retention, now) : byKind(() => now - span);
  if (kind === undefined) return times;
  return byKind((_, of) => (of === kind ? times[of] : 0));
}

export async function purge(context: Context, args: Arguments): Promise<string> {
  const now = Date.now();
  const times = readPurgeTimes(context, args, now);
  const store = await context.store();
  const count = await store.countPurgeable(times);
  if (args.options['dry-run'] !== undefined) return `Would delete ${counted(count, 'submission')}.`;
  const noted = await store.lastTime();
  if (count > 0 && isDoubtful(now, noted) && args.options.yes === undefined)
    throw new UsageError(
      `The clock says ${formatTime(now)}, but no server noted a time after ${formatTime(noted)}: is it right? Then repeat the command with --yes.`,
    );
  return `Deleted ${counted(await store.purge(times), 'submission')}.`;
}

const readChannel = ([typed = '']: readonly string[]) => readChoice('CHANNEL', typed, channels);

export async function pause({ store: open }: Context, { operands }: Arguments): Promise<string> {
  const channel = readChannel(operands);
  const store = await open();
  const reason = `The operator paused it; inbox unpause ${channel} ends it.`;
  await store.pause(channel, { since: Date.now(), cause: operatorCause, reason });
  return `${channel} is paused: new submissions are kept and wait. What is being sent at this moment still goes out. To end the pause: unpause ${channel}.`;
}

export async function unpause({ store: open }: Context, { operands }: Arguments): Promise<string> {
  const channel = readChannel(operands);
  const store = await open();
  const { pause: ended, waiting } = await store.resume(channel, Date.now(), releaseWindow);
  if (!ended) throw new ArgumentError(`${channel} is not paused.`);
  return `${channel} goes on within half a minute; ${counted(waiting, 'submission')} waited for it.`;
}
