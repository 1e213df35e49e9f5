/** Measures the size of each page's compressed response with its headers, on a server like the real one. */
import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import {
  closeServer,
  listen,
  securityHeaders,
  loadSite,
  type Site,
  createStaticHandler,
} from '@website/server/start';

/** Makes a server with the headers of a public site over TLS: the longest headers with default settings. */
function createSiteServer(site: Site) {
  const headers = securityHeaders({
    scriptHashes: site.scriptHashes,
    emailOrigin: undefined,
    recaptcha: undefined,
    https: true,
  });
  const onError = (error: unknown): never => {
    throw error;
  };
  // A header contains this time-out, so it is the same as in the real server.
  return createServer({ keepAliveTimeout: 65_000 }).on(
    'request',
    createStaticHandler({ ...site, headers, onError }),
  );
}

async function bytesOf(port: number, path: string): Promise<number> {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd', Connection: 'keep-alive' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, resolve).on('error', reject).end();
  });
  // After its end, a response has no socket, so the socket is read before.
  const { socket } = answer;
  await once(answer.resume(), 'end');
  socket.destroy();
  return socket.bytesRead;
}

/**
 * Requests every page of a build. Also requests an unknown address that is similar to a page's address, because the
 * server draws and compresses that response at the request. Resolves with the bytes by address.
 */
export async function measureWire(dist: string): Promise<Map<string, number>> {
  const site = loadSite(dist);
  const server = createSiteServer(site);
  const port = await listen(server, 0, '127.0.0.1');
  try {
    const [maxLengthPath = ''] = [...site.pages].toSorted((a, b) => b.length - a.length);
    const paths = [...site.pages, `${maxLengthPath}-page`];
    const sizes = await Promise.all(paths.map((path) => bytesOf(port, path)));
    return new Map(paths.map((path, index) => [path, sizes[index] ?? 0]));
  } finally {
    await closeServer(server);
  }
}
