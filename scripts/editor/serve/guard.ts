/** Which requests the editor answers: those of its own page, from this machine. */
import type { IncomingMessage } from 'node:http';
import { isOwnName } from '../../../server/http/loopback.ts';

const isLoopback = (address = ''): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address);

/**
 * Returns why a request is refused; undefined for one that is answered. Another site that a browser on this machine
 * shows could send requests too: their `Origin` gives them away, and a name that leads here has another `Host`.
 */
export function refusal({ method, headers, socket }: IncomingMessage): string | undefined {
  if (!isLoopback(socket.remoteAddress)) return 'The editor answers on this machine only.';
  const { host = '', origin } = headers;
  if (!isOwnName(host)) return 'The editor answers at localhost only.';
  if (method === 'GET' || method === 'HEAD') return undefined;
  return origin === `http://${host}` ? undefined : 'The editor takes changes from its own page only.';
}
