/** How many there are of what, and whether mail goes out. */
import type { Command } from '../command.ts';
import { printable } from '../words/safe-text.ts';
import { stamp } from '../words/times.ts';

export const stats: Command = {
  words: '',
  wordCount: [0, 0],
  purpose: 'counts by kind and state, and whether mail is held',
  options: [],
  async run({ store: open }) {
    const { counts, oldestUndelivered, besides, holds } = await (await open()).stats();
    const lines = counts.map(({ kind, state, count }) => `${kind}  ${state}  ${count}`);
    lines.push(...besides.map(({ channel, state, count }) => `${channel}  ${state}  ${count}`));
    if (oldestUndelivered !== undefined) lines.push(`oldest undelivered  ${stamp(oldestUndelivered)}`);
    for (const { channel, since, cause, reason } of holds)
      lines.push(`${channel} is held since  ${stamp(since)}  ${cause}: ${printable(reason)}`);
    return lines.length === 0 ? 'No submissions yet.' : lines.join('\n');
  },
};
