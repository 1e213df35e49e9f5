/** Bounces as mail servers write them, about a mail of `site.test`. */

const headerOf = (subject: string, contentType: string): string =>
  [
    'Return-Path: <>',
    'From: MAILER-DAEMON@host.site.test (Mail Delivery System)',
    `Subject: ${subject}`,
    'To: website@site.test',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: ${contentType}`,
  ].join('\n');

/** The part of a delivery report about one recipient. */
export const failedFor = (address: string, action = 'failed'): string =>
  [
    `Final-Recipient: rfc822; ${address}`,
    `Original-Recipient: rfc822;${address}`,
    `Action: ${action}`,
    'Status: 5.1.1',
    'Remote-MTA: dns; mx.site.test',
    'Diagnostic-Code: smtp; 550 5.1.1',
    '    user unknown',
  ].join('\n');

/** A delivery report as postfix writes it. */
export const deliveryReport = (messageId: string, ...recipients: readonly string[]): string =>
  [
    headerOf(
      'Undelivered Mail Returned to Sender',
      'multipart/report; report-type=delivery-status;\n\tboundary="A1/host"',
    ),
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--A1/host',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    "I'm sorry to have to inform you that your message could not be delivered.",
    '',
    '--A1/host',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; host.site.test',
    'Arrival-Date: Thu, 26 Nov 2026 09:00:00 +0000 (UTC)',
    '',
    recipients.join('\n\n'),
    '',
    '--A1/host',
    'Content-Type: message/rfc822',
    '',
    'From: website@site.test',
    'To: info@site.test',
    `Message-ID: ${messageId}`,
    '',
    'Message-ID: <20200101-0123456789ab@site.test>',
    'is what the visitor typed.',
    '--A1/host--',
    '',
  ].join('\n');

/** A bounce in free text. */
export const plainBounce = (messageId: string, from = 'MAILER-DAEMON@mx.site.test'): string =>
  headerOf('failure notice', 'text/plain').replace(/^From: .*$/m, `From: ${from}`) +
  `\n\nHi. I wasn't able to deliver your message.\n\n<sales@site.test>:\n550 5.2.2 mailbox is full\n\n--- Below this line is a copy.\n\nMessage-ID: ${messageId}\n`;
