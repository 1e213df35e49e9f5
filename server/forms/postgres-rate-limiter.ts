/** Counts requests per caller in a sliding window, in PostgreSQL, for all servers that share it. */
import { createHmac } from 'node:crypto';
import type { RateLimits, RateVerdict } from './rate-limit.ts';
import { momentOf, refusal } from './sliding-window.ts';

/** Dependencies of the shared limits. */
export type SharedLimitOptions = {
  /** Runs a statement on the store's database, which has a table for this. */
  query: (statement: string, values: (string | number)[]) => Promise<{ rows: Record<string, unknown>[] }>;
  /** Callers are kept as a fingerprint under this secret: nobody can read an address out of the database. */
  secret: string;
  /** Limits of this process alone, for as long as the database does not answer. */
  meanwhile: RateLimits;
  /** Gives milliseconds since 1970. */
  now?: () => number;
};

/**
 * Takes requests of callers from `$6` (an array of JSON with `caller` and `wanted`) out of the allowance `$3` of the
 * limit `$1`, in the window `$2` of which the part `$4` is over; the row may go at `$5`. A server whose clock is ahead
 * may have begun the next window already.
 */
const takeStatement = `
  INSERT INTO rate_counts AS known (name, caller, slot, previous, current, granted, expires_at)
  SELECT $1, caller, $2::bigint, 0, least(wanted, $3::integer), least(wanted, $3::integer), $5::bigint
  FROM json_to_recordset($6::text::json) AS asked (caller text, wanted integer) ORDER BY caller
  ON CONFLICT (name, caller) DO UPDATE SET (slot, previous, current, granted, expires_at) = (
    SELECT greatest(known.slot, excluded.slot), before, now + room, room, excluded.expires_at
    FROM (SELECT before, now,
        greatest(0, least(excluded.granted, floor($3::integer - now - before * (1 - $4::float8))::integer)) AS room
      FROM (SELECT
          CASE WHEN known.slot >= excluded.slot THEN known.previous
            WHEN known.slot = excluded.slot - 1 THEN known.current ELSE 0 END AS before,
          CASE WHEN known.slot >= excluded.slot THEN known.current ELSE 0 END AS now) AS counts) AS judged)
  RETURNING caller, previous, current, granted`;

type Resolve = (verdict: RateVerdict) => void;
type Asking = Map<string, Resolve[]>;

/** Makes limits that are shared. */
export function createSharedRateLimits(options: SharedLimitOptions): RateLimits {
  const { query, secret, meanwhile, now = Date.now } = options;
  const fingerprint = (caller: string) => createHmac('sha256', secret).update(caller).digest('base64url');

  return (name, limit, windowSeconds) => {
    const length = windowSeconds * 1000;
    const own = meanwhile(name, limit, windowSeconds);
    let asking: Asking | undefined;
    let isRunning = false;

    async function take(callers: Asking): Promise<void> {
      const { window, elapsed } = momentOf(now(), length);
      const wanted = [...callers].map(([caller, { length: count }]) => ({ caller, wanted: count }));
      const values = [name, window, limit, elapsed, (window + 2) * length, JSON.stringify(wanted)];
      for (const row of (await query(takeStatement, values)).rows) {
        const counts = { current: Number(row.current), previous: Number(row.previous) };
        for (const [index, resolve] of (callers.get(String(row.caller)) ?? []).entries())
          resolve(index < Number(row.granted) ? { allowed: true } : refusal(counts, limit, elapsed, length));
      }
    }

    async function takeAlone(callers: Asking): Promise<void> {
      for (const [caller, resolves] of callers)
        // oxlint-disable-next-line no-await-in-loop -- memory only: nothing waits
        for (const resolve of resolves) resolve(await own(caller));
    }

    /** Runs one statement at a time: a flood from one address then blocks one connection instead of all. */
    async function run(): Promise<void> {
      isRunning = true;
      while (asking) {
        const callers = asking;
        asking = undefined;
        // oxlint-disable-next-line no-await-in-loop -- the next statement takes what arrives during this one
        await take(callers).catch(() => takeAlone(callers));
      }
      isRunning = false;
    }

    return (caller) =>
      new Promise((resolve) => {
        asking ??= new Map();
        const key = fingerprint(caller);
        asking.set(key, [...(asking.get(key) ?? []), resolve]);
        if (!isRunning) void run();
      });
  };
}
