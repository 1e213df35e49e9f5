/** Mails about submissions: what they contain, how they are written as MIME, and the port that sends them. */
import type { Addressees, MailRoute } from '../../contracts/built-site.ts';
import type { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import { formOf } from '../../contracts/forms.ts';
import { type FormDefinition, fieldOfKind, fieldsOf, readMessage } from '../../contracts/forms/form.ts';
import type { MailAddresses } from '../../settings/build-record.ts';
import type { Delivery } from '../store/delivery.ts';
import type { SubmissionKind } from '../store/submission.ts';
import { UndeliverableError } from './errors.ts';

export type MailAttachment = { name: string; mediaType: string; bytes: Uint8Array };

/**
 * A complete mail. Sender, recipients and headers come from the configuration, never from what a visitor typed. Only an
 * acknowledgement goes to the visitor's address.
 */
export type Mail = {
  /** The submission's id; also part of the file name where mail is written to files. */
  id: string;
  /** The same at each attempt, so that a mailbox can drop a second copy after a crash. */
  messageId: string;
  from: string;
  to: readonly string[];
  cc: readonly string[];
  /** Whether a machine wrote the mail by itself, or in answer to a person (RFC 3834). */
  automatic: 'generated' | 'replied';
  /** The visitor, or the company in a mail to the visitor; undefined if the form asks for no address. */
  replyTo: { name: string; address: string } | undefined;
  /** One line. */
  subject: string;
  text: string;
  date: Date;
  attachments: readonly MailAttachment[];
};

/** Sends mails. Every adapter runs `mailerContract`; docs/adding-a-mail-provider.md says how to add one. */
export type Mailer = {
  /**
   * Rejects when the mail was not taken, with a `DeliveryError` of `errors.ts` where the meaning is known. `abort` ends
   * the attempt; the mail may have been taken then.
   */
  send(mail: Mail, abort?: AbortSignal): Promise<void>;
  /** Longest time that one mail takes, in milliseconds: `send` has settled by then. */
  maxSendTime: number;
  /** Number of mails to the company that should be in flight at once; each has its resume in memory. */
  concurrency: number;
  /** Whether mails leave this machine. False for an adapter that only writes files. */
  isReal: boolean;
  /** Names the destination for the operator, without a password. */
  destination: string;
  /** Closes idle connections once nothing is being sent. */
  close(): void;
};

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** `job_title` as `Job title`. */
const titleOf = (name: string): string =>
  `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll(/[_-]/g, ' ')}`;

/** `Name:     Ada`; the further lines of a longer text are indented. */
const lineOf = (title: string, value: string): string =>
  `${`${title}:`.padEnd(9)} ${value.replaceAll('\n', '\n          ')}`;

/** A line for each filled field in the order of the form, without the body text. */
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
  lines.push(lineOf('ID', id));
  if (!verified) lines.push(`Unverified: no bot check vouches for this ${kind}.`);
  return lines;
}

/** Composes the part of a mail that the form defines. If the form asks for an address, replies go to the visitor. */
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
    subject: 'field' in subject ? (fields[subject.field] ?? '') : `${subject.words}: ${name}`,
    text: `${lines.join('\n')}\n${below}`,
  };
}

/** Whether a text contains a whole word, in any case: `start` does not contain `art`. */
const hasWord = (text: string, word: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(word)}(?![\p{L}\p{N}])`, 'iu').test(text);

/** The addressees of the first rule that fits the fields, or those of the mailbox. */
export function addresseesOf(route: MailRoute, fields: Readonly<Record<string, string>>): Addressees {
  const rule = route.rules.find(({ field, words = [], begins = [] }) => {
    const value = fields[field] ?? '';
    return words.some((word) => hasWord(value, word)) || begins.some((start) => value.startsWith(start));
  });
  return rule ? { to: rule.to, cc: rule.cc ?? [] } : route;
}

/** Writes the mail to the company, without the file. Warnings about the file stand above all that the visitor wrote. */
export function writeMail(
  delivery: Delivery,
  addresses: Pick<MailAddresses, 'info' | 'careers' | 'from'>,
): Mail {
  const { id, kind, mailbox, fields, verified, attachment } = delivery;
  const { replyTo, subject, text } = composeMail(formOf(kind), delivery);
  const { to, cc } = addresseesOf(addresses[mailbox], fields);
  const warnings = (attachment?.warnings ?? []).map((warning) => `WARNING: ${warning}\n`);
  // A mailbox can sort by these tags.
  const tags = `${warnings.length > 0 ? '[warning] ' : ''}${verified ? '' : '[unverified] '}`;
  return {
    id,
    messageId: `<${id}@${domainOf(addresses.from)}>`,
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

/**
 * Writes an acknowledgement. It contains nothing that was typed, not even the name: a stranger who fills in the form with
 * another person's address must not choose the text that this person gets. Throws an {@link UndeliverableError} for a
 * kind of submission that has no text.
 */
export function writeAcknowledgement(
  { id, kind, mailbox, email, receivedAt }: Delivery,
  { replies, from }: Pick<MailAddresses, 'replies' | 'from'>,
  texts: Readonly<Partial<Record<SubmissionKind, { subject: string; text: string }>>>,
): Mail {
  const words = texts[kind];
  if (!words) throw new UndeliverableError(`There is no text to acknowledge this ${kind}.`);
  return {
    id: `${id}-acknowledgement`,
    messageId: `<${id}.acknowledgement@${domainOf(from)}>`,
    from,
    to: [email],
    cc: [],
    automatic: 'replied',
    replyTo: { name: '', address: replies[mailbox] },
    subject: words.subject,
    text: `${words.text}\n`,
    date: new Date(receivedAt),
    attachments: [],
  };
}

const withoutName = (address: string) => ({ name: '', address });

/**
 * Keeps typed text as it was typed in a header. A typed `=?utf-8?Q?=0A?=` would be decoded into other text (RFC 2047):
 * a zero-width space keeps the first two characters apart.
 */
const protectEncoded = (text: string): string => text.replaceAll('=?', '=\u200b?');

/**
 * nodemailer's options: files and URLs are off, so that no typed text makes nodemailer read anything. Addresses are given
 * apart from names, so that nothing is parsed out of typed text.
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
    // RFC 3834: no out-of-office reply should answer a machine. The header for Exchange also suppresses failure
    // reports, which only an acknowledgement does not need.
    headers: {
      'Auto-Submitted': `auto-${mail.automatic}`,
      ...(mail.automatic === 'replied' && { 'X-Auto-Response-Suppress': 'All' }),
    },
    attachments: mail.attachments.map(({ name, mediaType, bytes }) => ({
      filename: name,
      contentType: mediaType,
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      // Base64 for text as well: line ends arrive as they were uploaded.
      contentTransferEncoding: 'base64' as const,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }) satisfies SendMailOptions;

/** Writes a mail as MIME with CRLF line ends, the same for every adapter. */
export async function mimeStream(mail: Mail): Promise<Readable> {
  // Loaded with the first mail, to keep the start short.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  return new MailComposer({ ...mimeOptions(mail), newline: 'windows' }).compile().createReadStream();
}
