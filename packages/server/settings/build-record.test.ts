import { describe, expect, test } from 'vitest';
import { noMessages } from '@website/forms/form-faults';
import { type BuildRecord, buildRecordSchema } from '@website/forms/build-record';
import { differences, mailAddresses, placeholderFault } from './build-record.ts';
import { readBuildSettings } from './build-settings.ts';
import type { Environment } from './environment.ts';
import { readServerSettings } from './server-settings.ts';

const recordOf = (env: Environment): BuildRecord => ({
  ...readBuildSettings(env),
  consent: { terms: '2026-11-21', privacy: '2026-11-22' },
  forms: ['message', 'application'],
  mailboxes: { info: 'info@site.test', careers: 'careers@site.test' },
  routing: {},
  acknowledgements: {
    message: { subject: 'Message', text: 'It is here.' },
    application: { subject: 'Application', text: 'It is here.' },
  },
  messages: { contact: noMessages, application: noMessages },
  choices: {},
  placeholders: 0,
});

/** The settings in which a server differs from its build. */
const between = (build: Environment, server: Environment): string[] =>
  differences(recordOf(build), readServerSettings(server)).map((line) => line.split(':')[0] ?? '');

const hosted = { EMAILJS_PUBLIC_KEY: 'k', EMAILJS_SERVICE_ID: 's', EMAILJS_TEMPLATE_ID: 't' };
const google = { RECAPTCHA_SITE_KEY: 'a', RECAPTCHA_SECRET_KEY: 'b' };
const own = { SITE_URL: 'https://www.site.test' };

describe('a build and its server', () => {
  test.each<[string, Environment, Environment]>([
    ['say nothing', {}, {}],
    ['listen on another port of this machine', { PORT: '80' }, { PORT: '4711' }],
    ['name this machine on one side', { PORT: '80' }, { SITE_URL: 'http://localhost:80' }],
    ['name the same origin', own, { ...own, PORT: '8080' }],
    ['know the same provider', hosted, hosted],
    ['know the same keys, of which a build needs one', { RECAPTCHA_SITE_KEY: 'a' }, google],
    ['differ in what no page knows', {}, { DATA_DIR: 'x', RATE_LIMIT_WINDOW: '1', MAIL_INFO: 'a@site.test' }],
  ])('agree when they %s', (_, build, server) => {
    expect(between(build, server)).toEqual([]);
  });

  test.each<[Environment, Environment, string[]]>([
    [{}, own, ['SITE_URL']],
    [own, {}, ['SITE_URL']],
    [own, { SITE_URL: 'https://site.test' }, ['SITE_URL']],
    [{ ROBOTS: 'none' }, {}, ['ROBOTS']],
    [{}, google, ['RECAPTCHA_SITE_KEY']],
    [{ RECAPTCHA_SITE_KEY: 'a' }, {}, ['RECAPTCHA_SITE_KEY']],
    [hosted, {}, ['EMAILJS_ORIGIN', 'EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID']],
    [hosted, { ...hosted, EMAILJS_SERVICE_ID: 'x' }, ['EMAILJS_SERVICE_ID']],
    [hosted, { ...hosted, EMAILJS_ORIGIN: 'https://mail.test' }, ['EMAILJS_ORIGIN']],
    [{}, { RETENTION_DAYS: '30' }, ['RETENTION_DAYS', 'RETENTION_DAYS_APPLICATIONS']],
    [{}, { RETENTION_DAYS_APPLICATIONS: '30' }, ['RETENTION_DAYS_APPLICATIONS']],
    [
      {},
      { SCRIPT_URL: 'https://a.test/x.js', SCRIPT_ATTRIBUTES: 'data-a=b data-c=d' },
      ['SCRIPT_URL', 'SCRIPT_ATTRIBUTES'],
    ],
    [
      { RETENTION_DAYS: '30', RETENTION_DAYS_APPLICATIONS: '90' },
      { RETENTION_DAYS: 'off', RETENTION_DAYS_APPLICATIONS: '90', ...own },
      ['SITE_URL', 'RETENTION_DAYS'],
    ],
  ])('differ: %o and %o in %o', (build, server, names) => {
    expect(between(build, server)).toEqual(names);
  });

  test('are reported with both values when they differ', () => {
    const [line] = differences(recordOf(own), readServerSettings({ SITE_URL: 'https://other.test' }));
    expect(line).toBe(
      'SITE_URL: built for https://www.site.test, this server is set up for https://other.test',
    );
  });
});

describe('mail', () => {
  const record = recordOf({});
  const to = (...addresses: string[]) => ({ to: addresses, cc: [], rules: [] });
  const ways = (info: string, careers: string) => ({
    info: to(info),
    careers: to(careers),
    replies: { info, careers },
  });

  test('goes to the mailboxes of the pages, or of the settings', () => {
    expect(mailAddresses(readServerSettings({}), record)).toEqual({
      info: to('info@site.test'),
      careers: to('careers@site.test'),
      replies: { info: 'info@site.test', careers: 'careers@site.test' },
      alerts: 'info@site.test',
      from: 'info@site.test',
    });
    const settings = readServerSettings({
      MAIL_CAREERS: 'jobs@site.test, hr@site.test',
      MAIL_ALERTS: 'ops@site.test',
      MAIL_FROM: 'web@site.test',
    });
    expect(mailAddresses(settings, record)).toMatchObject({
      careers: to('jobs@site.test', 'hr@site.test'),
      replies: { careers: 'jobs@site.test' },
      alerts: 'ops@site.test',
      from: 'web@site.test',
    });
  });

  test('about applications from before goes to the mailbox for messages if the site has no careers mailbox', () => {
    const withoutCareers = { ...record, mailboxes: { info: 'info@site.test' } };
    expect(mailAddresses(readServerSettings({}), withoutCareers)).toMatchObject(
      ways('info@site.test', 'info@site.test'),
    );
    expect(
      mailAddresses(readServerSettings({ MAIL_INFO: 'staging@site.test' }), withoutCareers),
    ).toMatchObject(ways('staging@site.test', 'staging@site.test'));
    expect(
      mailAddresses(readServerSettings({ MAIL_CAREERS: 'jobs@site.test' }), withoutCareers),
    ).toMatchObject(ways('info@site.test', 'jobs@site.test'));
  });

  test.each(['info@example.com', 'a@mail.example.org', 'a@company.example', 'a@EXAMPLE.NET', 'a@b.invalid'])(
    'to the reserved address %s is refused',
    (info) => {
      const mail = { ...ways(info, 'careers@site.test'), alerts: 'ops@site.test', from: 'web@site.test' };
      const fault = placeholderFault(mail);
      expect(fault).toContain(info);
      expect(fault).not.toContain('careers@site.test');
    },
  );

  test.each(['info@site.test', 'info@myexample.com', 'example.com@site.test', 'a@example.com.site.test'])(
    'to %s is allowed',
    (info) => {
      const mail = { ...ways(info, info), alerts: info, from: info };
      expect(placeholderFault(mail)).toBeUndefined();
    },
  );

  test('follows the routes of the content, unless a setting replaces the mailbox', () => {
    const rules = [{ field: 'subject', keywords: ['invoice'], to: ['billing@site.test'] }];
    const routing = { info: { to: ['a@site.test', 'b@site.test'], cc: ['c@site.test'], rules } };
    expect(mailAddresses(readServerSettings({}), { ...record, routing })).toMatchObject({
      info: routing.info,
      careers: to('careers@site.test'),
      // An answer to an acknowledgement goes to the mailbox that the pages name.
      replies: { info: 'info@site.test' },
    });
    const settings = readServerSettings({ MAIL_INFO: 'staging@site.test' });
    expect(mailAddresses(settings, { ...record, routing }).info).toEqual(to('staging@site.test'));
  });

  test('by a rule to a reserved address is refused too', () => {
    const rules = [{ field: 'subject', keywords: ['x'], to: ['bills@example.com'], cc: ['tax@example.org'] }];
    const mail = { ...ways('info@site.test', 'jobs@site.test'), alerts: 'a@site.test', from: 'a@site.test' };
    const fault = placeholderFault({ ...mail, info: { ...mail.info, rules } });
    expect(fault).toContain('bills@example.com (MAIL_INFO), tax@example.org (MAIL_INFO)');
  });

  test('names the setting that each address comes from', () => {
    const mail = {
      ...ways('info@site.test', 'jobs@site.test'),
      from: 'web@example.com',
      alerts: 'you@example.com',
    };
    const fault = placeholderFault(mail);
    expect(fault).toContain('web@example.com (MAIL_FROM), you@example.com (MAIL_ALERTS)');
    expect(fault).not.toMatch(/MAIL_INFO|MAIL_CAREERS/);
    const ours = {
      ...ways('info@example.com', 'jobs@site.test'),
      from: 'info@example.com',
      alerts: 'a@site.test',
    };
    expect(placeholderFault(ours)).toContain(': info@example.com (MAIL_INFO). ');
  });

  test.each(['billing', 'a@b, c@d', ''])('to %j is a fault of the record', (address) => {
    const routing = { info: { to: [address] } };
    expect(buildRecordSchema.safeParse({ ...record, routing }).success).toBe(false);
  });
});
