/**
 * Limits of requests per caller in a sliding window. One process keeps its counts in memory; servers that share a
 * PostgreSQL database share their counts in it.
 */
import { createHmac } from 'node:crypto';

/** Whether a request may go on, or how long the caller has to wait. */
export type RateVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Takes one request from a caller's allowance. `caller` is any text that tells callers apart. */
export type RateLimiter = (caller: string) => Promise<RateVerdict>;

/**
 * Makes a limiter of `limit` requests per caller and sliding window of `windowSeconds`. `name` tells limits
 * apart where several processes share their counts.
 */
export type RateLimits = (name: string, limit: number, windowSeconds: number) => RateLimiter;

/** Requests of a caller that were allowed in this window and in the one before. */
type Counts = { current: number; previous: number };

/** A moment within a window: the window's number, and the share of it that has passed, from 0 to 1. */
type WindowPosition = { window: number; elapsed: number };

/** The moment of a time, both in milliseconds. */
function windowPosition(time: number, length: number): WindowPosition {
  const window = Math.floor(time / length);
  return { window, elapsed: time / length - window };
}

/**
 * Refuses, and says how long it takes until one more is allowed. `length` in milliseconds. Requests of the last window
 * count by the share of that window which is still in range, so that a burst at the boundary cannot double the limit.
 * Refused requests do not count, so that waiting always helps.
 */
function refusal({ current, previous }: Counts, limit: number, elapsed: number, length: number): RateVerdict {
  // One more request fits once the others weigh this much. Within this window the weight of the last window shrinks,
  // after it the weight of this window does.
  const maxWeight = limit - 1;
  const wait =
    current <= maxWeight && previous > 0
      ? 1 - (maxWeight - current) / previous - elapsed
      : 1 - elapsed + Math.max(0, 1 - maxWeight / current);
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((wait * length) / 1000)) };
}

/**
 * Callers in one generation. There are two generations, so memory is bounded: at least this many of the last callers
 * are known, and at most twice as many. Forgetting the oldest callers only allows them more requests.
 */
const generation = 50_000;

/**
 * Remembers the last callers. When the young generation is full, it becomes the old one, which is dropped as a whole:
 * to delete single entries in their order, a map has to pass over all that were deleted before (0.1 ms each).
 */
function createMemory<T>() {
  let young = new Map<string, T>();
  let old = new Map<string, T>();
  return {
    get: (caller: string): T | undefined => young.get(caller) ?? old.get(caller),
    set(caller: string, counts: T): void {
      young.set(caller, counts);
      if (young.size < generation) return;
      old = young;
      young = new Map();
    },
  };
}

/** Allows `limit` requests per window and caller. `now` gives milliseconds. */
export function createMemoryRateLimiter(
  limit: number,
  windowSeconds: number,
  now: () => number = Date.now,
): RateLimiter {
  const callers = createMemory<Counts & { window: number }>();
  const length = windowSeconds * 1000;

  function countsOf(caller: string, window: number): Counts {
    const counted = callers.get(caller);
    const last = counted?.window === window - 1 ? counted.current : 0;
    const counts = counted?.window === window ? counted : { window, current: 0, previous: last };
    callers.set(caller, counts);
    return counts;
  }

  return async (caller) => {
    const { window, elapsed } = windowPosition(now(), length);
    const counts = countsOf(caller, window);
    if (counts.current + counts.previous * (1 - elapsed) + 1 > limit)
      return refusal(counts, limit, elapsed, length);
    counts.current += 1;
    return { allowed: true };
  };
}

/** Dependencies of the shared limits. */
export type SharedLimitOptions = {
  /** Runs a statement on the store's database, which has a table for this. */
  query: (statement: string, values: (string | number)[]) => Promise<{ rows: Record<string, unknown>[] }>;
  /** Callers are kept as a fingerprint under this secret: nobody can read an address out of the database. */
  secret: string;
  /** Limits of this process alone, for as long as the database does not answer. */
  fallback: RateLimits;
  /** Gives milliseconds since 1970. */
  now?: () => number;
};

/**
 * Takes requests of callers from `$6` (an array of JSON with `caller` and `wanted`) out of the allowance `$3` of the
 * limit `$1`, in the window `$2` of which the part `$4` is over; the row may go at `$5`. A server whose clock is ahead
 * may have begun the next window already.
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

type Resolve = (verdict: RateVerdict) => void;
type Pending = Map<string, Resolve[]>;

/** Makes limits that are shared. */
export function createSharedRateLimits(options: SharedLimitOptions): RateLimits {
  const { query, secret, fallback, now = Date.now } = options;
  const fingerprint = (caller: string) => createHmac('sha256', secret).update(caller).digest('base64url');

  return (name, limit, windowSeconds) => {
    const length = windowSeconds * 1000;
    const takeFromMemory = fallback(name, limit, windowSeconds);
    let pending: Pending | undefined;
    let isRunning = false;

    async function take(callers: Pending): Promise<void> {
      const { window, elapsed } = windowPosition(now(), length);
      const wanted = [...callers].map(([caller, { length: count }]) => ({ caller, wanted: count }));
      const values = [name, window, limit, elapsed, (window + 2) * length, JSON.stringify(wanted)];
      for (const row of (await query(takeStatement, values)).rows) {
        const counts = { current: Number(row.current), previous: Number(row.previous) };
        for (const [index, resolve] of (callers.get(String(row.caller)) ?? []).entries())
          resolve(index < Number(row.granted) ? { allowed: true } : refusal(counts, limit, elapsed, length));
      }
    }

    async function takeWithoutDatabase(callers: Pending): Promise<void> {
      for (const [caller, resolves] of callers)
        // oxlint-disable-next-line no-await-in-loop -- memory only: nothing waits
        for (const resolve of resolves) resolve(await takeFromMemory(caller));
    }

    /** Runs one statement at a time: a flood from one address then blocks one connection instead of all. */
    async function run(): Promise<void> {
      isRunning = true;
      while (pending) {
        const callers = pending;
        pending = undefined;
        // oxlint-disable-next-line no-await-in-loop -- the next statement takes what arrives during this one
        await take(callers).catch(() => takeWithoutDatabase(callers));
      }
      isRunning = false;
    }

    return (caller) =>
      new Promise((resolve) => {
        pending ??= new Map();
        const key = fingerprint(caller);
        pending.set(key, [...(pending.get(key) ?? []), resolve]);
        if (!isRunning) void run();
      });
  };
}
