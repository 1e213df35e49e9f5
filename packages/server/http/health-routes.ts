/**
 * Answers health checks. `/healthz` says that the process answers, even if the store fails. `/readyz` says whether the
 * server can store a submission, and whether something needs an operator. A proxy may show this answer to everybody, so
 * the causes are only in the log, in the metrics and in `inbox stats`.
 */
import type { ApiEnvironment } from './http-server.ts';
import { Hono } from 'hono';
import { hour, limits } from '@website/forms/limits';
import { type Log, errorFacts } from '../lib/log.ts';
import type { InboxStore } from '../store/store.ts';

export type HealthOptions = {
  store: Pick<InboxStore, 'probe' | 'lag'>;
  log: Log;
  isStopping?: () => boolean;
  /** Returns the time of the last failure to store a submission, in milliseconds since 1970. */
  failedAt?: () => number;
  /** Returns the milliseconds by which this clock is ahead of the database; 0 if it is right. */
  clockAheadBy?: (() => number) | undefined;
  now?: () => number;
};

type Probe = { at: number; readiness: Promise<{ ready: boolean }>; lifetime: number };

/** Milliseconds for which an answer is used again, because each probe writes to the disk. */
export const probeLifetime = { ready: 1000, unready: 250 };

/** Makes the routes. A server that is not ready answers 503: a load balancer then sends visitors to another server. */
export function healthRoutes({
  store,
  log,
  isStopping = () => false,
  failedAt = () => Number.NEGATIVE_INFINITY,
  clockAheadBy = () => 0,
  now = Date.now,
}: HealthOptions): Hono<ApiEnvironment> {
  let succeededAt = Number.NEGATIVE_INFINITY;
  let last: Probe | undefined;

  /** Returns true if an answer is too old, or if a submission failed after the answer. */
  function isOutdated({ at, lifetime }: Probe, time: number): boolean {
    // If the clock was set back, the answer's time may be in the future.
    return time < at || time - at >= lifetime || failedAt() >= at;
  }

  async function judge(time: number) {
    try {
      // A full disk may still have room for a few bytes, so after a failure the probe writes as much as a message.
      await store.probe(time, failedAt() >= succeededAt ? limits.messageBytes : 0);
      succeededAt = time;
      const { oldestUndelivered = time, pauses } = await store.lag();
      const isPaused = pauses.some(({ channel }) => channel === 'mail');
      // Submissions are stored, but their mails do not go out, or this machine's clock is wrong.
      const degraded = isPaused || time - oldestUndelivered > hour || clockAheadBy() !== 0;
      return { ready: true, degraded };
    } catch (error) {
      log('error', 'store.not-writable', errorFacts(error));
      return { ready: false };
    }
  }

  function startProbe(at: number): Probe {
    const probe: Probe = { at, readiness: judge(at), lifetime: probeLifetime.ready };
    void probe.readiness.then(({ ready }) => {
      if (!ready) probe.lifetime = probeLifetime.unready;
    });
    return probe;
  }

  return new Hono<ApiEnvironment>()
    .get('/healthz', ({ text }) => (isStopping() ? text('stopping', 503) : text('ok')))
    .get('/readyz', async (context) => {
      if (isStopping()) return context.json({ ready: false }, 503);
      const time = now();
      if (last === undefined || isOutdated(last, time)) last = startProbe(time);
      const readiness = await last.readiness;
      return context.json(readiness, readiness.ready ? 200 : 503);
    });
}
