/** Connects the server's requests to the API and to the site's files. */
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { noMessages } from '@website/forms/form-faults';
import { fieldOfKind } from '@website/forms/form';
import { type FormKind, byKind, formOf, forms } from '@website/forms/forms';
import type { ServerSettings } from '../settings/server-settings.ts';
import type { MailIds } from '../delivery/mail-ids.ts';
import { type Mailer, mayAcknowledge } from '../delivery/mail.ts';
import type { Webhook } from '../delivery/webhook.ts';
import { type ChallengeMaker, challengeRoute } from '../forms/bot-check.ts';
import { type EndpointOptions, formEndpoint } from '../forms/endpoint.ts';
import { type Guard, createGuard, createRateGuard, limitNetworks } from '../forms/rate-limit.ts';
import { yourMessage } from '@website/forms/your-message';
import { createReceiver } from '../forms/receive.ts';
import type { OnRefused } from '../forms/refusals.ts';
import { type SubmissionLinks, type YourMessageOptions, yourMessageRoute } from '../forms/your-message.ts';
import type { FormAnswers } from '../forms/replies.ts';
import { unbuiltPage } from '../http/drawn-pages.ts';
import { type HealthOptions, healthRoutes } from '../http/health-routes.ts';
import type { ApiEnvironment, Handler } from '../http/http-server.ts';
import { answerUnreadable, leadToSite, requireOneReading } from '../http/request-checks.ts';
import type { Metrics } from '../http/metrics.ts';
import { identifyRequests, withRequestId } from '../http/request-id.ts';
import { type RecaptchaSources, recaptchaSources, securityHeaders } from '../http/security-headers.ts';
import type { Site } from '../http/site-files.ts';
import { createStaticHandler } from '../http/static-files.ts';
import type { Clock } from '../lib/clock.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import { createFileIntake, createSpool, spoolFolder } from '../resumes/intake.ts';
import type { VirusScan } from '../resumes/virus-scan.ts';
import type { OtherChannel } from '../store/submission.ts';
import type { ChosenBotCheck, SharedParts } from './adapters.ts';
import type { Built } from './check-build.ts';

const apiPath = /^\/(?:api\/|healthz(?:\?|$)|readyz(?:\?|$))/;

/** Matches `.` or `..` as a segment, which Hono would resolve: the request could avoid a proxy's rule for `/api/`. */
const dotSegment = /^[^?]*\/(?:\.|%2e){1,2}(?:[/?]|$)/i;

export type AppOptions = {
  forms: EndpointOptions;
  /** The forms that the server receives. */
  kinds: readonly FormKind[];
  answers: Readonly<Record<FormKind, FormAnswers>>;
  /** The challenges of the embedded bot check, and their guard. Undefined if the server uses another bot check. */
  challenges: { guard: Guard; maker: ChallengeMaker } | undefined;
  /** The page behind the link of a receipt. Undefined if the pages of the site have none. */
  yourMessage?: YourMessageOptions | undefined;
  health: HealthOptions;
  log: Log;
};

export function createApp(options: AppOptions): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>();
  const { kinds, challenges } = options;
  for (const kind of kinds)
    app.route('/', formEndpoint(kind, formOf(kind), options.forms, options.answers[kind]));
  if (challenges)
    app.route('/', challengeRoute(challenges.guard, challenges.maker, kinds, options.forms.onRefused));
  if (options.yourMessage) app.route('/', yourMessageRoute(options.yourMessage));
  app.route('/', healthRoutes(options.health));
  app.notFound((context) => {
    const routes = app.routes.filter(({ path }) => path === context.req.path);
    if (routes.length === 0) return context.text('Not Found', 404);
    const Allow = [...new Set(routes.map(({ method }) => method))].join(', ');
    return context.text('Method Not Allowed', 405, { Allow });
  });
  app.onError((error, context) => {
    options.log('error', 'request.failed', { path: routePath(context), ...errorFacts(error) });
    return context.text('Internal Server Error', 500);
  });
  return app;
}

export type ServerDependencies = ChosenBotCheck &
  SharedParts & {
    config: ServerSettings;
    log: Log;
    site: Site;
    built: Built;
    siteUrl: string;
    metrics: Metrics;
    /** The clock that dates submissions and deliveries. */
    clock: Clock;
    clockAheadBy: HealthOptions['clockAheadBy'];
    isStopping: () => boolean;
    fingerprintSecret: string;
    links: SubmissionLinks;
    scan: VirusScan | undefined;
    mailer: Mailer;
    mailIds: MailIds;
    webhook: Webhook | undefined;
    onRefused: OnRefused;
    recaptchaSources?: RecaptchaSources | undefined;
  };

/** An unverified submission gets no acknowledgement, because its address may belong to another person. */
function otherChannelsOf(
  { config: { webhook, acknowledge }, built }: ServerDependencies,
  kind: FormKind,
  verified: boolean,
  email: string,
): OtherChannel[] {
  const isRequested = acknowledge === 'all' || acknowledge === `${kind}s`;
  const hasAddress = fieldOfKind(formOf(kind), 'email') !== undefined;
  const isAcknowledged = verified && isRequested && hasAddress && mayAcknowledge(email, built.mail);
  return [...(isAcknowledged ? ['acknowledgement' as const] : []), ...(webhook ? ['webhook' as const] : [])];
}

/** Collects the options of the page behind the link of a receipt; undefined if the site has no such page. */
function yourMessageOf(dependencies: ServerDependencies, log: Log): YourMessageOptions | undefined {
  const { config, site, store, links, built, mailIds, rateLimits, clock } = dependencies;
  if (!site.yourMessage) return undefined;
  const { submissions, windowSeconds } = config.rateLimits;
  // This page and the forms have separate limits, so that a visitor who opens the page can still send a form.
  const limiter = limitNetworks(rateLimits, 'links', submissions, windowSeconds);
  return {
    store,
    links,
    guard: createRateGuard(config.trustProxy, limiter),
    draw: site.yourMessage,
    retention: config.retentionDays,
    mail: built.mail,
    mailIds,
    bodyTimeoutMilliseconds: config.bodyTimeoutSeconds * 1000,
    now: () => clock.now(),
    log,
  };
}

function createApi(dependencies: ServerDependencies, log: Log, onAccepted: () => void) {
  const { config, built, site, store, botCheck, challenges, scan, metrics, clock } = dependencies;
  const { clockAheadBy, isStopping } = dependencies;
  const { rateLimits } = config;
  const limiter = (name: 'submissions' | 'unverified' | 'challenges') =>
    limitNetworks(dependencies.rateLimits, name, rateLimits[name], rateLimits.windowSeconds);
  const guardFor = (name: 'submissions' | 'challenges') =>
    createGuard(config.siteUrl, config.trustProxy, limiter(name));
  let failedAt = Number.NEGATIVE_INFINITY;
  const receive = createReceiver({
    store,
    log,
    botCheck,
    unverifiedLimiter: limiter('unverified'),
    secret: dependencies.fingerprintSecret,
    otherChannels: (kind, verified, email) => otherChannelsOf(dependencies, kind, verified, email),
    onAccepted(kind, verified) {
      metrics.count('site_submissions_total', { kind, verified: String(verified) });
      onAccepted();
    },
    onUnavailable: () => (failedAt = clock.now()),
    now: () => clock.now(),
  });
  return createApp({
    forms: {
      guard: guardFor('submissions'),
      receive,
      onRefused: dependencies.onRefused,
      files: createFileIntake({
        spool: createSpool(spoolFolder(config.dataDir)),
        scan,
        slots: { total: config.uploadsAtOnce, perBlock: config.uploadsPerAddress },
      }),
      emailIds: config.submission,
      linkOf: site.yourMessage && dependencies.links.pathOf,
      bodyTimeoutMilliseconds: config.bodyTimeoutSeconds * 1000,
      consent: built.consent,
      choices: built.choices,
      log,
    },
    kinds: built.forms,
    answers: byKind((_, kind) => {
      const { name } = forms[kind];
      const messages = built.messages?.[name] ?? noMessages;
      return { resultPage: site.answers[name] ?? unbuiltPage, messages };
    }),
    challenges: challenges && { guard: guardFor('challenges'), maker: challenges },
    yourMessage: yourMessageOf(dependencies, log),
    health: { store, clockAheadBy, isStopping, now: () => clock.now(), log, failedAt: () => failedAt },
    log,
  });
}

/** Connects a server to its handlers. `onAccepted` is called for each newly stored submission. */
export function answerRequests(
  server: Server,
  dependencies: ServerDependencies,
  onAccepted: () => void,
): void {
  const { config, site, siteUrl, metrics } = dependencies;
  const log = withRequestId((level, event, fields) => {
    if (event === 'request.failed') metrics.count('site_faults_total', {});
    dependencies.log(level, event, fields);
  });
  const headers = securityHeaders({
    scriptHashes: site.scriptHashes,
    emailOrigin: config.submission.origin || undefined,
    recaptcha: config.recaptcha && (dependencies.recaptchaSources ?? recaptchaSources),
    scriptUrl: config.outsideScript?.url,
    https: siteUrl.startsWith('https:'),
  });
  const onError = (error: unknown) => log('error', 'request.failed', errorFacts(error));
  const { fetch } = createApi(dependencies, log, onAccepted);
  const identified = identifyRequests(config.trustProxy, getRequestListener(fetch));
  const apiHeaders = Object.entries({ ...headers.page(site.answerStyleHashes), 'Cache-Control': 'no-store' });
  const api: Handler = (request, response) => {
    // Node's own headers are used, because the `Headers` of `fetch` take longer.
    for (const [name, value] of apiHeaders) response.setHeader(name, value);
    return identified(request, response);
  };
  const plainHeaders = headers.page([]);
  const files = createStaticHandler({ ...site, headers, onError });
  const servePage = leadToSite(config.siteUrl, plainHeaders, (request, response) => {
    const isYourMessage =
      site.yourMessage !== undefined && request.url?.split('?', 1)[0] === yourMessage.path;
    return (isYourMessage ? api : files)(request, response);
  });
  const isApi = (url: string): boolean => apiPath.test(url) && !dotSegment.test(url);
  const handler: Handler = (request, response) =>
    (isApi(request.url ?? '') ? api : servePage)(request, response);
  answerUnreadable(server, plainHeaders);
  server.on('request', requireOneReading(handler, plainHeaders));
}
