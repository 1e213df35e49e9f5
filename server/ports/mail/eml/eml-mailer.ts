/** Writes each mail to a file that any mail program opens: what a newcomer without a mail server gets. */
import { type FileHandle, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { explainSystemError } from '../../../files/system-error.ts';
import { makePrivateFolder, privateModes } from '../../../files/private-files.ts';
import { mailOptions } from '../mail-options.ts';
import { DownError } from '../../../outbox/handover.ts';
import type { Mailer } from '../mail.ts';

/** Where the mails lie in a data folder. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** The submission that a file is about; part of its name, also while it is being written. */
const idOf = (name: string): string => /\d{8}-[0-9a-f]{12}/.exec(name)?.[0] ?? '';

/** Paths of the mails about these submissions. */
export async function emlFiles(folder: string, ids: readonly string[]): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const wanted = new Set(ids);
  return names.filter((name) => wanted.has(idOf(name))).map((name) => join(folder, name));
}

/** A disk that takes longer has failed; nothing else depends on it here. */
const longestSend = 60_000;

/** A file gets its name only once it is on the disk: readers see the whole file or none. */
async function writeWhole(path: string, message: Parameters<FileHandle['writeFile']>[0]): Promise<void> {
  const file = await open(`${path}.part`, 'w', privateModes.file);
  try {
    await file.writeFile(message);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}

/** A mailer that writes `<time>-<id>.eml` into a folder. A second attempt replaces the first one's file. */
export function createEmlMailer(folder: string): Mailer {
  return {
    async send(mail) {
      // Loaded with the first mail: a start has enough to read.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, newline: 'windows' });
      const { message } = await transport.sendMail(mailOptions(mail));
      if (Buffer.isBuffer(message)) throw new TypeError('The mail was built in memory.');
      const time = mail.date
        .toISOString()
        .replace(/\.\d+Z$/, 'Z')
        .replaceAll(':', '');
      try {
        makePrivateFolder(folder);
        await writeWhole(join(folder, `${time}-${mail.id}.eml`), message);
      } catch (error) {
        // What the system refuses to one file it refuses to all.
        const why = explainSystemError(error);
        if (why === undefined || !(error instanceof Error && 'code' in error)) throw error;
        throw new DownError('configuration', `Cannot write to ${folder}: ${why}.`, String(error.code));
      }
    },
    longestSend,
    close: () => undefined,
  };
}
