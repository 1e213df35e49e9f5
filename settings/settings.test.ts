import { expect, test } from 'vitest';
import { databaseAddress, smtpServer } from './addresses.ts';
import { readBuildSettings } from './build-settings.ts';
import type { Environment } from './environment.ts';
import { readServerSettings } from './server-settings.ts';
import { faultsOf } from './test-support/faults-of.ts';

const key = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

test('without settings, the defaults apply', () => {
  expect(readServerSettings({})).toMatchObject({
    ...{ port: 3000, host: undefined, dataDir: 'data', siteDir: 'dist', siteUrl: undefined },
    ...{ database: undefined, smtp: undefined, webhook: undefined, recaptcha: undefined, clamav: undefined },
    mail: { info: undefined, careers: undefined, alerts: undefined, from: undefined },
    ...{ mailLifetimeDays: 5, acknowledge: 'off', trustProxy: { kind: 'none' }, drainSeconds: 0 },
    rateLimits: { windowSeconds: 600, submissions: 30, unverified: 5, challenges: 120 },
    ...{ bodyTimeoutSeconds: 15, uploadsAtOnce: 256, uploadsPerAddress: 4, metricsPort: undefined },
    connections: { total: 10_000, perAddress: 256 },
    retentionDays: { message: 180, application: 180 },
    submission: { origin: '', publicKey: 'site', serviceId: 'default_service', templateId: 'contact_form' },
  });
  expect(readBuildSettings({ PORT: '4711' }).origin).toBe('http://localhost:4711');
});

test('some settings get their default from other settings', () => {
  expect(readServerSettings({ RETENTION_DAYS: '30' }).retentionDays).toEqual({
    message: 30,
    application: 30,
  });
  const { retentionDays } = readServerSettings({ RETENTION_DAYS: 'off', RETENTION_DAYS_APPLICATIONS: '90' });
  expect(retentionDays).toEqual({ message: 0, application: 90 });
  expect(readServerSettings({ TRUST_PROXY: '1' }).drainSeconds).toBe(2);
  expect(readServerSettings({ TRUST_PROXY: '1', DRAIN_SECONDS: '0' }).drainSeconds).toBe(0);
  expect(readServerSettings({ SMTP_URL: 'smtp://localhost', SMTP_TLS: 'required' }).smtp?.tls).toBe(
    'required',
  );
  const nameFor = (env: Environment) =>
    readServerSettings({ SMTP_URL: 'smtp://mail.test', ...env }).smtp?.name;
  expect(nameFor({ SITE_URL: 'https://www.site.test:8443' })).toBe('www.site.test');
  expect(nameFor({ SITE_URL: 'https://www.site.test', SMTP_NAME: 'mx.site.test' })).toBe('mx.site.test');
  for (const site of [undefined, 'http://localhost', 'http://192.0.2.1', 'http://[::1]'])
    expect(nameFor({ SITE_URL: site })).toBeUndefined();
  const { webhook, recaptcha, submission } = readServerSettings({
    ...{
      RECAPTCHA_SITE_KEY: 'a',
      RECAPTCHA_SECRET_KEY: 'b',
      EMAILJS_PUBLIC_KEY: 'k',
      EMAILJS_SERVICE_ID: 's',
    },
    ...{ EMAILJS_TEMPLATE_ID: 't', WEBHOOK_URL: 'https://hooks.test/', WEBHOOK_SECRET: key },
  });
  expect(webhook).toMatchObject({ key: Buffer.from(key, 'base64'), format: 'json', fields: 'none' });
  expect(recaptcha).toEqual({ siteKey: 'a', secretKey: 'b', minScore: 0.5 });
  const ids = { publicKey: 'k', serviceId: 's', templateId: 't' };
  expect(submission).toEqual({ ...ids, origin: 'https://api.emailjs.com', recaptchaSiteKey: 'a' });
});

test.each<[Environment, string[]]>([
  [
    { RECAPTCHA_SITE_KEY: 'a' },
    ['RECAPTCHA_SECRET_KEY: expected, because RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY go together'],
  ],
  [
    { EMAILJS_SERVICE_ID: 's' },
    ['PUBLIC_KEY', 'TEMPLATE_ID'].map(
      (name) =>
        `EMAILJS_${name}: expected, because EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID go together`,
    ),
  ],
  [{ WEBHOOK_SECRET: key }, ['WEBHOOK_URL: expected, because WEBHOOK_SECRET is set']],
  [
    { WEBHOOK_URL: 'https://hooks.test/' },
    ["WEBHOOK_SECRET: expected, because WEBHOOK_URL is set and WEBHOOK_FORMAT is not 'text'"],
  ],
  [{ WEBHOOK_URL: 'https://hooks.test/', WEBHOOK_FORMAT: 'text' }, []],
  [{ METRICS_PORT: '3000' }, ['METRICS_PORT: expected another port than that of PORT, which is 3000 too']],
  [
    { PORT: '9090', METRICS_PORT: '9090' },
    ['METRICS_PORT: expected another port than that of PORT, which is 9090 too'],
  ],
  [{ PORT: '0', METRICS_PORT: '0' }, []],
])('settings that do not go together are named: %o', (env, faults) => {
  expect(faultsOf(env)).toEqual(faults);
});

test('one run names every wrong setting, long and broken values in one short line', () => {
  expect(
    faultsOf({
      MAIL_INFO: 'two\nlines',
      PORT: 'x',
      HOST: '',
      CLAMAV: 'long'.repeat(1000),
      WEBHOOK_SECRET: key,
    }),
  ).toEqual([
    `MAIL_INFO: expected email addresses such as info@company.com, separated by commas and without names, got 'two lines'`,
    "PORT: expected a port number from 0 to 65535, got 'x'",
    `CLAMAV: expected a host and a port such as localhost:3310, got '${'long'.repeat(15)}…'`,
    'WEBHOOK_URL: expected, because WEBHOOK_SECRET is set',
  ]);
  expect(faultsOf({ PORT: '\u001B[31mred' })[0]).toMatch(/, got ' \[31mred'$/);
});

test.each(['dist', 'dist/data', './public/resumes', 'node_modules/.data', 'site/data'])(
  'submissions are not kept in %s, where they would be published or replaced',
  (folder) => {
    expect(faultsOf({ DATA_DIR: folder, SITE_DIR: 'site' })).toEqual([
      expect.stringMatching(
        /^DATA_DIR: expected a folder outside of .*(dist|public|node_modules|site), whose files/,
      ),
    ]);
  },
);

test.each(['data', '../dist-data', 'dist-data', '..dist', '/var/lib/site', '.'])(
  'submissions may be kept in %s',
  (folder) => expect(faultsOf({ DATA_DIR: folder, SITE_DIR: 'dist' })).toEqual([]),
);

test.each([
  ['mail.site.test', 'required'],
  ['10.0.0.2', 'required'],
  ['[fe80::1]', 'required'],
  ['127.site.test', 'required'],
  ['localhost', 'offered'],
  ['127.1.2.3', 'offered'],
  ['[::1]', 'offered'],
])('unless the settings say so, mail to %s goes out with TLS %s', (host, tls) => {
  expect(smtpServer.parse(`smtp://bob:secret@${host}`).tls).toBe(tls);
  expect(readServerSettings({ SMTP_URL: `smtp://${host}`, SMTP_TLS: 'off' }).smtp?.tls).toBe('off');
});

test.each([
  ['localhost/site', false],
  ['127.0.0.2/site', false],
  ['[::1]/site', false],
  ['db.site.test/site', { rejectUnauthorized: true }],
  ['10.0.0.7/site', { rejectUnauthorized: true }],
  ['db.site.test/site?sslmode=require', { rejectUnauthorized: false }],
  ['db.site.test/site?sslmode=disable', false],
  ['localhost/site?sslmode=verify-full', { rejectUnauthorized: true }],
])('the database at %s is spoken to with TLS %j', (place, tls) => {
  expect(databaseAddress.parse(`postgres://user@${place}`)).toMatchObject({
    tls,
    searchPath: undefined,
    port: 5432,
  });
});
