/** Checks every submission before its body is read: the origin, and the rate limit of the client. */
import type { ApiEnvironment } from '../http/http-server.ts';
import type { Context } from 'hono';
import type { TrustedProxies } from '../../settings/rules.ts';
import { addressBlock, clientAddress, isForeign } from '../http/request-origin.ts';
import type { RateLimiter } from './rate-limit.ts';

/** The client's address and the start of the request in milliseconds since 1970, or the refusal. */
export type Admission =
  | { outcome: 'admitted'; address: string; arrivedAt: number }
  | { outcome: 'foreign' }
  | { outcome: 'too-many'; retryAfterSeconds: number };

export type Guard = (context: Context<ApiEnvironment>) => Promise<Admission>;

/** Options of a guard; `siteOrigin` is undefined if the settings have no public address. */
export type GuardOptions = {
  siteOrigin: string | undefined;
  trustProxy: TrustedProxies;
  limiter: RateLimiter;
};

/** Makes a guard. Requests from pages of other sites do not count for the visitor's rate limit. */
export function createGuard({ siteOrigin, trustProxy, limiter }: GuardOptions): Guard {
  return async ({ req, env }) => {
    const arrivedAt = Date.now();
    if (isForeign(req.raw.headers, siteOrigin)) return { outcome: 'foreign' };
    const remote = env.incoming.socket.remoteAddress;
    const address = clientAddress(remote, req.header('x-forwarded-for'), trustProxy);
    const rate = await limiter(addressBlock(address));
    return rate.allowed
      ? { outcome: 'admitted', address, arrivedAt }
      : { outcome: 'too-many', retryAfterSeconds: rate.retryAfterSeconds };
  };
}
