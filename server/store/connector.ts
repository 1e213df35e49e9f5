/** Opens sockets for the driver, slowly where they are shut at once. */
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * A proxy with nobody behind it takes every connection and shuts it without a word, upon which the driver connects
 * again at once, and again. Then it has to wait so many milliseconds.
 */
const pause = 250;

/** Sockets of one pool of connections. */
export type Connector = {
  open: () => Promise<net.Socket>;
  /** Shuts those that are left. The driver only says goodbye, and a database that hangs never answers that. */
  shut: () => void;
};

/** Gives sockets to a host. `host` is what a certificate is compared with. */
export function createConnector({ host, port }: { host: string; port: number }): Connector {
  const sockets = new Set<net.Socket>();
  let isShutSilently = false;
  return {
    async open() {
      if (isShutSilently) await delay(pause);
      const socket = Object.assign(net.connect(port, host), { host });
      sockets.add(socket);
      socket.once('close', (hadError) => {
        sockets.delete(socket);
        isShutSilently = !hadError && socket.bytesRead === 0;
      });
      return socket;
    },
    shut() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
