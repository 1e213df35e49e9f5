/** A line to the site that a test can break. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The line while it is up. */
export interface Line {
  /** The site's origin as seen through the line. */
  url: string;
  /** Breaks every connection, as a lost radio link or a killed server would, and every new one. */
  cut: () => void;
  /** New connections work again; browsers make one by themselves to send a body once more. */
  mend: () => void;
  stop: () => Promise<void>;
}

/** Opens a line on a free port to a server of this machine. */
export async function openLine(target: string): Promise<Line> {
  const sockets = new Set<Socket>();
  let broken = false;
  const server = createServer((near) => {
    if (broken) {
      near.destroy();
      return;
    }
    const far = connect(Number(new URL(target).port), '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // One end that breaks takes the other with it.
      socket.on('error', () => {
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    broken = true;
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      broken = false;
    },
    stop: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
