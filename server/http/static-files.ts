/** Serves a loaded site over plain `node:http`: a map look-up and one write per request. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { SecurityHeaders } from './security-headers.ts';
import { readRange } from './byte-range.ts';
import { chooseCoding } from './content-coding.ts';
import { headerSafe, readTarget } from './request-target.ts';
import type { SiteFile, Variant } from './site-file.ts';
import type { Site } from './site-files.ts';

/** The part of a loaded site the handler serves. */
export type StaticOptions = Pick<Site, 'files' | 'pages' | 'notFound' | 'error'> & {
  /** Sent with pages and refusals, and with all other files. */
  headers: SecurityHeaders;
  /** Told of a fault in the handler itself; the visitor gets the error page. */
  onError: (error: unknown) => void;
};

/** Paths are matched without regard to the case of ASCII letters; other alphabets have no pages here. */
function fold(path: string): string {
  return path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Whether a list of entity tags names this one; the weak mark makes no difference here. */
function listsTag(header: string, etag: string): boolean {
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** A request with its response. */
type Exchange = { request: IncomingMessage; response: ServerResponse };

/** A site ready to be served. */
type Serving = StaticOptions & {
  /** The one spelling of each page's path, by its folded path. */
  canonical: ReadonlyMap<string, string>;
  /** The headers of a page, whose policy names its own styles alone; other files have the same for all. */
  headersOf: (file: SiteFile) => OutgoingHttpHeaders;
  /** Headers of refusals and redirects. */
  noPage: OutgoingHttpHeaders;
};

/** Puts the headers of pages together once for each list of styles, of which there are as many as pages. */
function createHeadersOf({ headers }: StaticOptions): Serving['headersOf'] {
  const known = new WeakMap<readonly string[], Readonly<Record<string, string>>>();
  return ({ type, styleHashes }) => {
    if (!type.startsWith('text/html')) return headers.file;
    const made = known.get(styleHashes) ?? headers.page(styleHashes);
    known.set(styleHashes, made);
    return made;
  };
}

function send(
  { request, response }: Exchange,
  status: number,
  headers: OutgoingHttpHeaders,
  body?: Buffer,
): void {
  response.writeHead(status, { ...headers, 'Content-Length': body?.length ?? 0 });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendText(
  serving: Serving,
  exchange: Exchange,
  status: number,
  text: string,
  headers?: OutgoingHttpHeaders,
): void {
  const all = {
    ...serving.noPage,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  };
  send(exchange, status, all, Buffer.from(text));
}

/** The negotiated form of a file with the headers that describe it. */
function describe(
  serving: Serving,
  request: IncomingMessage,
  file: SiteFile,
): { variant: Variant; headers: OutgoingHttpHeaders } {
  const coding = chooseCoding(request.headers['accept-encoding'], (name) => name in file.variants);
  const negotiable = Object.keys(file.variants).length > 1;
  const headers = {
    ...serving.headersOf(file),
    'Content-Type': file.type,
    ...(negotiable && { Vary: 'Accept-Encoding' }),
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
  };
  return { variant: file.variants[coding] ?? file.variants.identity, headers };
}

/** A page that stands for a status. Never cached: the address may mean something else tomorrow. */
function sendStatusPage(serving: Serving, exchange: Exchange, status: number, page: SiteFile): void {
  const { variant, headers } = describe(serving, exchange.request, page);
  send(exchange, status, { ...headers, 'Cache-Control': 'no-store' }, variant.body);
}

/** The part of a body that a request asks for; undefined when it is to have all of it. */
function wantedRange({ method, headers }: IncomingMessage, etag: string, length: number) {
  const condition = headers['if-range'];
  if (method !== 'GET' || headers.range === undefined) return undefined;
  return condition === undefined || condition === etag ? readRange(headers.range, length) : undefined;
}

function sendFile(serving: Serving, exchange: Exchange, file: SiteFile): void {
  const { request, response } = exchange;
  const { variant, headers: description } = describe(serving, request, file);
  const { body, etag } = variant;
  const headers = { ...description, ETag: etag, 'Cache-Control': file.cacheControl };
  const known = request.headers['if-none-match'];
  if (known !== undefined && listsTag(known, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  // Ranges serve media players; what is compressed is small and always sent whole.
  if (Object.keys(file.variants).length > 1) return send(exchange, 200, headers, body);
  const ranged = { ...headers, 'Accept-Ranges': 'bytes' };
  const range = wantedRange(request, etag, body.length);
  if (range === undefined) return send(exchange, 200, ranged, body);
  if (range === 416) {
    const size = { 'Content-Range': `bytes */${body.length}` };
    return sendText(serving, exchange, 416, 'Range Not Satisfiable', size);
  }
  const part = { ...ranged, 'Content-Range': `bytes ${range.first}-${range.last}/${body.length}` };
  return send(exchange, 206, part, body.subarray(range.first, range.last + 1));
}

function answer(serving: Serving, exchange: Exchange): void {
  const { method, url } = exchange.request;
  if (method !== 'GET' && method !== 'HEAD')
    return sendText(serving, exchange, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
  const target = readTarget(url ?? '');
  if (target === 400) return sendText(serving, exchange, 400, 'Bad Request');
  // Misleading paths get the plain not-found page, without suggestions.
  if (target === 404) return sendStatusPage(serving, exchange, 404, serving.notFound(''));
  const file = serving.files.get(target.path);
  if (file) return sendFile(serving, exchange, file);
  // With a slash too many an address leads nowhere; the page that was meant is suggested.
  const isDoubled = target.path.includes('//');
  const home = isDoubled ? undefined : serving.canonical.get(fold(target.path.replace(/(.)\/$/, '$1')));
  if (home === undefined) return sendStatusPage(serving, exchange, 404, serving.notFound(target.path));
  return send(exchange, 301, {
    ...serving.noPage,
    Location: home + headerSafe(target.query),
    'Cache-Control': 'max-age=3600',
  });
}

/** Handles GET and HEAD for a site's pages and files, and answers everything else with the right refusal. */
export function createStaticHandler(options: StaticOptions) {
  const { pages, headers, error: errorPage, onError } = options;
  const serving: Serving = {
    ...options,
    canonical: new Map([...pages].map((path) => [fold(path), path])),
    headersOf: createHeadersOf(options),
    noPage: headers.page([]),
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const exchange = { request, response };
    try {
      answer(serving, exchange);
    } catch (error) {
      onError(error);
      if (response.headersSent) response.destroy();
      else sendStatusPage(serving, exchange, 500, errorPage);
    }
  };
}
