import { describe, expect, test } from 'vitest';
import { rawRequest } from '../../server/test-support/raw-request.ts';
import { setUp } from '../command/test-support/operator.ts';
import { openInbox } from '../command/test-support/web-client.ts';

const openOne = async () => {
  const operator = await setUp();
  return { ...operator, ...(await openInbox(operator.context)) };
};

test('the token gives a cookie and leaves the address', async () => {
  const { first, path, root, origin, send, printed } = await openOne();
  const token = path.replace(`${root}?token=`, '');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect([first.status, first.headers.location, first.text]).toEqual([303, root, '']);
  expect(first.headers['set-cookie']).toEqual([
    expect.stringMatching(/^inbox-\d+=[\w-]{43}; Path=[^;]+; HttpOnly; SameSite=Strict$/),
  ]);
  expect(String(first.headers['set-cookie'])).not.toContain(token);
  expect((await send('./')).text).not.toContain(token);
  // It opens a second browser as well.
  expect((await rawRequest(origin, path)).status).toBe(303);
  expect(printed).toEqual([]);
});

test('cookie › browsers send it to no address that another program on this machine can guess', async () => {
  const [one, other] = [await openOne(), await openOne()];
  expect(one.root).toMatch(/^\/inbox-[\w-]{16}\/$/);
  expect(other.root).not.toBe(one.root);
  expect(one.first.headers['set-cookie']).toEqual([expect.stringContaining(`; Path=${one.root};`)]);
});

test('nothing is shown without the cookie, with another one, or by a wrong token', async () => {
  const { origin, root, cookie, id } = await openOne();
  for (const headers of [{}, { cookie: `${cookie}x` }, { cookie: cookie.replace(/=.*/, '=') }])
    for (const target of [root, '/', `${root}${id}`, `${root}${id}.file`, `${root}none.css`])
      expect(await rawRequest(origin, target, { headers })).toMatchObject({
        status: 403,
        text: expect.stringMatching(/^This is the inbox of the website\. Copy the address/),
      });
  expect(await rawRequest(origin, `${root}?token=wrong`)).toMatchObject({
    status: 403,
    text: expect.stringContaining('earlier start'),
  });
});

test('answers under the names of this machine and its own port alone', async () => {
  const { port, path, send } = await openOne();
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`])
    expect((await send('./', { headers: { host } })).status).toBe(200);
  for (const host of [
    'rebound.test',
    `rebound.test:${port}`,
    `127.0.0.1.rebound.test:${port}`,
    '127.0.0.1',
    'x y',
  ])
    for (const target of ['./', path])
      expect(await send(target, { headers: { host } })).toMatchObject({
        status: 403,
        text: `The inbox answers at 127.0.0.1:${port} and localhost:${port} only.\n`,
      });
});

describe('a change', () => {
  test('comes from the page of this inbox', async () => {
    const { id, store, post, send, port } = await openOne();
    const local = { host: `localhost:${port}`, origin: `http://localhost:${port}` };
    expect((await post(`./${id}.read`, {}, local)).status).toBe(303);
    expect((await post(`./${id}.unread`, {}, { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
    const foreign = [
      { origin: 'https://elsewhere.test' },
      { origin: 'http://127.0.0.1:3000' },
      { origin: `http://localhost:${port}` },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign)
      expect(await post(`./${id}.read`, {}, headers)).toMatchObject({
        status: 403,
        text: expect.stringContaining('from its own pages only'),
      });
    expect((await send(`./${id}.read`, { method: 'POST' })).status).toBe(403);
    expect(await store.show(id)).toMatchObject({ readAt: undefined });
  });

  test('is never made by opening an address', async () => {
    const { id, send } = await openOne();
    for (const action of ['spam', 'not-spam', 'requeue', 'unread'])
      expect((await send(`./${id}.${action}`)).status).toBe(404);
    expect(
      (await send('./', { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } })).status,
    ).toBe(405);
  });
});

test('every answer has the policy of the inbox, and is kept by nobody', async () => {
  const { send, origin, root, id } = await openOne();
  for (const answer of [await send('./'), await rawRequest(origin, root), await send(`./${id}`)])
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'self'; .*frame-ancestors 'none'$/,
      ),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
});
