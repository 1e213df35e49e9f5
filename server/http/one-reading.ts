/** Sees to it that a request has one reading: a proxy and this server could otherwise each take it for another one. */
import type { IncomingMessage } from 'node:http';
import type { Handler } from './http-server.ts';

/** Places of the values of the `Host` headers in `rawHeaders`, where names and values take turns: the last, and how many. */
function hostIn({ rawHeaders }: IncomingMessage): { at: number; count: number } {
  let at = -1;
  let count = 0;
  // No list is made of them: this runs for every request.
  for (let name = 0; name < rawHeaders.length; name += 2)
    if (rawHeaders[name]?.length === 4 && rawHeaders[name]?.toLowerCase() === 'host') {
      at = name + 1;
      count += 1;
    }
  return { at, count };
}

/** A target in absolute form, as clients send it to a proxy: its host and port, and the rest. */
const absoluteForm = /^https?:\/\/([^/?#@]+)([/?][^#]*)?$/i;

/** Turns such a target into the usual one. Its host counts, whatever the header says: RFC 9112 3.2.2. */
function readAbsoluteForm(request: IncomingMessage, hostAt: number): void {
  const [, host, rest = ''] = absoluteForm.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  if (hostAt === -1) request.rawHeaders.push('Host', host);
  else request.rawHeaders[hostAt] = host;
}

/** Status of a request that is refused, by RFC 9112 3.2, 6.1 and 6.3; undefined for all others. */
function refusalOf({ httpVersionMinor, headers }: IncomingMessage, hosts: number): 400 | 501 | undefined {
  // HTTP/1.0 also allows none.
  if (hosts !== 1 && (hosts !== 0 || httpVersionMinor !== 0)) return 400;
  const coding = headers['transfer-encoding']?.toLowerCase() ?? 'chunked';
  if (coding === 'chunked') return undefined;
  // Node reads what is packed into chunks (`gzip, chunked`) as if it were the words themselves.
  return coding.endsWith('chunked') ? 501 : 400;
}

const words = { 400: 'Bad Request', 501: 'Not Implemented' } as const;

/**
 * Passes on requests with one host and a body that can be read, their target as a path. Answers all others, under these
 * headers.
 */
export function requireOneReading(handler: Handler, headers: Readonly<Record<string, string>>): Handler {
  return (request, response) => {
    const { at, count } = hostIn(request);
    if (!request.url?.startsWith('/')) readAbsoluteForm(request, at);
    const status = refusalOf(request, count);
    if (status === undefined) return handler(request, response);
    // The connection is closed: later requests on it may not be meant for us either.
    const last = { ...headers, 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' };
    return response.writeHead(status, last).end(words[status]);
  };
}
