/** The one listening server: the API where its paths begin, the site everywhere else. */
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { limits as submissionLimits } from '../../contracts/limits.ts';
import type { TrustedProxies } from '../../settings/rules.ts';
import { peerBlock } from './client-address.ts';

/** Answers one request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const apiPath = /^\/(?:api\/|healthz(?:\?|$)|readyz(?:\?|$))/;

/** Milliseconds the requests under way have to end when the server stops. */
const drainTimeout = 8000;

/** Milliseconds between two searches for finished connections while draining. */
const drainStep = 25;

/**
 * Milliseconds a request may take to arrive, body and all. A resume of 5 MiB makes it at 3 KB/s, the pace of
 * the slowest mobile networks; one that stands still or drips is ended much earlier, by the API.
 */
export const longestRequest = submissionLimits.requestMinutes * 60_000;

/** Limits for the number of connections and for the time until a request's headers are here, in milliseconds. */
export type ConnectionLimits = {
  total: number;
  /** Most connections from one address or /64. Trusted proxies are not counted, because they speak for many clients. */
  perAddress: number;
  trustProxy: TrustedProxies;
  headersTimeout?: number;
  /** Milliseconds between two checks of the connections, and so the precision of time-outs. */
  checkInterval?: number;
};

/** Closes what one block of addresses opens beyond its share. */
function limitPerBlock(server: Server, { perAddress, trustProxy }: ConnectionLimits): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const block = peerBlock(socket.remoteAddress, trustProxy);
    if (block === undefined) return;
    const count = (open.get(block) ?? 0) + 1;
    if (count > perAddress) {
      socket.destroy();
      return;
    }
    open.set(block, count);
    socket.once('close', () => {
      const left = (open.get(block) ?? 1) - 1;
      if (left === 0) open.delete(block);
      else open.set(block, left);
    });
  });
}

/** Limits in milliseconds where nothing else is set. */
export const usualTimes = { headersTimeout: 10_000, checkInterval: 1000 };

/** Makes a server with limits for clients that send nothing, never finish, or open too many connections. */
export function createHttpServer(limits: ConnectionLimits): Server {
  const { total, headersTimeout, checkInterval } = { ...usualTimes, ...limits };
  const server = createServer({
    headersTimeout,
    requestTimeout: longestRequest,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: checkInterval,
    // Node's own refusal has none of our headers: `requireOneReading` does it.
    requireHostHeader: false,
    // A request without a body, as every one for a page is, needs no stream that reads none.
    optimizeEmptyRequests: true,
  });
  server.maxConnections = total;
  limitPerBlock(server, limits);
  return server;
}

/** Sends each request to the API or to the site. */
export function dispatch(api: Handler, site: Handler): Handler {
  return (request, response) => (apiPath.test(request.url ?? '') ? api : site)(request, response);
}

/** Listens and resolves with the port. Rejects when the address is taken or not allowed. */
export function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Stops accepting connections, lets requests under way end, and cuts off those that take too long. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A kept-alive connection becomes idle only after its answer, when close() has already looked.
  const sweep = setInterval(() => server.closeIdleConnections(), drainStep);
  const cut = setTimeout(() => server.closeAllConnections(), drainTimeout);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
