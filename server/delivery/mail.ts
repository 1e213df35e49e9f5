/** Mails about submissions: their content, their MIME form, and the port that sends them. */
import { type Addressees, type MailRoute, allAddresses } from '../../contracts/built-site.ts';
import type { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import { formOf, type FormKind } from '../../contracts/forms.ts';
import { type FormDefinition, fieldOfKind, fieldsOf, readMessage } from '../../contracts/forms/form.ts';
import type { MailAddresses } from '../../settings/build-record.ts';
import { referenceOf } from '../lib/reference.ts';
import { type Delivery, type Reply, acknowledgedAddress } from '../store/submission.ts';
import { UndeliverableError } from './errors.ts';

export type MailAttachment = { name: string; mediaType: string; bytes: Uint8Array };

/**
 * A complete mail. Sender, recipients and headers come from the configuration, never from typed text. Only an
 * acknowledgement has a recipient that a visitor typed.
 */
export type Mail = {
  /** The id of the submission or report. An adapter that writes mails to files uses the id in the file name. */
  id: string;
  /** The `Message-ID`: `id` with its signature. It is the same at each attempt, so that a mailbox can drop a second copy after a crash. */
  messageId: string;
  from: string;
  to: readonly string[];
  cc: readonly string[];
  /** The recipients of this attempt, if the others got the mail at an earlier attempt. Undefined means all. */
  onlyFor?: readonly string[] | undefined;
  /** Whether a machine wrote the mail on its own (`generated`), or as an answer to a person (RFC 3834). */
  automatic: 'generated' | 'replied';
  /** The visitor in a mail to the company, and the company in a mail to the visitor. */
  replyTo: { name: string; address: string } | undefined;
  subject: string;
  text: string;
  date: Date;
  attachments: readonly MailAttachment[];
};

/** The recipients that were refused for good or must wait (`deferred`), and the words of the mail server. */
export type Sent = { refused: readonly Reply[]; deferred?: readonly Reply[]; reply: string };

/** A mail before `mail-ids.ts` signs its id. */
export type Draft = Omit<Mail, 'messageId'>;

/** Sends mails. Every adapter runs `mailerContract`. docs/adding-a-mail-provider.md explains how to add an adapter. */
export type Mailer = {
  /**
   * Rejects if the mail was not accepted. The error is a `DeliveryError` of `errors.ts` if the cause is known. `abort`
   * ends the attempt; the other side may have accepted the mail before. Resolves with nothing if the adapter knows no
   * more than that the mail was accepted for all recipients.
   */
  send(mail: Mail, abort?: AbortSignal): Promise<Sent | void>;
  /** The longest time for one mail, in milliseconds. `send` always settles within this time. */
  maxSendTime: number;
  /** How many mails to the company are sent at the same time. Each keeps its resume in memory. */
  concurrency: number;
  /** Whether mails leave this machine. False if the adapter only writes files. */
  isReal: boolean;
  /** The name of the destination for the operator, without a password. */
  destination: string;
  /** Closes idle connections when no mail is being sent. */
  close(): void;
};

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Converts `job_title` to `Job title`. */
export const titleOf = (name: string): string =>
  `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll(/[_-]/g, ' ')}`;

/** Writes a line such as `Name:     Ada`. Later lines of a longer text are indented. */
const lineOf = (title: string, value: string): string =>
  `${`${title}:`.padEnd(9)} ${value.replaceAll('\n', '\n          ')}`;

/** Writes a line for each filled field in the order of the form. Leaves out the field that is the mail's body. */
function fieldLines(form: FormDefinition, { email, fields }: Delivery): string[] {
  const message: Readonly<Record<string, string | undefined>> = readMessage(form, fields);
  const { sender, body } = form.mail;
  return fieldsOf(form).flatMap(([name, { kind }]) => {
    const value = message[name];
    if (value === undefined || name === body) return [];
    if (kind === 'email') return [lineOf('Email', email)];
    return [lineOf(name === sender ? 'Name' : titleOf(name), value)];
  });
}

function notedLines(form: FormDefinition, delivery: Delivery): string[] {
  const { id, kind, receivedAt, verified, consent, attachment } = delivery;
  const file = fieldOfKind(form, 'file');
  const lines = file
    ? [
        lineOf(titleOf(file.name), attachment?.name ?? 'none'),
        lineOf('SHA-256', attachment?.sha256 ?? 'none'),
      ]
    : [];
  lines.push(lineOf('Received', new Date(receivedAt).toISOString()));
  if (consent)
    lines.push(lineOf('Accepted', `terms of use of ${consent.terms}, privacy policy of ${consent.privacy}`));
  lines.push(lineOf('Reference', referenceOf(id)), lineOf('ID', id));
  if (!verified) lines.push(`Unverified: no bot check vouches for this ${kind}.`);
  return lines;
}

/** Writes the parts of the mail that the form defines. If the form asks for an address, replies go to the visitor. */
export function composeMail(
  form: FormDefinition,
  delivery: Delivery,
): Pick<Mail, 'replyTo' | 'subject' | 'text'> {
  const { email, fields } = delivery;
  const { sender, subject, body } = form.mail;
  const name = fields[sender] ?? '';
  const lines = [...fieldLines(form, delivery), ...notedLines(form, delivery)];
  const below = body === undefined ? '' : `\n${fields[body] ?? ''}\n`;
  return {
    replyTo: email === '' ? undefined : { name, address: email },
    subject: 'field' in subject ? (fields[subject.field] ?? '') : `${subject.text}: ${name}`,
    text: `${lines.join('\n')}\n${below}`,
  };
}

/** Returns whether a text contains a whole word, in any letter case: `start` does not contain `art`. */
const hasWord = (text: string, word: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(word)}(?![\p{L}\p{N}])`, 'iu').test(text);

/** Returns the addressees of the first rule that matches the fields; without a match, the mailbox's addressees. */
export function addresseesOf(route: MailRoute, fields: Readonly<Record<string, string>>): Addressees {
  const rule = route.rules.find(({ field, keywords = [], prefixes = [] }) => {
    const value = fields[field] ?? '';
    return (
      keywords.some((word) => hasWord(value, word)) || prefixes.some((prefix) => value.startsWith(prefix))
    );
  });
  return rule ? { to: rule.to, cc: rule.cc ?? [] } : route;
}

/** Writes the mail to the company, without the file. Warnings about the file come before all typed text. */
export function writeMail(
  delivery: Delivery,
  addresses: Pick<MailAddresses, 'info' | 'careers' | 'from'>,
): Draft {
  const { id, kind, mailbox, fields, verified, attachment } = delivery;
  const { replyTo, subject, text } = composeMail(formOf(kind), delivery);
  const { to, cc } = addresseesOf(addresses[mailbox], fields);
  const warnings = (attachment?.warnings ?? []).map((warning) => `WARNING: ${warning}\n`);
  // Mailboxes can sort mails by these tags. The first tag is the same for every mail of the website.
  const tags = `[website] ${warnings.length > 0 ? '[warning] ' : ''}${verified ? '' : '[unverified] '}`;
  return {
    id,
    from: addresses.from,
    to,
    cc,
    automatic: 'generated',
    replyTo,
    subject: `${tags}${subject}`,
    text: warnings.length > 0 ? `${warnings.join('')}\n${text}` : text,
    date: new Date(delivery.receivedAt),
    attachments: [],
  };
}

/** Addresses that no person reads. Some of them answer every mail. */
const robot = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/;

/** Returns whether an address may get an acknowledgement: it is neither one of the company nor that of a machine. */
export function mayAcknowledge(
  email: string,
  { info, careers, replies, alerts, from }: MailAddresses,
): boolean {
  const own = [...[info, careers].flatMap(allAddresses), ...Object.values(replies), alerts, from];
  const address = acknowledgedAddress(email);
  return !robot.test(address) && own.every((one) => acknowledgedAddress(one) !== address);
}

/**
 * Writes an acknowledgement. `{reference}` in its text becomes the reference of the submission, and `{link}` the
 * address of the page about it. The mail contains no typed text, not even the name: a stranger may enter another
 * person's address in the form, and must not choose the text for this person. Throws an {@link UndeliverableError} if
 * the kind of submission has no text.
 */
export function writeAcknowledgement(
  { id, kind, mailbox, email, receivedAt }: Delivery,
  { replies, from }: Pick<MailAddresses, 'replies' | 'from'>,
  texts: Readonly<Partial<Record<FormKind, { subject: string; text: string }>>>,
  link: string,
): Draft {
  const content = texts[kind];
  if (!content) throw new UndeliverableError(`There is no text to acknowledge this ${kind}.`);
  return {
    id: `${id}-acknowledgement`,
    from,
    to: [email],
    cc: [],
    automatic: 'replied',
    replyTo: { name: '', address: replies[mailbox] },
    subject: content.subject,
    text: `${content.text.replaceAll('{reference}', referenceOf(id)).replaceAll('{link}', link)}\n`,
    date: new Date(receivedAt),
    attachments: [],
  };
}

/** The header that repeats the signed id. */
export const idHeader = 'X-Website-ID';

const withoutName = (address: string) => ({ name: '', address });

/**
 * Protects typed text in a header. Mail programs would decode a text such as `=?utf-8?Q?=0A?=` (RFC 2047) to another
 * text. The function puts a zero-width space between `=` and `?`.
 */
const protectEncoded = (text: string): string => text.replaceAll('=?', '=\u200b?');

/**
 * Makes the options for nodemailer. The options forbid access to files and URLs, because typed text could name a file
 * or a URL. Names and addresses are separate values, so nodemailer does not search typed text for addresses.
 */
const mimeOptions = (mail: Mail) =>
  ({
    from: withoutName(mail.from),
    to: mail.to.map(withoutName),
    cc: mail.cc.map(withoutName),
    ...(mail.replyTo && { replyTo: { ...mail.replyTo, name: protectEncoded(mail.replyTo.name) } }),
    subject: protectEncoded(mail.subject),
    text: mail.text,
    date: mail.date,
    messageId: mail.messageId,
    // RFC 3834: machines must not answer automatic mails. The header for Exchange also stops failure reports. Only an
    // acknowledgement has this header, because the company wants the failure reports about its other mails. Some mail
    // services (Amazon SES) replace the Message-ID, but return other headers in a bounce: so one repeats the signed id.
    headers: {
      'Auto-Submitted': `auto-${mail.automatic}`,
      [idHeader]: mail.messageId.slice(1, mail.messageId.lastIndexOf('@')),
      ...(mail.automatic === 'replied' && { 'X-Auto-Response-Suppress': 'All' }),
    },
    attachments: mail.attachments.map(({ name, mediaType, bytes }) => ({
      filename: name,
      contentType: mediaType,
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      // Text files use Base64 too, so that their line ends arrive unchanged.
      contentTransferEncoding: 'base64' as const,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }) satisfies SendMailOptions;

/** Writes a mail as MIME with CRLF line ends. All adapters use this function. */
export async function mimeStream(mail: Mail): Promise<Readable> {
  // The module is loaded with the first mail, so that the server starts faster.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  return new MailComposer({ ...mimeOptions(mail), newline: 'windows' }).compile().createReadStream();
}
