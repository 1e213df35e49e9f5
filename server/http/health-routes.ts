/**
 * `/healthz` says that the process answers. Load balancers ask for it, because a server without its store can still
 * serve pages. `/readyz` says whether the server can store a submission, and how far delivery lags.
 */
import type { ApiEnvironment } from './http-server.ts';
import type { ChannelPause } from '../store/delivery.ts';
import type { Channel } from '../store/submission.ts';
import { Hono } from 'hono';
import { limits } from '../../contracts/limits.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { InboxStore } from '../store/store.ts';

export type HealthOptions = {
  store: Pick<InboxStore, 'probe' | 'lag'>;
  log: Log;
  /** Whether the server will soon stop listening. */
  isStopping?: () => boolean;
  /** When the store last failed to take a submission, in milliseconds since 1970; minus infinity before that. */
  failedAt?: () => number;
  now?: () => number;
};

/** Since when nothing is delivered (ISO 8601), and why: one word without private details. */
type PausedChannel = { since: string; why: string };

/**
 * `degraded` means that submissions are stored, but no mail goes out: `held` says why. `heldBesides` has the pauses of
 * other channels.
 */
type Readiness = {
  ready: boolean;
  degraded: boolean;
  held?: PausedChannel;
  heldBesides?: Record<string, PausedChannel>;
  oldestUndeliveredSeconds: number;
};

/** An answer that requests share while it is fresh. `result` is set once `readiness` has resolved. */
type Probe = { at: number; readiness: Promise<Readiness>; result: Readiness | undefined };

/** Milliseconds for which an answer is fresh, because a probe writes to the disk. A bad answer expires sooner. */
export const probeLifetime = { ready: 1000, unready: 250 };

const pausedChannels = (holds: readonly ChannelPause[]): Partial<Record<Channel, PausedChannel>> =>
  Object.fromEntries(
    holds.map(({ channel, since, cause }) => [channel, { since: new Date(since).toISOString(), why: cause }]),
  );

/** Builds the routes. A server that is not ready answers 503: a load balancer then sends visitors elsewhere. */
export function healthRoutes({
  store,
  log,
  isStopping = () => false,
  failedAt = () => Number.NEGATIVE_INFINITY,
  now = Date.now,
}: HealthOptions): Hono<ApiEnvironment> {
  let succeededAt = Number.NEGATIVE_INFINITY;
  let last: Probe | undefined;

  /** Whether an answer is too old, or a submission failed after it. */
  function isOutdated({ at, result }: Probe, time: number): boolean {
    const lifetime = result?.ready === false ? probeLifetime.unready : probeLifetime.ready;
    // If the clock was set back, the answer may seem to come from the future.
    return time < at || time - at >= lifetime || failedAt() >= at;
  }

  async function judge(time: number): Promise<Readiness> {
    try {
      // After a failure a whole message is written: a full disk may still have room for a few bytes.
      await store.probe(time, failedAt() >= succeededAt ? limits.messageBytes : 0);
      succeededAt = time;
      const { oldestUndelivered, holds } = await store.lag();
      const age = Math.max(0, time - (oldestUndelivered ?? time));
      const { mail: mailPause, ...otherPauses } = pausedChannels(holds);
      return {
        ready: true,
        degraded: mailPause !== undefined,
        ...(mailPause && { held: mailPause }),
        ...(Object.keys(otherPauses).length > 0 && { heldBesides: otherPauses }),
        oldestUndeliveredSeconds: Math.round(age / 1000),
      };
    } catch (error) {
      log('error', 'store.not-writable', errorFacts(error));
      return { ready: false, degraded: true, oldestUndeliveredSeconds: 0 };
    }
  }

  function startProbe(at: number): Probe {
    const probe: Probe = { at, result: undefined, readiness: judge(at) };
    void probe.readiness.then((readiness) => (probe.result = readiness));
    return probe;
  }

  return new Hono<ApiEnvironment>()
    .get('/healthz', ({ text }) => (isStopping() ? text('stopping', 503) : text('ok')))
    .get('/readyz', async (context) => {
      if (isStopping()) return context.json({ ready: false, stopping: true }, 503);
      const time = now();
      if (last === undefined || isOutdated(last, time)) last = startProbe(time);
      const readiness = await last.readiness;
      return context.json(readiness, readiness.ready ? 200 : 503);
    });
}
