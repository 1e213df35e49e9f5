/** Mails from the server to the operator: when and how they are sent, and the words that several of them share. */
import os from 'node:os';
import { minute } from '../../contracts/limits.ts';
import { counted } from '../../contracts/messages.ts';
import { type Clock, repeat } from '../lib/clock.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import { type Pause, type WorkerId, operatorCause } from '../store/submission.ts';
import { RefusedError } from './errors.ts';
import type { Draft } from './mail.ts';
import type { MailSender } from './mail-ids.ts';

/** A mail to the operator. If it is sent again, `id` stays the same, so that a mailbox drops the copy. */
export type Report = { id: string; subject: string; text: string };

/** Sends a report to the operator, but not to an address of `except`. Rejects if no recipient accepted it. */
export type SendReport = (
  report: Report,
  now: number,
  abort: AbortSignal,
  except?: readonly string[],
) => Promise<void>;

export type ReporterOptions = {
  log: Log;
  clock: Clock;
  /** The id of this server. Of all servers that share a store, only one sends a report. */
  workerId: WorkerId;
};

/**
 * Looks again and again whether the operator must be told something. `look` resolves with the milliseconds until the
 * next look. A failed look is logged as `event`, unless the server was stopping. Returns a function that stops the
 * looks.
 */
export const repeatLook = (
  { log, clock }: Pick<ReporterOptions, 'log' | 'clock'>,
  event: string,
  delays: { first: number; afterFailure: number },
  look: (abort: AbortSignal) => Promise<number>,
): (() => Promise<void>) =>
  repeat(clock, delays.first, async (abort) => {
    try {
      return await look(abort);
    } catch (error) {
      if (!abort.aborted) log('error', event, errorFacts(error));
      return delays.afterFailure;
    }
  });

/**
 * Returns whether a channel may send a report. A paused channel may send only in two cases: the operator paused it, or
 * a refused mailbox caused the pause, because another mailbox may accept the report.
 */
export const mayReport = (pause: Pause | undefined): boolean =>
  pause === undefined || pause.cause === 'recipient' || pause.cause === operatorCause;

/** Writes a mail to the operator. No machine answers such a mail (RFC 3834). */
export const reportMail = ({ id, subject, text }: Report, from: string, to: string, now: number): Draft => ({
  id,
  from,
  to: [to],
  cc: [],
  automatic: 'generated',
  replyTo: { name: '', address: from },
  subject: `[website] ${subject}`,
  text,
  date: new Date(now),
  attachments: [],
});

/** Makes a function that sends a report to the first recipient whose mailbox accepts the mail. */
export const createReportSender =
  (mailer: MailSender, recipients: readonly string[], from: string): SendReport =>
  async (report, now, abort, except = []) => {
    const isLeftOut = (to: string) => except.some((address) => address.toLowerCase() === to.toLowerCase());
    let refusal: unknown = new RefusedError('No recipient is left.');
    for (const to of new Set(recipients.filter((address) => !isLeftOut(address)))) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- the next recipient is tried only after a refusal
        await mailer.send(reportMail(report, from, to, now), abort);
        return;
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        refusal = error;
      }
    }
    throw refusal;
  };

/**
 * Removes the words of others from a stored reason, because anybody could choose such words, and a mail of ours would
 * repeat them. They stand after a code such as `550 5.1.1`, in quotation marks, or are the names in a certificate.
 */
export function withoutQuotes(reason: string): string {
  const [own = ''] = reason.split(/"|(?<=altnames:)/, 1);
  const code = /(?<=^|\s)[245](?:\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3})?|\.\d{1,3}\.\d{1,3})(?=[\s-]|$)/.exec(
    own,
  );
  return (code ? own.slice(0, code.index + code[0].length) : own).trim();
}

const npmScripts: ReadonlySet<string | undefined> = new Set(['start', 'serve', 'server', 'inbox']);

/**
 * Returns a command for the operator to copy. A program that npm has started names npm's command, because the machine
 * may have another Node. Under systemd the command names the folder and the user of this server, because the operator's
 * shell is another user in another folder.
 */
export function inboxCommand(words = ''): string {
  const isByNpm = npmScripts.has(process.env.npm_lifecycle_event);
  const command = `${isByNpm ? 'npm run -s inbox --' : 'node server/run.mjs inbox'} ${words}`.trimEnd();
  if (process.env.INVOCATION_ID === undefined) return command;
  return `cd ${process.cwd()} && sudo -u ${os.userInfo().username} ${command}`;
}

export const formatTime = (time: number): string =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const formatDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

export function formatDuration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / minute);
  if (minutes < 120) return counted(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day');
}
