/** Serves a loaded site over `node:http`. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { parseAccept } from 'hono/utils/accept';
import { searchPath, searchQuery } from '@website/forms/endpoints';
import { comparablePath } from '@website/forms/built-site';
import type { SearchPages } from './drawn-pages.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { type Coding, type SiteFile, codings } from './site-file.ts';
import type { Site } from './site-files.ts';

type RequestTarget = { path: string; query: string };

/** Matches an encoded separator or NUL. Two programs could understand such a path differently. */
const deceptive = /%(?:2f|5c|00)|\\/i;

/** Returns 400 for a path that is not absolute or has faulty escapes (`/%zz`), 404 for `/a%2fb` and `/../a`. */
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

/** Chooses by the client's weights, then by our order (RFC 9110, 12.5.3); `identity` even if the client refused it. */
function chooseCoding(header: string | undefined, available: (coding: Coding) => boolean): Coding {
  if (header === undefined || header === '') return 'identity';
  const weights = new Map(
    parseAccept(header.toLowerCase()).map(({ type, q }) => [type === 'x-gzip' ? 'gzip' : type, q]),
  );
  const any = weights.get('*');
  let best: Coding = 'identity';
  let bestWeight = 0;
  for (const coding of codings) {
    // `identity` is acceptable unless the client refused it, but a coding that the client names comes first.
    const weight = weights.get(coding) ?? any ?? (coding === 'identity' ? 0.0001 : 0);
    if (weight > bestWeight && available(coding)) [best, bestWeight] = [coding, weight];
  }
  return best;
}

/**
 * Reads a `Range` header (RFC 9110, 14). Undefined means the whole body: another unit, several ranges or none. 416
 * means that the range is outside the body.
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

export type StaticOptions = Pick<Site, 'files' | 'pages' | 'redirects' | 'notFound' | 'search' | 'error'> & {
  headers: SecurityHeaders;
  /** Is called with an error of the handler itself. The visitor gets the error page. */
  onError: (error: unknown) => void;
};

function listsTag(header: string, etag: string): boolean {
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

type Serving = StaticOptions & {
  canonical: ReadonlyMap<string, string>;
  /** The headers of a page, by its style hashes. A page's policy names only the styles of that page. */
  pageHeaders: WeakMap<readonly string[], OutgoingHttpHeaders>;
  noPage: OutgoingHttpHeaders;
};

type Exchange = { serving: Serving; request: IncomingMessage; response: ServerResponse };

function headersOf({ headers, pageHeaders }: Serving, { type, styleHashes }: SiteFile): OutgoingHttpHeaders {
  if (!type.startsWith('text/html')) return headers.file;
  const cached = pageHeaders.get(styleHashes) ?? headers.page(styleHashes);
  pageHeaders.set(styleHashes, cached);
  return cached;
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

function sendText(exchange: Exchange, status: number, text: string, headers?: OutgoingHttpHeaders): void {
  const all = {
    ...exchange.serving.noPage,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  };
  send(exchange, status, all, Buffer.from(text));
}

const isNegotiable = ({ variants }: SiteFile): boolean => Object.keys(variants).length > 1;

/** Returns the file in the coding for this client, with the headers that describe the coding. */
function describe({ serving, request }: Exchange, file: SiteFile) {
  const coding = chooseCoding(request.headers['accept-encoding'], (name) => name in file.variants);
  const headers = {
    ...headersOf(serving, file),
    'Content-Type': file.type,
    ...(isNegotiable(file) && { Vary: 'Accept-Encoding' }),
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
  };
  return {
    variant: file.variants[coding] ?? file.variants.identity,
    headers: headers as OutgoingHttpHeaders,
  };
}

function sendStatusPage(
  exchange: Exchange,
  status: number,
  page: SiteFile,
  more?: OutgoingHttpHeaders,
): void {
  const { variant, headers } = describe(exchange, page);
  send(exchange, status, { ...headers, 'Cache-Control': 'no-store', ...more }, variant.body);
}

function sendFile(exchange: Exchange, file: SiteFile): void {
  const { request, response } = exchange;
  const { variant, headers: description } = describe(exchange, file);
  const { body, etag } = variant;
  const headers = { ...description, ETag: etag, 'Cache-Control': file.cacheControl };
  const { range: rangeHeader, 'if-range': condition = etag, 'if-none-match': ifNoneMatch } = request.headers;
  if (ifNoneMatch !== undefined && listsTag(ifNoneMatch, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  // A file with several codings is sent whole. Only media players request ranges, and films have a single coding.
  if (isNegotiable(file)) return send(exchange, 200, headers, body);
  const ranged = { ...headers, 'Accept-Ranges': 'bytes' };
  const isRanged = request.method === 'GET' && rangeHeader !== undefined && condition === etag;
  const range = isRanged ? readRange(rangeHeader, body.length) : undefined;
  if (range === undefined) return send(exchange, 200, ranged, body);
  if (range === 416) {
    const size = { 'Content-Range': `bytes */${body.length}` };
    return sendText(exchange, 416, 'Range Not Satisfiable', size);
  }
  const part = { ...ranged, 'Content-Range': `bytes ${range.first}-${range.last}/${body.length}` };
  return send(exchange, 206, part, body.subarray(range.first, range.last + 1));
}

/** Adds the query of a request to an address, which may have a query and a fragment of its own. */
function withQuery(address: string, query: string): string {
  const [, start = '', fragment = ''] = /^([^#]*)(.*)$/.exec(address) ?? [];
  // A header may contain only printable ASCII safely.
  const safe = query.replace(/[^\x21-\x7e]/g, encodeURIComponent);
  return start + (start.includes('?') ? safe.replace('?', '&') : safe) + fragment;
}

/** Returns the query of a search; empty if the request is no search. */
const queryOf = ({ path, query }: RequestTarget): string =>
  path === searchPath
    ? (new URLSearchParams(query).get(searchQuery.name)?.slice(0, searchQuery.maxLength).trim() ?? '')
    : '';

function sendResults(exchange: Exchange, { results, busy }: SearchPages, query: string): void {
  const page = results(query);
  if (page) return sendFile(exchange, page);
  return sendStatusPage(exchange, 503, busy(query), { 'Retry-After': 1 });
}

function answer(exchange: Exchange): void {
  const { serving } = exchange;
  const { method, url } = exchange.request;
  if (method !== 'GET' && method !== 'HEAD')
    return sendText(exchange, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
  const target = readTarget(url ?? '');
  if (target === 400) return sendText(exchange, 400, 'Bad Request');
  // Misleading paths get the plain not-found page, without suggestions.
  if (target === 404) return sendStatusPage(exchange, 404, serving.notFound(''));
  const query = serving.search ? queryOf(target) : '';
  if (serving.search && query !== '') return sendResults(exchange, serving.search, query);
  const file = serving.files.get(target.path);
  if (file) return sendFile(exchange, file);
  // A path with a doubled slash gets no redirect. The not-found page suggests the right page.
  const isDoubled = target.path.includes('//');
  const path = isDoubled ? '' : comparablePath(target.path);
  const home = serving.canonical.get(path);
  const location = home ?? serving.redirects.get(path);
  if (location === undefined) return sendStatusPage(exchange, 404, serving.notFound(target.path));
  return send(exchange, 301, {
    ...serving.noPage,
    Location: withQuery(location, target.query),
    'Cache-Control': home === undefined ? 'max-age=86400' : 'max-age=3600',
  });
}

export function createStaticHandler(options: StaticOptions) {
  const { pages, headers, error: errorPage, onError } = options;
  const serving: Serving = {
    ...options,
    canonical: new Map([...pages].map((path) => [comparablePath(path), path])),
    pageHeaders: new WeakMap(),
    noPage: headers.page([]),
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const exchange = { serving, request, response };
    try {
      answer(exchange);
    } catch (error) {
      onError(error);
      if (response.headersSent) response.destroy();
      else sendStatusPage(exchange, 500, errorPage);
    }
  };
}
