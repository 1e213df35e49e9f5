/** Puts the server together and starts it; `adapters.ts` says what stands behind each port. */
import type { ServerSettings } from '../../settings/server-settings.ts';
import {
  type MailAdapter,
  chooseBotCheck,
  chooseMailer,
  chooseVirusScan,
  chooseWebhook,
} from './adapters.ts';
import { type DeliveryOverrides, startDelivering } from './delivering.ts';
import { type Built, checkBuild } from './check-build.ts';
import type { Mailer } from '../delivery/mail.ts';
import { closeServer, createDrain, createHttpServer } from '../http/http-server.ts';
import type { RecaptchaSources } from '../http/security-headers.ts';
import { emptySite, loadSite } from '../http/site-files.ts';
import { lockStore, openStore, storeLocation } from './store-adapters.ts';
import { startTidying } from '../forms/retention.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import { type Metrics, createMetrics, createMetricsServer } from '../http/metrics.ts';
import { type ServerParts, answerRequests } from './request-handler.ts';
import { StartError } from './start-error.ts';
import { listenFor, explainStoreFaults } from './start-faults.ts';

/** Replacements that tests use. */
export type StartOverrides = DeliveryOverrides & {
  /** A stand-in for reCAPTCHA. */
  recaptcha?: { verifyUrl: string; sources: RecaptchaSources };
  /** Adapters of mail in place of those of `adapters.ts`. */
  mailAdapters?: readonly MailAdapter[];
  /** Milliseconds for which a virus scanner that failed is left alone. */
  scanPause?: number;
  /** Milliseconds for which a connection without a request is kept at the end. */
  idleAtStop?: number;
};

/** A running server. */
export type RunningServer = {
  /** The public address, which a proxy may serve under another name than this machine's. */
  siteUrl: string;
  port: number;
  /** Address of the metrics, when they are on. */
  metricsUrl: string | undefined;
  /** Names the destination of mail for the operator, without a password. */
  mailDestination: string;
  /** Stops accepting, finishes requests and deliveries under way, and closes the store. */
  close(): Promise<void>;
};

const siteUrlOf = ({ siteUrl }: Pick<ServerSettings, 'siteUrl'>, port: number): string =>
  siteUrl ?? `http://localhost:${port}`;

/** Containers are killed 10 seconds after they were asked to stop; the rest closes the store. In milliseconds. */
export const maxStopTime = 9500;

const mailDestination = ({ isReal, destination }: Mailer, { mail: { info, careers } }: Built): string =>
  isReal ? `${destination}, to ${info.to.join(', ')} and ${careers.to.join(', ')}` : destination;

/** Steps that undo what was started, run from the last to the first. */
type Closers = (() => Promise<void> | void)[];

async function closeAll(closers: Closers): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- each step needs the one before it to be over
  while (closers.length > 0) await closers.pop()?.();
}

/** Serves the metrics where a port is set for them; resolves with their address. */
async function startMetrics(
  metrics: Metrics,
  metricsPort: number | undefined,
  closers: Closers,
): Promise<string | undefined> {
  if (metricsPort === undefined) return undefined;
  const server = createMetricsServer(metrics);
  const port = await listenFor('METRICS_PORT', server, metricsPort, '127.0.0.1');
  // By now visitors' requests are over, and a reader of the metrics asks again.
  closers.push(() => closeServer(server));
  return `http://127.0.0.1:${port}/metrics`;
}

/** Opens everything in order and leaves in `closers` how to undo it. */
async function start(
  config: ServerSettings,
  log: Log,
  overrides: StartOverrides,
  closers: Closers,
): Promise<Omit<RunningServer, 'close'>> {
  const site = config.siteDir === 'off' ? emptySite() : loadSite(config.siteDir);
  const mailer = await chooseMailer(config, log, overrides.mailAdapters);
  closers.push(() => mailer.close());
  const built = checkBuild(config, site, mailer.isReal);
  const place = { folder: config.dataDir, file: storeLocation(config) };
  const unlock = await explainStoreFaults(place, () => lockStore(config.dataDir));
  if (!unlock)
    throw new StartError(`Another server is using ${config.dataDir}: stop it, or set another DATA_DIR.`);
  closers.push(unlock);
  const onFailure = (error: Error) => log('error', 'store.failed', errorFacts(error));
  const shared = await explainStoreFaults(place, () => openStore(config, onFailure));
  const { store } = shared;
  closers.push(() => store.close());
  const { hostname } = new URL(siteUrlOf(config, config.port));
  const chosen = await chooseBotCheck(config, store, hostname, overrides.recaptcha?.verifyUrl);
  const fingerprintSecret = await store.secret('address-fingerprints');
  const metrics = createMetrics(store);
  const scan = chooseVirusScan(config.clamav, overrides.scanPause);
  const metricsUrl = await startMetrics(metrics, config.metricsPort, closers);

  const server = createHttpServer({ ...config.connections, trustProxy: config.trustProxy });
  const announce = config.drainSeconds * 1000;
  const ending = createDrain(server, {
    announce,
    finish: Math.min(8000, maxStopTime - announce),
    idle: overrides.idleAtStop,
  });
  const port = await listenFor('PORT', server, config.port, config.host);
  // Jobs begin when nothing can fail any more. They end while the last requests do: what these bring in is kept, and
  // delivered after the next start.
  const jobs: Closers = [];
  closers.push(async () => void (await Promise.all([closeAll(jobs), ending.stop()])));
  // Nothing is awaited from here to the handler, so that no request finds the server without one.
  const siteUrl = siteUrlOf(config, port);
  const parts: ServerParts = {
    ...chosen,
    ...shared,
    config,
    log,
    site,
    built,
    siteUrl,
    metrics,
    fingerprintSecret,
    isStopping: ending.isStopping,
    scan,
    recaptchaSources: overrides.recaptcha?.sources,
  };
  const delivery = startDelivering(parts, { mailer, webhook: chooseWebhook(config.webhook) }, overrides);
  answerRequests(server, parts, () => delivery.notify());
  jobs.push(() => delivery.stop(), startTidying(store, config.retentionDays, log));
  return { siteUrl, port, metricsUrl, mailDestination: mailDestination(mailer, built) };
}

/**
 * Starts a server; what was opened is closed again when a later step fails. Rejects with a
 * {@link StartError} and the like for faults of the set-up.
 */
export async function startServer(
  config: ServerSettings,
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
