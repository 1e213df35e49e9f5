/** Writes the mail to the operator about deliveries that failed. It contains no words of a visitor. */
import { counted } from '../../contracts/messages.ts';
import type { Mail } from './mail.ts';
import type { ChannelHold, GivenUp, Untold } from '../store/store.ts';

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

const describeHold = ({ channel, since, cause, reason }: ChannelHold, end: number): string =>
  `${channel}: since ${stamp(since)}, for ${duration(end - since)} (${cause})\n    ${reason}`;

function givenUpPart({ givenUp, givenUpCount }: Untold): string[] {
  if (givenUpCount === 0) return [];
  const more = givenUpCount - givenUp.length;
  return [
    `${counted(givenUpCount, 'submission')} of the website could not be delivered everywhere. They are kept, and wait for you:`,
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
    'For a time nothing got out here. Everything that waited is on its way now; nothing was lost:',
    '',
    ...holds.map((hold) => describeHold(hold, hold.until)),
    '',
  ];
}

function lastingPart({ lasting }: Untold, now: number): string[] {
  if (lasting.length === 0) return [];
  return [
    'Nothing gets out here, and that has not ended. What comes in is kept and waits:',
    '',
    ...lasting.map((hold) => describeHold(hold, now)),
    '',
  ];
}

function acknowledgementPart({ acknowledgements }: Untold): string[] {
  if (acknowledgements === 0) return [];
  return [
    `Besides, ${counted(acknowledgements, 'acknowledgement')} could not be sent: mostly mistyped addresses.`,
    '',
  ];
}

/** The news in a line. */
export function digestSubject({ givenUpCount, holds, lasting }: Untold, now: number): string {
  const [last] = lasting;
  if (last) return `[website] Nothing gets out (${last.channel}) for ${duration(now - last.since)}`;
  if (givenUpCount > 0) return `[website] ${counted(givenUpCount, 'submission')} could not be delivered`;
  const longest = holds.toSorted((one, other) => other.until - other.since - (one.until - one.since))[0];
  return longest
    ? `[website] Nothing got out (${longest.channel}) for ${duration(longest.until - longest.since)}`
    : '[website] All is well';
}

/** Id of the news: the same when they are sent again, another when a delivery is given up again later. */
export function digestId({ givenUp, holds, lasting }: Untold, now: number): string {
  const [first = ''] = [
    ...givenUp.map(({ id, channel }) => `${id}-${channel}`),
    ...holds.map(({ id }) => `hold-${id}`),
    ...lasting.map(({ id }) => `lasting-${id}`),
  ];
  const count = givenUp.length + holds.length + lasting.length;
  return `digest-${first}-${count}-${Math.floor(now / hour)}`;
}

/** Writes the mail. */
export function writeDigest(untold: Untold, from: string, to: string, now: number): Mail {
  const id = digestId(untold, now);
  return {
    id,
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from,
    to: [to],
    cc: [],
    automatic: 'generated',
    replyTo: { name: '', address: from },
    subject: digestSubject(untold, now),
    text: [
      ...lastingPart(untold, now),
      ...givenUpPart(untold),
      ...holdPart(untold),
      ...acknowledgementPart(untold),
    ].join('\n'),
    date: new Date(now),
    attachments: [],
  };
}
