/**
 * `/healthz`: the process answers, and goes on to. Balancers ask for it: without its store a server still has the pages.
 * `/readyz`: it can keep a submission, and how far delivery lags.
 */
import { Hono } from 'hono';
import { limits } from '../../contracts/limits.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { Channel, ChannelHold, InboxStore } from '../store/store.ts';
import type { ApiEnvironment } from '../forms/guard.ts';

/** What readiness is judged by. */
export type HealthOptions = {
  store: Pick<InboxStore, 'probe' | 'lag'>;
  log: Log;
  /** Whether the server will soon stop listening. */
  isStopping?: () => boolean;
  /** When the store last failed to take a submission, in milliseconds since 1970; minus infinity before that. */
  failedAt?: () => number;
  now?: () => number;
};

/** Since when nothing goes out (ISO 8601), and why: one word that tells strangers nothing. */
type Held = { since: string; why: string };

/**
 * `degraded`: submissions are taken and kept, but no mail goes out, see `held`. A webhook or acknowledgements that are
 * held are named beside that.
 */
type Readiness = {
  ready: boolean;
  degraded: boolean;
  held?: Held;
  heldBesides?: Record<string, Held>;
  oldestUndeliveredSeconds: number;
};

/** An answer that those share who ask while it is fresh: when it was asked for, and what was found, once it is. */
type Probe = { at: number; readiness: Promise<Readiness>; found: Readiness | undefined };

/** A probe writes to disk, so those who ask in quick succession share one answer; a bad one is soon asked for again. */
export const probeLifetime = { ready: 1000, unready: 250 };

const heldChannels = (holds: readonly ChannelHold[]): Partial<Record<Channel, Held>> =>
  Object.fromEntries(
    holds.map(({ channel, since, cause }) => [channel, { since: new Date(since).toISOString(), why: cause }]),
  );

/** Builds the routes. Not ready is a 503, on which a load balancer sends visitors elsewhere. */
export function healthRoutes({
  store,
  log,
  isStopping = () => false,
  failedAt = () => Number.NEGATIVE_INFINITY,
  now = Date.now,
}: HealthOptions): Hono<ApiEnvironment> {
  let wellAt = Number.NEGATIVE_INFINITY;
  let last: Probe | undefined;

  /** What visitors have met since then is known at once. */
  function isOutdated({ at, found }: Probe, time: number): boolean {
    const lifetime = found?.ready === false ? probeLifetime.unready : probeLifetime.ready;
    // An answer from the future is one of a clock that was set back since.
    return time < at || time - at >= lifetime || failedAt() >= at;
  }

  async function judge(time: number): Promise<Readiness> {
    try {
      // A disk that has no room for a message may still have some for a word.
      await store.probe(time, failedAt() >= wellAt ? limits.messageBytes : 0);
      wellAt = time;
      const { oldestUndelivered, holds } = await store.lag();
      const age = Math.max(0, time - (oldestUndelivered ?? time));
      const { mail: held, ...besides } = heldChannels(holds);
      return {
        ready: true,
        degraded: held !== undefined,
        ...(held && { held }),
        ...(Object.keys(besides).length > 0 && { heldBesides: besides }),
        oldestUndeliveredSeconds: Math.round(age / 1000),
      };
    } catch (error) {
      log('error', 'store.not-writable', errorFacts(error));
      return { ready: false, degraded: true, oldestUndeliveredSeconds: 0 };
    }
  }

  function begin(at: number): Probe {
    const probe: Probe = { at, found: undefined, readiness: judge(at) };
    void probe.readiness.then((readiness) => (probe.found = readiness));
    return probe;
  }

  return new Hono<ApiEnvironment>()
    .get('/healthz', ({ text }) => (isStopping() ? text('stopping', 503) : text('ok')))
    .get('/readyz', async (context) => {
      if (isStopping()) return context.json({ ready: false, stopping: true }, 503);
      const time = now();
      if (last === undefined || isOutdated(last, time)) last = begin(time);
      const readiness = await last.readiness;
      return context.json(readiness, readiness.ready ? 200 : 503);
    });
}
