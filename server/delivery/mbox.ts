/**
 * Takes mails out of an mbox file to which a mail server appends. No lock of such a file works with every mail server,
 * so none is used: the file is moved away, and the next mail begins a new file. A mail server that had the file open
 * may still write into the moved file. So its mails are read only when it has not changed between two looks.
 */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, flushFolder, writeWhole } from '../lib/files.ts';

/** Where bounces arrive. The mails of `mbox` are moved into `maildir`. */
export type BouncePlace = { maildir: string; mbox?: string };

/**
 * Returns the place that `MAIL_BOUNCES` names: an mbox file if it is a file, otherwise a maildir. An mbox file may be
 * missing until the next mail arrives, but the maildir beside it stays.
 */
export function bouncePlaceOf(path: string): BouncePlace {
  const real = existsSync(path) ? realpathSync(path) : path;
  const beside = `${real}.maildir`;
  const isMbox = existsSync(beside) || statSync(real, { throwIfNoEntry: false })?.isFile() === true;
  return isMbox ? { maildir: beside, mbox: real } : { maildir: real };
}

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

/** Returns a function that moves mails from the mbox file into the maildir. Call it at each look. */
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
