/** The port of mail: the type of a mail, and the interface of mailers. */
import type { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';

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
  /** Address for replies: the visitor's, or the company's in a mail to the visitor; undefined if the form asks for none. */
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

/** The part after the `@`. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

const withoutName = (address: string) => ({ name: '', address });

/**
 * Keeps typed text as it was typed in a header. A typed `=?utf-8?Q?=0A?=` would be decoded into other text (RFC 2047):
 * a zero-width space keeps the first two characters apart.
 */
const protectEncoded = (text: string): string => text.replaceAll('=?', '=\u200b?');

/**
 * nodemailer's options for a mail: strings and bytes only, with files and URLs switched off, so that no typed text makes
 * nodemailer read anything. Addresses are given apart from names, so that nothing is parsed out of typed text.
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
