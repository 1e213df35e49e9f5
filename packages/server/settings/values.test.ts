import { describe, expect, test } from 'vitest';
import { type Environment, readValues } from './environment.ts';
import type { SettingName } from './table.ts';
import { faultsOf } from './test-support/faults-of.ts';

/** The expected format, wrong values separated by bars, and parsed results of right values. */
type Row = { expected: string; bad: string[]; good: [value: string, becomes: unknown][]; secret?: true };

const row = (expected: string, bad: string, ...good: Row['good']): Row => ({
  expected,
  bad: bad.split(' | '),
  good,
});
const secret = (...args: Parameters<typeof row>): Row => ({ ...row(...args), secret: true });
const number = (expected: string, bad: string, max: string): Row =>
  row(expected, `${bad} | -1 | 1.5 | 1e3 | 9999999999 | x | ${Number(max) + 1}`, [max, Number(max)]);
const oneOf = (expected: string, value: string): Row => row(expected, 'yes | Off | none,all', [value, value]);
const anyText: Row = { expected: '', bad: [], good: [[' any text ', 'any text']] };

const escapes = '% @ : / ? # in the user name or password are written as %25 %40 %3A %2F %3F %23';
const port = number('a port number from 0 to 65535', '3000x | on', '65535');
const requests = number('a number of requests from 1 to 1000000', '0', '1000000');
const uploads = number('a number of uploads from 1 to 10000', '0', '10000');
const connections = number('a number of connections from 1 to 1000000', '0', '1000000');
const mailbox = row(
  'one email address such as info@company.com, without a name',
  'ops | A <a@b.test> | a@b.test, c@d.test | "quoted"',
  ['a@b.test', 'a@b.test'],
);
const mailboxes = row(
  'email addresses such as info@company.com, separated by commas and without names',
  'info | A <a@b.test> | a@b.test; c@d.test | a@b.test,,c@d.test',
  ['a@b.test, c@d.test', ['a@b.test', 'c@d.test']],
);
const days = row(
  "a number of days from 1 to 36500, or 'off' (0 means the same)",
  '-1 | 180d | 36501 | half a year',
  ['36500', 36_500],
  ['off', 0],
  ['0', 0],
);
const folder = row(
  "the path of a folder, written out: '~' and variables such as $HOME are not replaced here",
  '~/data | $HOME | ${HOME}/data | %APPDATA%',
  ['/var/lib/site', '/var/lib/site'],
);
const origin = row(
  'the address of the site without a path, such as https://www.example.com',
  'www.example.com | https://example.com/path | https://u@example.com | ftp://a.test | https://a.test:0',
  ['https://www.site.test:8443/', 'https://www.site.test:8443'],
);
const smtp = { port: undefined, secure: false, tls: 'required', auth: undefined };
const database = { username: 'us@er', password: 'pass#word', database: 'site', host: 'db.site.test' };
const key = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const keyBytes = Buffer.from(key, 'base64');

const rows: Record<SettingName, Row> = {
  PORT: port,
  HOST: anyText,
  SITE_URL: origin,
  ROBOTS: oneOf("'all' or 'none'", 'none'),
  TRUST_PROXY: row(
    "'off', a number of proxies from 1 to 16, or addresses such as 10.0.0.0/8,::1",
    'yes | 0 | 17 | 10.0.0.0/33 | ::1/129 | 10.0.0.1,, | 999.1.1.1',
    ['off', { kind: 'none' }],
    ['16', { kind: 'hops', count: 16 }],
    ['10.0.0.0/8, ::1', { kind: 'addresses', list: expect.anything() }],
  ),
  DATA_DIR: folder,
  SMTP_URL: secret(
    `a URL such as smtp://user:password@mail.example.com:587, where ${escapes}`,
    [
      'hidden.test:25 | smtp:// | smtp://hidden:0 | http://u:hidden@h | smtp://hidden?secure=true',
      'smtp://hidden:100%@a.test | smtp://hidden:a#b@a.test | smtp://hidden:1/2@a.test | smtp://hidden:a?b@a.test',
    ].join(' | '),
    [
      'smtp://bob:a%40b%25@[::2]:2525',
      { ...smtp, host: '::2', port: 2525, auth: { user: 'bob', pass: 'a@b%' }, address: '[::2]:2525' },
    ],
    ['smtps://mail.test/', { ...smtp, host: 'mail.test', secure: true, address: 'mail.test' }],
  ),
  SMTP_NAME: row(
    'a host name such as www.example.com',
    'www site | http://a.test | a.test: | -a.test | a..test | [127.0.0.1]',
    ['www.site.test', 'www.site.test'],
  ),
  MAIL_FROM: mailbox,
  MAIL_ALERTS: mailbox,
  RETENTION_DAYS: days,
  METRICS_PORT: port,
  MAIL_INFO: mailboxes,
  MAIL_CAREERS: mailboxes,
  SMTP_TLS: oneOf("'required', 'offered' or 'off'", 'offered'),
  MAIL_LIFETIME_DAYS: number('a number of days from 5 to 365', '4', '365'),
  MAIL_BOUNCES: folder,
  SILENCE_DAYS: days,
  ACKNOWLEDGE: oneOf("'off', 'messages', 'applications' or 'all'", 'all'),
  WEBHOOK_URL: secret(
    'a URL that begins with https://, or with http:// and the name of this machine, without a #',
    [
      'http://hidden.test/ | http://localhost.hidden.test/ | ftp://hidden.test/',
      'hidden.test | https://hidden.test/#key | https://hidden.test:0/',
    ].join(' | '),
    ['https://hooks.test/T0?a=b', new URL('https://hooks.test/T0?a=b')],
    ['http://[::1]:8080/', new URL('http://[::1]:8080/')],
  ),
  WEBHOOK_SECRET: secret(
    "'whsec_' and 24 to 64 random bytes in Base64, such as 'openssl rand -base64 32' makes",
    `hidden | whsec_ | whsec_${'a'.repeat(28)} | whsec_${'a'.repeat(88)} | ${'*'.repeat(44)}`,
    [key, keyBytes],
    [`whsec_${key}`, keyBytes],
    ['A'.repeat(84), Buffer.alloc(63)],
  ),
  WEBHOOK_FORMAT: oneOf("'json' or 'text'", 'json'),
  WEBHOOK_FIELDS: oneOf("'none' or 'all'", 'all'),
  RATE_LIMIT_WINDOW: number('seconds from 1 to 86400', '0', '86400'),
  RATE_LIMIT_SUBMISSIONS: requests,
  RATE_LIMIT_UNVERIFIED: requests,
  RATE_LIMIT_CHALLENGES: requests,
  BODY_TIMEOUT: number('seconds from 1 to 600', '0', '600'),
  UPLOADS_AT_ONCE: uploads,
  UPLOADS_PER_ADDRESS: uploads,
  CONNECTIONS: connections,
  CONNECTIONS_PER_ADDRESS: connections,
  BOT_CHECK_SECRET: secret('at least 32 characters', `hidden | ${'a'.repeat(31)}`, [key, key]),
  RECAPTCHA_SITE_KEY: anyText,
  RECAPTCHA_SECRET_KEY: anyText,
  RECAPTCHA_MIN_SCORE: row('a number from 0 to 1, such as 0.5', '2 | -0.5 | .5 | 1e-1', ['0.75', 0.75]),
  EMAILJS_PUBLIC_KEY: anyText,
  EMAILJS_SERVICE_ID: anyText,
  EMAILJS_TEMPLATE_ID: anyText,
  EMAILJS_ORIGIN: origin,
  SCRIPT_URL: row(
    'an address that begins with https://, without a user name, quotes, spaces or a #',
    [
      'http://a.test/js/script.js | a.test/js/script.js | https://a.test/"x.js | https://a.test/x y.js',
      "https://u@a.test/x.js | https://a.test/x.js#y | https://a.test/';x | https://a.test:0/x.js",
    ].join(' | '),
    ['https://a.test:8443/js/script.js?v=1', new URL('https://a.test:8443/js/script.js?v=1')],
  ),
  SCRIPT_ATTRIBUTES: row(
    'attributes such as data-domain=www.example.com, whose names begin with data-, with spaces between them and without quotes',
    'data-domain | src=https://a.test | onload=alert() | data-a="b" | data-a=<b | data-a=b data-c',
    ['data-domain=a.test  data-api=/x?y=z', { 'data-domain': 'a.test', 'data-api': '/x?y=z' }],
  ),
  DATABASE_URL: secret(
    `a URL such as postgres://user:password@db.example.com:5432/website, with sslmode=disable, require or verify-full and search_path=a_schema behind a question mark if need be; ${escapes}`,
    [
      'hidden | postgres:// | postgres://localhost/hidden | mysql://hidden@localhost/site',
      ...['a.test', 'a.test:0/site', 'a.test/site/other', 'a.test,b.test/site', 'a.test/site#b'].map(
        (location) => `postgres://hidden:word@${location}`,
      ),
      ...['sslmode=prefer', 'sslmode=disable&sslmode=require', 'ssl=true', 'search_path=a,b'].map(
        (parameter) => `postgres://hidden@a.test/site?${parameter}`,
      ),
      'postgres://hidden:100%@a.test/site | postgres://hidden:a#b@a.test/site',
    ].join(' | '),
    [
      'postgresql://us%40er:pass%23word@db.site.test:6432/site?sslmode=require&search_path=website',
      {
        ...{ ...database, port: 6432, searchPath: 'website', address: 'postgres://db.site.test:6432/site' },
        tls: { rejectUnauthorized: false },
      },
    ],
  ),
  DATABASE_CONNECTIONS: number('a number of connections from 1 to 500', '0', '500'),
  RETENTION_DAYS_APPLICATIONS: days,
  CLAMAV: row(
    'a host and a port such as localhost:3310',
    'localhost | tcp://localhost:3310 | user@localhost:3310 | localhost:0 | localhost:99999',
    ['[::1]:3310', { host: '::1', port: 3310 }],
  ),
  SITE_DIR: folder,
  DRAIN_SECONDS: number('seconds from 0 to 8', '9', '8'),
};

/** Other settings that some settings require. */
const companions: Environment = {
  ...{
    WEBHOOK_URL: 'https://hooks.test/',
    WEBHOOK_SECRET: key,
    RECAPTCHA_SITE_KEY: 'a',
    RECAPTCHA_SECRET_KEY: 'b',
  },
  ...{ EMAILJS_PUBLIC_KEY: 'k', EMAILJS_SERVICE_ID: 's', EMAILJS_TEMPLATE_ID: 't' },
  SCRIPT_URL: 'https://a.test/x.js',
};

describe.each(Object.entries(rows) as [SettingName, Row][])(
  '%s',
  (name, { expected, bad, good, secret: isSecret }) => {
    test.each(good)('parses %s', (value, becomes) => {
      expect(readValues({ ...companions, [name]: value })[name]).toEqual(becomes);
    });

    test('is unset when its value is empty', () => {
      expect([readValues({ [name]: '' }), readValues({ [name]: ' \t' })]).toEqual([
        readValues({}),
        readValues({}),
      ]);
    });

    test('refuses wrong values with a message that names the expected format', () => {
      const faults = bad.map((value) => faultsOf({ ...companions, [name]: value }));
      expect(faults).toEqual(
        bad.map((value) => [`${name}: expected ${expected}${isSecret ? '' : `, got '${value}'`}`]),
      );
    });
  },
);
