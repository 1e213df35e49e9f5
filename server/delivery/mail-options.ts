/** Turns a mail into nodemailer's options, the same for every way of handing it over. */
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

const bare = (address: string) => ({ name: '', address });

/**
 * Words for a header as they were typed. Letters of ASCII go out as they are, so that a typed `=?utf-8?Q?=0A?=` would be
 * decoded into whatever its author wished (RFC 2047): a space without width keeps the two characters apart.
 */
const typed = (words: string): string => words.replaceAll('=?', '=\u200b?');

/**
 * Strings and bytes only, with files and URLs switched off, so that no typed word can make the mailer read
 * anything.
 * Addresses are given apart from names: nothing is parsed out of what a visitor typed.
 */
export function mailOptions(mail: Mail) {
  return {
    from: { name: '', address: mail.from },
    to: mail.to.map(bare),
    cc: mail.cc.map(bare),
    ...(mail.replyTo && { replyTo: { ...mail.replyTo, name: typed(mail.replyTo.name) } }),
    subject: typed(mail.subject),
    text: mail.text,
    date: mail.date,
    messageId: mail.messageId,
    // RFC 3834: no out-of-office reply should answer a machine. Exchange goes by a header of its own, which would also
    // keep reports of failure back: only an answer does without those.
    headers: {
      'Auto-Submitted': `auto-${mail.automatic}`,
      ...(mail.automatic === 'replied' && { 'X-Auto-Response-Suppress': 'All' }),
    },
    attachments: mail.attachments.map(({ name, mediaType, bytes }) => ({
      filename: name,
      contentType: mediaType,
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      // Base64 for text too: line ends arrive as they were uploaded.
      contentTransferEncoding: 'base64' as const,
    })),
    envelope: { from: mail.from, to: [...mail.to, ...mail.cc] },
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}
