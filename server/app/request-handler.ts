/** Answers every request of a server, with the API or with the site's files. */
import type { OtherChannel, SubmissionKind } from '../store/submission.ts';
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { byKind, formOf, forms } from '../../contracts/forms.ts';
import { noMessages } from '../../contracts/forms/form-faults.ts';
import { fieldOfKind } from '../../contracts/forms/form.ts';
import type { ServerSettings } from '../../settings/server-settings.ts';
import type { ChosenBotCheck } from './adapters.ts';
import type { SharedParts } from './store-adapters.ts';
import { createApp } from './app.ts';
import { createFileIntake, createSpool, spoolFolder } from '../resumes/intake.ts';
import { createGuard } from '../forms/guard.ts';
import { answerUnreadable, requireOneReading } from '../http/malformed-requests.ts';
import { dispatch } from '../http/http-server.ts';
import { type RecaptchaSources, recaptchaSources, securityHeaders } from '../http/security-headers.ts';
import type { Site } from '../http/site-files.ts';
import { createStaticHandler } from '../http/static-files.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { Metrics } from '../http/metrics.ts';
import type { RateLimiter } from '../forms/rate-limit.ts';
import type { Built } from './check-build.ts';
import { dateSubmissions } from '../forms/retention.ts';
import { type Receiver, createReceiver } from '../forms/receive.ts';
import type { VirusScan } from '../resumes/virus-scan.ts';
import { unbuiltPage } from '../http/result-page.ts';

/** Dependencies that the API and the delivery share. */
export type ServerDependencies = ChosenBotCheck &
  SharedParts & {
    config: ServerSettings;
    log: Log;
    site: Site;
    built: Built;
    /** The public address. */
    siteUrl: string;
    metrics: Metrics;
    /** Whether the server will soon stop listening. */
    isStopping: () => boolean;
    /** See `ReceiverOptions`. */
    fingerprintSecret: string;
    scan: VirusScan | undefined;
    /** Source of reCAPTCHA's script if it is not Google. */
    recaptchaSources?: RecaptchaSources | undefined;
  };

type Limits = Record<'submissions' | 'unverified' | 'challenges', RateLimiter>;

function createLimits({ config, rateLimits: create }: ServerDependencies): Limits {
  const { rateLimits } = config;
  const limiter = (name: keyof Limits) => create(name, rateLimits[name], rateLimits.windowSeconds);
  return {
    submissions: limiter('submissions'),
    unverified: limiter('unverified'),
    challenges: limiter('challenges'),
  };
}

/** A log that counts the requests that failed. */
function countFaults({ log, metrics }: ServerDependencies): Log {
  return (level, event, fields) => {
    if (event === 'request.failed') metrics.count('site_faults_total', {});
    log(level, event, fields);
  };
}

/**
 * The channels of a submission besides the mail to the company. An unverified submission gets no acknowledgement, because
 * its address may belong to another person.
 */
function otherChannelsOf(
  { webhook, acknowledge }: ServerSettings,
  kind: SubmissionKind,
  verified: boolean,
): OtherChannel[] {
  const isRequested = acknowledge === 'all' || acknowledge === `${kind}s`;
  const isAcknowledged = verified && isRequested && fieldOfKind(formOf(kind), 'email') !== undefined;
  return [...(isAcknowledged ? ['acknowledgement' as const] : []), ...(webhook ? ['webhook' as const] : [])];
}

function createSharedReceiver(
  dependencies: ServerDependencies,
  unverifiedLimiter: RateLimiter,
  onAccepted: () => void,
  onUnavailable: () => void,
): Receiver {
  const { config, store, log, botCheck, metrics } = dependencies;
  return createReceiver({
    store: dateSubmissions(store),
    log,
    botCheck,
    unverifiedLimiter,
    secret: dependencies.fingerprintSecret,
    otherChannels: (kind, verified) => otherChannelsOf(config, kind, verified),
    onAccepted(kind, verified) {
      metrics.count('site_submissions_total', { kind, verified: String(verified) });
      onAccepted();
    },
    onUnavailable,
  });
}

function createApi(
  dependencies: ServerDependencies,
  log: Log,
  headers: Record<string, string>,
  onAccepted: () => void,
) {
  const { config, built, site, store, challenges, scan } = dependencies;
  const limits = createLimits(dependencies);
  const guardWith = (limiter: RateLimiter) =>
    createGuard({ siteOrigin: config.siteUrl, trustProxy: config.trustProxy, limiter });
  const { consent, messages } = built;
  let failedAt = Number.NEGATIVE_INFINITY;
  return createApp({
    forms: {
      guard: guardWith(limits.submissions),
      receive: createSharedReceiver(
        dependencies,
        limits.unverified,
        onAccepted,
        () => (failedAt = Date.now()),
      ),
      files: createFileIntake({
        spool: createSpool(spoolFolder(config.dataDir)),
        scan,
        slots: { total: config.uploadsAtOnce, perBlock: config.uploadsPerAddress },
      }),
      emailIds: config.submission,
      bodyTimeoutMilliseconds: config.bodyTimeoutSeconds * 1000,
      consent,
      log,
    },
    answers: byKind((_, kind) => {
      const { name } = forms[kind];
      return {
        resultPage: site.answers[name] ?? unbuiltPage,
        messages: messages?.[name] ?? noMessages,
      };
    }),
    challenges: challenges && { guard: guardWith(limits.challenges), maker: challenges },
    health: { store, log, isStopping: dependencies.isStopping, failedAt: () => failedAt },
    headers,
    log,
  });
}

/** Connects a server to its handlers. `onAccepted` is called for each newly stored submission. */
export function answerRequests(
  server: Server,
  dependencies: ServerDependencies,
  onAccepted: () => void,
): void {
  const { config, site, siteUrl } = dependencies;
  const log = countFaults(dependencies);
  const headers = securityHeaders({
    scriptHashes: site.scriptHashes,
    emailOrigin: config.submission.origin || undefined,
    recaptcha: config.recaptcha && (dependencies.recaptchaSources ?? recaptchaSources),
    https: siteUrl.startsWith('https:'),
  });
  const onError = (error: unknown) => log('error', 'request.failed', errorFacts(error));
  const app = createApi(dependencies, log, headers.page(site.answerStyleHashes), onAccepted);
  const api = getRequestListener(app.fetch);
  const handler = dispatch(api, createStaticHandler({ ...site, headers, onError }));
  answerUnreadable(server, headers.page([]));
  server.on('request', requireOneReading(handler, headers.page([])));
}
