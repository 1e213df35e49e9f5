/** Every setting there is: its rule, and its default as one would write it. `docs/operating.md` explains each. */
import { databaseUrl } from './database-url.ts';
import {
  type Rule,
  daysOrOff,
  folder,
  fraction,
  hostAndPort,
  mailbox,
  mailboxes,
  oneOf,
  origin,
  port,
  secret,
  secretText,
  smtpTls,
  smtpUrl,
  text,
  trustedProxies,
  webhookSecret,
  webhookUrl,
  wholeNumber,
} from './rules.ts';

interface Variable<T> {
  rule: Rule<T>;
  /** Used when the variable is unset; without one the setting may be missing. */
  fallback?: string;
}

const optional = <T>(rule: Rule<T>): { rule: Rule<T> } => ({ rule });
const withDefault = <T>(fallback: string, rule: Rule<T>): { rule: Rule<T>; fallback: string } => ({
  rule,
  fallback,
});
const uploads = wholeNumber(1, 10_000, 'a number of uploads');
const connections = wholeNumber(1, 1_000_000, 'a number of connections');
const requests = wholeNumber(1, 1_000_000, 'a number of requests');

export const variables = {
  PORT: withDefault('3000', port),
  HOST: optional(text),
  SITE_URL: optional(origin),
  DATA_DIR: withDefault('data', folder),
  SITE_DIR: withDefault('dist', folder),
  SMTP_URL: optional(smtpUrl),
  SMTP_TLS: optional(smtpTls),
  MAIL_INFO: optional(mailboxes),
  MAIL_CAREERS: optional(mailboxes),
  MAIL_FROM: optional(mailbox),
  MAIL_ALERTS: optional(mailbox),
  MAIL_LIFETIME_DAYS: withDefault('5', wholeNumber(5, 365, 'a number of days')),
  ACKNOWLEDGE: withDefault('off', oneOf('off', 'messages', 'applications', 'all')),
  WEBHOOK_URL: optional(webhookUrl),
  WEBHOOK_SECRET: optional(webhookSecret),
  WEBHOOK_FORMAT: withDefault('json', oneOf('json', 'text')),
  WEBHOOK_FIELDS: withDefault('none', oneOf('none', 'all')),
  RETENTION_DAYS: withDefault('180', daysOrOff),
  RETENTION_DAYS_APPLICATIONS: optional(daysOrOff),
  TRUST_PROXY: withDefault('off', trustedProxies),
  DRAIN_SECONDS: optional(wholeNumber(0, 8, 'seconds')),
  RATE_LIMIT_WINDOW: withDefault('600', wholeNumber(1, 86_400, 'seconds')),
  RATE_LIMIT_SUBMISSIONS: withDefault('30', requests),
  RATE_LIMIT_UNVERIFIED: withDefault('5', requests),
  RATE_LIMIT_CHALLENGES: withDefault('120', requests),
  BODY_TIMEOUT: withDefault('15', wholeNumber(1, 600, 'seconds')),
  UPLOADS_AT_ONCE: withDefault('256', uploads),
  UPLOADS_PER_ADDRESS: withDefault('4', uploads),
  CONNECTIONS: withDefault('10000', connections),
  CONNECTIONS_PER_ADDRESS: withDefault('256', connections),
  CLAMAV: optional(hostAndPort),
  BOT_CHECK_SECRET: optional(secret),
  RECAPTCHA_SITE_KEY: optional(text),
  RECAPTCHA_SECRET_KEY: optional(secretText),
  RECAPTCHA_MIN_SCORE: withDefault('0.5', fraction),
  EMAILJS_PUBLIC_KEY: optional(text),
  EMAILJS_SERVICE_ID: optional(text),
  EMAILJS_TEMPLATE_ID: optional(text),
  EMAILJS_ORIGIN: withDefault('https://api.emailjs.com', origin),
  METRICS_PORT: optional(port),
  DATABASE_URL: optional(databaseUrl),
  DATABASE_CONNECTIONS: withDefault('10', wholeNumber(1, 500, 'a number of connections')),
} satisfies Record<string, Variable<unknown>>;

/** The name of a setting. */
export type VariableName = keyof typeof variables;

type Parsed<V> = V extends { rule: Rule<infer T> } ? T : never;

/** Values of the variables; undefined where one without a default is unset. */
export type Values = {
  [Name in VariableName]:
    | Parsed<(typeof variables)[Name]>
    | ((typeof variables)[Name] extends { fallback: string } ? never : undefined);
};
