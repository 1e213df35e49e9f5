/** Writes each mail to a file that any mail program opens: what a newcomer without a mail server gets. */
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { explainSystemError, flushFolder, makePrivateFolder, writeWhole } from '../lib/files.ts';
import { mailOptions } from './mail-options.ts';
import { DownError, InterruptedError } from './handover.ts';
import type { Mail, Mailer } from './mail.ts';

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
const usualLongestSend = 60_000;

/** Resolves with the work, or rejects when the signal ends it first: nothing else ends a disk that hangs. */
async function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const ended = Promise.withResolvers<never>();
  const end = () => ended.reject(new InterruptedError('The mail was not written in time.', 'ETIMEDOUT'));
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  try {
    return await Promise.race([ended.promise, work]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** Writes a mail, and gives it its name unless that comes too late. */
async function writeMail(folder: string, mail: Mail, signal: AbortSignal): Promise<void> {
  // Loaded with the first mail: a start has enough to read.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, newline: 'windows' });
  const { message } = await transport.sendMail(mailOptions(mail));
  if (Buffer.isBuffer(message)) throw new TypeError('The mail was built in memory.');
  const time = mail.date
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '');
  const path = join(folder, `${time}-${mail.id}.eml`);
  try {
    makePrivateFolder(folder);
    await writeWhole(`${path}.part`, message, 'w');
    if (signal.aborted) return;
    await rename(`${path}.part`, path);
    await flushFolder(folder);
  } catch (error) {
    // What the system refuses to one file it refuses to all.
    const why = explainSystemError(error);
    if (why === undefined || !(error instanceof Error && 'code' in error)) throw error;
    throw new DownError('configuration', `Cannot write to ${folder}: ${why}.`, String(error.code));
  }
}

/**
 * A mailer that writes `<time>-<id>.eml` into a folder. A second attempt replaces the first one's file.
 * @param longestSend milliseconds
 */
export function createEmlMailer(folder: string, longestSend = usualLongestSend): Mailer {
  return {
    async send(mail, stop) {
      const time = AbortSignal.timeout(longestSend);
      const signal = stop ? AbortSignal.any([stop, time]) : time;
      await until(signal, writeMail(folder, mail, signal));
    },
    longestSend,
    close: () => undefined,
  };
}
