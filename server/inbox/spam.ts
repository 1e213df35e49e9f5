/** Puts submissions into the spam folder, and takes them out of it. */
import { counted } from '../../contracts/messages.ts';
import { readTargets, forEach } from './targets.ts';
import type { Command } from './command.ts';

export const spam: Command = {
  words: 'ID...',
  wordCount: [1, Infinity],
  purpose: 'put them into the spam folder, undelivered; deleted after 30 days',
  options: [],
  async run({ store: open }, args) {
    const store = await open();
    const now = Date.now();
    const entries = await readTargets(store, args, now);
    const count = await forEach(entries, (selection) => store.markSpam(selection, now));
    return `${counted(count, 'submission')} moved to spam; look there with: list --spam.`;
  },
};

export const unmark: Command = {
  words: 'ID...',
  wordCount: [1, Infinity],
  purpose: 'take them out of the spam folder, and deliver what was not',
  options: [],
  async run({ store: open }, args) {
    const store = await open();
    const now = Date.now();
    const entries = await readTargets(store, args, now);
    const count = await forEach(entries, (selection) => store.unmarkSpam(selection, now));
    return `${counted(count, 'submission')} taken out of spam.`;
  },
};
