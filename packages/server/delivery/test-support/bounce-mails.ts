/** Mails from outside as mail servers write them, about a mail of `site.test`. */

/** The mail that came back: its `Message-ID`. The lines of its header are those that most servers return. */
export const returnedHeader = (messageId: string, ...more: readonly string[]): string[] => [
  'Received: from www.site.test (www.site.test [192.0.2.1])',
  '\tby mx.site.test with ESMTPS id 5D1',
  'From: website@site.test',
  'To: sales@site.test',
  'Subject: [website] Hello 550 5.7.1 there',
  `Message-ID: ${messageId}`,
  'Auto-Submitted: auto-generated',
  ...more,
];

export const daemon = 'MAILER-DAEMON@mx.site.test (Mail Delivery System)';

/** A mail with one part. */
export const plain = (
  lines: readonly string[],
  { from = daemon, header = [] as readonly string[], type = 'text/plain; charset=utf-8' } = {},
): string =>
  [
    `From: ${from}`,
    'To: website@site.test',
    'Subject: failure notice',
    'MIME-Version: 1.0',
    `Content-Type: ${type}`,
    ...header,
    '',
    ...lines,
    '',
  ].join('\n');

/** A part of a mail: its type, its lines, and the header that says how the lines are encoded. */
export type Part = readonly [
  type: string,
  lines: readonly string[],
  encoding?: 'base64' | 'quoted-printable' | undefined,
];

/** Encodes as quoted-printable, with lines of at most 76 characters. */
const quotedPrintable = (text: string): string =>
  text
    .replaceAll('=', '=3D')
    .replaceAll(/[^\n\x20-\x7e\t]+/g, (word) =>
      [...Buffer.from(word)].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
    )
    .split('\n')
    .map((line) => line.replaceAll(/.{70}(?=.)/g, '$&=\n'))
    .join('\n');

const encoded = ([type, lines, encoding]: Part): string[] => {
  const text = lines.join('\n');
  if (encoding === undefined) return [`Content-Type: ${type}`, '', text];
  const body =
    encoding === 'base64'
      ? Buffer.from(text).toString('base64').replaceAll(/.{76}/g, '$&\n')
      : quotedPrintable(text);
  return [`Content-Type: ${type}`, `Content-Transfer-Encoding: ${encoding}`, '', body];
};

type ReportOptions = { from?: string; subject?: string; header?: readonly string[]; type?: string };

/** A report (`multipart/report`) with these parts. */
export const report = (
  parts: readonly Part[],
  {
    from = daemon,
    subject = 'Undelivered Mail Returned to Sender',
    header = [],
    type = 'multipart/report; report-type=delivery-status;\n\tboundary="A1/host"',
  }: ReportOptions = {},
): string =>
  [
    'Return-Path: <>',
    `From: ${from}`,
    `Subject: ${subject}`,
    'To: website@site.test',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: ${type}`,
    ...header,
    '',
    'This is a MIME-encapsulated message.',
    '',
    ...parts.flatMap((part) => ['--A1/host', ...encoded(part), '']),
    '--A1/host--',
    '',
  ].join('\n');

export const words: Part = [
  'text/plain; charset=us-ascii',
  ["I'm sorry to have to inform you that your message could not be delivered."],
];

/** The fields of a delivery report about one recipient. */
export const failedFor = (
  address: string,
  action = 'failed',
  status = '5.1.1',
  diagnostic = 'smtp; 550 5.1.1\n    user unknown',
): string =>
  [
    `Final-Recipient: rfc822; ${address}`,
    `Original-Recipient: rfc822;${address}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.site.test',
    ...(diagnostic === '' ? [] : [`Diagnostic-Code: ${diagnostic}`]),
  ].join('\n');

/** The part with the fields about all recipients. */
export const status = (
  recipients: readonly string[],
  encoding?: Part[2],
  type = 'message/delivery-status',
): Part => [
  type,
  [
    'Reporting-MTA: dns; host.site.test',
    'Arrival-Date: Thu, 26 Nov 2026 09:00:00 +0000 (UTC)',
    '',
    recipients.join('\n\n'),
  ],
  encoding,
];

/** The part with the returned mail. Its text is a visitor's, who has typed another id. */
export const returned = (
  messageId: string,
  encoding?: Part[2],
  type = 'message/rfc822',
  more: readonly string[] = [],
): Part => [
  type,
  [...returnedHeader(messageId, ...more), '', 'Message-ID: <20200101-0123456789ab@site.test>', 'typed.'],
  encoding,
];

/** A delivery report as postfix writes it. */
export const deliveryReport = (messageId: string, ...recipients: readonly string[]): string =>
  report([words, status(recipients), returned(messageId)]);
