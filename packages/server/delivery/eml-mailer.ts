/** Writes each mail to a file that any mail program opens. This adapter is for machines without a mail server. */
import { makePrivateFolder, explainSystemError, flushFolder, writeWhole } from '../lib/files.ts';
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DownError, InterruptedError } from './errors.ts';
import { type Mail, type Mailer, mimeStream } from './mail.ts';

export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** Returns the submission id in a file name, also in a temporary file name; empty if there is no id. */
const idOf = (name: string): string => /\d{8}-[0-9a-f]{12}/.exec(name)?.[0] ?? '';

export async function emlFiles(folder: string, ids: readonly string[]): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const wanted = new Set(ids);
  return names.filter((name) => wanted.has(idOf(name))).map((name) => join(folder, name));
}

/** Writes a mail under a temporary name. Then gives the file its final name, unless the signal was aborted. */
async function writeMail(folder: string, mail: Mail, signal: AbortSignal): Promise<void> {
  const message = await mimeStream(mail);
  const time = mail.date.toISOString().replaceAll(/:|\.\d+(?=Z)/g, '');
  const path = join(folder, `${time}-${mail.id}.eml`);
  try {
    makePrivateFolder(folder);
    await writeWhole(`${path}.part`, message, 'w');
    if (signal.aborted) return;
    await rename(`${path}.part`, path);
    await flushFolder(folder);
  } catch (error) {
    // If the folder refuses this file, it refuses every other file too.
    const reason = explainSystemError(error);
    if (reason === undefined || !(error instanceof Error && 'code' in error)) throw error;
    throw new DownError('configuration', `Cannot write to ${folder}: ${reason}.`, String(error.code));
  }
}

/**
 * Makes a mailer that writes `<time>-<id>.eml` into a folder. A second attempt replaces the file of the first attempt.
 * A write fails if it takes longer than `maxSendTime` (milliseconds).
 */
export function createEmlMailer(folder: string, maxSendTime = 60_000): Mailer {
  return {
    async send(mail, abort) {
      const signal = AbortSignal.any([AbortSignal.timeout(maxSendTime), ...(abort ? [abort] : [])]);
      // If the disk hangs, the write never ends. So this promise rejects when the signal is aborted.
      const stopped = Promise.withResolvers<never>();
      const stop = () =>
        stopped.reject(new InterruptedError('The mail was not written in time.', 'ETIMEDOUT'));
      signal.addEventListener('abort', stop);
      if (signal.aborted) stop();
      await Promise.race([stopped.promise, writeMail(folder, mail, signal)]);
    },
    maxSendTime,
    // Writing several files at the same time would not be faster.
    concurrency: 1,
    isReal: false,
    destination: `${join(folder, '*.eml')} (set SMTP_URL to send it)`,
    close: () => undefined,
  };
}
