/** Mails that are no delivery reports, or no reports of a failure, as mail servers and people write them. */
import {
  daemon,
  deliveryReport,
  failedFor,
  plain,
  report,
  returned,
  returnedHeader,
  words,
} from './bounce-mails.ts';
import { type Build, type FailureFormat, headers, sales } from './bounce-formats.ts';

/** A copy of our mail, as it stands below the words of a mail server. */
const copy = (id: string): string[] => [
  '',
  '--- Below this line is a copy of the message.',
  '',
  ...returnedHeader(id),
];

export const failedTexts: readonly FailureFormat[] = [
  [
    'qmail',
    (id) =>
      plain([
        'Hi. This is the qmail-send program.',
        '',
        `<${sales}>:`,
        'Sorry, no mailbox here by that name. (#5.1.1)',
        ...copy(id),
      ]),
    '5.1.1',
  ],
  [
    'exim of old, with a code',
    (id) =>
      plain([`  ${sales}`, '    host mx [192.0.2.9]: 550 5.1.1 user unknown', ...copy(id)], {
        header: [`X-Failed-Recipients: ${sales}`, 'Auto-Submitted: auto-replied'],
      }),
    '550 5.1.1',
  ],
  [
    'exim of old, without a code',
    (id) =>
      plain(
        [
          'This is a permanent error. The following address failed:',
          '',
          `  ${sales}`,
          '    Unrouteable address',
          ...copy(id),
        ],
        {
          header: [`X-Failed-Recipients: ${sales}`, 'Auto-Submitted: auto-replied'],
        },
      ),
    '5.0.0 Unrouteable address',
  ],
  [
    'DragonFly Mail Agent, whose sender has no address',
    (id) =>
      plain(
        [
          `There was an error delivering your mail to <${sales}>.`,
          '',
          '550 5.1.1 no such user',
          '',
          ...returnedHeader(id),
        ],
        {
          from: 'MAILER-DAEMON <>',
        },
      ),
    '550 5.1.1',
  ],
  [
    'a server whose sender is empty',
    (id) => plain(['552 5.2.2 mailbox is full', ...copy(id)], { from: '<>' }),
    '552 5.2.2',
  ],
  [
    'Yahoo',
    (id) => plain([`<${sales}>:`, 'Remote host said: 554 delivery error: dd No such account', ...copy(id)]),
    '554',
  ],
  [
    'T-Online, in German',
    (id) =>
      plain(['Die Nachricht konnte nicht zugestellt werden:', '550 user unknown', ...copy(id)], {
        from: '"T-Online" <mailerdaemon@mail.example>',
      }),
    '550',
  ],
  [
    'GMX',
    (id) =>
      plain(['SMTP error from remote server after RCPT command:', '5.1.1 unknown', ...copy(id)], {
        from: '"GMX" <mailer-daemon@gmx.example>',
      }),
    '5.1.1',
  ],
  [
    'a gateway that writes as noreply',
    (id) => plain(['550 5.7.1 not taken', ...copy(id)], { from: 'noreply@gateway.example' }),
    '550 5.7.1',
  ],
  [
    'a server that quotes the header',
    (id) => plain(['550 5.1.1 unknown', '', ...returnedHeader(id).map((line) => `> ${line}`)]),
    '550 5.1.1',
  ],
  [
    'a Japanese server, in base64',
    (id) => {
      const lines = ['次のメールは配信できませんでした。', '550 5.1.1 unknown', ...copy(id)];
      const text = Buffer.from(lines.join('\n')).toString('base64').replaceAll(/.{76}/g, '$&\n');
      return plain([text], { header: ['Content-Transfer-Encoding: base64'] });
    },
    '550 5.1.1',
  ],
  [
    'a server that writes HTML alone',
    (id) =>
      plain(
        [`<p>550 5.1.1 unknown</p><pre>Message-ID: &lt;${id.slice(1, -1)}&gt;</pre>`].flatMap((line) =>
          line.split('<pre>'),
        ),
        { type: 'text/html' },
      ),
    '550 5.1.1',
  ],
];

export type OtherFormat = readonly [name: string, build: Build];

const robot = { header: ['Auto-Submitted: auto-replied'] };
const ordinary = { type: 'multipart/mixed; boundary="A1/host"' };

/** Mails that say that nothing is wrong, or nothing for good. */
export const harmless: readonly OtherFormat[] = [
  ['a delay', (id) => deliveryReport(id, failedFor(sales, 'delayed', '4.4.1', 'smtp; 451 later'))],
  ['a success', (id) => deliveryReport(id, failedFor(sales, 'delivered', '2.0.0', 'smtp; 250 ok'))],
  ['a success of a gateway', (id) => deliveryReport(id, failedFor(sales, 'relayed', '2.0.0', ''))],
  [
    'a warning of exim',
    (id) =>
      plain(
        [
          'A message has been delayed 24 hours:',
          '  550 5.1.1 was the last reply',
          'Delivery attempts will continue.',
          ...copy(id),
        ],
        robot,
      ),
  ],
  [
    'a warning of Gmail that names a failed recipient',
    (id) =>
      plain(['THIS IS A WARNING MESSAGE ONLY.', 'YOU DO NOT NEED TO RESEND YOUR MESSAGE.', ...copy(id)], {
        header: [`X-Failed-Recipients: ${sales}`],
      }),
  ],
  ['a warning of Zoho', (id) => plain(['This will be retried for 2 more days. 550 5.4.1', ...copy(id)])],
  [
    'a warning in German',
    (id) => plain(['Die Nachricht wurde noch nicht zugestellt. 550 5.4.1', ...copy(id)]),
  ],
  ['a warning in Japanese', (id) => plain(['配信が遅延しています。 550 5.4.1', ...copy(id)])],
  [
    'a read receipt',
    (id) =>
      report(
        [
          ['text/plain', ['Read. 550 5.1.1']],
          ['message/disposition-notification', [`Original-Message-ID: ${id}`]],
          headers(id),
        ],
        {
          from: 'ada@example.org',
          type: 'multipart/report; report-type=disposition-notification; boundary="A1/host"',
        },
      ),
  ],
  [
    'a complaint about spam',
    (id) =>
      report(
        [['text/plain', ['550 5.7.1']], ['message/feedback-report', ['Feedback-Type: abuse']], returned(id)],
        { from: 'noreply@fbl.example' },
      ),
  ],
  [
    'an absence',
    (id) =>
      plain(['I am away. 550 5.1.1'], {
        from: 'Ada <ada@site.test>',
        header: [...robot.header, `In-Reply-To: ${id}`],
      }),
  ],
  [
    'an absence of a postmaster',
    (id) =>
      plain(['We answer within 2 days, until 5.12.2026.', '', ...returnedHeader(id)], {
        from: 'postmaster@site.test',
        ...robot,
      }),
  ],
  [
    'the question of a mailing list',
    (id) =>
      plain(['Please confirm that you want to post.'], {
        from: 'list-confirm@lists.example',
        header: ['Precedence: bulk', `In-Reply-To: ${id}`],
      }),
  ],
];

/** Mails that a person must read. */
export const unclear: readonly OtherFormat[] = [
  [
    'an answer of a person',
    (id) =>
      plain(['Thanks, 550 people read it. 5.1.1'], {
        from: 'Ada <ada@site.test>',
        header: [`In-Reply-To: ${id}`],
      }),
  ],
  ['a mail server without a code', (id) => plain(['It did not work.', ...copy(id)])],
  [
    'a report without results',
    (id) => report([words, ['message/delivery-status', ['Reporting-MTA: dns; x']], returned(id)]),
  ],
  [
    'a mail that a person passed on',
    (id) =>
      report([['text/plain', ['see below']], returned(id)], { from: 'ada@site.test', ...ordinary }).replace(
        'auto-replied',
        'no',
      ),
  ],
  [
    'a bounce whose code is only in the text of our mail',
    (id) => plain([...returnedHeader(id), '', '550 5.1.1 typed'], { from: daemon }),
  ],
];
