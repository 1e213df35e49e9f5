import { describe, expect, test } from 'vitest';
import { serveFixture } from '../test-support/static-server.ts';

const get = serveFixture();

describe('paths', () => {
  test.each<[target: string, status: number, location?: string]>([
    ['/', 200],
    ['/?q=1', 200],
    ['/#part', 200],
    ['/services/azure', 200],
    ['/services/azure?from=home', 200],
    ['/careers/JobApplicationform', 200],
    ['/services/%61zure', 200],
    ['/robots.txt', 200],
    // Another case or a trailing slash of a known page leads to it; the query comes along untouched.
    ['/Services/Azure', 301, '/services/azure'],
    ['/SERVICES/azure/', 301, '/services/azure'],
    ['/services/azure/', 301, '/services/azure'],
    ['/services/azure/?a=1&b=%2F..', 301, '/services/azure?a=1&b=%2F..'],
    ['/services/%41zure', 301, '/services/azure'],
    ['/careers/jobapplicationform', 301, '/careers/JobApplicationform'],
    ['/CAREERS/JOBAPPLICATIONFORM/?x', 301, '/careers/JobApplicationform?x'],
    ['/services/azure/?next=//evil.example', 301, '/services/azure?next=//evil.example'],
    // An old address leads on, and keeps the query in front of a fragment.
    ['/old/azure', 301, '/services/azure'],
    ['/OLD/Azure/?a=1', 301, '/services/azure?a=1'],
    ['/jobs.php?id=7', 301, '/careers/JobApplicationform?id=7#form'],
    ['/shop?cart=1', 301, 'https://shop.example.com/start?from=site&cart=1'],
    ['/%C3%BCber-uns', 301, '/'],
    ['/old//azure', 404],
    ['/old', 404],
    // Nothing else is guessed at.
    ['/Robots.txt', 404],
    ['/robots.txt/', 404],
    ['/index.html', 404],
    ['/services/azure.html', 404],
    ['/404.html', 404],
    ['/services', 404],
    ['/services/azure//', 404],
    ['/services//azure', 404],
    ['//', 404],
    ['//evil.example/Services/Azure', 404],
    ['///evil.example', 404],
    ['/\\evil.example/Services', 404],
    ['/\\/evil.example', 404],
    ['/%5cevil.example/', 404],
    ['/%2f%2fevil.example/Services/Azure', 404],
    ['/%2Fevil.example', 404],
    ['/services%2Fazure', 404],
    ['/./services/azure', 404],
    ['/services/./azure', 404],
    ['/../services/azure', 404],
    ['/services/azure/..', 404],
    ['/%2e%2e/server/routes.json', 404],
    ['/%2E/services/azure', 404],
    ['/..%2fserver%2froutes.json', 404],
    ['/assets/..%5c..%5cserver', 404],
    ['/services/azure%00', 404],
    ['/services/azure%20', 404],
    ['/services/azure%0d%0aX-Injected:1', 404],
    ['/services/az%C5%ABre', 404],
    ['/industries/ban%E2%84%AAing', 404],
    ['/__proto__', 404],
    ['/constructor', 404],
    ['/%', 400],
    ['/%zz', 400],
    ['/%c3%28', 400],
    ['/services/azure%e0%a4%a', 400],
    ['http://evil.example/Services/Azure', 400],
    ['*', 400],
  ])('%s answers %i', async (target, status, location) => {
    const response = await get(target);
    expect([response.status, response.headers.location]).toEqual([status, location]);
    expect(response.headers['x-everywhere']).toBe('yes');
  });

  test('caches keep a redirect of an old address for a day, and one to a page’s own address for an hour', async () => {
    const rules = [await get('/old/azure'), await get('/services/azure/')].map(
      ({ headers }) => headers['cache-control'],
    );
    expect(rules).toEqual(['max-age=86400', 'max-age=3600']);
  });

  test('an unknown path shows the not-found page, which no cache keeps', async () => {
    const response = await get('/nowhere');
    expect(response.text).toContain('<title>Not found</title>');
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(response.headers.etag).toBeUndefined();
  });
});
