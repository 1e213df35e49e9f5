/**
 * Limits the requests of each caller in a sliding window, and guards endpoints with these limits. Servers that share a
 * PostgreSQL database count there; a single process counts in memory.
 */
import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import type { TrustedProxies } from '../settings/rules.ts';
import type { ApiEnvironment } from '../http/http-server.ts';
import { addressBlock, clientAddress, isForeign, networkOf } from '../http/request-origin.ts';
import { type Refusal, foreign, tooMany } from './refusals.ts';

export type RateVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export type RateLimiter = (caller: string) => Promise<RateVerdict>;

/** Makes a limiter. `name` identifies the limit if several processes share their counts. */
export type RateLimits = (name: string, limit: number, windowSeconds: number) => RateLimiter;

/** The allowed requests of a caller, in this window and in the window before. */
type Counts = { current: number; previous: number };

/** Returns the window's number and its elapsed share, from 0 to 1. Inputs are in milliseconds. */
function windowOf(time: number, length: number): { window: number; elapsed: number } {
  const window = Math.floor(time / length);
  return { window, elapsed: time / length - window };
}

/**
 * Denies a request, with the time until one more is allowed. If half of the sliding window is in the previous window,
 * half of that window's requests count, so a burst at the boundary cannot double the limit. Refused requests do not
 * count, so waiting always helps. `length` is in milliseconds.
 */
function denied({ current, previous }: Counts, limit: number, elapsed: number, length: number): RateVerdict {
  // A request is allowed while the weighted count is at most `maxWeight`. The count of a window loses its weight during
  // the next window.
  const maxWeight = limit - 1;
  const wait =
    current <= maxWeight && previous > 0
      ? 1 - (maxWeight - current) / previous - elapsed
      : 1 - elapsed + Math.max(0, 1 - maxWeight / current);
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((wait * length) / 1000)) };
}

/**
 * The number of callers in one generation. When the young generation is full, it becomes the old one, and the old one
 * is deleted: deleting single entries would take 0.1 ms each. A deleted caller may send more requests, which does no
 * harm.
 */
const generation = 50_000;

/** `now` returns milliseconds. */
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
      return denied(counts, limit, elapsed, length);
    counts.current += 1;
    return { allowed: true };
  };
}

export type SharedLimitOptions = {
  /** Runs a statement on the store's database, which contains the table `rate_counts`. */
  query: (statement: string, values: (string | number)[]) => Promise<{ rows: Record<string, unknown>[] }>;
  /** The key for the fingerprints of callers. The database contains fingerprints instead of addresses. */
  secret: string;
  /** The limits that this process uses while the database does not answer. */
  fallback: RateLimits;
  now?: () => number;
};

/**
 * Counts requests: `$1` is the name of the limit, `$2` the window, `$3` the maximum, `$4` the elapsed share of the
 * window, `$5` the time when the row expires, `$6` a JSON array with `caller` and `wanted`. A server whose clock is
 * ahead may have started the next window already.
 */
const countStatement = `
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

/** The requests that wait for a verdict, by the caller's fingerprint. */
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
    const countInMemory = fallback(name, limit, windowSeconds);
    let waiting: Waiting = new Map();
    let isRunning = false;

    async function countTogether(callers: Waiting): Promise<void> {
      const { window, elapsed } = windowOf(now(), length);
      const wanted = [...callers].map(([caller, { length: count }]) => ({ caller, wanted: count }));
      const values = [name, window, limit, elapsed, (window + 2) * length, JSON.stringify(wanted)];
      for (const row of (await query(countStatement, values)).rows) {
        const counts = { current: Number(row.current), previous: Number(row.previous) };
        for (const [index, resolve] of (callers.get(String(row.caller)) ?? []).entries())
          resolve(index < Number(row.granted) ? { allowed: true } : denied(counts, limit, elapsed, length));
      }
    }

    /** Runs one statement at a time. So many requests from one address use only one connection. */
    async function run(): Promise<void> {
      isRunning = true;
      while (waiting.size > 0) {
        const callers = waiting;
        waiting = new Map();
        // oxlint-disable-next-line no-await-in-loop -- the next statement counts the requests that arrive during this one
        await countTogether(callers).catch(() => {
          for (const [caller, resolves] of callers)
            for (const resolve of resolves) resolve(countInMemory(caller));
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

/** The limit of a /48 is this many times the limit of a /64. */
const blocksPerNetwork = 10;

export function limitNetworks(
  rateLimits: RateLimits,
  name: string,
  limit: number,
  windowSeconds: number,
): RateLimiter {
  const limitBlock = rateLimits(name, limit, windowSeconds);
  const limitNetwork = rateLimits(`${name}-48`, limit * blocksPerNetwork, windowSeconds);
  return async (caller) => {
    const network = networkOf(caller);
    const verdict = await limitBlock(caller);
    return verdict.allowed && network !== undefined ? limitNetwork(network) : verdict;
  };
}

/** `arrivedAt` is the start of the request in milliseconds since 1970. */
export type Admitted = { address: string; arrivedAt: number };

/** Checks a request before its body is read: the origin, and the rate limit of the client. */
export type Guard = (context: Context<ApiEnvironment>) => Promise<Admitted | Refusal>;

/** Makes a guard without a check of the origin, because links in mails lead here from pages of other sites. */
export function createRateGuard(trustProxy: TrustedProxies, limiter: RateLimiter): Guard {
  return async ({ req, env }) => {
    const arrivedAt = Date.now();
    const remote = env.incoming.socket.remoteAddress;
    const address = clientAddress(remote, req.header('x-forwarded-for'), trustProxy);
    const rate = await limiter(addressBlock(address));
    return rate.allowed ? { address, arrivedAt } : tooMany(rate.retryAfterSeconds);
  };
}

/**
 * A request from a page of another site does not count in the visitor's rate limit.
 * @param siteOrigin undefined if the settings contain no public address
 */
export function createGuard(
  siteOrigin: string | undefined,
  trustProxy: TrustedProxies,
  limiter: RateLimiter,
): Guard {
  const count = createRateGuard(trustProxy, limiter);
  return async (context) => (isForeign(context.req.raw.headers, siteOrigin) ? foreign : count(context));
}
