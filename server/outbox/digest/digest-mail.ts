/** The words of the mail that tells the operator what did not get through. No word of a visitor is in it. */
import { counted } from '../../../contracts/messages.ts';
import type { Mail } from '../../mail/mail.ts';
import type { GivenUp, Hold, Untold } from '../../store/store.ts';

const minute = 60_000;
const hour = 60 * minute;

const stamp = (time: number): string => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function duration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / minute);
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'hour');
}

function describeGivenUp({ id, channel, kind, mailbox, receivedAt, lastError }: GivenUp): string {
  const what = channel === 'mail' ? `${kind} to ${mailbox}` : `${channel} about a ${kind}`;
  return `${id}  ${what}, received ${stamp(receivedAt)}\n    ${lastError ?? 'no reason known'}`;
}

const describeHold = ({ since, until, cause, reason }: Hold & { until: number }): string =>
  `${stamp(since)}, for ${duration(until - since)} (${cause})\n    ${reason}`;

function givenUpPart({ givenUp, givenUpCount }: Untold): string[] {
  if (givenUpCount === 0) return [];
  const more = givenUpCount - givenUp.length;
  return [
    `The mail server would not take ${counted(givenUpCount, 'submission')} of the website. They are kept, and nobody has read them yet:`,
    '',
    ...givenUp.map(describeGivenUp),
    ...(more > 0 ? [`and ${more} more, of which another mail tells`] : []),
    '',
    "'npm run -s inbox -- show ID' shows one; 'npm run -s inbox -- requeue ID' sends it again once the reason is gone.",
    '',
  ];
}

function holdPart({ holds }: Untold): string[] {
  if (holds.length === 0) return [];
  return [
    'For a time no mail of the website got out. Everything that waited is on its way now; nothing was lost:',
    '',
    ...holds.map(describeHold),
    '',
  ];
}

const subjectOf = ({ givenUpCount, holds }: Untold): string =>
  givenUpCount > 0
    ? `[website] ${counted(givenUpCount, 'submission')} could not be delivered`
    : `[website] Mail was held for ${duration(Math.max(...holds.map(({ since, until }) => until - since)))}`;

/** A name for the news: the same for a mail that has to be sent again, another when it is given up again later. */
function idOf({ givenUp, holds }: Untold, now: number): string {
  const [first = ''] = [...givenUp.map(({ id }) => id), ...holds.map(({ id }) => `hold-${id}`)];
  return `digest-${first}-${givenUp.length + holds.length}-${Math.floor(now / hour)}`;
}

/** Writes the mail. */
export function writeDigest(untold: Untold, from: string, to: string, now: number): Mail {
  const id = idOf(untold, now);
  return {
    id,
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from,
    to: [to],
    cc: [],
    automatic: 'generated',
    replyTo: { name: '', address: from },
    subject: subjectOf(untold),
    text: [...givenUpPart(untold), ...holdPart(untold)].join('\n'),
    date: new Date(now),
    attachments: [],
  };
}
