/** Deletes what was kept for long enough. */
import { counted } from '../../../contracts/messages.ts';
import type { PurgeTimes, SubmissionKind } from '../../store/store.ts';
import { readSpan } from '../arguments/moments.ts';
import { ArgumentError } from '../arguments/options.ts';
import type { Command } from '../command.ts';
import { printable } from '../words/safe-text.ts';

const kinds: readonly SubmissionKind[] = ['message', 'application'];

/** Times for the purge: of one kind, or of both. */
function timesOf(age: string, kind: string | undefined): PurgeTimes {
  const span = /^\d+d$/.test(age) ? readSpan(age) : undefined;
  if (span === undefined)
    throw new ArgumentError(`--older-than needs a number of days such as 180d, not '${printable(age)}'.`);
  if (kind !== undefined && !kinds.some((one) => one === kind))
    throw new ArgumentError(`--kind is one of ${kinds.join(', ')}, not '${printable(kind)}'.`);
  const before = (one: SubmissionKind) => (kind === undefined || kind === one ? Date.now() - span : 0);
  return { message: before('message'), application: before('application') };
}

export const purge: Command = {
  words: '',
  wordCount: [0, 0],
  purpose: 'delete what is older and delivered, or dead and known to you',
  options: [
    { name: 'older-than', value: '180d', purpose: 'days since it was received' },
    { name: 'kind', value: 'KIND', purpose: `only ${kinds.join(' or ')}` },
    { name: 'dry-run', purpose: 'only say how many, and delete nothing' },
  ],
  async run({ store: open }, { options }) {
    if (options['older-than'] === undefined) throw new ArgumentError('Say how old: --older-than 180d.');
    const times = timesOf(options['older-than'], options.kind);
    const store = await open();
    if (options['dry-run'] !== undefined)
      return `Would delete ${counted(await store.countPurgeable(times), 'submission')}.`;
    return `Deleted ${counted(await store.purge(times), 'submission')}.`;
  },
};
