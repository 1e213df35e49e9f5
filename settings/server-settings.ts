/** Settings of a server, read from the environment. `table.ts` says what each is. */
import { retentionOf, submissionOf } from './build-settings.ts';
import { type Environment, readValues } from './read-values.ts';

/** Reads and checks an environment. Throws a `SettingsError` that names every faulty setting. */
export function readServerSettings(env: Environment) {
  const values = readValues(env);
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = values;
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    /** Submissions are kept in a file in `dataDir` when undefined. */
    database: values.DATABASE_URL && {
      ...values.DATABASE_URL,
      connections: values.DATABASE_CONNECTIONS,
    },
    siteDir: values.SITE_DIR,
    siteUrl: values.SITE_URL,
    /** Mails are written to files when undefined. */
    smtp: values.SMTP_URL && { ...values.SMTP_URL, ...(values.SMTP_TLS && { tls: values.SMTP_TLS }) },
    /** Each is undefined where the mailbox that the pages name is used. */
    mail: {
      info: values.MAIL_INFO,
      careers: values.MAIL_CAREERS,
      alerts: values.MAIL_ALERTS,
      from: values.MAIL_FROM,
    },
    acknowledge: values.ACKNOWLEDGE,
    webhook: values.WEBHOOK_URL && {
      url: values.WEBHOOK_URL,
      key: values.WEBHOOK_SECRET,
      format: values.WEBHOOK_FORMAT,
      fields: values.WEBHOOK_FIELDS,
    },
    mailLifetimeDays: values.MAIL_LIFETIME_DAYS,
    trustProxy: values.TRUST_PROXY,
    // A trusted proxy in front needs a moment to send visitors to another server.
    drainSeconds: values.DRAIN_SECONDS ?? (values.TRUST_PROXY.kind === 'none' ? 0 : 2),
    submission: submissionOf(values),
    /** Keys of reCAPTCHA v3; the embedded proof of work is used when undefined. */
    recaptcha:
      siteKey !== undefined && secretKey !== undefined
        ? { siteKey, secretKey, minScore: values.RECAPTCHA_MIN_SCORE }
        : undefined,
    /** Made and kept in the store when undefined. */
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
    metricsPort: values.METRICS_PORT,
  };
}

/** The checked settings of a server. */
export type ServerSettings = Readonly<ReturnType<typeof readServerSettings>>;
