/** Every kind of answer gets what the HTTP Observatory has to give. */
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { endpoints } from '@website/forms/endpoints';
import { builtFor, fixtureSite, page } from '../test-support/fixture-site.ts';
import { observatoryScore } from './test-support/observatory.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { startTestServer } from '../test-support/test-server.ts';

const publicSite = { SITE_URL: 'https://www.example.com' };
const script = `<script type="module" src="/assets/app-1a2b.js" integrity="sha256-abc"></script>`;

/** A server of a public site, whose pages have a script as the built ones do. */
async function startPublic(env: Readonly<Record<string, string>> = {}) {
  const pages = {
    'site/index.html': page('Home') + script,
    'site/404.html': page('Not found') + script,
  };
  const siteDir = fixtureSite({ ...builtFor(publicSite), ...pages });
  return startTestServer({ ...publicSite, ...env, SITE_DIR: siteDir });
}

/** Everything that comes back on a connection for these bytes, as an answer. */
async function answerTo(siteUrl: string, bytes: string) {
  const { hostname, port } = new URL(siteUrl);
  const socket = connect(Number(port), hostname);
  socket.end(bytes);
  const [head = '', text = ''] = (await readText(socket)).split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status: Number(status.split(' ')[1]), headers, text };
}

describe('the Observatory gives', () => {
  // What is no page has no script to check, and can have 130 at most.
  test.each<[target: string, status: number, score: number, method?: string]>([
    ['/', 200, 135],
    ['/%zz', 400, 130],
    ['/services/azure', 200, 130],
    ['/Services/Azure', 301, 130],
    ['/nowhere/at/all', 404, 135],
    ['/robots.txt', 200, 130],
    ['/assets/app-1a2b.js', 200, 130],
    ['/assets/loop-3c4d.mp4', 200, 130],
    ['/', 405, 130, 'DELETE'],
    ['/healthz', 200, 130],
    ['/readyz', 200, 130],
    ['/api/nothing', 404, 130],
    [`${endpoints.botCheckChallenge}?action=contact_form`, 200, 130],
    [endpoints.botCheckChallenge, 400, 130],
    [endpoints.sendMessage, 405, 130],
    [endpoints.sendMessage, 400, 130, 'POST'],
    [endpoints.applications, 400, 130, 'POST'],
  ])('%s, answered with %i, %i points', async (target, status, score, method = 'GET') => {
    const { siteUrl } = await startPublic();
    const answer = await rawRequest(siteUrl, target, { method });
    expect([answer.status, observatoryScore(answer)]).toEqual([status, score]);
  });

  const host = 'Host: www.example.com\r\n';
  test.each([
    ['garbage', 'What?\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts', `GET / HTTP/1.1\r\n${host}${host}\r\n`, 400],
    ['endless headers', `GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
    ['an unknown expectation', `GET / HTTP/1.1\r\n${host}Expect: tea\r\n\r\n`, 417],
  ])('130 points where Node refuses %s', async (_, bytes, status) => {
    const { siteUrl } = await startPublic();
    const answer = await answerTo(siteUrl, bytes);
    expect([answer.status, observatoryScore(answer)]).toEqual([status, 130]);
    expect(answer.headers.connection).toBe('close');
  });

  test('130 points where somebody has posted too often', async () => {
    const { siteUrl } = await startPublic({ RATE_LIMIT_SUBMISSIONS: '1' });
    await rawRequest(siteUrl, endpoints.sendMessage, { method: 'POST' });
    const answer = await rawRequest(siteUrl, endpoints.sendMessage, { method: 'POST' });
    expect([answer.status, observatoryScore(answer)]).toEqual([429, 130]);
  });
});

test('HTTP/1.0 may leave its host out, and what follows an answer on a connection never ends up inside it', async () => {
  const { siteUrl } = await startPublic();
  expect((await answerTo(siteUrl, 'GET /robots.txt HTTP/1.0\r\n\r\n')).status).toBe(200);
  const { text, headers } = await answerTo(
    siteUrl,
    'GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\nWhat?\r\n\r\n',
  );
  expect(text.slice(0, Number(headers['content-length']))).toBe('User-agent: *\n');
});
