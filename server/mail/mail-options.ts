/** Turns a mail into nodemailer's options, the same for every way of handing it over. */
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/**
 * Strings and bytes only, with files and URLs switched off, so that no typed word can make the mailer read
 * anything.
 * Addresses are given apart from names: nothing is parsed out of what a visitor typed.
 */
export function mailOptions(mail: Mail) {
  return {
    from: { name: '', address: mail.from },
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    date: mail.date,
    messageId: mail.messageId,
    // RFC 3834: no out-of-office reply should answer a machine.
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: mail.attachments.map(({ name, mediaType, bytes }) => ({
      filename: name,
      contentType: mediaType,
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      // Base64 for text too: line ends arrive as they were uploaded.
      contentTransferEncoding: 'base64' as const,
    })),
    envelope: { from: mail.from, to: [mail.to] },
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}
