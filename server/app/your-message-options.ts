/** Collects the options of the page behind the link of a receipt. */
import type { ServerSettings } from '../../settings/server-settings.ts';
import { createRateGuard, limitNetworks } from '../forms/rate-limit.ts';
import type { SubmissionLinks, YourMessageOptions } from '../forms/your-message.ts';
import type { Site } from '../http/site-files.ts';
import type { Clock } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import type { SharedParts } from './adapters.ts';
import type { Built } from './check-build.ts';

type Parts = SharedParts & {
  config: ServerSettings;
  site: Site;
  links: SubmissionLinks;
  built: Built;
  clock: Clock;
};

/** Returns the parts of the page; undefined if the site has no such page. */
export function yourMessageOptions(parts: Parts, log: Log): YourMessageOptions | undefined {
  const { config, site, store, links, built, rateLimits, clock } = parts;
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
    bodyTimeoutMilliseconds: config.bodyTimeoutSeconds * 1000,
    now: () => clock.now(),
    log,
  };
}
