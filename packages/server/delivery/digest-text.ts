/** Writes the digest: as a mail for a person, and as a message for a webhook. */
import { hour } from '@website/forms/limits';
import { counted } from '@website/forms/messages';
import type { GivenUp, LateDeliveries, RefusingRecipient, Unreported } from '../store/reports.ts';
import { type ChannelPause, operatorCause } from '../store/submission.ts';
import { type Report, formatDuration, formatTime, inboxCommand, withoutQuotes } from './operator-mail.ts';
import { type WebhookMessage, chatLine } from './webhook.ts';

function formatGivenUp({ id, channel, kind, mailbox, receivedAt, lastError }: GivenUp): string {
  const what = channel === 'mail' ? `${kind} to ${mailbox}` : `${channel} about a ${kind}`;
  return `${id}  ${what}, received ${formatTime(receivedAt)}\n    ${withoutQuotes(lastError ?? 'no reason known')}`;
}

const formatPause = ({ channel, since, cause, reason }: ChannelPause, end: number): string =>
  `${channel}: since ${formatTime(since)}, for ${formatDuration(end - since)} (${cause})\n    ${withoutQuotes(reason)}`;

function formatLate({ channel, isQuarantined, count, oldest, lastError }: LateDeliveries): string {
  const untried = isQuarantined ? 'the file waits for the virus scanner (CLAMAV)' : 'not tried yet';
  return `${channel}: ${count} under way, the oldest since ${formatTime(oldest)}\n    ${withoutQuotes(lastError ?? untried)}`;
}

const formatRecipient = ({ address, refusals, since, reply }: RefusingRecipient): string =>
  `${address}: the last ${counted(refusals, 'mail')}, since ${formatTime(since)}\n    ${withoutQuotes(reply)}`;

/** Returns a block of lines for the mail; empty if `lines` is empty. */
const block = (head: string, lines: readonly string[], ...end: string[]): string[] =>
  lines.length === 0 ? [] : [head, '', ...lines, ...end, ''];

function lateBlocks({ late, recipients, silentSince }: Unreported): string[] {
  return [
    ...block(
      'Deliveries have been under way for more than an hour. They are kept and tried again and again:',
      late.map(formatLate),
      '',
      `What to do: remove the cause, such as a mailbox that is full or a virus scanner that is down. '${inboxCommand('list --state waiting')}' lists them ('--state quarantined' those that wait for the scanner). You are told again only of a new cause, or of what is given up.`,
    ),
    ...block(
      'Recipients refuse mails that other recipients get. These mails count as delivered, and are not sent again:',
      recipients.map(formatRecipient),
      '',
      `What to do: repair the mailbox, or remove the address from MAIL_INFO, MAIL_CAREERS, and routing in content/company.yaml. '${inboxCommand('list')}' shows which mails they did not get.`,
    ),
    ...block(
      'Nothing has come in through the website for longer than SILENCE_DAYS allows:',
      silentSince === undefined ? [] : [`The last submission came at ${formatTime(silentSince)}.`],
      '',
      `What to do: send a message through the contact form, as a visitor would, and look whether it arrives. '${inboxCommand('stats')}' shows what was refused and why; '${inboxCommand('test-mail')}' tests the mail alone.`,
    ),
  ];
}

function mailText(unreported: Unreported, now: number): string {
  const { givenUp, givenUpCount, pastPauses, lasting, acknowledgements } = unreported;
  const unlisted = givenUpCount - givenUp.length;
  const lines = [
    ...block(
      'Nothing has been delivered since the time below. What comes in is kept and waits:',
      lasting.map((pause) => formatPause(pause, now)),
      '',
      `What to do: remove the cause; docs/operating.md explains each one under 'Mail that does not get through'. The server tries again by itself, and then sends everything that waits. '${inboxCommand('stats')}' shows whether delivery still fails.`,
    ),
    ...block(
      `${counted(givenUpCount, 'submission')} of the website could not be delivered everywhere. Nothing is lost: what is listed here is kept and waits for you:`,
      givenUp.map(formatGivenUp),
      ...(unlisted > 0 ? [`and ${unlisted} more, listed in another mail`] : []),
      '',
      `What to do: '${inboxCommand('show ID')}' shows one and why it failed; '${inboxCommand('requeue ID')}' sends it again once the reason is gone.`,
    ),
    ...lateBlocks(unreported),
    ...block(
      'Delivery failed for a time and works again. Everything that waited is being sent; nothing was lost, and you need not do anything:',
      pastPauses.map((pause) => formatPause(pause, pause.until)),
    ),
  ];
  if (acknowledgements > 0)
    lines.push(
      `Besides, ${counted(acknowledgements, 'acknowledgement')} could not be sent: mostly mistyped addresses.`,
      '',
    );
  return lines.join('\n');
}

function subjectOf({ givenUpCount, pastPauses, lasting, late, recipients, silentSince }: Unreported): string {
  const [first] = lasting;
  if (first) {
    const what = first.cause === operatorCause ? 'is paused' : 'has failed';
    return `Delivery by ${first.channel} ${what} since ${formatTime(first.since)}`;
  }
  if (givenUpCount > 0) return `${counted(givenUpCount, 'submission')} could not be delivered`;
  const [slow] = late;
  if (slow) return `Delivery by ${slow.channel} has been slow since ${formatTime(slow.oldest)}`;
  const [recipient] = recipients;
  if (recipient) return `A recipient has refused mails since ${formatTime(recipient.since)}`;
  if (silentSince !== undefined) return `Nothing has come in since ${formatTime(silentSince)}`;
  const [max] = pastPauses.toSorted((a, b) => b.until - b.since - (a.until - a.since));
  return max
    ? `Delivery by ${max.channel} works again, after ${formatDuration(max.until - max.since)}`
    : 'Report about deliveries';
}

/** Returns the id. A repeated digest keeps it; a delivery that is given up a second time changes it. */
function idOf(
  { givenUp, pastPauses, lasting, late, recipients, silentSince }: Unreported,
  now: number,
): string {
  const events = [
    ...givenUp.map(({ id, channel }) => `${id}-${channel}`),
    ...pastPauses.map(({ id }) => `hold-${id}`),
    ...lasting.map(({ id }) => `lasting-${id}`),
    ...late.map(({ channel, oldest }) => `late-${channel}-${oldest}`),
    ...recipients.map(({ since }) => `recipient-${since}`),
    ...(silentSince === undefined ? [] : [`silence-${silentSince}`]),
  ];
  return `digest-${events[0] ?? ''}-${events.length}-${Math.floor(now / hour)}`;
}

/** Writes the digest as a mail. The mail contains no text of visitors or mail servers. */
export const writeReport = (unreported: Unreported, now: number): Report => ({
  id: idOf(unreported, now),
  subject: subjectOf(unreported),
  text: mailText(unreported, now),
});

const isoTime = (time: number): string => new Date(time).toISOString();

const pauseData = ({ channel, since, cause }: ChannelPause) => ({ channel, since: isoTime(since), cause });

/** Writes the digest as a webhook message. The message contains no text of visitors or mail servers. */
export function writeMessage(unreported: Unreported, format: 'json' | 'text', now: number): WebhookMessage {
  const { givenUp, givenUpCount, acknowledgements, pastPauses, lasting, late, recipients, silentSince } =
    unreported;
  const causes = [...lasting, ...pastPauses].map(({ channel, cause }) => `${channel}: ${cause}`);
  const ids = givenUp.map(({ id, channel }) => `${id} (${channel})`);
  const content =
    format === 'text'
      ? {
          text: chatLine(
            [`[website] ${subjectOf(unreported)}`, ...causes, ...ids, inboxCommand('stats')].join(' | '),
          ),
        }
      : {
          type: 'delivery.digest',
          timestamp: isoTime(now),
          data: {
            givenUp: givenUp.map(({ id, channel, kind }) => ({ id, channel, kind })),
            givenUpCount,
            acknowledgementsGivenUp: acknowledgements,
            holdsOver: pastPauses.map((pause) => ({ ...pauseData(pause), until: isoTime(pause.until) })),
            holdsLasting: lasting.map(pauseData),
            late: late.map(({ channel, count, oldest }) => ({ channel, count, oldest: isoTime(oldest) })),
            refusingRecipients: recipients.length,
            silentSince: silentSince === undefined ? null : isoTime(silentSince),
          },
        };
  return { id: idOf(unreported, now), body: JSON.stringify(content) };
}
