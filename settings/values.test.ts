import { describe, expect, test } from 'vitest';
import { type Environment, readValues } from './read-values.ts';
import type { SettingName } from './table.ts';
import { faultsOf } from './test-support/faults-of.ts';

const key = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const longKey = (letters: number) => 'A'.repeat(letters);
const smtpExample =
  'a URL such as smtp://user:password@mail.example.com:587, where % @ : / ? # in the user name or password are written as %25 %40 %3A %2F %3F %23';
const databaseExample =
  'a URL such as postgres://user:password@db.example.com:5432/website, with sslmode=disable, require or verify-full and search_path=a_schema behind a question mark if need be; % @ : / ? # in the user name or password are written as %25 %40 %3A %2F %3F %23';
const webhookExample =
  'a URL that begins with https://, or with http:// and the name of this machine, without a #';
const siteExample = 'the address of the site without a path, such as https://www.example.com';
const folderRule = "the path of a folder, written out: '~' and variables such as $HOME are not replaced here";
const mailboxRule = 'one email address such as info@company.com, without a name';
const mailboxesRule = 'email addresses such as info@company.com, separated by commas and without names';
const daysRule = "a number of days from 1 to 36500, or 'off' (0 means the same)";
const proxyRule = "'off', a number of proxies from 1 to 16, or addresses such as 10.0.0.0/8,::1";

/** Values and what each becomes; wrong values and what is expected in their place. */
type Row = [good: [value: string, becomes: unknown][], bad: string[], expected: string];

const number = (value: string, bad: string[], expected: string): Row => [
  [[value, Number(value)]],
  ['-1', '1.5', '1e3', '9999999999', 'x', ...bad],
  expected,
];
const anyText: Row = [[[' any text ', 'any text']], [], ''];
const requests = number('1000000', ['0', '1000001'], 'a number of requests from 1 to 1000000');
const uploads = number('10000', ['0', '10001'], 'a number of uploads from 1 to 10000');
const connections = number('1', ['0', '1000001'], 'a number of connections from 1 to 1000000');
const days: Row = [
  [
    ['36500', 36_500],
    ['off', 0],
    ['0', 0],
  ],
  ['-1', '180d', '36501', 'half a year'],
  daysRule,
];

const rows: Record<SettingName, Row> = {
  PORT: number('65535', ['65536', '3000x'], 'a port number from 0 to 65535'),
  HOST: anyText,
  SITE_URL: [
    [['https://www.site.test:8443/', 'https://www.site.test:8443']],
    [
      'www.example.com',
      'https://example.com/path',
      'https://u@example.com',
      'ftp://a.test',
      'https://a.test:0',
    ],
    siteExample,
  ],
  TRUST_PROXY: [
    [
      ['off', { kind: 'none' }],
      ['16', { kind: 'hops', count: 16 }],
      ['10.0.0.0/8, ::1', { kind: 'addresses', list: expect.anything() }],
    ],
    ['yes', '0', '17', '10.0.0.0/33', '::1/129', '10.0.0.1,,', '999.1.1.1'],
    proxyRule,
  ],
  DATA_DIR: [
    [['/var/lib/site', '/var/lib/site']],
    ['~/data', '$HOME', '${HOME}/data', '%APPDATA%'],
    folderRule,
  ],
  SMTP_URL: [
    [
      [
        'smtp://bob:a%40b%25@[2001:db8::1]:2525',
        {
          host: '2001:db8::1',
          port: 2525,
          secure: false,
          tls: 'required',
          auth: { user: 'bob', pass: 'a@b%' },
          address: '[2001:db8::1]:2525',
        },
      ],
      [
        'smtps://mail.site.test/',
        {
          host: 'mail.site.test',
          port: undefined,
          secure: true,
          tls: 'required',
          auth: undefined,
          address: 'mail.site.test',
        },
      ],
    ],
    [
      ...[
        'hidden.example.com:25',
        'smtp://',
        'smtp://hidden:0',
        'http://u:hidden@h',
        'smtp://hidden?secure=true',
      ],
      ...['100%', 'a#b', '1#2', '1/2', 'a?b'].map((password) => `smtp://hidden:${password}@mail.example.com`),
    ],
    smtpExample,
  ],
  MAIL_FROM: [[['a@b.test', 'a@b.test']], ['A <a@b.test>', 'a@b.test, c@d.test', '"quoted"'], mailboxRule],
  MAIL_ALERTS: [[['a@b.test', 'a@b.test']], ['ops'], mailboxRule],
  RETENTION_DAYS: days,
  METRICS_PORT: number('0', ['on', '65536'], 'a port number from 0 to 65535'),
  MAIL_INFO: [[['a@b.test, c@d.test', ['a@b.test', 'c@d.test']]], ['info', 'A <a@b.test>'], mailboxesRule],
  MAIL_CAREERS: [[['a@b.test', ['a@b.test']]], ['a@b.test; c@d.test', 'a@b.test,,c@d.test'], mailboxesRule],
  SMTP_TLS: [[['offered', 'offered']], ['yes', 'Off'], "'required', 'offered' or 'off'"],
  MAIL_LIFETIME_DAYS: number('365', ['4', '366'], 'a number of days from 5 to 365'),
  ACKNOWLEDGE: [[['all', 'all']], ['yes'], "'off', 'messages', 'applications' or 'all'"],
  WEBHOOK_URL: [
    [
      ['https://hooks.test/T0?a=b', new URL('https://hooks.test/T0?a=b')],
      ['http://[::1]:8080/', new URL('http://[::1]:8080/')],
    ],
    [
      ...['http://hidden.example.com/', 'http://localhost.hidden.com/', 'ftp://hidden.example.com/'],
      ...['hidden.example.com', 'https://hidden.example.com/#key', 'https://hidden.example.com:0/'],
    ],
    webhookExample,
  ],
  WEBHOOK_SECRET: [
    [
      [key, Buffer.from(key, 'base64')],
      [`whsec_${key}`, Buffer.from(key, 'base64')],
      [longKey(84), Buffer.alloc(63)],
    ],
    ['hidden', 'whsec_', `whsec_${longKey(28)}`, `whsec_${longKey(88)}`, '*'.repeat(44)],
    "'whsec_' and 24 to 64 random bytes in Base64, such as 'openssl rand -base64 32' makes",
  ],
  WEBHOOK_FORMAT: [[['json', 'json']], ['xml'], "'json' or 'text'"],
  WEBHOOK_FIELDS: [[['all', 'all']], ['name'], "'none' or 'all'"],
  RATE_LIMIT_WINDOW: number('86400', ['0', '86401'], 'seconds from 1 to 86400'),
  RATE_LIMIT_SUBMISSIONS: requests,
  RATE_LIMIT_UNVERIFIED: requests,
  RATE_LIMIT_CHALLENGES: requests,
  BODY_TIMEOUT: number('600', ['0', '601'], 'seconds from 1 to 600'),
  UPLOADS_AT_ONCE: uploads,
  UPLOADS_PER_ADDRESS: uploads,
  CONNECTIONS: connections,
  CONNECTIONS_PER_ADDRESS: connections,
  BOT_CHECK_SECRET: [[[longKey(32), longKey(32)]], ['hidden', longKey(31)], 'at least 32 characters'],
  RECAPTCHA_SITE_KEY: anyText,
  RECAPTCHA_SECRET_KEY: anyText,
  RECAPTCHA_MIN_SCORE: [[['0.75', 0.75]], ['2', '-0.5', '.5', '1e-1'], 'a number from 0 to 1, such as 0.5'],
  EMAILJS_PUBLIC_KEY: anyText,
  EMAILJS_SERVICE_ID: anyText,
  EMAILJS_TEMPLATE_ID: anyText,
  EMAILJS_ORIGIN: [
    [['https://mail.test', 'https://mail.test']],
    ['api.emailjs.com', 'https://a.test:0'],
    siteExample,
  ],
  DATABASE_URL: [
    [
      [
        'postgresql://us%40er:pass%23word@db.site.test:6432/site?sslmode=require&search_path=website',
        {
          host: 'db.site.test',
          port: 6432,
          database: 'site',
          username: 'us@er',
          password: 'pass#word',
          searchPath: 'website',
          tls: { rejectUnauthorized: false, host: 'db.site.test' },
          address: 'postgres://db.site.test:6432/site',
        },
      ],
    ],
    [
      ...['hidden', 'postgres://', 'postgres://localhost/hidden', 'mysql://user@localhost/hidden'],
      ...[
        'localhost',
        'localhost:0/site',
        'localhost/site/other',
        'one.test,two.test/site',
        'localhost/site#b',
      ],
      ...['prefer', 'disable&sslmode=require'].map((mode) => `localhost/site?sslmode=${mode}`),
      ...['ssl=true', 'search_path=a,b'].map((parameter) => `localhost/site?${parameter}`),
    ].map((value) => (/^(?:localhost|one)/.test(value) ? `postgres://hidden:word@${value}` : value)),
    databaseExample,
  ],
  DATABASE_CONNECTIONS: number('500', ['0', '501'], 'a number of connections from 1 to 500'),
  RETENTION_DAYS_APPLICATIONS: days,
  CLAMAV: [
    [['[::1]:3310', { host: '::1', port: 3310 }]],
    ['localhost', 'tcp://localhost:3310', 'user@localhost:3310', 'localhost:0', 'localhost:99999'],
    'a host and a port such as localhost:3310',
  ],
  SITE_DIR: [[['off', 'off']], ['~/dist'], folderRule],
  DRAIN_SECONDS: number('8', ['9'], 'seconds from 0 to 8'),
};

const secrets = new Set<SettingName>([
  'SMTP_URL',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'BOT_CHECK_SECRET',
  'DATABASE_URL',
]);
/** What some settings need beside them. */
const companions: Environment = {
  WEBHOOK_URL: 'https://hooks.test/',
  WEBHOOK_SECRET: key,
  RECAPTCHA_SITE_KEY: 'a',
  RECAPTCHA_SECRET_KEY: 'b',
  EMAILJS_PUBLIC_KEY: 'k',
  EMAILJS_SERVICE_ID: 's',
  EMAILJS_TEMPLATE_ID: 't',
};

describe.each(Object.entries(rows) as [SettingName, Row][])('%s', (name, [good, bad, expected]) => {
  test('becomes the parsed value', () => {
    for (const [value, becomes] of good) {
      expect(readValues({ ...companions, [name]: value })[name]).toEqual(becomes);
    }
    const unset = readValues({})[name];
    expect([readValues({ [name]: '' })[name], readValues({ [name]: ' \t' })[name]]).toEqual([unset, unset]);
  });

  test('refuses a wrong value, and says what is expected', () => {
    for (const value of bad) {
      const received = secrets.has(name) ? '' : `, got '${value}'`;
      expect(faultsOf({ ...companions, [name]: value })).toEqual([
        `${name}: expected ${expected}${received}`,
      ]);
    }
  });
});
