/** Ends a server so that nobody who arrives meanwhile is cut off. */
import { type Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'node:net';

/** Times in milliseconds. */
export type DrainTimes = {
  /** For how long a balancer is told that the server stops, before it does. */
  announce: number;
  /** For how long requests under way may go on after that. */
  finish: number;
  /** For how long a kept connection without a request may bring one after that; it is answered, and closed with it. */
  idle?: number | undefined;
};

/** How a server ends. */
export type Drain = {
  /** Whether it has begun. */
  isStopping: () => boolean;
  /** Resolves once nobody is connected any more. */
  stop: () => Promise<void>;
};

/** Milliseconds within which a connection that was taken before the end says what it wants. */
const firstWord = 1000;

/**
 * Milliseconds within which the next request of a client comes that sends one after the other, wherever it is. Closed at
 * once, its connection would be reset under a request that is on its way.
 */
const nextRequest = 250;

/** How often connections are looked at that have nothing to say, in milliseconds. */
const step = 25;

/** What is known of a connection: since when it is open, and how many requests it is answering. */
type Line = { since: number; isNew: boolean; busy: number };

/** Notes what goes on over each connection. Node closes those it has not read from yet, whose request is on its way. */
function watchConnections(server: HttpServer, isStopping: () => boolean): Map<Socket, Line> {
  const lines = new Map<Socket, Line>();
  server.on('connection', (socket: Socket) => {
    lines.set(socket, { since: performance.now(), isNew: true, busy: 0 });
    socket.once('close', () => lines.delete(socket));
  });
  // Before whoever answers, which may be done at once.
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

/** Closes what is idle after this time, and what was opened and said nothing. */
function closeIdle(lines: ReadonlyMap<Socket, Line>, idleUntil: number): void {
  const now = performance.now();
  for (const [socket, { since, isNew, busy }] of lines)
    if (busy === 0 && now > (isNew ? since + firstWord : idleUntil)) socket.destroySoon();
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Prepares the end of a server that has no connection yet. */
export function createDrain(server: HttpServer, { announce, finish, idle = nextRequest }: DrainTimes): Drain {
  let hasBegun = false;
  const lines = watchConnections(server, () => hasBegun);

  /** Listens no more. Of the server's own `close`, what closes connections is left out. */
  function stopListening(): Promise<void> {
    return new Promise((resolve) => {
      // Right after the system was asked for new connections (between two turns), so that hardly one waits to be taken
      // when the door shuts.
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
