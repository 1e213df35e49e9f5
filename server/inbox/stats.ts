/** Prints how many submissions there are in each state, and whether mail goes out. */
import type { InboxStats } from '../store/store.ts';
import type { Command } from './command.ts';
import { printable } from './safe-text.ts';
import { stamp } from './times.ts';

/** The same in one line, for a screen that shows something else below. */
export function statsLine({ counts, holds }: InboxStats): string {
  const states = Map.groupBy(counts, ({ state }) => state);
  const sums = [...states].map(
    ([state, rows]) => `${rows.reduce((sum, { count }) => sum + count, 0)} ${state}`,
  );
  const held = holds.map(({ channel, cause }) => `${channel.toUpperCase()} IS HELD: ${cause}`);
  return [sums.length === 0 ? 'No submissions yet' : sums.join(', '), ...held].join('   ');
}

export const stats: Command = {
  words: '',
  wordCount: [0, 0],
  purpose: 'counts by kind and state, and whether mail is held',
  options: [],
  async run({ store: open }) {
    const store = await open();
    const [{ counts, oldestUndelivered, besides, holds }, marked] = await Promise.all([
      store.stats(),
      store.count({ spam: true }),
    ]);
    const lines = counts.map(({ kind, state, count }) => `${kind}  ${state}  ${count}`);
    lines.push(...besides.map(({ channel, state, count }) => `${channel}  ${state}  ${count}`));
    if (marked > 0) lines.push(`spam  ${marked}`);
    if (oldestUndelivered !== undefined) lines.push(`oldest undelivered  ${stamp(oldestUndelivered)}`);
    for (const { channel, since, cause, reason } of holds)
      lines.push(`${channel} is held since  ${stamp(since)}  ${cause}: ${printable(reason)}`);
    return lines.length === 0 ? 'No submissions yet.' : lines.join('\n');
  },
};
