/** Moves the mails of an mbox file into a maildir. */
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, flushFolder, writeWhole } from '../lib/files.ts';

/** Splits an mbox file into mails. A mail begins after a line `From …`, which is the first or follows an empty line. */
const splitMbox = (content: string): string[] =>
  content.split(/(?:^|(?<=\n\r?\n))From .*\r?\n/).filter((mail) => mail.trim() !== '');

/** Returns the size and the time of the last change of a file; undefined if there is none. */
async function stateOf(path: string): Promise<{ size: number; mtimeMs: number } | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Returns a function that moves mails from the mbox file into the maildir. No lock of such a file works with every mail
 * server, so none is used: the file is moved away, and the next mail begins a new file. A mail server that had the file
 * open may still write into the moved file. So its mails are read only when it has not changed between two looks.
 */
export function createMboxReader(mbox: string, maildir: string): () => Promise<void> {
  const moved = join(maildir, 'tmp', 'mbox');
  let seen: string | undefined;

  /** Writes each mail under a name that depends only on the moved file. So a mail that is written again replaces itself. */
  async function deliver(changedAt: number): Promise<void> {
    const mails = splitMbox(await readFile(moved, 'latin1'));
    for (const [n, mail] of mails.entries()) {
      const name = `${Math.floor(changedAt)}.${n}.mbox`;
      const part = join(maildir, 'tmp', name);
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      await writeWhole(part, Buffer.from(mail, 'latin1'), 'w');
      // oxlint-disable-next-line no-await-in-loop -- see above
      await rename(part, join(maildir, 'new', name));
    }
    await flushFolder(join(maildir, 'new'));
    await rm(moved);
  }

  return async () => {
    const left = await stateOf(moved);
    if (left) {
      const state = `${left.size} ${left.mtimeMs}`;
      const isUnchanged = state === seen;
      seen = state;
      if (!isUnchanged) return;
      await deliver(left.mtimeMs);
    }
    const arrived = await stateOf(mbox);
    if (!arrived?.size) return;
    seen = `${arrived.size} ${arrived.mtimeMs}`;
    await rename(mbox, moved);
  };
}
