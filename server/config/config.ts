/** Every setting of the server, from environment variables; `docs/operating.md` explains each. */
import { embeddedEmailIds } from '../../contracts/endpoints.ts';
import { isEmailAddress } from '../../contracts/text-rules.ts';
import {
  daysOrOff,
  fraction,
  hostAndPort,
  origin,
  readSettings,
  secret,
  text,
  trustedProxies,
  url,
  wholeNumber,
} from './settings.ts';
import type { Rule, Settings, TrustedProxies } from './settings.ts';

/** The checked settings. Times are in seconds. */
export type Config = Readonly<{
  /** Address to listen on; every interface when undefined. */
  host: string | undefined;
  /** 0 lets the system choose. */
  port: number;
  /** Folder of the database and the `.eml` files. */
  dataDir: string;
  /** Folder the site was built into, or `off` to answer the API alone. */
  siteDir: string;
  /** Public origin of the site; derived from the port when undefined. */
  siteUrl: string | undefined;
  /** Where mail is handed over; written to files when undefined. */
  smtpUrl: string | undefined;
  /** Mailboxes of the company, and the sender of its mails. */
  mail: Readonly<{ info: string; careers: string; from: string }>;
  /** A delivery is given up, for the operator to requeue, after this many attempts. */
  mailAttempts: number;
  trustProxy: TrustedProxies;
  /** Identifiers the message endpoint accepts. */
  emailIds: Readonly<{ publicKey: string; serviceId: string; templateId: string }>;
  /** Where pages post messages instead, once identifiers of the hosted provider are set. */
  emailOrigin: string | undefined;
  /** Keys of reCAPTCHA v3; the embedded proof of work is used when undefined. */
  recaptcha: Readonly<{ siteKey: string; secretKey: string; minScore: number }> | undefined;
  /** Signs the challenges of the embedded bot check; made and kept in the store when undefined. */
  botCheckSecret: string | undefined;
  /** Requests one address may make within `window`; `unverified` counts those without a bot check. */
  rateLimits: Readonly<{ window: number; submissions: number; unverified: number; challenges: number }>;
  /** Longest wait for a message's body, and for the next bytes of an application's. */
  bodyTimeout: number;
  /** Applications that may be arriving at once. */
  uploadsAtOnce: number;
  /** Of these, so many from one address (IPv4) or network of one household (IPv6 /64). */
  uploadsPerAddress: number;
  /** Connections that may be open at once, in all and from one address. */
  connections: Readonly<{ total: number; perAddress: number }>;
  /** Where a ClamAV daemon looks into resumes; nobody does when undefined. */
  clamav: Readonly<{ host: string; port: number }> | undefined;
  /** Days after which submissions that are delivered or dead are deleted; 0 keeps them. */
  retentionDays: number;
  /** Port of the metrics on the loopback interface; off when undefined. */
  metricsPort: number | undefined;
}>;

const mailbox: Rule<string> = {
  expected: 'an email address such as info@example.com',
  parse: (value) => (isEmailAddress(value) ? value : undefined),
};
const port = wholeNumber(0, 65_535, 'a port number');
const perServer = wholeNumber(1, 1_000_000, 'a number of connections');
const perWindow = wholeNumber(1, 1_000_000, 'a number of requests');

/** Reads values that only make sense together; undefined when none is set, a fault when only some are. */
function together(settings: Settings, names: readonly string[], rule: Rule<string>): string[] | undefined {
  const values = names.map((name) => settings.optional(name, rule));
  const missing = names.filter((_, i) => values[i] === undefined);
  if (missing.length === names.length) return undefined;
  for (const name of missing) settings.fault(`${name}: expected, because ${names.join(', ')} go together`);
  return values.map((value) => value ?? '');
}

function readEmailIds(settings: Settings): Config['emailIds'] | undefined {
  const names = ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'];
  const [publicKey, serviceId, templateId] = together(settings, names, text) ?? [];
  if (publicKey === undefined || serviceId === undefined || templateId === undefined) return undefined;
  return { publicKey, serviceId, templateId };
}

function readRecaptcha(settings: Settings): Config['recaptcha'] {
  const names = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'];
  const [siteKey, secretKey] = together(settings, names, { ...text, secret: true }) ?? [];
  const minScore = settings.required('RECAPTCHA_MIN_SCORE', 0.5, fraction);
  return siteKey === undefined || secretKey === undefined ? undefined : { siteKey, secretKey, minScore };
}

/** Reads and checks an environment. Throws a `ConfigError` that names every faulty setting. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const settings = readSettings(env);
  settings.optional('DATABASE_URL', {
    expected: 'nothing: PostgreSQL is not available in this version; submissions are kept under DATA_DIR',
    parse: () => undefined,
    secret: true,
  });
  const hostedIds = readEmailIds(settings);
  const hostedOrigin = settings.required('EMAILJS_ORIGIN', 'https://api.emailjs.com', origin);
  const info = settings.required('MAIL_INFO', 'info@example.com', mailbox);
  const config: Config = {
    host: settings.optional('HOST', text),
    port: settings.required('PORT', 3000, port),
    dataDir: settings.required('DATA_DIR', 'data', text),
    siteDir: settings.required('SITE_DIR', 'dist', text),
    siteUrl: settings.optional('SITE_URL', origin),
    smtpUrl: settings.optional(
      'SMTP_URL',
      url(['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587', true),
    ),
    mail: {
      info,
      careers: settings.required('MAIL_CAREERS', 'careers@example.com', mailbox),
      from: settings.required('MAIL_FROM', info, mailbox),
    },
    mailAttempts: settings.required('MAIL_ATTEMPTS', 40, wholeNumber(1, 1000, 'a number of attempts')),
    trustProxy: settings.required('TRUST_PROXY', { kind: 'none' }, trustedProxies),
    emailIds: hostedIds ?? { ...embeddedEmailIds },
    emailOrigin: hostedIds && hostedOrigin,
    recaptcha: readRecaptcha(settings),
    botCheckSecret: settings.optional('BOT_CHECK_SECRET', secret),
    rateLimits: {
      window: settings.required('RATE_LIMIT_WINDOW', 600, wholeNumber(1, 86_400, 'seconds')),
      submissions: settings.required('RATE_LIMIT_SUBMISSIONS', 30, perWindow),
      unverified: settings.required('RATE_LIMIT_UNVERIFIED', 5, perWindow),
      challenges: settings.required('RATE_LIMIT_CHALLENGES', 120, perWindow),
    },
    bodyTimeout: settings.required('BODY_TIMEOUT', 15, wholeNumber(1, 600, 'seconds')),
    uploadsAtOnce: settings.required('UPLOADS_AT_ONCE', 256, wholeNumber(1, 10_000, 'a number of uploads')),
    uploadsPerAddress: settings.required(
      'UPLOADS_PER_ADDRESS',
      4,
      wholeNumber(1, 10_000, 'a number of uploads'),
    ),
    connections: {
      total: settings.required('CONNECTIONS', 10_000, perServer),
      perAddress: settings.required('CONNECTIONS_PER_ADDRESS', 256, perServer),
    },
    clamav: settings.optional('CLAMAV', hostAndPort),
    retentionDays: settings.required('RETENTION_DAYS', 180, daysOrOff),
    metricsPort: settings.optional('METRICS_PORT', port),
  };
  settings.check();
  for (const part of [config, config.mail, config.emailIds, config.recaptcha, config.rateLimits])
    Object.freeze(part);
  return config;
}
