/** Refuses requests with no Host header or several: a proxy and this server could each read another one. */
import type { IncomingMessage } from 'node:http';
import type { Handler } from '../http-server.ts';

/** Whether a request names one host. HTTP/1.0 also allows none. */
function hasOneHost({ rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  let count = 0;
  // Names and values take turns. No list is made of them: this runs for every request.
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  return count === 1 || (count === 0 && httpVersionMinor === 0);
}

/** Answers such a request with 400, as RFC 9112 3.2 demands, under these headers; passes on all others. */
export function requireOneHost(handler: Handler, headers: Readonly<Record<string, string>>): Handler {
  return (request, response) => {
    if (hasOneHost(request)) return handler(request, response);
    // The connection is closed: later requests on it may not be meant for us either.
    const last = { ...headers, 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' };
    return response.writeHead(400, last).end('Bad Request');
  };
}
