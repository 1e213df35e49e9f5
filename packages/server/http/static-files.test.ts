import { createServer } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { film, fixtureSite, routesOf } from '../test-support/fixture-site.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { serveFixture } from '../test-support/static-server.ts';
import { closeServer, listen } from './http-server.ts';
import { SiteError, loadSite } from './site-files.ts';
import { createStaticHandler } from './static-files.ts';

const get = serveFixture();

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'])(
    '%s is refused by name',
    async (method) => {
      const response = await get('/', {}, { method });
      expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );

  test.each(['/', '/assets/loop-3c4d.mp4', '/nowhere', '/Services/Azure'])(
    'HEAD %s is GET without the body',
    async (target) => {
      const [head, whole] = [await get(target, {}, { method: 'HEAD' }), await get(target)];
      expect(head.body).toHaveLength(0);
      expect(head.status).toBe(whole.status);
      const { date: _, ...headers } = whole.headers;
      expect(head.headers).toMatchObject(headers);
    },
  );
});

test.each([
  ['/', true],
  ['/nowhere', true],
  ['/Services/Azure', true],
  ['/assets/loop-3c4d.mp4', false],
])('%s has the headers of its kind', async (target, isPage) => {
  const { headers } = await get(target);
  expect([headers['x-everywhere'], headers['x-page']]).toEqual(['yes', isPage ? 'yes' : undefined]);
});

describe('codings', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP;q=1.0', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['identity', undefined],
    ['identity;q=1, br;q=0.5', undefined],
    ['br;q=nonsense', 'br'],
    ['zstd', undefined],
    ['*;q=0', undefined],
    ['', undefined],
  ])('Accept-Encoding %s gets %s', async (accepted, coding) => {
    const response = await get('/', accepted === '' ? {} : { 'Accept-Encoding': accepted });
    expect(response.headers['content-encoding']).toBe(coding);
    expect(response.headers.vary).toBe('Accept-Encoding');
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ''] ?? ((body: Buffer) => body);
    expect(decode(response.body).toString()).toContain('<title>Home</title>');
  });

  test('every coding has a validator of its own', async () => {
    const accepted = ['br', 'gzip', 'identity'].map((coding) => get('/', { 'Accept-Encoding': coding }));
    const tags = new Set((await Promise.all(accepted)).map(({ headers }) => headers.etag));
    expect(tags.size).toBe(3);
  });

  test('compressed twins of the build are used, not served by their own name', async () => {
    const { files } = loadSite(fixtureSite({ 'site/robots.txt.br': 'twin' }));
    expect(files.get('/robots.txt')?.variants.br?.body.toString()).toBe('twin');
    expect(files.has('/robots.txt.br')).toBe(false);
  });
});

test('what pages of an earlier build name is served beside the files of this one, which come first', () => {
  const { files } = loadSite(
    fixtureSite({
      'earlier/assets/app-0f0f.js': 'export const text = 1;',
      'earlier/assets/app-1a2b.js': 'not this one',
    }),
  );
  const kept = files.get('/assets/app-0f0f.js');
  expect(kept?.variants.identity.body.toString()).toBe('export const text = 1;');
  expect(kept?.cacheControl).toContain('immutable');
  expect(files.get('/assets/app-1a2b.js')?.variants.identity.body.toString()).toContain('aaa');
});

test('a feed of articles has the media type of feeds, and other XML that of XML', () => {
  const { files } = loadSite(
    fixtureSite({ 'site/news/feed.xml': '<rss/>', 'site/sitemap.xml': '<urlset/>' }),
  );
  expect(files.get('/news/feed.xml')?.type).toBe('application/rss+xml');
  expect(files.get('/sitemap.xml')?.type).toBe('application/xml; charset=utf-8');
});

describe('caching', () => {
  test.each([
    ['/', 'max-age=60'],
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'public, max-age=3600'],
  ])('%s is kept for %s', async (target, rule) => {
    expect((await get(target)).headers['cache-control']).toBe(rule);
  });

  test.each(['/', '/assets/loop-3c4d.mp4'])('%s is not sent twice', async (target) => {
    const { headers } = await get(target);
    const etag = headers.etag ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get(target, { 'If-None-Match': known });
      expect([response.status, response.body.length, response.headers.etag]).toEqual([304, 0, etag]);
      expect(response.headers['cache-control']).toBe(headers['cache-control']);
    }
    expect((await get(target, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('the validator of one coding is not taken for another', async () => {
    const { headers } = await get('/', { 'Accept-Encoding': 'br' });
    expect((await get('/', { 'If-None-Match': headers.etag ?? '', 'Accept-Encoding': 'gzip' })).status).toBe(
      200,
    );
  });
});

describe('ranges of a film', () => {
  const path = '/assets/loop-3c4d.mp4';

  test.each<[range: string, first: number, last: number]>([
    ['bytes=0-0', 0, 0],
    ['bytes=0-', 0, 999],
    ['bytes=100-199', 100, 199],
    ['bytes=990-2000', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
    ['BYTES=5-6', 5, 6],
  ])('%s', async (range, first, last) => {
    const response = await get(path, { Range: range });
    expect(response.status).toBe(206);
    expect(response.headers['content-range']).toBe(`bytes ${first}-${last}/1000`);
    expect(response.body.equals(film.subarray(first, last + 1))).toBe(true);
  });

  test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s lies outside', async (range) => {
    const response = await get(path, { Range: range });
    expect([response.status, response.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  test.each(['bytes=2-1', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b', 'bytes=-', 'bytes'])(
    '%s is ignored',
    async (range) => {
      const response = await get(path, { Range: range });
      expect([response.status, response.body.length]).toEqual([200, 1000]);
      expect(response.headers['accept-ranges']).toBe('bytes');
    },
  );

  test('If-Range sends the part only of the same bytes', async () => {
    const etag = (await get(path)).headers.etag ?? '';
    expect((await get(path, { Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Sat, 21 Nov 2026 10:00:00 GMT'])
      expect((await get(path, { Range: 'bytes=0-1', 'If-Range': other })).status).toBe(200);
  });

  test('what is compressed is always sent whole', async () => {
    const response = await get('/', { Range: 'bytes=0-1' });
    expect([response.status, response.headers['accept-ranges']]).toEqual([200, undefined]);
  });
});

test('a fault shows the error page and nothing of itself', async () => {
  const site = loadSite(fixtureSite());
  const faults: unknown[] = [];
  const files = new Map(site.files);
  files.get = () => {
    throw new Error('secret detail');
  };
  const faulty = createServer(
    createStaticHandler({
      ...site,
      files,
      headers: { page: () => ({}), file: {} },
      onError: (error) => faults.push(error),
    }),
  );
  const address = `http://127.0.0.1:${await listen(faulty, 0, '127.0.0.1')}`;
  const response = await rawRequest(address, '/');
  await closeServer(faulty);
  expect(response.status).toBe(500);
  expect(response.text).toContain('<title>Unexpected Application Error!</title>');
  expect(response.text).not.toContain('secret');
  expect(faults).toHaveLength(1);
});

test('a missing build, and a missing page of it, are named', () => {
  expect(() => loadSite('nowhere')).toThrow(SiteError);
  const routes = routesOf([['/gone', 'Gone']]);
  expect(() => loadSite(fixtureSite({ 'server/routes.json': routes }))).toThrow(/gone\.html/);
});
