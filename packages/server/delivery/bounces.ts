/**
 * Reads the mails that a mail server puts into a folder (maildir) or a file (mbox). A returned mail counts as given up,
 * and the digest reports it. Reading a mail records what it means; the operator is told later, at most once an hour.
 */
import { constants, existsSync, realpathSync, statSync } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { minute } from '@website/forms/limits';
import { repeat } from '../lib/clock.ts';
import { makePrivateFolder } from '../lib/files.ts';
import { errorFacts } from '../lib/log.ts';
import { type OutboxStore, StoreError } from '../store/store.ts';
import type { Channel } from '../store/submission.ts';
import { type Judgment, judgeMail } from './bounce.ts';
import { type Telling, returned, startTelling } from './bounce-report.ts';
import { createKeptMails } from './kept-mails.ts';
import type { MailIds } from './mail-ids.ts';
import { createMboxReader } from './mbox.ts';

type BouncesOptions = Omit<Telling, 'kept' | 'judgeFile' | 'store'> & {
  store: Pick<OutboxStore, 'bounce'> & Telling['store'];
  mailIds: MailIds;
  /** The addresses of the company. A bounce may name other addresses; no mail is ever sent to them. */
  addresses: readonly string[];
  onBounce: (channel: Channel) => void;
};

type Reading = BouncesOptions & Pick<Telling, 'kept' | 'judgeFile'>;

/** The maximum bytes that are read. A bounce ends with the attachment of the returned mail, which is not needed. */
export const maxBounceBytes = 256 * 1024;
/** The maximum lines that are read, because the parser needs more time for many short lines than for long ones. */
const maxLines = 5000;
const maxFiles = 100;

/** Makes the three folders of a maildir where they are missing. */
export function makeMaildir(folder: string): void {
  for (const part of ['', 'new', 'cur', 'tmp']) makePrivateFolder(join(folder, part));
}

/**
 * Returns the place that `MAIL_BOUNCES` names: an mbox file if it is a file, otherwise a maildir. An mbox file may be
 * missing until the next mail arrives, but the maildir beside it stays.
 */
export function bouncePlaceOf(path: string): Telling['place'] {
  const real = existsSync(path) ? realpathSync(path) : path;
  const beside = `${real}.maildir`;
  const isMbox = statSync(real, { throwIfNoEntry: false })?.isFile() ?? existsSync(beside);
  return isMbox ? { maildir: beside, mbox: real } : { maildir: real };
}

/** Reads the first bytes of a file; undefined if it is no plain file. Opening a pipe would otherwise wait for ever. */
async function readStart(path: string): Promise<Buffer | undefined> {
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    if (!(await file.stat()).isFile()) return undefined;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(maxBounceBytes), 0, maxBounceBytes, 0);
    const lines = buffer.toString('latin1', 0, bytesRead).split('\n', maxLines);
    return Buffer.from(lines.join('\n'), 'latin1');
  } finally {
    await file.close();
  }
}

/** Makes a function that judges a file. It resolves with undefined if the file is no mail about a mail of ours. */
const judgeFiles =
  (mailIds: MailIds): Telling['judgeFile'] =>
  async (path) => {
    const mail = await readStart(path);
    return mail && judgeMail(mail, mailIds);
  };

/** The submission and the channel in the id of a mail. */
const submissionId = /^(\d{8}-[0-9a-f]{12})(-acknowledgement)?$/;

/** Gives up a delivery. Resolves with false if there is no such delivery. */
async function giveUp(
  { store, addresses, log, onBounce }: Reading,
  { recipients, reason }: Judgment & { means: 'failure' },
  [, id = '', acknowledgement]: readonly (string | undefined)[],
): Promise<boolean> {
  const channel = acknowledgement === undefined ? 'mail' : 'acknowledgement';
  const named = new Set(recipients.map((address) => address.toLowerCase()));
  const ours = channel === 'mail' ? addresses.filter((address) => named.has(address.toLowerCase())) : [];
  const who = ours.length > 0 ? `${ours.join(', ')}: ` : '';
  const result = await store.bounce(channel, id, `${who}${reason}`, ours);
  if (result === 'noted') {
    log('warn', 'delivery.bounced', { id, channel });
    onBounce(channel);
  }
  return result !== 'unknown';
}

/** Records what a file means. A recorded bounce is deleted, because it repeats a visitor's words; other mails are kept. */
async function record(options: Reading, name: string): Promise<void> {
  const { place, kept, judgeFile, log } = options;
  const path = join(place.maildir, 'new', name);
  const judgment = await judgeFile(path);
  if (judgment === undefined || judgment.means === 'nothing') return kept.keep(path, name);
  const { id, means } = judgment;
  const submission = means === 'failure' ? submissionId.exec(id) : undefined;
  if (means === 'failure' && submission)
    return (await giveUp(options, judgment, submission)) ? rm(path) : kept.keep(path, name);
  // Otherwise two addresses that are gone would be told of each other for ever.
  if (id.startsWith(returned)) return kept.keep(path, name);
  const isFirst = await kept.keepUntold(path, name, `${id}.${means}`);
  if (isFirst) log('warn', means === 'failure' ? 'report.bounced' : 'bounce.unclear', { id });
}

/** Records the new files. Throws the first error at the end, so that no file stops the others. */
async function look(options: Reading, abort: AbortSignal): Promise<void> {
  const names = (await readdir(join(options.place.maildir, 'new'))).toSorted();
  const errors: unknown[] = [];
  for (const [at, name] of names.entries()) {
    if (abort.aborted || at - errors.length >= maxFiles) break;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      await record(options, name);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

/** Starts to read bounces every minute, and to tell the operator. Returns a function that stops both. */
export function startBounces(options: BouncesOptions): () => Promise<void> {
  const { place, mailIds, clock, log } = options;
  const reading = { ...options, kept: createKeptMails(place.maildir), judgeFile: judgeFiles(mailIds) };
  const readMbox = place.mbox === undefined ? undefined : createMboxReader(place.mbox, place.maildir);
  const telling = startTelling(reading);
  const stopReading = repeat(clock, 0, async (abort) => {
    const results = await Promise.allSettled([readMbox?.()]);
    results.push(...(await Promise.allSettled([look(reading, abort)])));
    const error: unknown = results.find((result) => result.status === 'rejected')?.reason;
    // The same error stays until a person repairs the folder.
    if (telling.noteFault(error)) log('warn', 'bounces.unread', errorFacts(error));
    return minute;
  });
  return async () => void (await Promise.all([stopReading(), telling.stop()]));
}
