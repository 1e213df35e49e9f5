/**
 * Gives each request of the API an id. It stands in the answer and in the log lines about the request, so an operator
 * finds the lines about a visitor's complaint.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { TrustedProxies } from '../settings/rules.ts';
import type { Log } from '../lib/log.ts';
import type { Handler } from './http-server.ts';
import { peerBlock } from './request-origin.ts';

const requestIdHeader = 'X-Request-Id';

const current = new AsyncLocalStorage<string>();

/** Ids of common proxies: UUIDs, ULIDs and hexadecimal numbers. Any other text is not written into the log. */
const usable = /^[\w-]{8,64}$/;

/** Returns the id that a trusted proxy at `remote` gave the request, or a new one. */
export function requestIdOf(
  given: string | undefined,
  remote: string | undefined,
  trustProxy: TrustedProxies,
): string {
  const isFromProxy = given !== undefined && peerBlock(remote, trustProxy) === undefined;
  return isFromProxy && usable.test(given) ? given : randomUUID();
}

/** Gives each request an id. The log lines of `handler` and of everything that it waits for have the id. */
export const identifyRequests =
  (trustProxy: TrustedProxies, handler: Handler): Handler =>
  (request, response) => {
    const given = request.headers[requestIdHeader.toLowerCase()]?.toString();
    const id = requestIdOf(given, request.socket.remoteAddress, trustProxy);
    response.setHeader(requestIdHeader, id);
    return current.run(id, () => handler(request, response));
  };

export const withRequestId =
  (log: Log): Log =>
  (level, event, fields) => {
    const request = current.getStore();
    log(level, event, request === undefined ? fields : { ...fields, request });
  };
