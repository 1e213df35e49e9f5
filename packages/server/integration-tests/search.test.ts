import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { maxSearches } from '../http/drawn-pages.ts';
import { fixtureSite, page, routesOf } from '../test-support/fixture-site.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { startTestServer } from '../test-support/test-server.ts';

const site = (): string =>
  fixtureSite({
    'site/index.html': page('Home'),
    'site/search.html': page('Search'),
    'server/routes.json': routesOf([
      ['/', 'Home'],
      ['/search', 'Search'],
    ]),
    'server/csp.json': JSON.stringify({
      styleHashes: { 'search.html': ["'sha256-search'"] },
      scriptHashes: [],
    }),
  });

test('a search is answered with its results, escaped, with the query in the title', async () => {
  const { siteUrl, events } = await startTestServer({ SITE_DIR: site() });
  const { status, text, headers } = await rawRequest(siteUrl, '/search?q=%22%3Cazure%3E&x=1');
  expect(status).toBe(200);
  const query = '&quot;&lt;azure&gt;';
  expect(text).toBe(
    `<!doctype html><title>Search: ${query}</title><meta content="${query}"><p>${query}</p></html>`,
  );
  expect(headers['cache-control']).toBe('max-age=60');
  expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-search';");
  const etag = headers['etag'] ?? '';
  const again = await rawRequest(siteUrl, '/search?q=%22%3Cazure%3E', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  expect(JSON.stringify(events)).not.toContain('azure');
});

test('results are compressed', async () => {
  const { siteUrl } = await startTestServer({ SITE_DIR: site() });
  const { body, headers } = await rawRequest(siteUrl, '/search?q=azure', {
    headers: { 'Accept-Encoding': 'gzip' },
  });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body).toString()).toContain('<p>azure</p>');
});

test.each(['/search', '/search?q=', '/search?q=%20%20', '/search?other=azure'])(
  '%s, without a query, is the page as it was built',
  async (path) => {
    const { siteUrl } = await startTestServer({ SITE_DIR: site() });
    expect((await rawRequest(siteUrl, path)).text).toBe(page('Search'));
  },
);

test('search › many new queries at once › some get 503 with the query in the field, and may ask again in a second', async () => {
  const { siteUrl } = await startTestServer({ SITE_DIR: site() });
  const paths = Array.from({ length: 5 * maxSearches }, (_, index) => `/search?q=azure%3C${index}`);
  const answers = await Promise.all(paths.map((path) => rawRequest(siteUrl, path)));
  const refused = answers.find(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(maxSearches);
  expect(refused?.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  expect(refused?.headers['content-security-policy']).toContain("style-src 'self' 'sha256-search';");
  expect(refused?.text).toMatch(/<input value="azure&lt;\d+">Too many searches/);
});

test('a long query is shortened', async () => {
  const { siteUrl } = await startTestServer({ SITE_DIR: site() });
  const { status, text } = await rawRequest(siteUrl, `/search?q=${'a'.repeat(5000)}`);
  expect(status).toBe(200);
  expect(text).toContain(`<p>${'a'.repeat(100)}</p>`);
});
