/** Puts the server together and starts it; `adapters.ts` says what stands behind each port. */
import { chooseBotCheck, chooseMailer, chooseVirusScan, lockStore, openStore, workerId } from './adapters.ts';
import { composeApplicationMail } from './applications/application-mail.ts';
import { createResumeAttacher } from './applications/attach-resume.ts';
import type { Config } from './config/config.ts';
import { composeContactMail } from './contact/contact-mail.ts';
import { createHttpServer, drain, listen } from './http/http-server.ts';
import type { RecaptchaSources } from './http/security-headers.ts';
import { emptySite, loadSite } from './http/static-files/site-files.ts';
import { startTidying } from './jobs/tidying.ts';
import type { Mailer } from './mail/mail.ts';
import { type Log, errorFacts } from './observe/log.ts';
import { type Metrics, createMetrics, createMetricsServer } from './observe/metrics.ts';
import { createMailWriter } from './outbox/mail-writer.ts';
import { type OutboxWorker, startOutbox } from './outbox/outbox-worker.ts';
import { type ServerParts, createRequestHandler } from './request-handler.ts';

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

/** Deliveries under way at once, each with a connection of its own and a resume in memory. */
const deliveries = 2;

const siteUrlOf = ({ siteUrl }: Config, port: number): string => siteUrl ?? `http://localhost:${port}`;

function startDelivering(
  { config, log, store, metrics, scan }: ServerParts,
  mailer: Mailer,
  { retryDelay }: StartOverrides,
): OutboxWorker {
  const composers = { message: composeContactMail, application: composeApplicationMail };
  const write = createMailWriter(config.mail, composers);
  const attach = createResumeAttacher(store, scan);
  return startOutbox({
    store,
    workerId,
    mailer,
    log,
    write: async (delivery) => ({ ...write(delivery), attachments: await attach(delivery) }),
    concurrency: deliveries,
    maxAttempts: config.mailAttempts,
    lease: 2 * mailer.longestSend,
    longestSleep: 30_000,
    ...(retryDelay && { delayAfter: retryDelay }),
    onDelivery: (outcome) => metrics.count('site_deliveries_total', { outcome }),
  });
}

/** Steps that undo what was started, run from the last to the first. */
type Closers = (() => Promise<void> | void)[];

async function closeAll(closers: Closers): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- each step needs the one before it to be over
  while (closers.length > 0) await closers.pop()?.();
}

/** Serves the metrics where a port is set for them; resolves with their address. */
async function startMetrics(metrics: Metrics, config: Config, closers: Closers): Promise<string | undefined> {
  if (config.metricsPort === undefined) return undefined;
  const server = createMetricsServer(metrics);
  const port = await listen(server, config.metricsPort, '127.0.0.1');
  closers.push(() => drain(server));
  return `http://127.0.0.1:${port}/metrics`;
}

/** Opens everything in order and leaves in `closers` how to undo it. */
async function start(
  config: Config,
  log: Log,
  overrides: StartOverrides,
  closers: Closers,
): Promise<Omit<RunningServer, 'close'>> {
  const site = config.siteDir === 'off' ? emptySite() : loadSite(config.siteDir);
  const unlock = lockStore(config);
  if (!unlock)
    throw new StartError(`Another server is using ${config.dataDir}: stop it, or set another DATA_DIR.`);
  closers.push(unlock);
  const store = await openStore(config, (error) => log('error', 'store.failed', errorFacts(error)));
  closers.push(() => store.close());
  const { hostname } = new URL(siteUrlOf(config, config.port));
  const chosen = await chooseBotCheck(config, store, hostname, overrides.recaptcha?.verifyUrl);
  const metrics = createMetrics(store);
  const mailer = chooseMailer(config, deliveries);
  const scan = chooseVirusScan(config, overrides.scanPause);
  closers.push(() => mailer.close(), startTidying(store, config.retentionDays, log));
  const metricsUrl = await startMetrics(metrics, config, closers);

  const server = createHttpServer({ ...config.connections, trustProxy: config.trustProxy });
  const port = await listen(server, config.port, config.host);
  // Nothing is awaited from here to the handler, so that no request finds the server without one.
  const siteUrl = siteUrlOf(config, port);
  const parts: ServerParts = {
    ...chosen,
    config,
    log,
    site,
    siteUrl,
    store,
    metrics,
    scan,
    recaptchaSources: overrides.recaptcha?.sources,
  };
  const outbox = startDelivering(parts, mailer, overrides);
  server.on(
    'request',
    createRequestHandler(parts, () => outbox.wake()),
  );
  closers.push(
    () => outbox.stop(),
    () => drain(server),
  );
  return { siteUrl, port, metricsUrl };
}

/**
 * Starts a server; what was opened is closed again when a later step fails. Rejects with a
 * {@link StartError} and the like for faults of the set-up.
 */
export async function startServer(
  config: Config,
  log: Log,
  overrides: StartOverrides = {},
): Promise<RunningServer> {
  const closers: Closers = [];
  const close = () => closeAll(closers);
  try {
    return { ...(await start(config, log, overrides, closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}
