/** Chooses the adapters and puts the server together: the only place that knows all of its parts. */
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { composeApplicationMail } from './applications/application-mail.ts';
import { createResumeAttacher } from './applications/attach-resume.ts';
import { createSpool, spoolFolder } from './applications/upload/spool.ts';
import { createClamScan } from './applications/virus-scan/clamav.ts';
import type { VirusScan } from './applications/virus-scan/virus-scan.ts';
import type { BotCheck, ChallengeMaker } from './bot-check/bot-check.ts';
import { createProofOfWork } from './bot-check/proof-of-work.ts';
import { createRecaptcha } from './bot-check/recaptcha.ts';
import type { Config } from './config/config.ts';
import { composeContactMail } from './contact/contact-mail.ts';
import { plainTemplate } from './http/form-page.ts';
import { createGate } from './http/gate.ts';
import { createHttpServer, dispatch, drain, listen } from './http/http-server.ts';
import { createRateLimiter } from './http/rate-limiter.ts';
import { type RecaptchaSources, recaptchaSources, securityHeaders } from './http/security-headers.ts';
import { type Site, emptySite, loadSite } from './http/static-files/site-files.ts';
import { createStaticHandler } from './http/static-files/static-files.ts';
import { createEmlMailer, mailFolder } from './mail/eml-mailer.ts';
import { type Mailer, createMailWriter } from './mail/mail.ts';
import { createSmtpMailer, smtpPatience } from './mail/smtp-mailer.ts';
import { type Log, errorFacts } from './observe/log.ts';
import { type Metrics, createMetrics, createMetricsServer } from './observe/metrics.ts';
import { type OutboxWorker, startOutbox } from './outbox/outbox-worker.ts';
import { lockDataDir, openSqliteStore } from './store/sqlite-store.ts';
import type { Store } from './store/store.ts';
import { startTidying } from './store/tidying.ts';
import { createReceiver } from './submissions/receive.ts';

/** A fault the operator can mend; the message says how. */
export class StartError extends Error {
  override name = 'StartError';
}

/** What tests put in the place of the real thing. */
export type StartOverrides = {
  /** A stand-in for reCAPTCHA. */
  recaptcha?: { verifyUrl: string; sources: RecaptchaSources };
  /** Milliseconds to wait after a failed delivery. */
  retryDelay?: (attempt: number) => number;
  /** Milliseconds for which a virus scanner that failed is left alone. */
  scanPause?: number;
};

/** A server that is up. */
export type RunningServer = {
  /** The public address, which a proxy may serve under another name than this machine's. */
  siteUrl: string;
  port: number;
  /** Where the metrics are, when they are on. */
  metricsUrl: string | undefined;
  /** Stops accepting, finishes requests and deliveries under way, and closes the store. */
  close(): Promise<void>;
};

/** What the parts of a server share. */
type Parts = {
  config: Config;
  log: Log;
  overrides: StartOverrides;
  site: Site;
  siteUrl: string;
  store: Store;
  metrics: Metrics;
  proofOfWork: BotCheck & ChallengeMaker;
  scan: VirusScan | undefined;
};

/** Deliveries under way at once, each with a connection of its own and a resume in memory. */
const deliveries = 2;

const chooseMailer = ({ smtpUrl, dataDir }: Config): Mailer =>
  smtpUrl === undefined ? createEmlMailer(mailFolder(dataDir)) : createSmtpMailer(smtpUrl, deliveries);

function deliver({ config, log, overrides, store, metrics, scan }: Parts, mailer: Mailer): OutboxWorker {
  const composers = { message: composeContactMail, application: composeApplicationMail };
  const write = createMailWriter(config.mail, composers);
  const attach = createResumeAttacher(store, scan);
  return startOutbox({
    store,
    mailer,
    log,
    write: async (delivery) => ({ ...write(delivery), attachments: await attach(delivery) }),
    concurrency: deliveries,
    maxAttempts: config.mailAttempts,
    lease: 2 * smtpPatience,
    longestSleep: 30_000,
    ...(overrides.retryDelay && { delayAfter: overrides.retryDelay }),
    onDelivery: (outcome) => metrics.count('site_deliveries_total', { outcome }),
  });
}

/** The API and the site behind one request handler. */
function answer(parts: Parts, outbox: OutboxWorker): ReturnType<typeof dispatch> {
  const { config, overrides, site, siteUrl, store, metrics, proofOfWork, scan } = parts;
  const { rateLimits, recaptcha, trustProxy } = config;
  const headers = securityHeaders({
    styleHashes: site.styleHashes,
    scriptHashes: site.scriptHashes,
    emailOrigin: config.emailOrigin,
    recaptcha: recaptcha && (overrides.recaptcha?.sources ?? recaptchaSources),
    https: siteUrl.startsWith('https:'),
  });
  const log: Log = (level, event, fields) => {
    if (event === 'request.failed') metrics.count('site_faults_total', {});
    parts.log(level, event, fields);
  };
  const limiter = (limit: number) => createRateLimiter(limit, rateLimits.window);
  const gate = (limit: number) => createGate({ siteOrigin: siteUrl, trustProxy, limiter: limiter(limit) });
  const { hostname } = new URL(siteUrl);
  const checkRecaptcha = recaptcha && createRecaptcha({ ...recaptcha, hostname, ...overrides.recaptcha });
  const receive = createReceiver({
    store,
    log,
    botCheck: checkRecaptcha ?? proofOfWork,
    unverifiedLimiter: limiter(rateLimits.unverified),
    onAccepted(kind, verified) {
      metrics.count('site_submissions_total', { kind, verified: String(verified) });
      outbox.wake();
    },
  });
  const template = (name: string) => site.templates.get(name) ?? plainTemplate;
  const shared = { gate: gate(rateLimits.submissions), receive, bodyTimeout: config.bodyTimeout * 1000 };
  const app = createApp({
    contact: { ...shared, emailIds: config.emailIds, resultTemplate: template('contact-result') },
    applications: {
      ...shared,
      log,
      scan,
      spool: createSpool(spoolFolder(config.dataDir)),
      uploadsAtOnce: config.uploadsAtOnce,
      consent: site.consent,
      resultPage: { template: template('application-result'), words: site.applicationWords },
    },
    challenges: recaptcha ? undefined : { gate: gate(rateLimits.challenges), maker: proofOfWork },
    health: { store, log },
    headers: headers.page,
    log,
  });
  const onError = (error: unknown) => log('error', 'request.failed', errorFacts(error));
  const api = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return dispatch(api, createStaticHandler({ ...site, headers, onError }));
}

/**
 * Opens everything in order; what was opened is closed again when a later step fails. Rejects with a
 * {@link StartError} and the like for faults of the set-up.
 */
export async function startServer(
  config: Config,
  log: Log,
  overrides: StartOverrides = {},
): Promise<RunningServer> {
  const site = config.siteDir === 'off' ? emptySite() : loadSite(config.siteDir);
  const unlock = lockDataDir(config.dataDir);
  if (!unlock)
    throw new StartError(`Another server is using ${config.dataDir}: stop it, or set another DATA_DIR.`);
  // Run from the last to the first when the server stops.
  const closers: (() => Promise<void> | void)[] = [unlock];
  const close = async () => {
    // oxlint-disable-next-line no-await-in-loop -- each step needs the one before it to be over
    while (closers.length > 0) await closers.pop()?.();
  };
  try {
    const store = await openSqliteStore(config.dataDir, (error) =>
      log('error', 'store.failed', errorFacts(error)),
    );
    closers.push(() => store.close());
    const proofOfWork = createProofOfWork(config.botCheckSecret ?? (await store.secret('bot-check')));
    const metrics = createMetrics(store);
    const mailer = chooseMailer(config);
    const scan = config.clamav && createClamScan(config.clamav, overrides.scanPause);
    closers.push(() => mailer.close(), startTidying(store, config.retentionDays, log));

    let metricsUrl: string | undefined;
    if (config.metricsPort !== undefined) {
      const watch = createMetricsServer(metrics);
      metricsUrl = `http://127.0.0.1:${await listen(watch, config.metricsPort, '127.0.0.1')}/metrics`;
      closers.push(() => drain(watch));
    }

    const server = createHttpServer();
    const port = await listen(server, config.port, config.host);
    // Nothing is awaited from here to the handler, so that no request finds the server without one.
    const siteUrl = config.siteUrl ?? `http://localhost:${port}`;
    const parts: Parts = { config, log, overrides, site, siteUrl, store, metrics, proofOfWork, scan };
    const outbox = deliver(parts, mailer);
    server.on('request', answer(parts, outbox));
    closers.push(
      () => outbox.stop(),
      () => drain(server),
    );
    return { siteUrl, port, metricsUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}
