/** Decides which requests the editor answers: only requests from its own page, and only from this machine. */
import type { IncomingMessage } from 'node:http';
import { isOwnName } from '@website/server/start';

const isLoopback = (address = ''): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address);

/**
 * Returns the reason to refuse a request; undefined if the request is allowed. A page of another site in a browser on
 * this machine could also send requests. Such a request has another `Origin`. If the other site's host name leads to
 * this machine, the request has another `Host`.
 */
export function refusal({ method, headers, socket }: IncomingMessage): string | undefined {
  if (!isLoopback(socket.remoteAddress)) return 'The editor answers on this machine only.';
  const { host = '', origin } = headers;
  if (!isOwnName(host)) return 'The editor answers at localhost only.';
  if (method === 'GET' || method === 'HEAD') return undefined;
  return origin === `http://${host}` ? undefined : 'The editor takes changes from its own page only.';
}
