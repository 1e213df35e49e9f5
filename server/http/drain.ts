/** Stops a server without cutting off clients that connect in the meantime. */
import { type Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'node:net';

/** Times in milliseconds. */
export type DrainTimes = {
  /** How long the load balancer is told that the server will stop, before it stops. */
  announce: number;
  /** How long requests under way may continue after that. */
  finish: number;
  /** How long an idle kept-alive connection may still send one request; the answer to it closes the connection. */
  idle?: number | undefined;
};

/** Stops a server and says whether stopping has begun. */
export type Drain = {
  /** Whether it has begun. */
  isStopping: () => boolean;
  /** Resolves once nobody is connected any more. */
  stop: () => Promise<void>;
};

/** Milliseconds an accepted connection has to send its first request. */
const firstWord = 1000;

/**
 * Milliseconds for a client that sends one request after the other to send the next. If its connection were closed at
 * once, a request already on its way would be lost.
 */
export const nextRequest = 250;

/** Milliseconds between two searches for idle connections. */
const step = 25;

/** A connection: when it was opened, whether it sent no request yet, and how many requests are being answered. */
type Line = { since: number; isNew: boolean; busy: number };

/**
 * Keeps a record of each connection. Node's own record does not do: its `close` also closes connections whose first
 * request is still on its way.
 */
function watchConnections(server: HttpServer, isStopping: () => boolean): Map<Socket, Line> {
  const lines = new Map<Socket, Line>();
  server.on('connection', (socket: Socket) => {
    lines.set(socket, { since: performance.now(), isNew: true, busy: 0 });
    socket.once('close', () => lines.delete(socket));
  });
  // Runs before the handler, because the handler may answer at once.
  server.prependListener('request', ({ socket }, response) => {
    const line = lines.get(socket);
    if (!line) return;
    line.isNew = false;
    line.busy += 1;
    // An answer that closes its connection sends the next request elsewhere.
    if (isStopping()) response.shouldKeepAlive = false;
    response.once('close', () => (line.busy -= 1));
  });
  return lines;
}

/** Closes connections that are idle after this time, and new ones that sent nothing for too long. */
function closeIdle(lines: ReadonlyMap<Socket, Line>, idleUntil: number): void {
  const now = performance.now();
  for (const [socket, { since, isNew, busy }] of lines)
    if (busy === 0 && now > (isNew ? since + firstWord : idleUntil)) socket.destroySoon();
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Prepares the stop of a server, which must not have connections yet. */
export function createDrain(server: HttpServer, { announce, finish, idle = nextRequest }: DrainTimes): Drain {
  let hasBegun = false;
  const lines = watchConnections(server, () => hasBegun);

  /** Stops listening. Calls the `close` of `net.Server`, because that of the HTTP server also closes connections. */
  function stopListening(): Promise<void> {
    return new Promise((resolve) => {
      // Two turns of the event loop later, so that connections which the system already holds are accepted first.
      setImmediate(() => setImmediate(() => Server.prototype.close.call(server, () => resolve())));
    });
  }

  return {
    isStopping: () => hasBegun,
    async stop() {
      hasBegun = true;
      if (announce > 0) await wait(announce);
      const idleUntil = performance.now() + idle;
      const sweep = setInterval(() => closeIdle(lines, idleUntil), step);
      const cut = setTimeout(() => server.closeAllConnections(), finish);
      await stopListening();
      clearInterval(sweep);
      clearTimeout(cut);
    },
  };
}
