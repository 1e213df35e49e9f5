/** Deletes what was kept for long enough. */
import { byKind } from '../../contracts/forms.ts';
import { counted } from '../../contracts/messages.ts';
import { isDoubtful, purgeTimes } from '../forms/retention.ts';
import { type PurgeTimes, type SubmissionKind, submissionKinds } from '../store/store.ts';
import { readSpan } from './moments.ts';
import { ArgumentError, type Arguments } from './options.ts';
import { type Command, type Surroundings, UsageError } from './command.ts';
import { printable } from './safe-text.ts';
import { stamp } from './times.ts';

/** One age for one kind, or for both; spam is left to its own. */
function typedTimes(age: string, kind: string | undefined, now: number): PurgeTimes {
  const span = /^\d+d$/.test(age) ? readSpan(age) : undefined;
  if (span === undefined)
    throw new ArgumentError(`--older-than needs a number of days such as 180d, not '${printable(age)}'.`);
  const before = (one: SubmissionKind) => (kind === undefined || kind === one ? now - span : 0);
  return byKind((_, of) => before(of));
}

/** The ages that the server goes by, for one kind or for everything. */
function keptTimes({ retention }: Surroundings, kind: string | undefined, now: number): PurgeTimes {
  const all = purgeTimes(retention, now);
  if (kind === undefined) return all;
  return byKind((_, of) => (of === kind ? all[of] : 0));
}

function readTimes(surroundings: Surroundings, { options }: Arguments, now: number): PurgeTimes {
  const { kind, 'older-than': age } = options;
  if (kind !== undefined && !submissionKinds.some((one) => one === kind))
    throw new ArgumentError(`--kind is one of ${submissionKinds.join(', ')}, not '${printable(kind)}'.`);
  return age === undefined ? keptTimes(surroundings, kind, now) : typedTimes(age, kind, now);
}

export const purge: Command = {
  words: '',
  wordCount: [0, 0],
  purpose: 'delete what is as old as the settings say and delivered, or dead and known to you',
  options: [
    { name: 'older-than', value: '180d', purpose: 'another age, in days since it was received' },
    { name: 'kind', value: 'KIND', purpose: `only ${submissionKinds.join(' or ')}` },
    { name: 'dry-run', purpose: 'only say how many, and delete nothing' },
    { name: 'yes', purpose: 'also by a clock that seems to be ahead' },
  ],
  async run(surroundings, args) {
    const now = Date.now();
    const times = readTimes(surroundings, args, now);
    const store = await surroundings.store();
    const count = await store.countPurgeable(times);
    if (args.options['dry-run'] !== undefined) return `Would delete ${counted(count, 'submission')}.`;
    const last = await store.lastTime();
    if (count > 0 && isDoubtful(now, last) && args.options.yes === undefined)
      throw new UsageError(
        `The clock says ${stamp(now)}, but no server noted a time after ${stamp(last)}: is it right? Then repeat the command with --yes.`,
      );
    return `Deleted ${counted(await store.purge(times), 'submission')}.`;
  },
};
