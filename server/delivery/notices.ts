/**
 * Tells the company by mail that a sender deleted a submission. The store writes the notice together with the deletion,
 * so a crash loses no notice. The notice says nothing of what was typed: the reference and the Message-ID find the mail.
 */
import { minute } from '../../contracts/limits.ts';
import { errorFacts } from '../lib/log.ts';
import { referenceOf, timeOf } from '../lib/reference.ts';
import type { Notice } from '../store/reports.ts';
import type { Store } from '../store/store.ts';
import { RefusedError } from './errors.ts';
import type { MailSender } from './mail-ids.ts';
import {
  type Report,
  type ReporterOptions,
  type SendReport,
  formatTime,
  inboxCommand,
  mayReport,
  repeatLook,
  reportMail,
} from './operator-mail.ts';

type NoticeOptions = ReporterOptions & {
  store: Pick<Store, 'pendingNotices' | 'recordTold' | 'acquireTask' | 'currentPause'>;
  mailer: MailSender;
  from: string;
  /** Sends to MAIL_ALERTS. It is used if the mailbox refuses a notice. */
  send: SendReport;
};

/** The times between two checks of the store, in milliseconds. */
export const noticeDelays = { look: minute / 2, afterFailure: 10 * minute };
const maxAtOnce = 20;

/** Returns the lines that help a person to find the mail of the submission. */
const findLines = ({ id, messageId }: Notice): string[] => [
  `Reference:  ${referenceOf(id)}`,
  `ID:         ${id}`,
  `Received:   ${formatTime(timeOf(id))}`,
  `Message-ID: ${messageId}`,
];

export function writeNotice(notice: Notice): Report {
  const { id, kind, at, trace, hasWebhook } = notice;
  const mailText = {
    none: 'Its mail was not sent to you yet, and will not be sent. There is nothing to delete in this mailbox.',
    sending:
      'Its mail was just being sent. If it has arrived, delete it in this mailbox, and where you forwarded it to.',
    delivered: 'Please delete its mail in this mailbox, and where you forwarded it to.',
    unsure:
      'Its mail was tried and may have arrived. If so, delete it in this mailbox, and where you forwarded it to.',
  }[trace];
  const lines = [
    `The sender of this ${kind} has deleted it.`,
    'The website has deleted it from its database, with its file and with what still waited to be sent.',
    '',
    ...findLines(notice),
    '',
    mailText,
    ...(hasWebhook ? ['The webhook was told of it as well: delete it there, too.'] : []),
    `A backup may still hold it until a newer one replaces it. If you restore one, delete it again: ${inboxCommand(`erase ${id}`)}`,
    'Then delete this mail.',
  ];
  return {
    // The time tells two deletions apart if a submission came back with a backup: a mailbox drops a second Message-ID.
    id: `${id}-erased-${at.toString(36)}`,
    subject: `Deleted by its sender: ${kind} ${referenceOf(id)}`,
    text: [...lines, ''].join('\n'),
  };
}

/**
 * Sends a notice to everybody who got the mail of the submission. If one of them does not get it, it also goes to
 * MAIL_ALERTS, with the names of those who have to be told.
 */
async function tell(options: NoticeOptions, notice: Notice, abort: AbortSignal): Promise<void> {
  const { mailer, from, send, clock } = options;
  const report = writeNotice(notice);
  const now = clock.now();
  try {
    const sent = await mailer.send({ ...reportMail(report, from, from, now), to: notice.recipients }, abort);
    const missed = sent ? [...sent.refused, ...(sent.deferred ?? [])].map(({ address }) => address) : [];
    if (missed.length === 0) return;
    const text = `These did not get this mail: tell them. ${missed.join(', ')}\n\n${report.text}`;
    await send({ ...report, text }, now, abort);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    await send(report, now, abort);
  }
}

/** Sends the pending notices. Resolves with the time until the next look. */
async function look(options: NoticeOptions, abort: AbortSignal): Promise<number> {
  const { store, log, clock, workerId } = options;
  const pending = await store.pendingNotices(maxAtOnce);
  if (pending.length === 0 || !mayReport(await store.currentPause('mail'))) return noticeDelays.look;
  const until = clock.now() + noticeDelays.afterFailure;
  if (!(await store.acquireTask('notices', workerId, clock.now(), until))) return noticeDelays.look;
  let delay = noticeDelays.look;
  // The notices are read again, because another server may have sent some before this server got the task.
  for (const notice of await store.pendingNotices(maxAtOnce)) {
    const { id } = notice;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one connection is enough for rare mails
      await tell(options, notice, abort);
      // oxlint-disable-next-line no-await-in-loop -- a sent notice is noted before the next one is sent
      await store.recordTold(notice, clock.now());
      log('info', 'notice.sent', { id });
    } catch (error) {
      if (abort.aborted) return delay;
      delay = noticeDelays.afterFailure;
      log('error', 'notice.failed', { id, ...errorFacts(error) });
    }
  }
  return delay;
}

/** Starts to send notices. Returns a function that stops them. */
export const startNotices = (options: NoticeOptions): (() => Promise<void>) =>
  repeatLook(options, 'notice.failed', { ...noticeDelays, first: noticeDelays.look }, (abort) =>
    look(options, abort),
  );
