/** A host for files alone, as the static build needs one, and a stand-in for the provider that takes its messages. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type IncomingMessage, type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');

interface Running {
  origin: string;
  stop: () => Promise<void>;
}

async function serve(listener: RequestListener): Promise<Running> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Serves a folder as docs/operating.md asks of a host: `/a/b` is `a/b.html`, and what is missing is 404.html. */
const serveFolder = (folder: string): Promise<Running> =>
  serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const asked = join(folder, pathname === '/' ? 'index.html' : pathname);
    const found = [asked, `${asked}.html`].find(isFile);
    const file = found ?? join(folder, '404.html');
    response.writeHead(request.method === 'GET' ? (found ? 200 : 404) : 405, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    });
    response.end(request.method === 'GET' ? readFileSync(file) : '');
  });

/** What the provider was sent: the address it was sent to, and the words. */
export interface ReceivedMessage {
  path: string;
  body: Record<string, unknown>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> =>
  Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString();

/** Answers as the provider does, to any site. */
const serveProvider = (received: ReceivedMessage[]): Promise<Running> =>
  serve((request, response) => {
    const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' };
    void bodyOf(request).then((text) => {
      if (request.method === 'POST') {
        received.push({ path: request.url ?? '', body: JSON.parse(text) as Record<string, unknown> });
      }
      response.writeHead(200, cors).end('OK');
    });
  });

/** A site on a static host, built for a provider. */
export interface HostedSite {
  origin: string;
  received: ReceivedMessage[];
  stop: () => Promise<void>;
}

/** Builds the site for the provider, with more settings if given, and puts its public files on a static host. */
export async function hostSite(env: Readonly<Record<string, string>> = {}): Promise<HostedSite> {
  const received: ReceivedMessage[] = [];
  const provider = await serveProvider(received);
  const folder = mkdtempSync(join(tmpdir(), 'site-hosted-'));
  const into = join('.cache', relative(tmpdir(), folder));
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build.ts'), '--into', into], {
    // A folder without the .env file of whoever runs the tests.
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      EMAILJS_PUBLIC_KEY: 'public',
      EMAILJS_SERVICE_ID: 'service',
      EMAILJS_TEMPLATE_ID: 'template',
      EMAILJS_ORIGIN: provider.origin,
      ...env,
    },
  });
  const host = await serveFolder(join(root, into, 'site'));
  return {
    origin: host.origin,
    received,
    stop: async () => {
      await Promise.all([host.stop(), provider.stop()]);
      for (const one of [folder, join(root, into)]) rmSync(one, { recursive: true, force: true });
    },
  };
}
