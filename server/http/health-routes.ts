/** `/healthz`: the process answers. `/readyz`: it can keep a submission, and how far delivery lags. */
import { Hono } from 'hono';
import { type Log, errorFacts } from '../observe/log.ts';
import type { InboxStore } from '../store/store.ts';
import type { ApiEnvironment } from './gate.ts';

/** What readiness is judged by. */
export type HealthOptions = { store: Pick<InboxStore, 'probe' | 'stats'>; log: Log; now?: () => number };

/**
 * `degraded`: submissions are taken and kept, but no mail goes out, since `held.since` (ISO 8601) and for the reason
 * `held.why`, one word that tells strangers nothing.
 */
type Readiness = {
  ready: boolean;
  degraded: boolean;
  held?: { since: string; why: string };
  oldestUndeliveredSeconds: number;
};

/** A probe writes to disk, so those who ask in quick succession share one answer. */
const probeLifetime = 1000;

/** Builds the routes. Not ready is a 503, on which a load balancer sends visitors elsewhere. */
export function healthRoutes({ store, log, now = Date.now }: HealthOptions): Hono<ApiEnvironment> {
  async function probe(): Promise<Readiness> {
    const time = now();
    try {
      await store.probe(time);
      const { oldestUndelivered, hold } = await store.stats();
      const age = oldestUndelivered === undefined ? 0 : time - oldestUndelivered;
      const held = hold && { since: new Date(hold.since).toISOString(), why: hold.cause };
      return {
        ready: true,
        degraded: held !== undefined,
        ...(held && { held }),
        oldestUndeliveredSeconds: Math.round(age / 1000),
      };
    } catch (error) {
      log('error', 'store.not-writable', errorFacts(error));
      return { ready: false, degraded: true, oldestUndeliveredSeconds: 0 };
    }
  }

  let last: { at: number; readiness: Promise<Readiness> } | undefined;
  return new Hono<ApiEnvironment>()
    .get('/healthz', (context) => context.text('ok'))
    .get('/readyz', async (context) => {
      if (last === undefined || now() - last.at >= probeLifetime) last = { at: now(), readiness: probe() };
      const readiness = await last.readiness;
      return context.json(readiness, readiness.ready ? 200 : 503);
    });
}
