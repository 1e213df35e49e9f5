/** Serves a loaded site over `node:http`. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { SecurityHeaders } from './security-headers.ts';
import { type Coding, type Site, type SiteFile, type Variant, codings } from './site-files.ts';

/** A request target: `path` percent-decoded, `query` raw with its `?`, or empty. */
type RequestTarget = { path: string; query: string };

/** An encoded separator or NUL: two programs could read it differently. */
const deceptive = /%(?:2f|5c|00)|\\/i;

/**
 * Reads `request.url`. Returns 400 for a target that is no absolute path with well-formed escapes (`*`, `/%zz`), and 404
 * for a path that no file may have (`/..`, `/a%2fb`).
 */
function readTarget(url: string): RequestTarget | 400 | 404 {
  if (!url.startsWith('/')) return 400;
  const end = url.search(/[?#]/);
  const rawPath = end === -1 ? url : url.slice(0, end);
  const query = end === -1 || url[end] === '#' ? '' : url.slice(end).replace(/#.*/, '');
  let path = rawPath;
  if (rawPath.includes('%')) {
    try {
      path = decodeURIComponent(rawPath);
    } catch {
      return 400;
    }
  }
  if (deceptive.test(rawPath) || /\/\.\.?(?:\/|$)/.test(path)) return 404;
  return { path, query };
}

/**
 * The best of the `available` codings that the client accepts: by its weights, then by our order (RFC 9110, 12.5.3).
 * `identity` is sent where nothing else fits, also when the client refused it, as the RFC allows.
 */
function chooseCoding(header: string | undefined, available: (coding: Coding) => boolean): Coding {
  if (header === undefined || header === '') return 'identity';
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isNaN(weight) ? 0 : weight);
  }
  const any = weights.get('*');
  let best: Coding = 'identity';
  let bestWeight = 0;
  for (const coding of codings) {
    // `identity` is acceptable unless refused, but a coding that the client names comes first.
    const weight = weights.get(coding) ?? any ?? (coding === 'identity' ? 0.0001 : 0);
    if (weight > bestWeight && available(coding)) [best, bestWeight] = [coding, weight];
  }
  return best;
}

/**
 * Reads a `Range` header for a body of `size` bytes (RFC 9110, 14): the first and the last byte. Undefined means that the
 * whole body is sent: for another unit, several ranges, or no range at all. 416: the range lies outside the body.
 */
function readRange(header: string, size: number): { first: number; last: number } | 416 | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 416 : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 416 : { first, last };
}

export type StaticOptions = Pick<Site, 'files' | 'pages' | 'notFound' | 'error'> & {
  headers: SecurityHeaders;
  /** Receives a fault of the handler itself; the visitor gets the error page. */
  onError: (error: unknown) => void;
};

/** Paths are matched without regard to the case of ASCII letters; no page has others. */
const fold = (path: string): string => path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Whether a list of entity tags names this tag, weak or strong. */
function listsTag(header: string, etag: string): boolean {
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

type Exchange = { request: IncomingMessage; response: ServerResponse };

type Serving = StaticOptions & {
  /** The canonical path of each page by its folded path. */
  canonical: ReadonlyMap<string, string>;
  /** Headers of pages by their style hashes. The policy of a page names only its own styles. */
  pageHeaders: WeakMap<readonly string[], OutgoingHttpHeaders>;
  /** Headers of refusals and redirects. */
  noPage: OutgoingHttpHeaders;
};

function headersOf({ headers, pageHeaders }: Serving, { type, styleHashes }: SiteFile): OutgoingHttpHeaders {
  if (!type.startsWith('text/html')) return headers.file;
  const known = pageHeaders.get(styleHashes) ?? headers.page(styleHashes);
  pageHeaders.set(styleHashes, known);
  return known;
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

/** Whether a file has several codings. Compressed files are small. */
const isNegotiable = ({ variants }: SiteFile): boolean => Object.keys(variants).length > 1;

/** The negotiated form of a file with the headers that describe it. */
function describe(
  serving: Serving,
  request: IncomingMessage,
  file: SiteFile,
): { variant: Variant; headers: OutgoingHttpHeaders } {
  const coding = chooseCoding(request.headers['accept-encoding'], (name) => name in file.variants);
  const headers = {
    ...headersOf(serving, file),
    'Content-Type': file.type,
    ...(isNegotiable(file) && { Vary: 'Accept-Encoding' }),
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
  };
  return { variant: file.variants[coding] ?? file.variants.identity, headers };
}

/** Sends a page for a status. It is never cached: the address may have a page tomorrow. */
function sendStatusPage(serving: Serving, exchange: Exchange, status: number, page: SiteFile): void {
  const { variant, headers } = describe(serving, exchange.request, page);
  send(exchange, status, { ...headers, 'Cache-Control': 'no-store' }, variant.body);
}

function sendFile(serving: Serving, exchange: Exchange, file: SiteFile): void {
  const { request, response } = exchange;
  const { variant, headers: description } = describe(serving, request, file);
  const { body, etag } = variant;
  const headers = { ...description, ETag: etag, 'Cache-Control': file.cacheControl };
  const { range: rangeHeader, 'if-range': condition = etag, 'if-none-match': ifNoneMatch } = request.headers;
  if (ifNoneMatch !== undefined && listsTag(ifNoneMatch, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  // Only media players need ranges.
  if (isNegotiable(file)) return send(exchange, 200, headers, body);
  const ranged = { ...headers, 'Accept-Ranges': 'bytes' };
  const isRanged = request.method === 'GET' && rangeHeader !== undefined && condition === etag;
  const range = isRanged ? readRange(rangeHeader, body.length) : undefined;
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
  // A doubled slash does not redirect: the not-found page suggests the page.
  const isDoubled = target.path.includes('//');
  const home = isDoubled ? undefined : serving.canonical.get(fold(target.path.replace(/(.)\/$/, '$1')));
  if (home === undefined) return sendStatusPage(serving, exchange, 404, serving.notFound(target.path));
  return send(exchange, 301, {
    ...serving.noPage,
    // Only printable ASCII is safe in a header.
    Location: home + target.query.replace(/[^\x21-\x7e]/g, encodeURIComponent),
    'Cache-Control': 'max-age=3600',
  });
}

/** Handles GET and HEAD for a site's pages and files, and answers everything else with the right refusal. */
export function createStaticHandler(options: StaticOptions) {
  const { pages, headers, error: errorPage, onError } = options;
  const serving: Serving = {
    ...options,
    canonical: new Map([...pages].map((path) => [fold(path), path])),
    pageHeaders: new WeakMap(),
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
