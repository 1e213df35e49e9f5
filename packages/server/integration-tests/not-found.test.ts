import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fixtureSite, page, routesOf } from '../test-support/fixture-site.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { startTestServer } from '../test-support/test-server.ts';

const pages = [
  ['/', 'Home'],
  ['/about-us', 'About us'],
] as const;
const files = Object.fromEntries(
  pages.map(([path, name]) => [path === '/' ? 'site/index.html' : `site${path}.html`, page(name)]),
);

/** Asks a server of these pages for a path, as written. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const site = fixtureSite({ ...files, 'server/routes.json': routesOf(pages) });
  const { siteUrl, events } = await startTestServer({ SITE_DIR: site });
  const answer = await rawRequest(siteUrl, path, { headers, method });
  return { ...answer, events };
}
const links = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

describe('the not-found page', () => {
  test('is not asked for a page that is there', async () => {
    const { status, text } = await ask('/about-us');
    expect([status, text.includes('<title>About us</title>')]).toEqual([200, true]);
  });

  test.each(['/About', '/About?from=%3Cscript%3E', '/%41bout/', '//about/', '/about.html'])(
    'for %s names similar pages',
    async (path) => {
      const { status, text, headers } = await ask(path);
      expect([status, links(text)]).toEqual([404, ['/about-us']]);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-near';");
    },
  );

  test.each([
    '/xyzzy',
    '/about-us.png',
    '/about.php',
    '/%D1%83%D1%81%D0%BB%D1%83%D0%B3%D0%B8',
    '/a%2fabout',
    '//',
  ])('for %s is as the build drew it', async (path) => {
    const { status, text, headers } = await ask(path);
    expect([status, links(text), text.includes('<ul>')]).toEqual([404, [], false]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each([
    `/about${'a'.repeat(10_000)}`,
    `/${'about-'.repeat(1_600)}`,
    `/${'a/'.repeat(5_000)}`,
    '/about"><script>alert(1)</script>',
    '/about-%E2%9F%A6text:near.name.1%E2%9F%A7',
    '/%E2%9F%A6if:near%E2%9F%A7about',
    "/about'%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E",
  ])('says nothing of a hostile address: %.40s', async (path) => {
    const { status, text, events } = await ask(path);
    expect(status).toBe(404);
    expect(text).not.toMatch(/script|alert|onerror|⟦|aaaa|about-about/);
    expect(events.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('comes compressed, and as long to HEAD as to GET', async () => {
    const plain = await ask('/About');
    const [br, gzip] = [
      await ask('/About', { 'accept-encoding': 'br' }),
      await ask('/About', { 'accept-encoding': 'gzip' }),
    ];
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.body).toString()).toBe(plain.text);
    expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
    const head = await ask('/About', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([404, 0]);
    expect(head.headers['content-length']).toBe(plain.headers['content-length']);
  });
});
