/**
 * Tells the operator by mail what only came back: reports, mails that need a person, and a folder that cannot be read.
 * Whoever writes to the folder could cause such mails, so one comes per hour at most. They never quote words of others.
 */
import { join } from 'node:path';
import { hour, minute } from '@website/forms/limits';
import { counted } from '@website/forms/messages';
import { codeOf } from '../lib/files.ts';
import type { DigestStore, OutboxStore } from '../store/store.ts';
import type { Judgment } from './bounce.ts';
import { RefusedError } from './errors.ts';
import type { KeptMails } from './kept-mails.ts';
import {
  type ReporterOptions,
  type SendReport,
  inboxCommand,
  mayReport,
  repeatLook,
  withoutQuotes,
} from './operator-mail.ts';

export type Telling = ReporterOptions & {
  /** A mail server writes each mail of the maildir under another name first. The mails of `mbox` are moved into it. */
  place: { maildir: string; mbox?: string };
  store: Pick<OutboxStore, 'currentPause'> & Pick<DigestStore, 'acquireTask'>;
  kept: KeptMails;
  judgeFile: (path: string) => Promise<Judgment | undefined>;
  send: SendReport;
};

/** The start of the ids of these mails. If one of them comes back, nobody is told. */
export const returned = 'returned-';

const maxListed = 20;
const delays = { first: minute, afterFailure: 10 * minute };

const failedLines = (failed: readonly (Judgment & { means: 'failure' })[]): string[] =>
  failed.length === 0
    ? []
    : [
        'These mails of the website came back. They were no submissions but reports, notices or test mails:',
        '',
        ...failed.map(({ id, reason }) => `    ${id}: ${withoutQuotes(reason)}`),
        '',
        `What to do: repair the mailbox, or change its address in MAIL_ALERTS, MAIL_INFO, MAIL_CAREERS, and routing in content/company.yaml. '${inboxCommand('stats')}' shows the state of all deliveries.`,
        '',
      ];

const unclearLines = (count: number): string[] =>
  count === 0
    ? []
    : [
        `${counted(count, 'mail')} about mails of the website came in that the website does not understand. A person should read them: somebody may have answered, or a mail may have come back.`,
        '',
      ];

const unreadLines = ({ maildir, mbox }: Telling['place'], error: Error | undefined): string[] =>
  error === undefined
    ? []
    : [
        'The website cannot read all mails that come back to it:',
        '',
        `    ${error.message}`,
        '',
        `Until it can, nobody is told of a mail that a mail server took and could not deliver. What to do: let the user of the website read and write ${mbox ?? maildir}, which MAIL_BOUNCES names. It is tried again every minute, and what waits there is not lost.`,
        '',
      ];

type Fault = { error: unknown; code: string; looks: number; isTold: boolean };

/** Returns the error if a person has to repair a file or a folder. The store and the mail server have other reports. */
const untoldError = (fault: Fault | undefined): Error | undefined =>
  fault && fault.looks > 1 && !fault.isTold && fault.error instanceof Error && 'path' in fault.error
    ? fault.error
    : undefined;

async function tell(options: Telling, fault: Fault | undefined, abort: AbortSignal): Promise<number> {
  const { place, store, kept, judgeFile, send, clock, workerId } = options;
  const now = clock.now();
  await kept.tidy(now);
  const untold = (await kept.list()).filter(({ isUntold }) => isUntold).slice(0, maxListed);
  const unread = untoldError(fault);
  if ((untold.length === 0 && !unread) || !mayReport(await store.currentPause('mail'))) return minute;
  // Each attempt has an owner of its own, so that no attempt can extend the task of another one.
  const owner = `${workerId} ${now}`;
  if (!(await store.acquireTask('returned-mails', owner, now, now + delays.afterFailure))) return minute;
  const judged = await Promise.all(untold.map(({ path }) => judgeFile(path)));
  const failed = judged.filter((one) => one?.means === 'failure');
  const text = [
    ...failedLines(failed),
    ...unclearLines(untold.length - failed.length),
    ...unreadLines(place, unread),
    ...(untold.length > 0 ? [`The mails lie in ${join(place.maildir, 'cur')}.`, ''] : []),
  ].join('\n');
  const subject = untold.length > 0 ? 'Mails of the website came back' : 'Bounces cannot be read';
  const report = { id: `${returned}${Math.floor(now / hour)}`, subject, text };
  try {
    await send(
      report,
      now,
      abort,
      failed.flatMap(({ recipients }) => recipients),
    );
  } catch (error) {
    // If every address refuses it, another attempt would not help.
    if (!(error instanceof RefusedError)) throw error;
  }
  await store.acquireTask('returned-mails', owner, now, now + hour);
  await Promise.all(untold.map((mail) => kept.markTold(mail)));
  if (fault && unread) fault.isTold = true;
  return minute;
}

/** Starts to tell. `noteFault` takes the error of each look, and returns whether it is a new one. */
export function startTelling(options: Telling) {
  let fault: Fault | undefined;
  return {
    noteFault(error: unknown): boolean {
      const code = codeOf(error);
      const isSame = fault !== undefined && fault.code === code;
      if (error === undefined) fault = undefined;
      else if (fault && isSame) Object.assign(fault, { error, looks: fault.looks + 1 });
      else fault = { error, code, looks: 1, isTold: false };
      return error !== undefined && !isSame;
    },
    stop: repeatLook(options, 'bounces.untold', delays, (abort) => tell(options, fault, abort)),
  };
}
