/** Copies of everything: making one, putting one back, and looking for damage. */
import { counted } from '../../contracts/messages.ts';
import type { Verdict } from '../store/store.ts';
import { type Command, FaultsError } from './command.ts';
import { printable } from './safe-text.ts';

const size = ({ submissions, files }: Verdict): string =>
  `${counted(submissions, 'submission')}, ${counted(files, 'file')}`;

/** The first of many say enough. */
const named = 50;

/** Rejects where something is wrong, with what was done all the same. */
function judged(verdict: Verdict, words: string): string {
  const { faults } = verdict;
  if (faults.length === 0) return words;
  const more = faults.length > named ? [`and ${faults.length - named} more`] : [];
  const lines = [...faults.slice(0, named), ...more].map((fault) => `  ${printable(fault)}`);
  throw new FaultsError([words, `${counted(faults.length, 'fault')}:`, ...lines].join('\n'));
}

export const backup: Command = {
  words: '[FILE]',
  wordCount: [0, 1],
  purpose: 'copy everything into a new file, also while the server runs, and verify the copy',
  options: [],
  async run({ store: open, copies }, { words: [file] }) {
    // Says it in words where there is nothing to copy, or the tables are of another version.
    await open();
    const { path, verdict } = await copies.backUp(file);
    return judged(verdict, `Saved ${printable(path)}: ${size(verdict)}.`);
  },
};

export const restore: Command = {
  words: 'FILE',
  wordCount: [1, 1],
  purpose: 'put a copy into a data folder without submissions, while no server runs',
  options: [],
  async run({ copies }, { words: [file = ''] }) {
    const verdict = await copies.restore(file);
    return judged(
      verdict,
      `Restored ${size(verdict)}. What waited for delivery when the copy was made is delivered after the next start, even if it went out since: it has the same Message-ID.`,
    );
  },
};

export const verify: Command = {
  words: '',
  wordCount: [0, 0],
  purpose: 'look for damage: every resume, every link between tables, the database itself',
  options: [],
  async run({ store: open }) {
    const verdict = await (await open()).verify();
    return judged(verdict, `Looked through ${size(verdict)}.`);
  },
};
