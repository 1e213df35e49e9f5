/** Opens sockets for the driver, slowly where they are shut at once. */
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * A proxy with nobody behind it takes every connection and shuts it without a word, upon which the driver connects
 * again at once, and again. Then it has to wait so many milliseconds.
 */
const pause = 250;

/** Gives sockets to a host. `host` is what a certificate is compared with. */
export function createConnector({ host, port }: { host: string; port: number }): () => Promise<net.Socket> {
  let isShutSilently = false;
  return async () => {
    if (isShutSilently) await delay(pause);
    const socket = Object.assign(net.connect(port, host), { host });
    socket.once('close', (hadError) => {
      isShutSilently = !hadError && socket.bytesRead === 0;
    });
    return socket;
  };
}
