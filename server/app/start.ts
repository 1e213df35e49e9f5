/** Builds the server and starts it. `adapters.ts` chooses the adapter of each port. */
import type { Server } from 'node:http';
import type { ServerSettings } from '../../settings/server-settings.ts';
import { createMailIds } from '../delivery/mail-ids.ts';
import type { Mailer } from '../delivery/mail.ts';
import { countRefusals } from '../forms/refusals.ts';
import { startTidying } from '../forms/retention.ts';
import { closeServer, createDrain, createHttpServer } from '../http/http-server.ts';
import { createMetrics, createMetricsServer } from '../http/metrics.ts';
import { loopback } from '../http/request-origin.ts';
import type { RecaptchaSources } from '../http/security-headers.ts';
import { emptySite, loadSite, startPreloading } from '../http/site-files.ts';
import { withRequestId } from '../http/request-id.ts';
import { createSubmissionLinks } from '../forms/your-message.ts';
import { systemClock } from '../lib/clock.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { RefusalReason } from '../store/reports.ts';
import { lockDataDir } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import {
  type MailAdapter,
  type SharedParts,
  chooseBotCheck,
  chooseMailer,
  chooseVirusScan,
  chooseWebhook,
  openStore,
  storeLocation,
} from './adapters.ts';
import { type Built, checkBuild } from './check-build.ts';
import { watchDatabase } from './database-watch.ts';
import { type DeliveryOverrides, startDelivering } from './delivering.ts';
import { type ServerDependencies, answerRequests } from './request-handler.ts';
import { StartError, explainStoreFaults, listenFor, openBounces } from './start-faults.ts';

export type StartOverrides = DeliveryOverrides & {
  recaptcha?: { verifyUrl: string; sources: RecaptchaSources };
  mailAdapters?: readonly MailAdapter[];
  scanPause?: number;
  idleAtStop?: number;
};

export type RunningServer = {
  siteUrl: string;
  port: number;
  metricsUrl: string | undefined;
  mailDestination: string;
  /** The number of placeholders in the pages, such as the name of an invented company. */
  placeholders: number;
  /** Stops listening, finishes the current requests and deliveries, and closes the store. */
  close(): Promise<void>;
};

const siteUrlOf = ({ siteUrl }: Pick<ServerSettings, 'siteUrl'>, port: number): string =>
  siteUrl ?? `http://localhost:${port}`;

/** Milliseconds of a stop. A container is killed after 10 s, and closing the store needs up to 0.5 s. */
export const maxStopTime = 9500;

/** Starts the metrics, and the server that shows them. */
async function startMetrics({ metricsPort }: ServerSettings, store: Store, closers: AsyncDisposableStack) {
  const metrics = createMetrics(store);
  if (metricsPort === undefined) return { metrics, metricsUrl: undefined };
  const server = createMetricsServer(metrics);
  const port = await listenFor('METRICS_PORT', server, metricsPort, loopback);
  // This server closes without waiting, because monitoring programs repeat their requests.
  closers.defer(() => closeServer(server));
  return { metrics, metricsUrl: `http://${loopback}:${port}/metrics` };
}

/** Locks the data folder and opens the store. */
async function openLocked(
  config: ServerSettings,
  log: Log,
  closers: AsyncDisposableStack,
): Promise<SharedParts> {
  const location = { folder: config.dataDir, file: storeLocation(config) };
  const unlock = await explainStoreFaults(location, () => lockDataDir(config.dataDir));
  if (!unlock)
    throw new StartError(`Another server is using ${config.dataDir}: stop it, or set another DATA_DIR.`);
  closers.defer(unlock);
  const onFailure = (error: Error) => log('error', 'store.failed', errorFacts(error));
  const shared = await explainStoreFaults(location, () => openStore(config, onFailure));
  closers.defer(() => shared.store.close());
  return shared;
}

/** Reads what all servers of a store sign and recognize in the same way. */
const readSecrets = async (store: Store) => ({
  fingerprintSecret: await store.secret('address-fingerprints'),
  links: createSubmissionLinks(await store.secret('submission-links')),
  mailIds: createMailIds(await store.secret('mail-ids')),
});

/** Says where mail goes: to which server or folder, and to whom. */
function destinationOf({ destination, isReal }: Mailer, { info, careers }: Built['mail']): string {
  if (!isReal) return destination;
  const recipients = new Set([info, careers].map(({ to }) => to.join(', ')));
  return `${destination}, to ${[...recipients].join(' and ')}`;
}

/** Prepares the stop of a server. The stop is announced first; then the last requests have up to 8 s to finish. */
function drainOf(server: Server, { drainSeconds }: ServerSettings, { idleAtStop }: StartOverrides) {
  const announce = drainSeconds * 1000;
  return createDrain(server, { announce, finish: Math.min(8000, maxStopTime - announce), idle: idleAtStop });
}

/** Starts each part of the server in order. `closers` gets functions that stop the parts in reverse order. */
async function start(
  config: ServerSettings,
  log: Log,
  overrides: StartOverrides,
  closers: AsyncDisposableStack,
): Promise<Omit<RunningServer, 'close'>> {
  const site = config.siteDir === 'off' ? emptySite() : loadSite(config.siteDir);
  const mailer = await chooseMailer(config, log, overrides.mailAdapters);
  closers.defer(() => mailer.close());
  const built = checkBuild(config, site.record, mailer.isReal);
  const shared = await openLocked(config, log, closers);
  const { store, query } = shared;
  if (config.bounces !== undefined) openBounces(config.bounces);
  const { hostname } = new URL(siteUrlOf(config, config.port));
  const chosen = await chooseBotCheck(config, store, hostname, overrides.recaptcha?.verifyUrl);
  const secrets = await readSecrets(store);
  const { metrics, metricsUrl } = await startMetrics(config, store, closers);
  // An embedded store needs no watch, because it uses this machine's clock.
  const watch = query && (await watchDatabase({ query, metrics, log, clock: systemClock }));
  closers.defer(() => watch?.stop());
  const clock = overrides.clock ?? watch?.clock ?? systemClock;
  const count = (reason: RefusalReason) => metrics.count('site_refused_total', { reason });
  const refusals = countRefusals({ store, clock, log: withRequestId(log), count });
  // The last refusals are stored after the last requests are answered.
  closers.defer(() => refusals.stop());

  const server = createHttpServer({ ...config.connections, trustProxy: config.trustProxy });
  const drain = drainOf(server, config, overrides);
  const port = await listenFor('PORT', server, config.port, config.host);
  // Jobs start after every step that can fail. Jobs stop at the same time as the last requests. If these requests store
  // submissions, the submissions are delivered after the next start.
  const jobs = new AsyncDisposableStack();
  closers.defer(async () => void (await Promise.all([jobs.disposeAsync(), drain.stop()])));
  // Nothing may be awaited between this line and `answerRequests`: a request could arrive before the server has a
  // handler.
  const siteUrl = siteUrlOf(config, port);
  const dependencies: ServerDependencies = {
    ...chosen,
    ...shared,
    config,
    log,
    site,
    built,
    siteUrl,
    metrics,
    clock,
    clockAheadBy: () => watch?.aheadBy() ?? 0,
    ...secrets,
    onRefused: refusals.onRefused,
    isStopping: drain.isStopping,
    scan: chooseVirusScan(config.clamav, overrides.scanPause),
    mailer,
    webhook: chooseWebhook(config.webhook),
    recaptchaSources: overrides.recaptcha?.sources,
  };
  const delivery = startDelivering(dependencies, overrides);
  answerRequests(server, dependencies, () => delivery.notify());
  jobs.defer(() => delivery.stop());
  jobs.defer(startPreloading(site, log));
  jobs.defer(startTidying(store, config.retentionDays, clock, log));
  const mailDestination = destinationOf(mailer, built.mail);
  return { siteUrl, port, metricsUrl, mailDestination, placeholders: site.record?.placeholders ?? 0 };
}

/** Rejects with a {@link StartError}, a `StoreError` or a `SiteError` if the operator can correct the fault. */
export async function startServer(
  config: ServerSettings,
  log: Log,
  overrides: StartOverrides = {},
): Promise<RunningServer> {
  await using stack = new AsyncDisposableStack();
  const server = await start(config, log, overrides, stack);
  const closers = stack.move();
  return { ...server, close: () => closers.disposeAsync() };
}
