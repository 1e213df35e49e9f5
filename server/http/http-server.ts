/** The one listening server: the API where its paths begin, the site everywhere else. */
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const apiPath = /^\/(?:api\/|healthz(?:\?|$)|readyz(?:\?|$))/;

/** Milliseconds the requests under way have to end when the server stops. */
const drainPatience = 10_000;

/** How often finished connections are looked for while draining. */
const drainStep = 25;

/**
 * Milliseconds a request may take to arrive, body and all. A resume of 5 MiB makes it at 3 KB/s, the pace of
 * the slowest mobile networks; one that stands still is ended much earlier, by the API (`BODY_TIMEOUT`).
 */
export const longestRequest = 30 * 60_000;

/** Makes a server with time-outs against clients that send nothing, or for ever. */
export function createHttpServer(): Server {
  return createServer({ headersTimeout: 15_000, requestTimeout: longestRequest, keepAliveTimeout: 65_000 });
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

/** Accepts nothing more, lets what is under way end, and cuts off what takes too long. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A kept-alive connection becomes idle only after its answer, when close() has already looked.
  const sweep = setInterval(() => server.closeIdleConnections(), drainStep);
  const cut = setTimeout(() => server.closeAllConnections(), drainPatience);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
