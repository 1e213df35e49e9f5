/** Serves a loaded site over plain `node:http`: a map look-up and one write per request. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { SecurityHeaders } from '../security-headers.ts';
import { readRange } from './byte-range.ts';
import { chooseCoding } from './content-coding.ts';
import { headerSafe, readTarget } from './request-target.ts';
import type { Site, SiteFile, Variant } from './site-files.ts';

/** The part of a loaded site the handler serves. */
export type StaticOptions = Pick<Site, 'files' | 'pages' | 'notFound' | 'error'> & {
  /** Sent with pages and refusals, and with all other files. */
  headers: SecurityHeaders;
  /** Told of a fault in the handler itself; the visitor gets the error page. */
  onError: (error: unknown) => void;
};

const rulesPath = '/speculation-rules.json';

/** Paths are matched without regard to the case of ASCII letters; other alphabets have no pages here. */
function fold(path: string): string {
  return path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Whether a list of entity tags names this one; the weak mark makes no difference here. */
function listsTag(header: string, etag: string): boolean {
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Handles GET and HEAD for a site's pages and files, and answers everything else with the right refusal. */
export function createStaticHandler(options: StaticOptions) {
  const { files, pages, notFound, error: errorPage } = options;
  const canonical = new Map([...pages].map((path) => [fold(path), path]));
  const pageHeaders = files.has(rulesPath)
    ? { ...options.headers.page, 'Speculation-Rules': `"${rulesPath}"` }
    : options.headers.page;

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    headers: OutgoingHttpHeaders,
    body?: Buffer,
  ) {
    response.writeHead(status, { ...headers, 'Content-Length': body?.length ?? 0 });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  function sendText(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    text: string,
    headers?: OutgoingHttpHeaders,
  ) {
    const all = {
      ...options.headers.page,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    };
    send(request, response, status, all, Buffer.from(text));
  }

  /** The negotiated form of a file with the headers that describe it. */
  function describe(
    request: IncomingMessage,
    file: SiteFile,
  ): { variant: Variant; headers: OutgoingHttpHeaders } {
    const coding = chooseCoding(request.headers['accept-encoding'], (name) => name in file.variants);
    const negotiable = Object.keys(file.variants).length > 1;
    const headers = {
      ...(file.type.startsWith('text/html') ? pageHeaders : options.headers.file),
      'Content-Type': file.type,
      ...(negotiable && { Vary: 'Accept-Encoding' }),
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    };
    return { variant: file.variants[coding] ?? file.variants.identity, headers };
  }

  /** A page that stands for a status. Never cached: the address may mean something else tomorrow. */
  function sendStatusPage(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    page: SiteFile,
  ) {
    const { variant, headers } = describe(request, page);
    send(request, response, status, { ...headers, 'Cache-Control': 'no-store' }, variant.body);
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile) {
    const { variant, headers: description } = describe(request, file);
    const { body, etag } = variant;
    const headers = { ...description, ETag: etag, 'Cache-Control': file.cacheControl };
    const known = request.headers['if-none-match'];
    if (known !== undefined && listsTag(known, etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    // Ranges serve media players; what is compressed is small and always sent whole.
    if (Object.keys(file.variants).length > 1) return send(request, response, 200, headers, body);
    const ranged = { ...headers, 'Accept-Ranges': 'bytes' };
    const wanted = request.method === 'GET' ? request.headers.range : undefined;
    const condition = request.headers['if-range'];
    if (wanted === undefined || (condition !== undefined && condition !== etag))
      return send(request, response, 200, ranged, body);
    const range = readRange(wanted, body.length);
    if (range === undefined) return send(request, response, 200, ranged, body);
    if (range === 416) {
      const size = { 'Content-Range': `bytes */${body.length}` };
      return sendText(request, response, 416, 'Range Not Satisfiable', size);
    }
    const part = { ...ranged, 'Content-Range': `bytes ${range.first}-${range.last}/${body.length}` };
    return send(request, response, 206, part, body.subarray(range.first, range.last + 1));
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(request, response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
    const target = readTarget(request.url ?? '');
    if (target === 400) return sendText(request, response, 400, 'Bad Request');
    if (target === 404) return sendStatusPage(request, response, 404, notFound);
    const file = files.get(target.path);
    if (file) return sendFile(request, response, file);
    const home = canonical.get(fold(target.path.replace(/(.)\/$/, '$1')));
    if (home === undefined) return sendStatusPage(request, response, 404, notFound);
    const location = home + headerSafe(target.query);
    return send(request, response, 301, {
      ...options.headers.page,
      Location: location,
      'Cache-Control': 'max-age=3600',
    });
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    try {
      answer(request, response);
    } catch (error) {
      options.onError(error);
      if (response.headersSent) response.destroy();
      else sendStatusPage(request, response, 500, errorPage);
    }
  };
}
