import { describe, expect, test } from 'vitest';
import { SettingsError } from './read-values.ts';
import { readServerSettings } from './server-settings.ts';

/** The faults a set of variables is answered with. */
function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readServerSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
  return [];
}
describe('the settings of a server', () => {
  test('need nothing', () => {
    const settings = readServerSettings({ PORT: '', SMTP_URL: ' ' });
    expect(settings).toMatchObject({
      port: 3000,
      dataDir: 'data',
      host: undefined,
      siteUrl: undefined,
      smtpUrl: undefined,
      smtpTls: undefined,
      mail: { info: undefined, careers: undefined, alerts: undefined, from: undefined },
      mailLifetimeDays: 5,
      acknowledge: 'off',
      trustProxy: { kind: 'none' },
      recaptcha: undefined,
      metricsPort: undefined,
      retentionDays: { message: 180, application: 180 },
      submission: {
        origin: '',
        publicKey: 'site',
        serviceId: 'default_service',
        templateId: 'contact_form',
      },
    });
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '3000x'],
    ['PORT', '-1'],
    ['METRICS_PORT', 'on'],
    ['SITE_URL', 'www.example.com'],
    ['SITE_URL', 'https://example.com/path'],
    ['SITE_URL', 'ftp://example.com'],
    ['SMTP_URL', 'mail.example.com:25'],
    ['SMTP_URL', 'smtp://bob:100%@mail.example.com'],
    ['SMTP_URL', 'smtp://bob:a#b@mail.example.com'],
    ['SMTP_URL', 'smtp://bob:1#2@mail.example.com'],
    ['SMTP_URL', 'smtp://bob:1/2@mail.example.com'],
    ['SMTP_URL', 'smtp://mail.example.com?secure=true'],
    ['MAIL_INFO', 'info'],
    ['MAIL_CAREERS', 'a@b.test; c@d.test'],
    ['MAIL_CAREERS', 'a@b.test,,c@d.test'],
    ['MAIL_FROM', 'A <a@b>'],
    ['MAIL_ALERTS', 'ops'],
    ['MAIL_LIFETIME_DAYS', '4'],
    ['SMTP_TLS', 'yes'],
    ['ACKNOWLEDGE', 'yes'],
    ['WEBHOOK_FORMAT', 'xml'],
    ['WEBHOOK_FIELDS', 'name'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '17'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,,'],
    ['RECAPTCHA_MIN_SCORE', '2'],
    ['BOT_CHECK_SECRET', 'short'],
    ['EMAILJS_ORIGIN', 'api.emailjs.com'],
    ['RATE_LIMIT_WINDOW', '0'],
    ['RATE_LIMIT_UNVERIFIED', 'few'],
    ['BODY_TIMEOUT', '601'],
    ['UPLOADS_AT_ONCE', '0'],
    ['UPLOADS_PER_ADDRESS', '0'],
    ['CONNECTIONS', '0'],
    ['CONNECTIONS_PER_ADDRESS', 'many'],
    ['RETENTION_DAYS', '-1'],
    ['RETENTION_DAYS', '180d'],
    ['RETENTION_DAYS', '36501'],
    ['RETENTION_DAYS_APPLICATIONS', 'half a year'],
    ['CLAMAV', 'localhost'],
    ['CLAMAV', 'tcp://localhost:3310'],
    ['CLAMAV', 'user@localhost:3310'],
    ['DATABASE_URL', 'postgres://localhost/site'],
    ['DATABASE_URL', 'mysql://user@localhost/site'],
    ['DATABASE_URL', 'postgres://user@localhost'],
    ['DATABASE_URL', 'postgres://user@localhost/site/other'],
    ['DATABASE_URL', 'postgres://user@one.example.com,two.example.com/site'],
    ['DATABASE_URL', 'postgres://user:100%@localhost/site'],
    ['DATABASE_URL', 'postgres://user:a#b@localhost/site'],
    ['DATABASE_URL', 'postgres://user@localhost/site?sslmode=prefer'],
    ['DATABASE_URL', 'postgres://user@localhost/site?ssl=true'],
    ['DATABASE_URL', 'postgres://user@localhost/site?sslmode=disable&sslmode=require'],
    ['DATABASE_URL', 'postgres://user@localhost/site?search_path=a,b'],
    ['DATABASE_CONNECTIONS', '0'],
  ])('refuse %s=%s and name it', (name, value) => {
    const faults = faultsOf({ [name]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name}: expected `));
  });

  test.each([
    ['30', '', 30, 30],
    ['30', '90', 30, 90],
    ['0', '90', 0, 90],
    ['', 'off', 180, 0],
  ])('keep submissions for RETENTION_DAYS=%s and RETENTION_DAYS_APPLICATIONS=%s', (all, own, ...days) => {
    const kept = readServerSettings({ RETENTION_DAYS: all, RETENTION_DAYS_APPLICATIONS: own }).retentionDays;
    expect([kept.message, kept.application]).toEqual(days);
  });

  test('name every faulty setting in one run, with what is expected', () => {
    const faults = faultsOf({ PORT: 'x', MAIL_INFO: 'y', TRUST_PROXY: 'z' });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'MAIL_INFO', 'TRUST_PROXY']);
    expect(faults[0]).toBe("PORT: expected a port number from 0 to 65535, got 'x'");
  });

  test.each([
    'postgres://user@localhost/site',
    'postgresql://user:password@db.example.com:6432/site?sslmode=require&search_path=website',
    'postgres://us%40er:pass%23word@[::1]/site',
  ])('take the database %s', (url) => {
    expect(readServerSettings({ DATABASE_URL: url }).database).toEqual({ url, connections: 10 });
  });

  test('never repeat a secret', () => {
    const env = {
      SMTP_URL: 'http://u:hidden@h',
      BOT_CHECK_SECRET: 'hidden',
      DATABASE_URL: 'postgres://hidden',
    };
    const faults = faultsOf(env);
    expect(faults).toHaveLength(3);
    expect(faults.join()).not.toContain('hidden');
  });

  test.each([
    'http://hooks.example.com/',
    'http://localhost.example.com/',
    'ftp://hooks.example.com/',
    'hooks.example.com',
    'https://hooks.example.com/#key',
  ])('refuse WEBHOOK_URL=%s without repeating it', (url) => {
    const [fault, ...others] = faultsOf({ WEBHOOK_URL: url, WEBHOOK_FORMAT: 'text' });
    expect(others).toEqual([]);
    expect(fault).toMatch(/^WEBHOOK_URL: expected a URL that begins with https/);
    expect(fault).not.toContain('example');
  });

  test.each(['short', 'whsec_', `whsec_${'a'.repeat(28)}`, `whsec_${'a'.repeat(88)}`, '*'.repeat(44)])(
    'refuse WEBHOOK_SECRET=%s without repeating it',
    (secret) => {
      const [fault, ...others] = faultsOf({ WEBHOOK_URL: 'https://hooks.test/', WEBHOOK_SECRET: secret });
      expect(others).toEqual([]);
      expect(fault).toMatch(/^WEBHOOK_SECRET: expected 'whsec_' and 24 to 64/);
      expect(fault).not.toContain(`got`);
    },
  );

  test('want a secret for a webhook that programs read, and a webhook for a secret', () => {
    const WEBHOOK_URL = 'https://hooks.test/T0?a=b';
    const WEBHOOK_SECRET = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    expect(faultsOf({ WEBHOOK_URL })[0]).toMatch(/^WEBHOOK_SECRET: expected/);
    expect(faultsOf({ WEBHOOK_SECRET })[0]).toMatch(/^WEBHOOK_URL: expected/);
    expect(readServerSettings({ WEBHOOK_URL, WEBHOOK_FORMAT: 'text' }).webhook).toMatchObject({
      key: undefined,
      format: 'text',
      fields: 'none',
    });
    for (const secret of [WEBHOOK_SECRET, `whsec_${WEBHOOK_SECRET}`]) {
      const { webhook } = readServerSettings({ WEBHOOK_URL, WEBHOOK_SECRET: secret });
      expect(webhook?.url.href).toBe(WEBHOOK_URL);
      expect(webhook?.key).toEqual(Buffer.from(WEBHOOK_SECRET, 'base64'));
    }
    expect(readServerSettings({ WEBHOOK_URL: 'http://[::1]:8080/', WEBHOOK_SECRET }).webhook).toBeDefined();
    expect(readServerSettings({}).webhook).toBeUndefined();
  });

  test('want both reCAPTCHA keys and all three EmailJS identifiers', () => {
    expect(faultsOf({ RECAPTCHA_SITE_KEY: 'a' })[0]).toMatch(/^RECAPTCHA_SECRET_KEY: expected/);
    expect(faultsOf({ EMAILJS_PUBLIC_KEY: 'a' })).toHaveLength(2);
    const settings = readServerSettings({
      RECAPTCHA_SITE_KEY: 'a',
      RECAPTCHA_SECRET_KEY: 'b',
      EMAILJS_PUBLIC_KEY: 'k',
      EMAILJS_SERVICE_ID: 's',
      EMAILJS_TEMPLATE_ID: 't',
    });
    expect(settings.recaptcha).toEqual({ siteKey: 'a', secretKey: 'b', minScore: 0.5 });
    expect(settings.submission).toEqual({
      origin: 'https://api.emailjs.com',
      publicKey: 'k',
      serviceId: 's',
      templateId: 't',
      recaptchaSiteKey: 'a',
    });
  });
});
