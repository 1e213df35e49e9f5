import { type IncomingHttpHeaders, createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from '../../http/http-server.ts';

/** A server for webhooks: the posted messages, and the status of the answer. */
export async function startWebhookInbox(status = 204) {
  const posted: { headers: IncomingHttpHeaders; content: unknown }[] = [];
  const waiting = new Set<() => void>();
  const state = { status };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      posted.push({ headers: request.headers, content: JSON.parse(Buffer.concat(parts).toString()) });
      response.writeHead(state.status).end();
      for (const check of waiting) check();
    });
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = await listen(server, 0, '127.0.0.1');
  /** Resolves with all messages when this many were posted. */
  const received = (count: number) =>
    new Promise<typeof posted>((resolve) => {
      const check = () => {
        if (posted.length < count) return;
        waiting.delete(check);
        resolve(posted);
      };
      waiting.add(check);
      check();
    });
  return { url: `http://127.0.0.1:${port}/services/T0/secret-path`, posted, state, received };
}
