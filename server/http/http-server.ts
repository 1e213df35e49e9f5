/** The HTTP server: its limits, the dispatch of requests to handlers, and the stop. */
import type { HttpBindings } from '@hono/node-server';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { limits as submissionLimits, minute } from '../../contracts/limits.ts';
import type { TrustedProxies } from '../../settings/rules.ts';
import { peerBlock } from './request-origin.ts';

/** The environment of every API route: the request and answer of `node:http`. */
export type ApiEnvironment = { Bindings: Pick<HttpBindings, 'incoming'> };

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const apiPath = /^\/(?:api\/|healthz(?:\?|$)|readyz(?:\?|$))/;

/**
 * Maximum milliseconds for a request to arrive with its body. A resume of 5 MiB arrives at 3 KB/s, the speed of the
 * slowest mobile networks. The API ends a request that stands still or drips much earlier.
 */
export const maxRequestTime = submissionLimits.requestMinutes * minute;

/** Limits for the number of connections and for the time until a request's headers are here, in milliseconds. */
export type ConnectionLimits = {
  total: number;
  /** Maximum connections from one address or /64. Trusted proxies are not counted, because they speak for many clients. */
  perAddress: number;
  trustProxy: TrustedProxies;
  headersTimeout?: number;
  /** Milliseconds between two checks of the connections, and so the precision of time-outs. */
  checkInterval?: number;
};

/** Closes connections of one block of addresses beyond its limit. */
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

/** Default limits in milliseconds. */
export const usualTimes = { headersTimeout: 10_000, checkInterval: 1000 };

/** Makes a server with limits for clients that send nothing, never finish, or open too many connections. */
export function createHttpServer(limits: ConnectionLimits): Server {
  const { total, headersTimeout, checkInterval } = { ...usualTimes, ...limits };
  const server = createServer({
    headersTimeout,
    requestTimeout: maxRequestTime,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: checkInterval,
    // Node's own refusal would lack our headers: `requireOneReading` refuses instead.
    requireHostHeader: false,
    // Requests without a body need no stream.
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

/** Listens and resolves with the port. Rejects if the address is in use or not allowed. */
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

/** Stops a server at once, and closes all its connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Times in milliseconds. */
export type DrainTimes = {
  /** How long the load balancer is told that the server will stop, before it stops. */
  announce: number;
  /** How long requests under way may continue after the announcement. */
  finish: number;
  /** How long an idle kept-alive connection may still send one request; the answer to it closes the connection. */
  idle?: number | undefined;
};

export type Drain = {
  isStopping: () => boolean;
  /** Resolves once every connection is closed. */
  stop: () => Promise<void>;
};

/** Milliseconds that a new connection has for its first request. */
const firstRequest = 1000;

/** Milliseconds that a kept-alive connection has for one more request, which may be on its way already. */
export const nextRequest = 250;

/** Milliseconds between two searches for idle connections. */
const sweepInterval = 25;

/** A connection: when it was opened, whether it sent no request yet, and how many requests are being answered. */
type Connection = { since: number; isNew: boolean; busy: number };

/**
 * Keeps a record of each connection. Node's own record is not enough: its `close` also closes connections whose first
 * request is still on its way.
 */
function watchConnections(server: Server, isStopping: () => boolean): Map<Socket, Connection> {
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { since: performance.now(), isNew: true, busy: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  // Runs before the handler, because the handler may answer at once.
  server.prependListener('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.isNew = false;
    connection.busy += 1;
    // The client sends its next request over a new connection, to another server.
    if (isStopping()) response.shouldKeepAlive = false;
    response.once('close', () => (connection.busy -= 1));
  });
  return connections;
}

/** Closes connections that are idle after this time, and new ones that sent nothing for too long. */
function closeIdle(connections: ReadonlyMap<Socket, Connection>, idleUntil: number): void {
  const now = performance.now();
  for (const [socket, { since, isNew, busy }] of connections)
    if (busy === 0 && now > (isNew ? since + firstRequest : idleUntil)) socket.destroySoon();
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Prepares the stop of a server that has no connections yet. Stopping never cuts off a client that just connects. */
export function createDrain(server: Server, { announce, finish, idle = nextRequest }: DrainTimes): Drain {
  let isStopping = false;
  const connections = watchConnections(server, () => isStopping);

  /** Stops listening. Calls the `close` of `net.Server`, because that of the HTTP server also closes connections. */
  function stopListening(): Promise<void> {
    return new Promise((resolve) => {
      // Two turns of the event loop later: connections in the system's queue are accepted first.
      setImmediate(() => setImmediate(() => NetServer.prototype.close.call(server, () => resolve())));
    });
  }

  return {
    isStopping: () => isStopping,
    async stop() {
      isStopping = true;
      if (announce > 0) await wait(announce);
      const idleUntil = performance.now() + idle;
      const sweep = setInterval(() => closeIdle(connections, idleUntil), sweepInterval);
      const abort = setTimeout(() => server.closeAllConnections(), finish);
      await stopListening();
      clearInterval(sweep);
      clearTimeout(abort);
    },
  };
}
