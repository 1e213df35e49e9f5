import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { endpoints } from '@website/forms/endpoints';
import { protocolTexts } from '@website/forms/messages';
import { goodMessage, nativeHeaders, postJson, sendBody } from '../test-support/contact-client.ts';
import { type RawRequest, rawRequest } from '../test-support/raw-request.ts';
import { startSmtpInbox } from '../test-support/smtp-inbox.ts';
import { startTestServer } from '../test-support/test-server.ts';

describe('who may send', () => {
  const form = new URLSearchParams(goodMessage).toString();

  test('a native post without a token arrives marked, and ends on a page', async () => {
    const smtp = await startSmtpInbox();
    const { siteUrl } = await startTestServer({ SMTP_URL: smtp.url, RATE_LIMIT_UNVERIFIED: '1' });
    const post = (body: string) =>
      rawRequest(siteUrl, endpoints.sendMessageForm, { method: 'POST', headers: nativeHeaders, body });
    const page = await post(form);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<title>Sent</title>');
    expect(page.text).toContain('<p role="status">Sent</p>');
    expect(page.headers['content-security-policy']).toContain("style-src 'self' 'sha256-frame'; ");
    expect((await smtp.received(1))[0]?.mail.subject).toBe(`[website] [unverified] ${goodMessage.subject}`);
    expect((await post(form)).status).toBe(200);
    const limited = await post(`${form}+more`);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(limited.text).toContain(goodMessage.from_email);
  });

  test('other sites may not, whoever the visitor is', async () => {
    const { siteUrl } = await startTestServer({ SITE_URL: 'https://www.example.com' });
    const post = (headers: Record<string, string>) =>
      rawRequest(siteUrl, endpoints.sendMessage, {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Type': 'application/json', ...headers },
      });
    const foreign = await post({ Origin: 'https://evil.example' });
    expect([foreign.status, foreign.text]).toEqual([403, 'Forbidden']);
    expect((await post({ Origin: 'https://www.example.com' })).status).toBe(400);
    expect((await post({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    // A name of somebody else's that leads to this machine is not the public address.
    const rebound = await post({ Host: 'evil.example', Origin: 'http://evil.example' });
    expect([rebound.status, rebound.text]).toEqual([403, 'Forbidden']);
  });

  test.each(['/', '/readyz', endpoints.sendMessage])(
    'two hosts in one request for %s are refused',
    async (path) => {
      const { siteUrl } = await startTestServer();
      const { hostname, port } = new URL(siteUrl);
      const answerTo = async (hosts: string) => {
        const socket = connect(Number(port), hostname);
        socket.end(`GET ${path} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
        return (await readText(socket)).split('\r\n');
      };
      for (const hosts of ['Host: a.example\r\nHost: b.example', 'Host: a.example\r\nhOST: a.example']) {
        const lines = await answerTo(hosts);
        expect(lines[0]).toBe('HTTP/1.1 400 Bad Request');
        expect(lines.join('\n')).toContain('Content-Security-Policy: ');
      }
      expect((await answerTo('Host: a.example'))[0]).not.toContain(' 400 ');
    },
  );

  test('the host of a target in absolute form counts, whatever the header says', async () => {
    const { siteUrl } = await startTestServer();
    const answerTo = async (path: string, options: RawRequest = {}) =>
      (await rawRequest(siteUrl, `http://a.example${path}`, options)).status;
    const post = (origin: string) =>
      answerTo(endpoints.sendMessage, {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Type': 'application/json', Host: 'b.example', Origin: origin },
      });
    expect(await post('http://a.example')).toBe(400);
    expect(await post('http://b.example')).toBe(403);
    for (const path of ['', '?query', '/', '/?query', '/healthz']) expect(await answerTo(path)).toBe(200);
    expect(await answerTo('@b.example/')).toBe(400);
    expect(await answerTo('//evil.example/')).toBe(404);
  });

  test.each([
    ['chunked', 400, protocolTexts.publicKey],
    ['gzip, chunked', 501, 'Not Implemented'],
    ['chunked, gzip', 400, 'Bad Request'],
  ])('a body that comes as %s is answered with %d', async (coding, ...answer) => {
    const { siteUrl } = await startTestServer();
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': coding };
    const request = { method: 'POST', headers, body: '{}' };
    const { status, text } = await rawRequest(siteUrl, endpoints.sendMessage, request);
    expect([status, text]).toEqual(answer);
  });

  test('a caller is limited by address; a forwarded one counts only from a trusted proxy', async () => {
    const limits = { RATE_LIMIT_SUBMISSIONS: '2' };
    const statuses = async (siteUrl: string, forwarded: string[]) => {
      const found: number[] = [];
      for (const address of forwarded)
        found.push((await postJson(siteUrl, {}, { 'X-Forwarded-For': address })).status);
      return found;
    };
    const direct = await startTestServer(limits);
    expect(await statuses(direct.siteUrl, ['198.51.100.1', '198.51.100.2', '198.51.100.3'])).toEqual([
      422, 422, 429,
    ]);
    const proxied = await startTestServer({ ...limits, TRUST_PROXY: '127.0.0.1' });
    const found = await statuses(proxied.siteUrl, [
      '198.51.100.1',
      '198.51.100.1',
      '198.51.100.1',
      '6.6.6.6, 198.51.100.1',
      '198.51.100.2',
    ]);
    expect(found).toEqual([422, 422, 429, 429, 422]);
  });

  test('a body that stops coming does not hold the server', async () => {
    const { siteUrl } = await startTestServer({ BODY_TIMEOUT: '1' });
    const { hostname, port } = new URL(siteUrl);
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST ${endpoints.sendMessage} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
        );
      });
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('tooSlow')) resolve(text);
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a body announced as small and sent large is cut off', async () => {
    const { siteUrl } = await startTestServer();
    const body = sendBody({ ...goodMessage, padding: 'x'.repeat(70_000) });
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const response = await rawRequest(siteUrl, endpoints.sendMessage, { method: 'POST', headers, body });
    expect([response.status, response.text]).toEqual([413, 'tooLarge']);
  });
});

describe('challenges', () => {
  test('are fresh, uncached, and only for known actions', async () => {
    const { siteUrl } = await startTestServer({ RATE_LIMIT_CHALLENGES: '3' });
    const get = (query: string) => rawRequest(siteUrl, endpoints.botCheckChallenge + query);
    const first = await get('?action=contact_form');
    expect(first.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(first.text)).toMatchObject({ parameters: { data: { action: 'contact_form' } } });
    expect((await get('?action=job_application')).text).not.toBe(first.text);
    expect((await get('?action=other')).status).toBe(400);
    expect(await get('?action=contact_form')).toMatchObject({ status: 429, text: 'Too Many Requests' });
  });

  test('are none under reCAPTCHA, which the policy then lets in', async () => {
    const { siteUrl } = await startTestServer({ RECAPTCHA_SITE_KEY: 'a', RECAPTCHA_SECRET_KEY: 'b' });
    expect((await rawRequest(siteUrl, endpoints.botCheckChallenge)).status).toBe(404);
    const page = await rawRequest(siteUrl, '/');
    expect(page.headers['content-security-policy']).toContain('https://www.gstatic.com/recaptcha/');
  });
});
