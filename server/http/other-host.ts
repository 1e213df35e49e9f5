/** Redirects requests for pages under another name of this server to the public address. */
import type { OutgoingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Handler } from './http-server.ts';

/** Returns the host of a `Host` header, without its port and in lower case. */
const hostOf = (header: string): string => header.toLowerCase().replace(/:\d*$/, '');

/**
 * Returns whether a host is a name that visitors may have typed. Some proxies do not pass on the visitor's host, and
 * use an IP address or a name without a dot instead. The server must not redirect these requests, because the new
 * request would have the same host again.
 */
const isPublicName = (host: string): boolean =>
  host.includes('.') && isIP(host) === 0 && !/^localhost$|\.localhost$/.test(host);

/**
 * Answers with a redirect to the same path of `siteUrl` if the request names another host. The server would refuse the
 * forms of a page under another name. Without `siteUrl`, requests for every host are served.
 */
export function leadToSite(
  siteUrl: string | undefined,
  headers: OutgoingHttpHeaders,
  handler: Handler,
): Handler {
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
