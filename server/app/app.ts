/** Builds the API from its routes. It uses no files, sockets or timers, so tests call it in-process. */
import type { ApiEnvironment } from '../http/http-server.ts';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { type FormKind, formKinds, formOf } from '../../contracts/forms.ts';
import { type ChallengeMaker, challengeRoute } from '../forms/bot-check.ts';
import { type EndpointOptions, formEndpoint } from '../forms/endpoint.ts';
import type { Guard } from '../forms/rate-limit.ts';
import type { FormAnswers } from '../http/refusal.ts';
import { type HealthOptions, healthRoutes } from '../http/health-routes.ts';
import { type Log, errorFacts } from '../lib/log.ts';

export type AppOptions = {
  forms: EndpointOptions;
  /** The page and the messages that answer each form. */
  answers: Readonly<Record<FormKind, FormAnswers>>;
  /** The challenges of the embedded bot check and their guard; undefined with another bot check. */
  challenges: { guard: Guard; maker: ChallengeMaker } | undefined;
  health: HealthOptions;
  /** Sent with every answer. */
  headers: Readonly<Record<string, string>>;
  log: Log;
};

/** Builds the application that answers `/api/` and the health checks. */
export function createApp(options: AppOptions): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>();
  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(options.headers)) context.header(name, value);
    context.header('Cache-Control', 'no-store');
    await next();
  });
  for (const kind of formKinds)
    app.route('/', formEndpoint(kind, formOf(kind), options.forms, options.answers[kind]));
  if (options.challenges) app.route('/', challengeRoute(options.challenges.guard, options.challenges.maker));
  app.route('/', healthRoutes(options.health));
  const routes = app.routes.filter(({ method }) => method !== 'ALL');
  for (const { path } of routes) {
    const allowed = [...new Set(routes.filter((route) => route.path === path).map(({ method }) => method))];
    app.all(path, (context) => context.text('Method Not Allowed', 405, { Allow: allowed.join(', ') }));
  }
  app.notFound((context) => context.text('Not Found', 404));
  app.onError((error, context) => {
    options.log('error', 'request.failed', { path: routePath(context), ...errorFacts(error) });
    return context.text('Internal Server Error', 500);
  });
  return app;
}
