/**
 * Limits of requests per caller in a sliding window, and the guard that applies them. One process keeps its counts in
 * memory; servers that share a PostgreSQL database share their counts in it.
 */
import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import type { TrustedProxies } from '../../settings/rules.ts';
import type { ApiEnvironment } from '../http/http-server.ts';
import { type Refusal, foreign, tooMany } from '../http/result-page.ts';
import { addressBlock, clientAddress, isForeign } from '../http/request-origin.ts';

export type RateVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Counts one request of a caller. `caller` is any text that identifies the caller. */
export type RateLimiter = (caller: string) => Promise<RateVerdict>;

/** Makes a limiter. `name` identifies the limit where several processes share their counts. */
export type RateLimits = (name: string, limit: number, windowSeconds: number) => RateLimiter;

/** Requests of a caller that were allowed in this window and in the one before. */
type Counts = { current: number; previous: number };

/** The number of the window of a time, and the elapsed share of this window, from 0 to 1. Both in milliseconds. */
function windowOf(time: number, length: number): { window: number; elapsed: number } {
  const window = Math.floor(time / length);
  return { window, elapsed: time / length - window };
}

/**
 * Makes a refusal with the wait until one more request is allowed. `length` in milliseconds. Requests of the previous
 * window count by the share of that window in the sliding window, so that a burst at the boundary cannot double the
 * limit. Refused requests do not count, so that waiting always helps.
 */
function refusal({ current, previous }: Counts, limit: number, elapsed: number, length: number): RateVerdict {
  // A request is allowed while the weight is below this. The weight of the previous window shrinks during this window;
  // the weight of this window shrinks during the next window.
  const maxWeight = limit - 1;
  const wait =
    current <= maxWeight && previous > 0
      ? 1 - (maxWeight - current) / previous - elapsed
      : 1 - elapsed + Math.max(0, 1 - maxWeight / current);
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((wait * length) / 1000)) };
}

/**
 * Callers in one generation. A full young generation replaces the old one, which is dropped as a whole: deleting single
 * entries of a map in order takes 0.1 ms each. So memory has between one and two generations of the last callers. A
 * forgotten caller only gets more requests.
 */
const generation = 50_000;

/** Makes a limiter of one process. `now` gives milliseconds. */
export function createMemoryRateLimiter(
  limit: number,
  windowSeconds: number,
  now: () => number = Date.now,
): RateLimiter {
  const length = windowSeconds * 1000;
  let young = new Map<string, Counts & { window: number }>();
  let old = young;

  function countsOf(caller: string, window: number): Counts {
    const last = young.get(caller) ?? old.get(caller);
    const previous = last?.window === window - 1 ? last.current : 0;
    const counts = last?.window === window ? last : { window, current: 0, previous };
    young.set(caller, counts);
    if (young.size === generation) [old, young] = [young, new Map()];
    return counts;
  }
  return async (caller) => {
    const { window, elapsed } = windowOf(now(), length);
    const counts = countsOf(caller, window);
    if (counts.current + counts.previous * (1 - elapsed) + 1 > limit)
      return refusal(counts, limit, elapsed, length);
    counts.current += 1;
    return { allowed: true };
  };
}

export type SharedLimitOptions = {
  /** Runs a statement on the store's database, which has the table `rate_counts`. */
  query: (statement: string, values: (string | number)[]) => Promise<{ rows: Record<string, unknown>[] }>;
  /** Key of the fingerprints of callers, so that the database has no addresses. */
  secret: string;
  /** Limits of this process, used while the database does not answer. */
  fallback: RateLimits;
  now?: () => number;
};

/**
 * Counts the requests in `$6` (a JSON array with `caller` and `wanted`) for the limit named `$1` of `$3` requests, in the
 * window `$2` at its elapsed share `$4`; the row expires at `$5`. A server whose clock is ahead may have started the next
 * window already.
 */
const takeStatement = `
  INSERT INTO rate_counts AS kept (name, caller, slot, previous, current, granted, expires_at)
  SELECT $1, caller, $2::bigint, 0, least(wanted, $3::integer), least(wanted, $3::integer), $5::bigint
  FROM json_to_recordset($6::text::json) AS asked (caller text, wanted integer) ORDER BY caller
  ON CONFLICT (name, caller) DO UPDATE SET (slot, previous, current, granted, expires_at) = (
    SELECT greatest(kept.slot, excluded.slot), before, now + free, free, excluded.expires_at
    FROM (SELECT before, now,
        greatest(0, least(excluded.granted, floor($3::integer - now - before * (1 - $4::float8))::integer)) AS free
      FROM (SELECT
          CASE WHEN kept.slot >= excluded.slot THEN kept.previous
            WHEN kept.slot = excluded.slot - 1 THEN kept.current ELSE 0 END AS before,
          CASE WHEN kept.slot >= excluded.slot THEN kept.current ELSE 0 END AS now) AS counts) AS judged)
  RETURNING caller, previous, current, granted`;

/** Requests that wait for a verdict, by the fingerprint of their caller. */
type Waiting = Map<string, ((verdict: RateVerdict | Promise<RateVerdict>) => void)[]>;

export function createSharedRateLimits({
  query,
  secret,
  fallback,
  now = Date.now,
}: SharedLimitOptions): RateLimits {
  const fingerprint = (caller: string) => createHmac('sha256', secret).update(caller).digest('base64url');

  return (name, limit, windowSeconds) => {
    const length = windowSeconds * 1000;
    const takeFromMemory = fallback(name, limit, windowSeconds);
    let waiting: Waiting = new Map();
    let isRunning = false;

    async function take(callers: Waiting): Promise<void> {
      const { window, elapsed } = windowOf(now(), length);
      const wanted = [...callers].map(([caller, { length: count }]) => ({ caller, wanted: count }));
      const values = [name, window, limit, elapsed, (window + 2) * length, JSON.stringify(wanted)];
      for (const row of (await query(takeStatement, values)).rows) {
        const counts = { current: Number(row.current), previous: Number(row.previous) };
        for (const [index, resolve] of (callers.get(String(row.caller)) ?? []).entries())
          resolve(index < Number(row.granted) ? { allowed: true } : refusal(counts, limit, elapsed, length));
      }
    }

    /** Runs one statement at a time, so that a flood from one address uses only one connection. */
    async function run(): Promise<void> {
      isRunning = true;
      while (waiting.size > 0) {
        const callers = waiting;
        waiting = new Map();
        // oxlint-disable-next-line no-await-in-loop -- the next statement counts the requests that arrive during this one
        await take(callers).catch(() => {
          for (const [caller, resolves] of callers)
            for (const resolve of resolves) resolve(takeFromMemory(caller));
        });
      }
      isRunning = false;
    }

    return (caller) =>
      new Promise((resolve) => {
        const key = fingerprint(caller);
        waiting.set(key, [...(waiting.get(key) ?? []), resolve]);
        if (!isRunning) void run();
      });
  };
}

/** The client's address, and the start of the request in milliseconds since 1970. */
export type Admitted = { address: string; arrivedAt: number };

/** Checks a request before its body is read: its origin, and the rate limit of the client. */
export type Guard = (context: Context<ApiEnvironment>) => Promise<Admitted | Refusal>;

/**
 * Makes a guard. Requests from pages of other sites do not count for the visitor's rate limit.
 * @param siteOrigin undefined if the settings have no public address
 */
export function createGuard(
  siteOrigin: string | undefined,
  trustProxy: TrustedProxies,
  limiter: RateLimiter,
): Guard {
  return async ({ req, env }) => {
    const arrivedAt = Date.now();
    if (isForeign(req.raw.headers, siteOrigin)) return foreign();
    const remote = env.incoming.socket.remoteAddress;
    const address = clientAddress(remote, req.header('x-forwarded-for'), trustProxy);
    const rate = await limiter(addressBlock(address));
    return rate.allowed ? { address, arrivedAt } : tooMany(rate.retryAfterSeconds);
  };
}
