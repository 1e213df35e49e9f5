/**
 * All settings. `npm run settings:docs` generates `.env.example` and the tables of `docs/operating.md` from this table.
 * Most servers need only the first group.
 */
import type { z } from 'zod';
import { databaseAddress, hostAndPort, origin, smtpServer, webhookUrl } from './addresses.ts';
import * as rules from './rules.ts';

const { mailbox, oneOf, port, text, wholeNumber } = rules;

type More = {
  /** The effective value of an unset setting without a default; `none` if omitted. */
  unset?: string;
  /** The value is part of the pages: a server with another value does not start. */
  build?: true;
};

/**
 * Makes a setting. `schema` outputs the parsed value, and its `prefault` is the default as in `.env`. `about` is one line
 * of Markdown for the operator.
 */
const setting = <Schema extends z.ZodType<unknown, string | undefined>>(
  schema: Schema,
  about: string,
  more: More = {},
) => ({ schema, about, ...more });

/** See {@link setting}. */
export type Setting = More & { schema: z.ZodType<unknown, string | undefined>; about: string };

const build = true;
const requests = wholeNumber(1, 1_000_000, 'a number of requests');
const uploads = wholeNumber(1, 10_000, 'a number of uploads');
const connections = wholeNumber(1, 1_000_000, 'a number of connections');

const first = {
  PORT: setting(port.prefault('3000'), 'port of the site and the API; `0` lets the system choose'),
  HOST: setting(text.optional(), 'address to listen on; `127.0.0.1` keeps it on this machine', {
    unset: 'every interface',
  }),
  SITE_URL: setting(origin.optional(), 'public origin: scheme, host and port, nothing after them', {
    unset: '`http://localhost:PORT`',
    build,
  }),
  TRUST_PROXY: setting(
    rules.trustedProxies.prefault('off'),
    'who may name the client in `X-Forwarded-For`: `off`, a number of proxies, or addresses such as `10.0.0.0/8,::1`',
  ),
  DATA_DIR: setting(
    rules.folder.prefault('data'),
    'folder of the database, arriving resumes and `.eml` files',
  ),
  SMTP_URL: setting(
    smtpServer.optional(),
    '`smtp://user:password@mail.example.com:587` or `smtps://…`; without it each mail is a file in `DATA_DIR/mail`',
  ),
  MAIL_FROM: setting(mailbox.optional(), 'sender; an address your mail server may send for', {
    unset: '`MAIL_INFO`',
  }),
  MAIL_ALERTS: setting(mailbox.optional(), 'is told by mail of what did not get through', {
    unset: '`MAIL_INFO`',
  }),
  RETENTION_DAYS: setting(
    rules.daysOrOff.prefault('180'),
    'days after which messages are deleted that are delivered, or `dead` and you were told; `off` keeps them',
    { build },
  ),
  METRICS_PORT: setting(
    port.optional(),
    'port of the Prometheus metrics on `127.0.0.1`; not that of `PORT`',
    {
      unset: 'off',
    },
  ),
};

const mail = {
  MAIL_INFO: setting(rules.mailboxes.optional(), 'receives messages; several have commas between them', {
    unset: '`mailboxes.info` of `content/company.yaml`',
  }),
  MAIL_CAREERS: setting(rules.mailboxes.optional(), 'receives applications; several as above', {
    unset: '`mailboxes.careers` of `content/company.yaml`',
  }),
  SMTP_TLS: setting(
    oneOf('required', 'offered', 'off').optional(),
    '`required`: mail goes out with TLS or not at all; `offered`: TLS where the mail server offers it; `off`',
    { unset: '`required`; `offered` for a mail server on this machine' },
  ),
  MAIL_LIFETIME_DAYS: setting(
    wholeNumber(5, 365, 'a number of days').prefault('5'),
    'days, 5 or more, for which a mail is tried that fails by itself; then it is marked `dead`',
  ),
  ACKNOWLEDGE: setting(
    oneOf('off', 'messages', 'applications', 'all').prefault('off'),
    'who is told by mail that it arrived: `off`, `messages`, `applications` or `all`',
  ),
};

const webhook = {
  WEBHOOK_URL: setting(
    webhookUrl.optional(),
    'program or chat tool that is told of each submission: `https://…`, or `http://` on this machine; a secret',
  ),
  WEBHOOK_SECRET: setting(
    rules.webhookSecret.optional(),
    'signs webhooks: `whsec_` and 24 to 64 random bytes in Base64 (`openssl rand -base64 32`); not needed with `text`',
  ),
  WEBHOOK_FORMAT: setting(
    oneOf('json', 'text').prefault('json'),
    '`json` for a program; `text` for one line, `{"text": "…"}`, as chat tools take it',
  ),
  WEBHOOK_FIELDS: setting(
    oneOf('none', 'all').prefault('none'),
    '`none`: the id and the kind alone; `all`: also what somebody typed, never a resume',
  ),
};

const limits = {
  RATE_LIMIT_WINDOW: setting(
    wholeNumber(1, 86_400, 'seconds').prefault('600'),
    'seconds the next three limits count over',
  ),
  RATE_LIMIT_SUBMISSIONS: setting(requests.prefault('30'), 'posts per address (an IPv6 /64 counts as one)'),
  RATE_LIMIT_UNVERIFIED: setting(requests.prefault('5'), 'posts per address that no bot check vouches for'),
  RATE_LIMIT_CHALLENGES: setting(requests.prefault('120'), 'bot check challenges per address'),
  BODY_TIMEOUT: setting(
    wholeNumber(1, 600, 'seconds').prefault('15'),
    "seconds a message's body may take, and an application's may stand still",
  ),
  UPLOADS_AT_ONCE: setting(
    uploads.prefault('256'),
    'applications whose file may be arriving at once; the next one is asked to come back',
  ),
  UPLOADS_PER_ADDRESS: setting(uploads.prefault('4'), 'of these, how many from one IPv4 address or IPv6 /64'),
  CONNECTIONS: setting(
    connections.prefault('10000'),
    'connections that may be open at once; the next one is closed',
  ),
  CONNECTIONS_PER_ADDRESS: setting(
    connections.prefault('256'),
    'of these, how many from one address or /64 that `TRUST_PROXY` does not trust',
  ),
};

const botCheck = {
  BOT_CHECK_SECRET: setting(rules.secret.optional(), 'signs challenges; 32 characters or more', {
    unset: 'made once, kept in the database',
  }),
  RECAPTCHA_SITE_KEY: setting(text.optional(), 'with the secret key it switches to reCAPTCHA v3', { build }),
  RECAPTCHA_SECRET_KEY: setting(text.optional(), 'belongs to the site key; a build needs none'),
  RECAPTCHA_MIN_SCORE: setting(rules.fraction.prefault('0.5'), 'lowest score taken for a human'),
  EMAILJS_PUBLIC_KEY: setting(text.optional(), 'with the next two, pages post to the EmailJS provider', {
    build,
  }),
  EMAILJS_SERVICE_ID: setting(text.optional(), "the provider's service", { build }),
  EMAILJS_TEMPLATE_ID: setting(text.optional(), "the provider's template", { build }),
  EMAILJS_ORIGIN: setting(origin.prefault('https://api.emailjs.com'), "the provider's address", { build }),
};

const server = {
  DATABASE_URL: setting(
    databaseAddress.optional(),
    '`postgres://user:password@db.example.com:5432/website`: PostgreSQL in place of the file in `DATA_DIR`',
  ),
  DATABASE_CONNECTIONS: setting(
    wholeNumber(1, 500, 'a number of connections').prefault('10'),
    'connections to it that one server opens at most',
  ),
  RETENTION_DAYS_APPLICATIONS: setting(
    rules.daysOrOff.optional(),
    'the same as `RETENTION_DAYS` for applications with their resumes',
    { unset: '`RETENTION_DAYS`', build },
  ),
  CLAMAV: setting(hostAndPort.optional(), 'ClamAV daemon that looks into resumes, such as `localhost:3310`'),
  SITE_DIR: setting(rules.folder.prefault('dist'), 'folder the site was built into; `off`: the API alone'),
  DRAIN_SECONDS: setting(
    wholeNumber(0, 8, 'seconds').optional(),
    'seconds, 8 at most, for which `/healthz` and `/readyz` say that the server stops, before it does',
    { unset: '`2` with `TRUST_PROXY`, else `0`' },
  ),
};

/** Groups of `.env.example` and `docs/operating.md`, each with its heading. */
export const groups: readonly [heading: string, settings: Readonly<Record<string, Setting>>][] = [
  ['What most servers need', first],
  ['Mail', mail],
  ['Webhook', webhook],
  ['Limits', limits],
  ['Bot check, and the EmailJS provider in place of this server', botCheck],
  ['Database, files and stopping', server],
];

/** All settings by name. */
export const settings = { ...first, ...mail, ...webhook, ...limits, ...botCheck, ...server };

export type SettingName = keyof typeof settings;

/** Parsed values by name; undefined where a setting without a default is unset. */
export type Values = { readonly [Name in SettingName]: z.output<(typeof settings)[Name]['schema']> };
