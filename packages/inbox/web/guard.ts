/**
 * Admits only the browser of the person who started the inbox. Other users of this machine, and pages of other sites,
 * can reach a port on loopback too.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isForeign, isOwnName, isSameSecret } from '@website/server/queries';
import { type Answer, textAnswer } from './answer.ts';

const refusal = (text: string): Answer => textAnswer(403, text);

const newSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** Returns whether a page of this inbox, or the address bar, sent the request. */
function isOwnRequest({ method, headers }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  const facts = new Headers({ host });
  if (origin !== undefined) facts.set('origin', origin);
  if (typeof site === 'string') facts.set('sec-fetch-site', site);
  const isRead = method === 'GET' || method === 'HEAD';
  // Browsers always name the origin of a request that changes data.
  return (
    !isForeign(facts, `http://${host}`) && (isRead || facts.has('origin') || facts.has('sec-fetch-site'))
  );
}

/**
 * Makes the folder of the inbox, the token of the first address, and the check of requests. The answer to the first
 * address sets a cookie and redirects to the address without the token, so that no history, log or `Referer` contains
 * it. Browsers send the cookies of a host to all its ports, but only below the cookie's path. So the name of the folder
 * is a secret: a page of another program on this machine cannot request an address to which a browser adds the cookie.
 */
export function createGuard() {
  const [token, session] = [newSecret(), newSecret()];
  const root = `/inbox-${newSecret(12)}/`;

  /** Returns the refusal or the redirect; undefined if the request may have a page. */
  function check(request: IncomingMessage, url: URL): Answer | undefined {
    const { headers, socket } = request;
    const { host } = headers;
    const port = String(socket.localPort);
    if (!isOwnName(host) || (URL.parse(`http://${host}`)?.port || '80') !== port)
      return refusal(`The inbox answers at 127.0.0.1:${port} and localhost:${port} only.`);
    // The cookie's name contains the port, so that two inboxes on one machine do not replace each other's cookie.
    const cookie = `inbox-${port}`;
    const given = url.searchParams.get('token');
    if (given !== null && request.method === 'GET') {
      if (!isSameSecret(given, token))
        return refusal(
          'This address is of an earlier start. Open the one that the command has printed last.',
        );
      return {
        status: 303,
        headers: {
          Location: root,
          'Set-Cookie': `${cookie}=${session}; Path=${root}; HttpOnly; SameSite=Strict`,
        },
      };
    }
    const cookies = (headers.cookie ?? '').split(/; */);
    if (!cookies.some((pair) => isSameSecret(pair, `${cookie}=${session}`)))
      return refusal(
        'This is the inbox of the website. Copy the address that the command has printed, with its token, into the address bar of this browser.',
      );
    if (!isOwnRequest(request))
      return refusal('The inbox takes requests from its own pages only. Open it in the address bar.');
    return undefined;
  }
  return { root, token, check };
}
