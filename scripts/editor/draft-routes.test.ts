import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ContentError } from '../../app/reading/faults.ts';
import { draftRoutes } from './draft-routes.ts';
import type { Drafts } from './drafts.ts';

const drafts: Drafts = {
  check: (path, text) =>
    Promise.resolve({ faults: [{ path: [path], line: 1, message: String(text) }], advice: [] }),
  preview: (_path, text, options) =>
    text === 'bad'
      ? Promise.reject(new ContentError([{ file: 'home.yaml', path: 'name', text: 'is <wrong>' }]))
      : Promise.resolve(`${text} ${options?.theme} ${options?.page}`),
  touches: (_path, before, after) =>
    Promise.resolve({
      sameWords: [{ path: before, line: 1, words: String(after) }],
      linksHere: [],
      longTabs: [],
    }),
};

/** Starts a server with the routes. Returns its origin. */
async function start(): Promise<string> {
  const answer = draftRoutes(drafts);
  const server = createServer((request, response) => {
    void answer(request, response).then((isAnswered) => isAnswered || response.writeHead(418).end());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const path = 'content/home.yaml';

function ask(origin: string, name: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${origin}/edit/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

test('answers the three questions', async () => {
  const origin = await start();
  const check = await ask(origin, 'check', { path, text: null });
  expect(await check.json()).toEqual({ faults: [{ path: [path], line: 1, message: 'null' }], advice: [] });
  const touches = await ask(origin, 'touches', { path, before: 'old', text: 'new' });
  expect(await touches.json()).toMatchObject({ sameWords: [{ path: 'old', words: 'new' }] });
  const preview = await ask(origin, 'preview', { path, text: 'page', theme: 'dark', page: '/careers' });
  expect([preview.status, await preview.text()]).toEqual([200, 'page dark /careers']);
  expect(preview.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('a draft that makes no page is answered with a page of its faults', async () => {
  const preview = await ask(await start(), 'preview', { path, text: 'bad' });
  expect(preview.status).toBe(422);
  expect(await preview.text()).toContain('home.yaml: name: is &lt;wrong>');
});

test.each<[what: string, status: number, headers: Record<string, string>]>([
  ['another site', 403, { origin: 'https://www.example.com' }],
  ['another name of this machine', 403, { host: 'site.example.com', origin: 'http://site.example.com' }],
  ['a form', 415, { 'content-type': 'text/plain' }],
])('refuses %s', async (_what, status, headers) => {
  const origin = await start();
  // `fetch` may not set the header Host, so this request says it in the address of the origin only.
  expect((await ask(origin, 'check', { path, text: '' }, headers)).status).toBe(status);
});

test.each<[what: string, status: number, body: unknown]>([
  ['no JSON', 400, '{'],
  ['no path', 400, { text: '' }],
  ['a file outside of the content', 400, { path: 'content/../package.json', text: '' }],
  ['a file above the content', 400, { path: 'content/../secret.yaml', text: '' }],
  ['too much', 413, { path, text: 'x'.repeat(1_000_001) }],
])('refuses %s', async (_what, status, body) => {
  expect((await ask(await start(), 'check', body)).status).toBe(status);
});

test('other methods and questions are refused, and other addresses are left to the server', async () => {
  const origin = await start();
  expect((await fetch(`${origin}/edit/api/check`, { headers: { origin } })).status).toBe(405);
  expect((await ask(origin, 'save', { path, text: '' })).status).toBe(404);
  expect((await fetch(`${origin}/edit`)).status).toBe(418);
});
