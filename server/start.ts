/** Chooses the adapters and puts the server together: the only place that knows all of its parts. */
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { createProofOfWork } from './bot-check/proof-of-work.ts';
import { createRecaptcha } from './bot-check/recaptcha.ts';
import type { Config } from './config.ts';
import { composeContactMail } from './contact/contact-mail.ts';
import { plainTemplate } from './contact/form-result.ts';
import { createGate } from './http/gate.ts';
import { createHttpServer, dispatch, drain, listen } from './http/http-server.ts';
import { createRateLimiter } from './http/rate-limiter.ts';
import { type RecaptchaSources, recaptchaSources, securityHeaders } from './http/security-headers.ts';
import { type Site, loadSite } from './http/site-files.ts';
import { createStaticHandler } from './http/static-files.ts';
import { type Log, errorFacts } from './log.ts';
import { createEmlMailer } from './mail/eml-mailer.ts';
import { createMailWriter } from './mail/mail.ts';
import { createSmtpMailer, smtpPatience } from './mail/smtp-mailer.ts';
import { createMetrics, createMetricsServer } from './metrics.ts';
import { startOutbox } from './outbox/outbox-worker.ts';
import { databasePath, lockDataDir, openSqliteStore } from './store/sqlite-store.ts';
import { createReceiver } from './submissions/receive.ts';
import { startTidying } from './store/tidying.ts';

/** A fault the operator can mend; the message says how. */
export class StartError extends Error {
  override name = 'StartError';
}

/** What tests and the development server put in the place of the real thing. */
export type StartOverrides = {
  /** A site from elsewhere than the build folder. */
  site?: Site;
  /** A stand-in for reCAPTCHA. */
  recaptcha?: { verifyUrl: string; sources: RecaptchaSources };
  /** Milliseconds to wait after a failed delivery. */
  retryDelay?: (attempt: number) => number;
};

/** A server that is up. */
export type RunningServer = {
  /** The public address, which a proxy may serve under another name than this machine's. */
  siteUrl: string;
  port: number;
  /** Where the metrics are, when they are on. */
  metricsUrl: string | undefined;
  /** Three lines for the operator: the site, the submissions, the mail. */
  summary: string;
  /** Stops accepting, finishes requests and deliveries under way, and closes the store. */
  close(): Promise<void>;
};

/** Deliveries under way at once, each over a connection of its own. */
const deliveries = 5;

/** Opens everything in order; what was opened is closed again when a later step fails. */
export async function startServer(config: Config, log: Log, overrides: StartOverrides = {}): Promise<RunningServer> {
  const site = overrides.site ?? loadSite(config.siteDir);
  const unlock = lockDataDir(config.dataDir);
  if (!unlock)
    throw new StartError(`Another server is using ${config.dataDir}: stop it, or set DATA_DIR to another folder.`);
  const closers: (() => Promise<void> | void)[] = [unlock];
  const close = async () => {
    for (const closeOne of closers.splice(0).toReversed()) await closeOne();
  };
  try {
    return await assemble(config, log, overrides, site, closers, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function assemble(
  config: Config,
  log: Log,
  overrides: StartOverrides,
  site: Site,
  closers: (() => Promise<void> | void)[],
  close: () => Promise<void>,
): Promise<RunningServer> {
  const { trustProxy, rateLimits, recaptcha } = config;
  const store = await openSqliteStore(config.dataDir, (error) => log('error', 'store.failed', errorFacts(error)));
  closers.push(() => store.close());
  const proofOfWork = createProofOfWork(config.botCheckSecret ?? (await store.secret('bot-check')));
  const metrics = createMetrics(store);
  const mailDir = join(config.dataDir, 'mail');
  const mailer = config.smtpUrl === undefined ? createEmlMailer(mailDir) : createSmtpMailer(config.smtpUrl, deliveries);
  closers.push(() => mailer.close(), startTidying(store, log));

  const server = createHttpServer();
  const port = await listen(server, config.port, config.host);
  // Nothing is awaited from here to the first handler, so that no request finds the server without one.
  const siteUrl = config.siteUrl ?? `http://localhost:${port}`;
  const sources = recaptcha && (overrides.recaptcha?.sources ?? recaptchaSources);
  const { styleHashes, scriptHashes } = site;
  const https = siteUrl.startsWith('https:');
  const headers = securityHeaders({ styleHashes, scriptHashes, hostedEmail: config.emailIds.hosted, recaptcha: sources, https });
  const outbox = startOutbox({
    store, mailer, log,
    write: createMailWriter(config.mail, { message: composeContactMail }),
    concurrency: deliveries,
    maxAttempts: config.mailAttempts,
    lease: 2 * smtpPatience,
    longestSleep: 30_000,
    ...(overrides.retryDelay && { delayAfter: overrides.retryDelay }),
    onDelivery: (outcome) => metrics.count('site_deliveries_total', { outcome }),
  });
  const limiter = (limit: number) => createRateLimiter(limit, rateLimits.window);
  const gate = (limit: number) => createGate({ siteOrigin: siteUrl, trustProxy, limiter: limiter(limit) });
  const receive = createReceiver({
    store, log,
    botCheck: recaptcha
      ? createRecaptcha({ ...recaptcha, hostname: new URL(siteUrl).hostname, ...overrides.recaptcha })
      : proofOfWork,
    unverifiedLimiter: limiter(rateLimits.unverified),
    onAccepted(kind, verified) {
      metrics.count('site_submissions_total', { kind, verified: String(verified) });
      outbox.wake();
    },
  });
  const countedLog: Log = (level, event, fields) => {
    if (event === 'request.failed') metrics.count('site_faults_total', {});
    log(level, event, fields);
  };
  const app = createApp({
    contact: {
      gate: gate(rateLimits.submissions),
      receive,
      emailIds: config.emailIds,
      bodyTimeout: config.bodyTimeout * 1000,
      resultTemplate: site.templates.get('contact-result') ?? plainTemplate,
    },
    challenges: recaptcha ? undefined : { gate: gate(rateLimits.challenges), proofOfWork },
    health: { store, log },
    headers,
    log: countedLog,
  });
  const serveSite = createStaticHandler({
    ...site, headers,
    onError: (error) => countedLog('error', 'request.failed', errorFacts(error)),
  });
  server.on('request', dispatch(getRequestListener(app.fetch, { overrideGlobalObjects: false }), serveSite));
  closers.push(() => outbox.stop(), () => drain(server));

  let metricsUrl: string | undefined;
  if (config.metricsPort !== undefined) {
    const metricsServer = createMetricsServer(metrics);
    const metricsPort = await listen(metricsServer, config.metricsPort, '127.0.0.1');
    metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
    closers.push(() => drain(metricsServer));
  }
  return { siteUrl, port, metricsUrl, summary: summarize(config, siteUrl, mailDir), close };
}

function summarize(config: Config, siteUrl: string, mailDir: string): string {
  const mail =
    config.smtpUrl === undefined
      ? `${join(mailDir, '*.eml')} (set SMTP_URL to send it)`
      : `${new URL(config.smtpUrl).host}, to ${config.mail.info} and ${config.mail.careers}`;
  return [
    `Site         ${siteUrl}`,
    `Submissions  ${databasePath(config.dataDir)} (npm run inbox -- list)`,
    `Mail         ${mail}`,
  ].join('\n');
}
