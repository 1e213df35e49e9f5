/**
 * Reads the bounces that a mail server puts into a folder (maildir) or a file (mbox). A returned mail counts as given
 * up, and the digest reports it.
 */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { minute } from '../../contracts/limits.ts';
import { type Clock, repeat } from '../lib/clock.ts';
import { codeOf, flushFolder, makePrivateFolder, writeWhole } from '../lib/files.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { OutboxStore } from '../store/store.ts';
import type { Channel } from '../store/submission.ts';
import { type Bounce, readBounce } from './bounce.ts';
import { RefusedError } from './errors.ts';
import { type Report, type SendReport, inboxCommand } from './operator-mail.ts';

/** Where bounces arrive. The mails of `mbox` are moved into `maildir`. */
type BouncePlace = { maildir: string; mbox?: string };

type BouncesOptions = {
  /** A mail server writes each mail of a maildir under another name first, and then moves it to `new`. */
  place: BouncePlace;
  store: Pick<OutboxStore, 'bounce'>;
  /** The domain of our `Message-ID`s. */
  domain: string;
  /** The addresses of the company. A bounce may name other addresses; no mail is ever sent to them. */
  addresses: readonly string[];
  log: Log;
  clock: Clock;
  onBounce: (channel: Channel) => void;
  send: SendReport;
};

/** The maximum bytes that are read. A bounce ends with the attachment of the returned mail, which is not needed. */
export const maxBounceBytes = 256 * 1024;
const maxFiles = 100;

/** Makes the three folders of a maildir where they are missing. */
export function makeMaildir(folder: string): void {
  for (const part of ['', 'new', 'cur', 'tmp']) makePrivateFolder(join(folder, part));
}

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

/**
 * Returns a function that moves mails from the mbox file into the maildir. No lock of such a file works with every mail
 * server, so none is used: the file is moved away, and the next mail begins a new file. A mail server that had the file
 * open may still write into the moved file. So its mails are read only when it has not changed between two looks.
 */
function createMboxReader(mbox: string, maildir: string): () => Promise<void> {
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

/** Reads the first bytes of a file; undefined if it is no plain file. */
async function readStart(path: string): Promise<string | undefined> {
  const file = await open(path);
  try {
    if (!(await file.stat()).isFile()) return undefined;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(maxBounceBytes), 0, maxBounceBytes, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Sends a report. If every address refuses it, another attempt would not help; after other errors the next look tries again. */
async function sendOnce(
  { send, clock }: BouncesOptions,
  report: Report,
  abort: AbortSignal,
  except: readonly string[] = [],
): Promise<void> {
  try {
    await send(report, clock.now(), abort, except);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
  }
}

/** Tells the operator of a report that came back. If this mail comes back too, its id is none of a report. */
async function tell(options: BouncesOptions, bounce: Bounce, abort: AbortSignal): Promise<void> {
  const { id, recipients, reason } = bounce;
  const who = recipients.join(', ') || 'you';
  const text = [
    `A mail of the website to ${who} came back:`,
    '',
    `    ${reason}`,
    '',
    `It was no submission but a report, a notice or a test mail (${id}). What to do: repair the mailbox, or change its address in MAIL_ALERTS, MAIL_INFO, MAIL_CAREERS, and routing in content/company.yaml. '${inboxCommand('stats')}' shows the state of all deliveries. The mail that came back lies in ${join(options.place.maildir, 'cur')}.`,
    '',
  ].join('\n');
  const report = { id: `returned-${id}`, subject: 'A mail of the website came back', text };
  await sendOnce(options, report, abort, recipients);
  options.log('warn', 'report.bounced', { id });
}

/** Records the bounce in a file. Resolves with false if the file is for a person to read. */
async function handle(options: BouncesOptions, path: string, abort: AbortSignal): Promise<boolean> {
  const { store, domain, addresses, log, onBounce } = options;
  const mail = await readStart(path);
  const bounce = mail === undefined ? undefined : readBounce(mail, domain);
  if (!bounce) return false;
  const { id, channel, reason } = bounce;
  if (channel === 'report') {
    await tell(options, bounce, abort);
    return false;
  }
  const named = new Set(bounce.recipients.map((address) => address.toLowerCase()));
  const recipients =
    channel === 'mail' ? addresses.filter((address) => named.has(address.toLowerCase())) : [];
  const who = channel === 'mail' && bounce.recipients.length > 0 ? `${bounce.recipients.join(', ')}: ` : '';
  const result = await store.bounce(channel, id, `${who}${reason}`, recipients);
  if (result === 'unknown') return false;
  if (result === 'noted') {
    log('warn', 'delivery.bounced', { id, channel });
    onBounce(channel);
  }
  return true;
}

/** Reads every new file. A recorded file is deleted, because it contains a visitor's words. */
async function look(options: BouncesOptions, abort: AbortSignal): Promise<void> {
  const folder = options.place.maildir;
  const names = (await readdir(join(folder, 'new'))).toSorted().slice(0, maxFiles);
  for (const name of names) {
    const path = join(folder, 'new', name);
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    if (await handle(options, path, abort)) await rm(path);
    // oxlint-disable-next-line no-await-in-loop -- see above. The suffix marks the mail as read.
    else await rename(path, join(folder, 'cur', `${name}:2,S`));
  }
}

/** Tells the operator that bounces cannot be read. Until they can, a mail that comes back is told to nobody. */
function tellUnread(options: BouncesOptions, { message }: Error, abort: AbortSignal): Promise<void> {
  const { maildir, mbox } = options.place;
  const text = [
    'The website cannot read the mails that come back to it:',
    '',
    `    ${message}`,
    '',
    `Until it can, nobody is told of a mail that a mail server took and could not deliver. What to do: let the user of the website read and write ${mbox ?? maildir}, which MAIL_BOUNCES names. It is tried again every minute, and what waits there is not lost.`,
    '',
  ].join('\n');
  const report = { id: `unread-${options.clock.now()}`, subject: 'Bounces cannot be read', text };
  return sendOnce(options, report, abort);
}

/** Returns whether a file or a folder could not be used. The store and the mail server have reports of their own. */
const isFileError = (error: unknown): error is Error => error instanceof Error && 'path' in error;

/**
 * Starts to read bounces every minute. An error is logged once, and told once if it is still there a minute later, because
 * it stays until a person repairs the folder. Returns a function that stops it.
 */
export function startBounces(options: BouncesOptions): () => Promise<void> {
  const { maildir, mbox } = options.place;
  const readMbox = mbox === undefined ? undefined : createMboxReader(mbox, maildir);
  let loggedCode: string | undefined;
  let toldCode: string | undefined;
  return repeat(options.clock, 0, async (abort) => {
    try {
      await readMbox?.();
      await look(options, abort);
      loggedCode = undefined;
      toldCode = undefined;
    } catch (error) {
      const code = codeOf(error);
      if (loggedCode !== code) options.log('warn', 'bounces.unread', errorFacts(error));
      else if (toldCode !== code && isFileError(error)) {
        await tellUnread(options, error, abort).then(
          () => (toldCode = code),
          // The next look tries again.
          () => undefined,
        );
      }
      loggedCode = code;
    }
    return minute;
  });
}
