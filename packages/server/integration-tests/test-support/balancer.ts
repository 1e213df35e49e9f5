/** A small balancer: sends each request to one of the servers that say they are ready, and never a second time. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

/** The running balancer. */
export type Balancer = {
  url: string;
  /** Takes a server on once it is ready. */
  add(address: string): Promise<void>;
  /** Sends nothing more to a server, and resolves when it has answered everything. */
  remove(address: string): Promise<void>;
};

type Backend = { address: string; agent: http.Agent; underWay: number; idle: () => void };

async function ready(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/readyz`).catch(() => undefined);
  return answer?.status === 200;
}

/** Passes one request on; a server that breaks off is a 502. */
function pass(backend: Backend, incoming: http.IncomingMessage, outgoing: http.ServerResponse): void {
  const { address, agent } = backend;
  backend.underWay += 1;
  outgoing.once('close', () => {
    backend.underWay -= 1;
    if (backend.underWay === 0) backend.idle();
  });
  const { method, headers } = incoming;
  const options = { agent, headers, ...(method !== undefined && { method }) };
  const request = http.request(address + (incoming.url ?? '/'), options, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  request.on('error', () => void (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
  incoming.pipe(request);
}

/** Starts a balancer without servers; it is closed when the test ends. */
export async function startBalancer(): Promise<Balancer> {
  const backends: Backend[] = [];
  let turn = 0;
  const server = http.createServer((incoming, outgoing) => {
    turn += 1;
    const backend = backends[turn % Math.max(1, backends.length)];
    if (backend) pass(backend, incoming, outgoing);
    else outgoing.writeHead(503).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(address) {
      while (!(await ready(address))) await new Promise((resolve) => setTimeout(resolve, 50));
      backends.push({
        address,
        agent: new http.Agent({ keepAlive: true }),
        underWay: 0,
        idle: () => undefined,
      });
    },
    async remove(address) {
      const [backend] = backends.splice(
        backends.findIndex((one) => one.address === address),
        1,
      );
      if (!backend) throw new Error(`There is no server at ${address}.`);
      const answered = new Promise<void>((resolve) => {
        backend.idle = resolve;
      });
      if (backend.underWay > 0) await answered;
      backend.agent.destroy();
    },
  };
}
