/** HTTP requests exactly as written: no URL is normalized and no header is added that matters. */
import { type IncomingHttpHeaders, request } from 'node:http';

/** An answer with its body as bytes. */
export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/** What to send; the target goes on the wire as it is. */
export type RawRequest = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array };

/** Sends one request over a connection of its own. */
export function rawRequest(origin: string, target: string, options: RawRequest = {}): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path: target, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: bytes,
          text: bytes.toString(),
        });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
