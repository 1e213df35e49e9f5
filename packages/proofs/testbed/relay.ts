/** Passes connections on to another port of this machine, like a slow network. */
import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

/** The running relay. `await using` closes it. */
export type Relay = AsyncDisposable & {
  port: number;
  /** Leads new connections to another port. Open connections end. */
  leadTo(target: number): void;
};

/** Passes data on after `delay` milliseconds. When the connection ends, data that is still on its way is lost. */
function pass(from: Socket, to: Socket, delay: number): void {
  from.setNoDelay(true);
  from.on('error', () => undefined);
  from.on('close', () => to.destroy());
  from.on('data', (bytes: Buffer) => {
    if (delay === 0) to.write(bytes);
    else setTimeout(() => to.destroyed || to.write(bytes), delay);
  });
}

/**
 * Starts a relay.
 * @param delay milliseconds by which answers of the target come late
 */
export async function startRelay(target: number, delay = 0): Promise<Relay> {
  let leadsTo = target;
  const sockets = new Set<Socket>();
  const end = () => sockets.forEach((socket) => socket.destroy());
  const server = createServer((client) => {
    const peer = connect(leadsTo, '127.0.0.1');
    for (const socket of [client, peer]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    pass(client, peer, 0);
    pass(peer, client, delay);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      leadsTo = port;
      end();
    },
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      end();
      await closed;
    },
  };
}
