/** The newest submissions as they come in and go out, until Ctrl+C. */
import { type InboxEntry, type InboxStats, StoreError } from '../store/store.ts';
import { type Filter, filterOptions, findSome, notSpam, readFilter } from './filters.ts';
import type { Command, Screen, Surroundings } from './command.ts';
import { nameOf, subjectOf } from './entries.ts';
import { printable } from './safe-text.ts';
import { stamp } from './times.ts';
import { entryTable } from './list.ts';
import { statsLine } from './stats.ts';

/** Milliseconds between two looks. */
const interval = 2000;
/** Looked at where nothing says how many lines there are. */
const newest = 200;

/** The other screen of the terminal, without a cursor; what was on the first one comes back at the end. */
const enter = '\u001b[?1049h\u001b[?25l';
const leave = '\u001b[?25h\u001b[?1049l';

/** Lines over what was there before: nothing flickers, because nothing is cleared first. */
const drawn = (lines: readonly string[]): string =>
  `\u001b[H${lines.map((line) => `${line}\u001b[K`).join('\n')}\u001b[J`;

/** Reads the newest entries. Watching goes on when the store cannot be read for a moment. */
async function look(
  { store: open }: Surroundings,
  filter: Filter,
  limit: number,
): Promise<{ entries: InboxEntry[]; stats: InboxStats } | string> {
  const store = await open();
  try {
    const [entries, stats] = await Promise.all([findSome(store, filter, limit), store.stats()]);
    return { entries, stats };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return `The store cannot be read just now: ${printable(error.message)}`;
  }
}

/** Draws the terminal again whenever it would say something else. */
async function watchTerminal(surroundings: Surroundings, filter: Filter, screen: Screen): Promise<void> {
  let shown = '';
  screen.write(enter);
  try {
    while (!screen.isOver()) {
      const { width, height } = screen.size();
      const seen = await look(surroundings, filter, height);
      const lines =
        typeof seen === 'string'
          ? [seen]
          : [statsLine(seen.stats), '', ...entryTable(seen.entries, Date.now(), width)];
      const text = drawn(lines.slice(0, height - 1));
      if (text !== shown) screen.write(text);
      shown = text;
      await screen.pause(interval);
    }
  } finally {
    screen.write(leave);
  }
}

/** Prints an entry as one line that always begins in the same way. */
const lineOf = (entry: InboxEntry): string =>
  printable(
    [stamp(entry.receivedAt), entry.id, entry.kind, entry.state, nameOf(entry), subjectOf(entry)].join('  '),
  );

/** Writes a line for each submission that is new, or in another state than before. */
async function watchPlain(surroundings: Surroundings, filter: Filter, screen: Screen): Promise<void> {
  let before = new Set<string>();
  while (!screen.isOver()) {
    const seen = await look(surroundings, filter, newest);
    const lines = typeof seen === 'string' ? [seen] : seen.entries.map(lineOf).toReversed();
    for (const line of lines) if (!before.has(line)) screen.write(`${line}\n`);
    before = new Set(lines);
    await screen.pause(interval);
  }
}

export const watch: Command = {
  words: '',
  wordCount: [0, 0],
  purpose: 'the newest as they come in and go out, until Ctrl+C',
  options: filterOptions,
  async run(surroundings, args) {
    const filter = notSpam(readFilter(args, Date.now()));
    await (surroundings.width === undefined ? watchPlain : watchTerminal)(
      surroundings,
      filter,
      surroundings.screen(),
    );
    return '';
  },
};
