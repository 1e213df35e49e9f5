/** Answers every request of a server: the API with its parts put together, and the site's files. */
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
import { createFileIntake } from '../resumes/intake.ts';
import { createSpool, spoolFolder } from '../resumes/spool.ts';
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

/** Dependencies that the parts of a server share. */
export type ServerParts = ChosenBotCheck &
  SharedParts & {
    config: ServerSettings;
    log: Log;
    site: Site;
    built: Built;
    /** The public address, whether set or found by listening. */
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

function createLimits({ config, rateLimits: create }: ServerParts): Limits {
  const { rateLimits } = config;
  const limiter = (name: keyof Limits) => create(name, rateLimits[name], rateLimits.windowSeconds);
  return {
    submissions: limiter('submissions'),
    unverified: limiter('unverified'),
    challenges: limiter('challenges'),
  };
}

/** A log that counts the requests that failed. */
function countFaults({ log, metrics }: ServerParts): Log {
  return (level, event, fields) => {
    if (event === 'request.failed') metrics.count('site_faults_total', {});
    log(level, event, fields);
  };
}

/** Where a submission is delivered besides the mail. An unverified one, whose address may be another person's, is not acknowledged. */
function otherChannelsOf(
  { webhook, acknowledge }: ServerSettings,
  kind: SubmissionKind,
  verified: boolean,
): OtherChannel[] {
  const isWished = acknowledge === 'all' || acknowledge === `${kind}s`;
  const isAcknowledged = verified && isWished && fieldOfKind(formOf(kind), 'email') !== undefined;
  return [...(isAcknowledged ? ['acknowledgement' as const] : []), ...(webhook ? ['webhook' as const] : [])];
}

function createSharedReceiver(
  parts: ServerParts,
  unverifiedLimiter: RateLimiter,
  onAccepted: () => void,
  onUnavailable: () => void,
): Receiver {
  const { config, store, log, botCheck, metrics } = parts;
  return createReceiver({
    store: dateSubmissions(store),
    log,
    botCheck,
    unverifiedLimiter,
    secret: parts.fingerprintSecret,
    otherChannels: (kind, verified) => otherChannelsOf(config, kind, verified),
    onAccepted(kind, verified) {
      metrics.count('site_submissions_total', { kind, verified: String(verified) });
      onAccepted();
    },
    onUnavailable,
  });
}

function createApi(parts: ServerParts, log: Log, headers: Record<string, string>, onAccepted: () => void) {
  const { config, built, site, store, challenges, scan } = parts;
  const limits = createLimits(parts);
  const gate = (limiter: RateLimiter) =>
    createGuard({ siteOrigin: config.siteUrl, trustProxy: config.trustProxy, limiter });
  const { consent, sentences } = built;
  let failedAt = Number.NEGATIVE_INFINITY;
  return createApp({
    forms: {
      gate: gate(limits.submissions),
      receive: createSharedReceiver(parts, limits.unverified, onAccepted, () => (failedAt = Date.now())),
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
        sentences: sentences?.[name] ?? noMessages,
      };
    }),
    challenges: challenges && { gate: gate(limits.challenges), maker: challenges },
    health: { store, log, isStopping: parts.isStopping, failedAt: () => failedAt },
    headers,
    log,
  });
}

/** Has the server answer requests. `onAccepted` is told of each newly stored submission. */
export function answerRequests(server: Server, parts: ServerParts, onAccepted: () => void): void {
  const { config, site, siteUrl } = parts;
  const log = countFaults(parts);
  const headers = securityHeaders({
    scriptHashes: site.scriptHashes,
    emailOrigin: config.submission.origin || undefined,
    recaptcha: config.recaptcha && (parts.recaptchaSources ?? recaptchaSources),
    https: siteUrl.startsWith('https:'),
  });
  const onError = (error: unknown) => log('error', 'request.failed', errorFacts(error));
  const app = createApi(parts, log, headers.page(site.answerStyleHashes), onAccepted);
  const api = getRequestListener(app.fetch);
  const handler = dispatch(api, createStaticHandler({ ...site, headers, onError }));
  answerUnreadable(server, headers.page([]));
  server.on('request', requireOneReading(handler, headers.page([])));
}
