/** The static handler alone over the fixture's site, for the tests of one file. */
import { type Server, createServer } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { closeServer, listen } from '../http/http-server.ts';
import { loadSite } from '../http/site-files.ts';
import { createStaticHandler } from '../http/static-files.ts';
import { fixtureSite } from './fixture-site.ts';
import { type RawRequest, type RawResponse, rawRequest } from './raw-request.ts';

/** Asks for a target exactly as written. */
export type Get = (
  target: string,
  headers?: Record<string, string>,
  options?: RawRequest,
) => Promise<RawResponse>;

/** Serves the fixture while the file's tests run; a fault in the handler fails the request's test. */
export function serveFixture(): Get {
  let server: Server;
  let origin: string;
  let removeSite: () => void;
  beforeAll(async () => {
    const site = loadSite(fixtureSite({}, (remove) => (removeSite = remove)));
    const onError = (error: unknown) => {
      throw error;
    };
    const file = { 'X-Everywhere': 'yes' };
    const headers = { page: () => ({ ...file, 'X-Page': 'yes' }), file };
    server = createServer(createStaticHandler({ ...site, headers, onError }));
    origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  });
  afterAll(async () => {
    await closeServer(server);
    removeSite();
  });
  return (target, headers = {}, options = {}) => rawRequest(origin, target, { headers, ...options });
}
