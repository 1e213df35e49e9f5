/** The submissions that a command is to change: named by their ids, or by what they have in common. */
import type { InboxEntry, InboxStore, Selection } from '../store/store.ts';
import { printable } from './safe-text.ts';
import { type Filter, filterOptions, findSome, readFilter } from './filters.ts';
import { ArgumentError, type Arguments, type OptionSpec } from './options.ts';

/** Options of a command that changes many. */
export const targetOptions: readonly OptionSpec[] = [
  { name: 'dead', purpose: 'all that were given up: --state dead' },
  { name: 'all', purpose: 'all, or all that the options below let through' },
  ...filterOptions,
  { name: 'dry-run', purpose: 'only say which, and change nothing' },
];

/** Ids in one call of the store. */
const chunk = 1000;

/** Reads ids or a filter from the arguments; undefined where they name neither. */
function readTarget(args: Arguments, now: number): readonly string[] | Filter | undefined {
  const { words, options } = args;
  const filter = readFilter(args, now);
  if (options.dead !== undefined && options.state !== undefined)
    throw new ArgumentError('Give --dead or --state, not both.');
  const selection: Selection = {
    ...filter.selection,
    ...(options.dead !== undefined && { state: 'dead' }),
  };
  const isNarrowed = Object.keys(selection).length > 0 || filter.words.length > 0;
  if (words.length > 0) {
    if (isNarrowed || options.all !== undefined) throw new ArgumentError('Give IDs or options, not both.');
    return words;
  }
  return isNarrowed || options.all !== undefined ? { selection, words: filter.words } : undefined;
}

async function named(store: Pick<InboxStore, 'list'>, ids: readonly string[]): Promise<InboxEntry[]> {
  const found: InboxEntry[] = [];
  const wanted = [...new Set(ids)];
  for (let at = 0; at < wanted.length; at += chunk) {
    found.push(...(await store.list(chunk, { ids: wanted.slice(at, at + chunk) })));
  }
  const known = new Set(found.map(({ id }) => id));
  const unknown = wanted.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new ArgumentError(
      `There is no submission ${unknown.map(printable).join(', ')}. Nothing was changed.`,
    );
  return found;
}

/**
 * The submissions that the arguments name. Throws an {@link ArgumentError} where they name none, or unknown ones.
 * @param adjust what a filter means to the command
 */
export async function readTargets(
  store: Pick<InboxStore, 'list'>,
  args: Arguments,
  now: number,
  adjust = (filter: Filter): Filter => filter,
): Promise<InboxEntry[]> {
  const target = readTarget(args, now);
  if (!target) throw new ArgumentError('Say which: IDs, --dead, --all or another option.');
  return 'selection' in target ? findSome(store, adjust(target)) : named(store, target);
}

/** Does something to entries, by a thousand ids at once; resolves with the sum of what that came to. */
export async function forEach(
  entries: readonly InboxEntry[],
  act: (selection: Selection) => Promise<number>,
): Promise<number> {
  let count = 0;
  for (let at = 0; at < entries.length; at += chunk) {
    const ids = entries.slice(at, at + chunk).map(({ id }) => id);
    count += await act({ ids });
  }
  return count;
}
