/** Settings of a server, read from the environment. */
import type { SubmissionSettings } from '../contracts/submission-settings.ts';
import { type Environment, readValues } from './read-values.ts';
import type { TrustedProxies } from './rules.ts';
import { retentionOf, submissionSettings } from './submission.ts';

/** The checked settings of a server. */
export type ServerSettings = Readonly<{
  /** Address to listen on; every interface when undefined. */
  host: string | undefined;
  /** 0 lets the system choose. */
  port: number;
  /** Folder of files: of the `.eml` files, resumes while they arrive, and the database unless it is PostgreSQL. */
  dataDir: string;
  /** The PostgreSQL database that submissions are kept in; a file in `dataDir` when undefined. */
  database: Readonly<{ url: string; connections: number }> | undefined;
  /** Folder the site was built into, or `off` to answer the API alone. */
  siteDir: string;
  /** Public origin of the site; derived from the port when undefined. */
  siteUrl: string | undefined;
  /** Address of the mail server; mails are written to files when undefined. */
  smtpUrl: string | undefined;
  /** Use of TLS for mail; when undefined, the mail server's address decides. */
  smtpTls: 'required' | 'offered' | 'off' | undefined;
  /**
   * Mailboxes of the company, who is told of mail that does not get through, and the sender, where others than those of
   * the pages are set.
   */
  mail: Readonly<
    Record<'info' | 'careers', readonly string[] | undefined> & Record<'alerts' | 'from', string | undefined>
  >;
  /** Submissions that are acknowledged by a mail to the visitor. */
  acknowledge: 'off' | 'messages' | 'applications' | 'all';
  /** Webhook that tells a program or chat tool of each submission; none when undefined. */
  webhook:
    | Readonly<{ url: URL; key: Uint8Array | undefined; format: 'json' | 'text'; fields: 'none' | 'all' }>
    | undefined;
  /** A mail that fails by itself for so many days is given up, for the operator to requeue. */
  mailLifetimeDays: number;
  trustProxy: TrustedProxies;
  /** Seconds for which a stopping server tells the load balancer so before it stops listening. */
  drainSeconds: number;
  /** Destination of the messages from this server's pages, and the bot check they use. */
  submission: Readonly<SubmissionSettings>;
  /** Keys of reCAPTCHA v3; the embedded proof of work is used when undefined. */
  recaptcha: Readonly<{ siteKey: string; secretKey: string; minScore: number }> | undefined;
  /** Signs the challenges of the embedded bot check; made and kept in the store when undefined. */
  botCheckSecret: string | undefined;
  /** Requests one address may make within `windowSeconds`; `unverified` counts those without a bot check. */
  rateLimits: Readonly<{
    windowSeconds: number;
    submissions: number;
    unverified: number;
    challenges: number;
  }>;
  /** Longest wait for a message's body, and for the next bytes of an application's. */
  bodyTimeoutSeconds: number;
  /** Applications that may be arriving at once. */
  uploadsAtOnce: number;
  /** Most of these uploads from one address (IPv4) or one household's network (IPv6 /64). */
  uploadsPerAddress: number;
  /** Connections that may be open at once, in all and from one address. */
  connections: Readonly<{ total: number; perAddress: number }>;
  /** Address of a ClamAV daemon that scans resumes; they are not scanned when undefined. */
  clamav: Readonly<{ host: string; port: number }> | undefined;
  /** Days after which submissions of a kind that are delivered or dead are deleted; 0 keeps them. */
  retentionDays: Readonly<{ message: number; application: number }>;
  /** Port of the metrics on the loopback interface; off when undefined. */
  metricsPort: number | undefined;
}>;

/** Reads and checks an environment. Throws a `SettingsError` that names every faulty setting. */
export function readServerSettings(env: Environment): ServerSettings {
  const values = readValues(env);
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = values;
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    database:
      values.DATABASE_URL === undefined
        ? undefined
        : { url: values.DATABASE_URL, connections: values.DATABASE_CONNECTIONS },
    siteDir: values.SITE_DIR,
    siteUrl: values.SITE_URL,
    smtpUrl: values.SMTP_URL,
    smtpTls: values.SMTP_TLS,
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
    submission: submissionSettings(values),
    recaptcha:
      siteKey !== undefined && secretKey !== undefined
        ? { siteKey, secretKey, minScore: values.RECAPTCHA_MIN_SCORE }
        : undefined,
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
