/** `/healthz`: the process answers. `/readyz`: it can keep a submission, and how far delivery lags. */
import { Hono } from 'hono';
import { type Log, errorFacts } from '../observe/log.ts';
import type { Channel, ChannelHold, InboxStore } from '../store/store.ts';
import type { ApiEnvironment } from './gate.ts';

/** What readiness is judged by. */
export type HealthOptions = { store: Pick<InboxStore, 'probe' | 'stats'>; log: Log; now?: () => number };

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

/** A probe writes to disk, so those who ask in quick succession share one answer. */
const probeLifetime = 1000;

const heldChannels = (holds: readonly ChannelHold[]): Partial<Record<Channel, Held>> =>
  Object.fromEntries(
    holds.map(({ channel, since, cause }) => [channel, { since: new Date(since).toISOString(), why: cause }]),
  );

/** Builds the routes. Not ready is a 503, on which a load balancer sends visitors elsewhere. */
export function healthRoutes({ store, log, now = Date.now }: HealthOptions): Hono<ApiEnvironment> {
  async function probe(): Promise<Readiness> {
    const time = now();
    try {
      await store.probe(time);
      const { oldestUndelivered, holds } = await store.stats();
      const age = oldestUndelivered === undefined ? 0 : time - oldestUndelivered;
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

  let last: { at: number; readiness: Promise<Readiness> } | undefined;
  return new Hono<ApiEnvironment>()
    .get('/healthz', (context) => context.text('ok'))
    .get('/readyz', async (context) => {
      if (last === undefined || now() - last.at >= probeLifetime) last = { at: now(), readiness: probe() };
      const readiness = await last.readiness;
      return context.json(readiness, readiness.ready ? 200 : 503);
    });
}
