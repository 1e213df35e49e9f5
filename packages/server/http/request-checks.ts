/**
 * Checks requests before any handler: refuses those that Node cannot parse, or that a proxy and this server could parse
 * differently, and redirects those under another name of this server to the public address.
 */
import { type IncomingMessage, STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Handler } from './http-server.ts';

type Headers = Readonly<Record<string, string>>;

/** The connection closes after the answer, because the next bytes may be the rest of the faulty request. */
const lastHeaders = (headers: Headers) => ({
  ...headers,
  'Content-Type': 'text/plain; charset=utf-8',
  Connection: 'close',
});

/** By the code of Node's error. For every other code the status is 400. */
const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers unreadable requests and unknown `Expect` headers. Node's own answers would lack `headers`. */
export function answerUnreadable(server: Server, headers: Headers): void {
  server.on('clientError', (error: Error & { code?: string }, socket: Duplex) => {
    // If an earlier answer has begun, another one must not be written into it. Node itself reads the same property for
    // this.
    const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse | null };
    if (!socket.writable || answer?.headersSent) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? '400 Bad Request';
    const body = status.slice(4);
    const all = { ...lastHeaders(headers), 'Content-Length': body.length };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'), () => socket.destroy());
  });
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, lastHeaders(headers)).end('Expectation Failed');
  });
}

/** Returns the position of the last `Host` value in `rawHeaders`, and the number of `Host` headers. */
function hostIn({ rawHeaders }: IncomingMessage): { at: number; count: number } {
  let at = -1;
  let count = 0;
  // This loop makes no list, because the code runs for every request.
  for (let name = 0; name < rawHeaders.length; name += 2)
    if (rawHeaders[name]?.length === 4 && rawHeaders[name]?.toLowerCase() === 'host') {
      at = name + 1;
      count += 1;
    }
  return { at, count };
}

const absoluteForm = /^https?:\/\/([^/?#@]+)([/?][^#]*)?$/i;

function readAbsoluteForm(request: IncomingMessage, hostAt: number): void {
  const [, host, path = ''] = absoluteForm.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  request.url = path.startsWith('/') ? path : `/${path}`;
  if (hostAt === -1) request.rawHeaders.push('Host', host);
  else request.rawHeaders[hostAt] = host;
}

/** Returns the status if RFC 9112 (3.2, 6.1 and 6.3) requires a refusal. */
function refusalOf({ httpVersionMinor, headers }: IncomingMessage, hosts: number): 400 | 501 | undefined {
  // HTTP/1.0 also allows a request without `Host`.
  if (hosts !== 1 && (hosts !== 0 || httpVersionMinor !== 0)) return 400;
  const coding = headers['transfer-encoding']?.toLowerCase() ?? 'chunked';
  if (coding === 'chunked') return undefined;
  // Node does not decompress `gzip, chunked`, so the handler would get compressed bytes.
  return coding.endsWith('chunked') ? 501 : 400;
}

/** Passes on requests with one host and a readable body. A proxy could read all others differently. */
export function requireOneReading(handler: Handler, headers: Headers): Handler {
  return (request, response) => {
    const { at, count } = hostIn(request);
    if (!request.url?.startsWith('/')) readAbsoluteForm(request, at);
    const status = refusalOf(request, count);
    if (status === undefined) return handler(request, response);
    return response.writeHead(status, lastHeaders(headers)).end(STATUS_CODES[status]);
  };
}

const hostOf = (header: string): string => header.toLowerCase().replace(/:\d*$/, '');

/**
 * Returns whether visitors may have typed a host. Some proxies pass on an IP address or a name without a dot instead of
 * the visitor's host, so a redirect would come back with the same host.
 */
const isPublicName = (host: string): boolean =>
  host.includes('.') && isIP(host) === 0 && !/^localhost$|\.localhost$/.test(host);

/**
 * Redirects to the same path of `siteUrl` if the request names another host, where the server would refuse the forms.
 * Without `siteUrl`, requests for every host are served.
 */
export function leadToSite(siteUrl: string | undefined, headers: Headers, handler: Handler): Handler {
  if (siteUrl === undefined) return handler;
  const { hostname } = new URL(siteUrl);
  return (request, response) => {
    const host = hostOf(request.headers.host ?? '');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (host === hostname || !isRead || !isPublicName(host)) return handler(request, response);
    // A header may contain only printable ASCII safely.
    const target = (request.url ?? '/').replaceAll(/[^\x21-\x7e]/g, encodeURIComponent);
    const path = target.startsWith('/') ? target : '/';
    response.writeHead(308, {
      ...headers,
      Location: `${siteUrl}${path}`,
      'Cache-Control': 'max-age=3600',
      'Content-Length': 0,
    });
    return response.end();
  };
}
