/** Leads requests for pages under another name of this server to the public address. */
import type { OutgoingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Handler } from './http-server.ts';

/** Returns the host of a `Host` header, without its port and in lower case. */
const hostOf = (header: string): string => header.toLowerCase().replace(/:\d*$/, '');

/**
 * Returns whether a host is a name that visitors may have typed. A proxy that does not pass the host on names this
 * server by an address or by a name without a dot. Such a request must not be redirected, because it would come back.
 */
const isPublicName = (host: string): boolean =>
  host.includes('.') && isIP(host) === 0 && !/^localhost$|\.localhost$/.test(host);

/**
 * Answers with a redirect to the same path of `siteUrl` if the request names another host. The forms on a page under
 * another name would be refused. Without `siteUrl` every host is served.
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
