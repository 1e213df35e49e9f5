/** Reads the settings of a server from the environment. `table.ts` describes each setting. */
import { mailNameOf } from './addresses.ts';
import { outsideScriptOf, retentionOf, submissionOf } from './build-settings.ts';
import { type Environment, readValues } from './environment.ts';

/** @throws SettingsError naming every faulty setting */
export function readServerSettings(env: Environment) {
  const values = readValues(env);
  const mailName = values.SMTP_NAME ?? mailNameOf(values.SITE_URL);
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = values;
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    /** The database; undefined if the store is a file in `dataDir`. */
    database: values.DATABASE_URL && {
      ...values.DATABASE_URL,
      connections: values.DATABASE_CONNECTIONS,
    },
    siteDir: values.SITE_DIR,
    siteUrl: values.SITE_URL,
    robots: values.ROBOTS,
    /** The mail server; undefined if the server writes mails to files. */
    smtp: values.SMTP_URL && {
      ...values.SMTP_URL,
      ...(values.SMTP_TLS && { tls: values.SMTP_TLS }),
      ...(mailName !== undefined && { name: mailName }),
    },
    /** If a mailbox is undefined, the mailbox in the pages is used. */
    mail: {
      info: values.MAIL_INFO,
      careers: values.MAIL_CAREERS,
      alerts: values.MAIL_ALERTS,
      from: values.MAIL_FROM,
    },
    /** A maildir, or an mbox file. */
    bounces: values.MAIL_BOUNCES,
    acknowledge: values.ACKNOWLEDGE,
    webhook: values.WEBHOOK_URL && {
      url: values.WEBHOOK_URL,
      key: values.WEBHOOK_SECRET,
      format: values.WEBHOOK_FORMAT,
      fields: values.WEBHOOK_FIELDS,
    },
    mailLifetimeDays: values.MAIL_LIFETIME_DAYS,
    /** The days without a submission after which the operator is told; 0 means never. */
    silenceDays: values.SILENCE_DAYS,
    trustProxy: values.TRUST_PROXY,
    // At a stop, a proxy needs some seconds until it sends visitors to another server.
    drainSeconds: values.DRAIN_SECONDS ?? (values.TRUST_PROXY.kind === 'none' ? 0 : 2),
    submission: submissionOf(values),
    /** The keys of reCAPTCHA v3; undefined if the server uses the embedded proof of work. */
    recaptcha:
      siteKey !== undefined && secretKey !== undefined
        ? { siteKey, secretKey, minScore: values.RECAPTCHA_MIN_SCORE }
        : undefined,
    /** The secret of the bot check; undefined if the server generates a secret and keeps it in the store. */
    botCheckSecret: values.BOT_CHECK_SECRET,
    rateLimits: {
      windowSeconds: values.RATE_LIMIT_WINDOW,
      submissions: values.RATE_LIMIT_SUBMISSIONS,
      unverified: values.RATE_LIMIT_UNVERIFIED,
      challenges: values.RATE_LIMIT_CHALLENGES,
    },
    bodyTimeoutSeconds: values.BODY_TIMEOUT,
    uploadsAtOnce: values.UPLOADS_AT_ONCE,
    uploadsPerAddress: values.UPLOADS_PER_ADDRESS,
    connections: { total: values.CONNECTIONS, perAddress: values.CONNECTIONS_PER_ADDRESS },
    clamav: values.CLAMAV,
    retentionDays: retentionOf(values),
    ...outsideScriptOf(values),
    metricsPort: values.METRICS_PORT,
  };
}

export type ServerSettings = Readonly<ReturnType<typeof readServerSettings>>;
