/** Reports of failures as mail servers write them. */
import {
  type Part,
  deliveryReport,
  failedFor,
  report,
  returned,
  returnedHeader,
  status,
  words,
} from './bounce-mails.ts';

export type Build = (messageId: string) => string;
/** The mail server, what it writes, and the code of the failure that is expected. */
export type FailureFormat = readonly [name: string, build: Build, code: string];

export const sales = 'sales@site.test';
const gone = failedFor(sales);
const replied = (code: string, reply: string): string => failedFor(sales, 'failed', code, reply);

export const headers = (messageId: string, encoding?: Part[2]): Part => [
  'text/rfc822-headers',
  returnedHeader(messageId),
  encoding,
];

/** A report about one recipient, whose last part is the returned mail or its header. */
const dsn = (last: Part, fields = gone, options: Parameters<typeof report>[1] = {}): string =>
  report([words, status([fields]), last], options);

const withoutMail = (field: string): string => report([words, status([gone])], { header: [field] });

const withHtml: Part = [
  'multipart/alternative; boundary=B2',
  ['--B2', 'Content-Type: text/html', '', '<b>Not found</b>', '--B2--'],
];

/** What Amazon SES returns: its own `Message-ID`, and our other headers. */
const replaced = (messageId: string): Part => {
  const own = `X-Website-ID: ${messageId.slice(1, messageId.lastIndexOf('@'))}`;
  return returned('<0100-1@email.example>', undefined, 'message/rfc822', [own]);
};

const exchange = {
  from: 'Microsoft Outlook <MicrosoftExchange329e71ec@site.test>',
  subject: '=?utf-8?Q?Unzustellbar:_Gr=C3=BC=C3=9Fe?=',
};

const mixed = { type: 'multipart/mixed; boundary="A1/host"' };

export const failedReports: readonly FailureFormat[] = [
  ['postfix, with the whole mail', (id) => dsn(returned(id)), '550 5.1.1'],
  ['postfix, with the header alone', (id) => dsn(headers(id)), '550 5.1.1'],
  ['postfix, after days', (id) => dsn(returned(id), replied('4.4.1', 'x-postfix; timed out')), '4.4.1'],
  [
    'postfix, with one failure and one delay',
    (id) => deliveryReport(id, failedFor('it@site.test', 'delayed', '4.2.2'), gone),
    '550 5.1.1',
  ],
  ['exim of today', (id) => dsn(headers(id), replied('5.0.0', 'smtp; 550 5.1.1 unknown')), '550 5.1.1'],
  [
    'sendmail',
    (id) => dsn(returned(id), replied('5.1.1', 'SMTP; 550 5.1.1 <x>... User unknown')),
    '550 5.1.1',
  ],
  [
    'Gmail, whose reply has several lines',
    (id) =>
      report([
        withHtml,
        status([replied('5.1.1', 'smtp; 550-5.1.1 Gone.\n 550 5.1.1 Try again')]),
        returned(id),
      ]),
    '550-5.1.1',
  ],
  [
    'Gmail, around the report of another server',
    (id) => report([words, ['message/rfc822', [deliveryReport(id, gone)]]], mixed),
    '550 5.1.1',
  ],
  [
    'Exchange Online, in German, with a folded id',
    (id) => dsn(headers(`\n ${id}`), replied('5.1.10', 'smtp;550 5.1.10 RESOLVER.ADR'), exchange),
    '550 5.1.10',
  ],
  ['Exchange 2003, without a reply', (id) => dsn(returned(id), replied('5.1.1', '')), '5.1.1'],
  [
    'Exchange 2007, whose encoding wraps the id',
    (id) => dsn(headers(id, 'quoted-printable'), gone, { from: 'postmaster@site.test' }),
    '550 5.1.1',
  ],
  [
    'Domino',
    (id) => dsn(returned(id), replied('5.1.1', 'X-Notes; sales (sales@site.test) not listed')),
    '5.1.1',
  ],
  [
    'Courier, whose sender has no address',
    (id) => dsn(headers(id), replied('5.0.0', 'unknown; 550 User unknown.'), { from: '"Courier at mx" <@>' }),
    '550',
  ],
  [
    'OpenSMTPD',
    (id) => dsn(headers(id), gone, { from: 'Mailer Daemon <MAILER-DAEMON@mx.site.test>' }),
    '550 5.1.1',
  ],
  ['Apache James, with the id in its own header', (id) => withoutMail(`In-Reply-To: ${id}`), '550 5.1.1'],
  [
    'a server that keeps the id in References alone',
    (id) => withoutMail(`References: <a@b.example>\n ${id}`),
    '550 5.1.1',
  ],
  ['a server that encodes the mail', (id) => dsn(returned(id, 'base64')), '550 5.1.1'],
  [
    'a server that encodes the report as base64',
    (id) => report([words, status([gone], 'base64'), returned(id)]),
    '550 5.1.1',
  ],
  [
    'a server that encodes the report as quoted-printable',
    (id) => report([words, status([gone], 'quoted-printable'), returned(id)]),
    '550 5.1.1',
  ],
  [
    'a server that folds the type of the report',
    (id) => report([words, status([gone], undefined, '\n message/delivery-status'), returned(id)]),
    '550 5.1.1',
  ],
  [
    'a server for international addresses (RFC 6533)',
    (id) =>
      report([
        words,
        status([gone.replaceAll('rfc822;', 'utf-8;')], undefined, 'message/global-delivery-status'),
        returned(id, undefined, 'message/global'),
      ]),
    '550 5.1.1',
  ],
  ['Amazon SES, which replaces the Message-ID', (id) => dsn(replaced(id)), '550 5.1.1'],
  [
    'a Japanese server',
    (id) =>
      report([['text/plain; charset=iso-2022-jp', ['\u001b$B%a!<%k\u001b(B']], status([gone]), headers(id)]),
    '550 5.1.1',
  ],
];
