/**
 * All settings. `npm run settings:docs` generates `.env.example` and the tables of `docs/operating.md` from this table.
 * Most servers need only the first group.
 */
import { z } from 'zod';
import {
  databaseAddress,
  hostAndPort,
  origin,
  scriptUrl,
  smtpServer,
  smtpTls,
  webhookUrl,
} from './addresses.ts';
import {
  daysOrOff,
  folder,
  fraction,
  hostName,
  mailbox,
  mailboxes,
  oneOf,
  port,
  scriptAttributes,
  secret,
  text,
  trustedProxies,
  webhookSecret,
  wholeNumber,
} from './rules.ts';

const requests = wholeNumber(1, 1_000_000, 'a number of requests');
const uploads = wholeNumber(1, 10_000, 'a number of uploads');
const connections = wholeNumber(1, 1_000_000, 'a number of connections');

const first = {
  SITE_URL: origin.optional().describe('public origin: scheme, host and port, nothing after them'),
  HOST: text.optional().describe('address to listen on; `127.0.0.1` keeps it on this machine'),
  TRUST_PROXY: trustedProxies
    .prefault('off')
    .describe('who may set `X-Forwarded-For`: `off`, a number of proxies, or addresses (`10.0.0.0/8,::1`)'),
  DATA_DIR: folder.prefault('data').describe('folder of the database, arriving resumes and `.eml` files'),
  SMTP_URL: smtpServer
    .optional()
    .describe(
      '`smtp://user:password@host:587` or `smtps://…`; without it mails are files in `DATA_DIR/mail`',
    ),
  MAIL_FROM: mailbox.optional().describe('sender; an address your mail server may send for'),
  MAIL_ALERTS: mailbox
    .optional()
    .describe('is told by mail of what did not get through, and every week of what happened'),
  MAIL_BOUNCES: folder
    .optional()
    .describe(
      'maildir, or mbox file that exists, into which a mail server on this machine puts what comes back to `MAIL_FROM`',
    ),
  RETENTION_DAYS: daysOrOff
    .prefault('180')
    .describe(
      'days until messages are deleted that are delivered, or `dead` and you were told; `off`: never',
    ),
  METRICS_PORT: port.optional().describe('port of the Prometheus metrics on `127.0.0.1`; not that of `PORT`'),
};

const mail = {
  MAIL_INFO: mailboxes.optional().describe('receives messages; several have commas between them'),
  MAIL_CAREERS: mailboxes.optional().describe('receives applications; several as above'),
  SMTP_TLS: smtpTls
    .optional()
    .describe('`required`: no mail without TLS; `offered`: TLS where the mail server offers it; `off`'),
  SMTP_NAME: hostName.optional().describe('what this server calls itself to the mail server (EHLO)'),
  MAIL_LIFETIME_DAYS: wholeNumber(5, 365, 'a number of days')
    .prefault('5')
    .describe('days, 5 or more, for which a mail is tried that fails by itself; then it is marked `dead`'),
  ACKNOWLEDGE: oneOf('off', 'messages', 'applications', 'all')
    .prefault('off')
    .describe('who is told by mail that it arrived: `off`, `messages`, `applications` or `all`'),
  SILENCE_DAYS: daysOrOff
    .prefault('off')
    .describe(
      'days without a submission after which `MAIL_ALERTS` is told; `off`: only the weekly mail says it',
    ),
};

const webhook = {
  WEBHOOK_URL: webhookUrl
    .optional()
    .describe('is told of each submission: `https://…`, or `http://` on this machine; a secret'),
  WEBHOOK_SECRET: webhookSecret
    .optional()
    .describe(
      'signs webhooks: `whsec_` and 24 to 64 random bytes in Base64 (`openssl rand -base64 32`); not needed with `text`',
    ),
  WEBHOOK_FORMAT: oneOf('json', 'text')
    .prefault('json')
    .describe('`json` for a program; `text` for one line, `{"text": "…"}`, as chat tools take it'),
  WEBHOOK_FIELDS: oneOf('none', 'all')
    .prefault('none')
    .describe('`none`: the id and the kind alone; `all`: also what somebody typed, never a resume'),
};

const limits = {
  RATE_LIMIT_WINDOW: wholeNumber(1, 86_400, 'seconds')
    .prefault('600')
    .describe('seconds the next three limits count over'),
  RATE_LIMIT_SUBMISSIONS: requests
    .prefault('30')
    .describe('posts per address (an IPv6 /64 counts as one, and a /48 has ten times as many)'),
  RATE_LIMIT_UNVERIFIED: requests.prefault('5').describe('posts per address that no bot check vouches for'),
  RATE_LIMIT_CHALLENGES: requests.prefault('120').describe('bot check challenges per address'),
  BODY_TIMEOUT: wholeNumber(1, 600, 'seconds')
    .prefault('15')
    .describe("seconds a message's body may take, and an application's may stand still"),
  UPLOADS_AT_ONCE: uploads
    .prefault('256')
    .describe('applications whose file may be arriving at once; the next one is asked to come back'),
  UPLOADS_PER_ADDRESS: uploads.prefault('4').describe('of these, how many from one IPv4 address or IPv6 /64'),
  CONNECTIONS: connections
    .prefault('10000')
    .describe('connections that may be open at once; the next one is closed'),
  CONNECTIONS_PER_ADDRESS: connections
    .prefault('256')
    .describe('of these, how many from one address or /64 that `TRUST_PROXY` does not trust'),
};

const botCheck = {
  BOT_CHECK_SECRET: secret.optional().describe('signs challenges; 32 characters or more'),
  RECAPTCHA_SITE_KEY: text.optional().describe('with the secret key it switches to reCAPTCHA v3'),
  RECAPTCHA_SECRET_KEY: text.optional().describe('belongs to the site key; a build needs none'),
  RECAPTCHA_MIN_SCORE: fraction.prefault('0.5').describe('lowest score taken for a human'),
  EMAILJS_PUBLIC_KEY: text.optional().describe('with the next two, pages post to the EmailJS provider'),
  EMAILJS_SERVICE_ID: text.optional().describe("the provider's service"),
  EMAILJS_TEMPLATE_ID: text.optional().describe("the provider's template"),
  EMAILJS_ORIGIN: origin.prefault('https://api.emailjs.com').describe("the provider's address"),
};

const outsideScript = {
  SCRIPT_URL: scriptUrl
    .optional()
    .describe(
      'script of another host on every page, such as `https://plausible.example/js/script.js`; then a visit is no longer between the visitor and this site alone',
    ),
  SCRIPT_ATTRIBUTES: scriptAttributes
    .optional()
    .describe('attributes of that script, with spaces between them: `data-domain=www.example.com`'),
};

const server = {
  PORT: port.prefault('3000').describe('port of the site and the API; `0` lets the system choose'),
  ROBOTS: oneOf('all', 'none')
    .prefault('all')
    .describe('`none` keeps search engines from listing the site, for a copy of it to try things on'),
  DATABASE_URL: databaseAddress
    .optional()
    .describe('`postgres://user:password@host:5432/website`: PostgreSQL in place of the file in `DATA_DIR`'),
  DATABASE_CONNECTIONS: wholeNumber(1, 500, 'a number of connections')
    .prefault('10')
    .describe('connections to it that one server opens at most'),
  RETENTION_DAYS_APPLICATIONS: daysOrOff
    .optional()
    .describe('the same as `RETENTION_DAYS` for applications with their resumes'),
  CLAMAV: hostAndPort.optional().describe('ClamAV daemon that looks into resumes, such as `localhost:3310`'),
  SITE_DIR: folder.prefault('dist').describe('folder the site was built into; `off`: the API alone'),
  DRAIN_SECONDS: wholeNumber(0, 8, 'seconds')
    .optional()
    .describe(
      'seconds for which `/healthz` and `/readyz` say that the server stops, before it does; at most 8',
    ),
};

/** What an unset setting without a default means. If the setting is not in this table, it has no effect. */
export const unsetValues: Readonly<Partial<Record<SettingName, string>>> = {
  HOST: 'every interface',
  SITE_URL: '`http://localhost:PORT`',
  MAIL_FROM: '`MAIL_INFO`',
  MAIL_ALERTS: '`MAIL_INFO`',
  METRICS_PORT: 'off',
  MAIL_INFO: '`mailboxes.info` of `content/company.yaml`',
  MAIL_CAREERS: '`mailboxes.careers` of `content/company.yaml`; without one, as `MAIL_INFO`',
  SMTP_TLS: '`required`; `offered` for a mail server on this machine',
  SMTP_NAME: 'the host of `SITE_URL`; without one, the name of this machine',
  BOT_CHECK_SECRET: 'made once, kept in the database',
  RETENTION_DAYS_APPLICATIONS: '`RETENTION_DAYS`',
  DRAIN_SECONDS: '`2` with `TRUST_PROXY`, else `0`',
};

/** The settings whose values are part of the pages. A server with other values than its pages does not start. */
export const pageSettings = [
  'SITE_URL',
  'ROBOTS',
  'RECAPTCHA_SITE_KEY',
  'EMAILJS_ORIGIN',
  'EMAILJS_PUBLIC_KEY',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
  'RETENTION_DAYS',
  'RETENTION_DAYS_APPLICATIONS',
  'SCRIPT_URL',
  'SCRIPT_ATTRIBUTES',
] as const satisfies readonly SettingName[];

/** The groups of `.env.example` and `docs/operating.md`, each with its heading. */
export const groups: readonly [heading: string, settings: Readonly<Record<string, z.ZodType>>][] = [
  ['What most servers need', first],
  ['Mail', mail],
  ['Webhook', webhook],
  ['Limits', limits],
  ['Bot check, and the EmailJS provider in place of this server', botCheck],
  ['A script of another host', outsideScript],
  ['Database, files and the rest', server],
];

export const settings = {
  ...first,
  ...mail,
  ...webhook,
  ...limits,
  ...botCheck,
  ...outsideScript,
  ...server,
};
export type SettingName = keyof typeof settings;

export const schema = z.object(settings);
/** The parsed values by name. A value is undefined if the setting is not set and has no default. */
export type Values = Readonly<z.output<typeof schema>>;
