/** Makes the HTTP server with its limits, passes requests to handlers, and stops the server. */
import type { HttpBindings } from '@hono/node-server';
import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { minute, limits as submissionLimits } from '@website/forms/limits';
import type { TrustedProxies } from '../settings/rules.ts';
import { peerBlock } from './request-origin.ts';

export type ApiEnvironment = { Bindings: Pick<HttpBindings, 'incoming'> };

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Maximum milliseconds until a request and its body have arrived: enough for a resume from a slow mobile network. */
export const maxRequestTime = submissionLimits.requestMinutes * minute;

export type ConnectionLimits = {
  total: number;
  /** From one address or /64. Trusted proxies have no such limit, because a proxy serves many clients. */
  perAddress: number;
  trustProxy: TrustedProxies;
};

/** Milliseconds in which a request's headers must arrive, and milliseconds between two checks of the connections. */
export const usualTimes = { headersTimeout: 10_000, checkInterval: 1000 };

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

export function createHttpServer(limits: ConnectionLimits, times = usualTimes): Server {
  const server = createServer({
    headersTimeout: times.headersTimeout,
    requestTimeout: maxRequestTime,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: times.checkInterval,
    // `requireOneReading` refuses requests without a `Host`, because Node's own refusal would lack our headers.
    requireHostHeader: false,
    // Requests without a body need no stream.
    optimizeEmptyRequests: true,
  });
  server.maxConnections = limits.total;
  limitPerBlock(server, limits);
  return server;
}

export async function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

export type DrainTimes = {
  announce: number;
  finish: number;
  idle?: number | undefined;
};

/** Milliseconds for which a new connection may send its first request. */
export const firstRequest = 1000;

/** Milliseconds for which an idle connection may send one more request. The request may already be on its way. */
export const nextRequest = 250;

/** The state of a connection. `busy` is the number of requests that the server is answering. */
type Connection = { since: number; isNew: boolean; busy: number };

/** Node's own `close` would also close a connection whose first request has not arrived yet. */
function watchConnections(server: Server, isStopping: () => boolean): Map<Socket, Connection> {
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { since: performance.now(), isNew: true, busy: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  // This listener runs before the handler, because the handler may answer at once.
  server.prependListener('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.isNew = false;
    connection.busy += 1;
    // The connection closes after this answer, so the client sends its next request to another server.
    if (isStopping()) response.shouldKeepAlive = false;
    response.once('close', () => (connection.busy -= 1));
  });
  return connections;
}

function closeIdle(connections: ReadonlyMap<Socket, Connection>, idleUntil: number): void {
  const now = performance.now();
  for (const [socket, { since, isNew, busy }] of connections)
    if (busy === 0 && now > (isNew ? since + firstRequest : idleUntil)) socket.destroySoon();
}

/** Prepares the stop of a server before its first connection. The stop breaks no connection that is just being made. */
export function createDrain(server: Server, { announce, finish, idle = nextRequest }: DrainTimes) {
  let isStopping = false;
  const connections = watchConnections(server, () => isStopping);
  return {
    isStopping: () => isStopping,
    async stop(): Promise<void> {
      isStopping = true;
      if (announce > 0) await new Promise<void>((resolve) => void setTimeout(resolve, announce));
      const idleUntil = performance.now() + idle;
      const sweep = setInterval(() => closeIdle(connections, idleUntil), 25);
      const abort = setTimeout(() => server.closeAllConnections(), finish);
      // The system's queue may contain connections. The server accepts them during two turns of the event loop.
      await nextTurn();
      await nextTurn();
      const closed = once(server, 'close');
      // This `close` only stops listening. The HTTP server's own `close` would also close open connections.
      NetServer.prototype.close.call(server);
      await closed;
      clearInterval(sweep);
      clearTimeout(abort);
    },
  };
}
