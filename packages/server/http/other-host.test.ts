import { expect, test } from 'vitest';
import { rawRequest } from '../test-support/raw-request.ts';
import { startTestServer } from '../test-support/test-server.ts';

const SITE_URL = 'https://www.example.com';

test('pages under another name lead to the public address, with path and query', async () => {
  const { siteUrl } = await startTestServer({ SITE_URL });
  const ask = (target: string, host: string, method = 'GET') =>
    rawRequest(siteUrl, target, { method, headers: { Host: host } });
  for (const host of ['example.com', 'OLD.example.org:443', 'www.example.com.']) {
    const answer = await ask('/services/azure?a=1', host);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe('https://www.example.com/services/azure?a=1');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
  const link = await ask('/your-message?id=1&key=2', 'example.com');
  expect(link.headers.location).toBe('https://www.example.com/your-message?id=1&key=2');
  expect((await ask('/', 'WWW.example.com:8443')).status).toBe(200);
});

test('checks, forms, and proxies that name this machine are answered under every name', async () => {
  const { siteUrl } = await startTestServer({ SITE_URL });
  const ask = (target: string, host: string, method = 'GET') =>
    rawRequest(siteUrl, target, { method, headers: { Host: host } });
  expect((await ask('/healthz', 'other.example.org')).status).toBe(200);
  expect((await ask('/api/v1.0/email/send', 'other.example.org', 'POST')).status).toBe(400);
  for (const host of ['127.0.0.1:3000', '[::1]:3000', 'localhost', 'website'])
    expect((await ask('/', host)).status).toBe(200);
});

test('without SITE_URL every name is served', async () => {
  const { siteUrl } = await startTestServer();
  const answer = await rawRequest(siteUrl, '/', { headers: { Host: 'other.example.org' } });
  expect(answer.status).toBe(200);
});
