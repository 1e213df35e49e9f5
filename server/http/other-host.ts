/** Redirects requests for pages under another name of this server to the public address. */
import type { OutgoingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Handler } from './http-server.ts';

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
