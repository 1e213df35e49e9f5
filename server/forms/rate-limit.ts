/** The port of rate limits. One process may keep its counts in memory; several have to share them. */

/** Whether a request may go on, or how long the caller has to wait. */
export type RateVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Takes one request from a caller's allowance. `caller` is any text that tells callers apart. */
export type RateLimiter = (caller: string) => Promise<RateVerdict>;

/**
 * Makes a limiter of `limit` requests per caller and sliding window of `windowSeconds`. `name` tells limits
 * apart where several processes share their counts.
 */
export type RateLimits = (name: string, limit: number, windowSeconds: number) => RateLimiter;
