import { describe, expect, test } from 'vitest';
import { rawRequest } from '../../test-support/raw-request.ts';
import { setUp } from '../test-support/operator.ts';
import { openInbox } from '../test-support/web-client.ts';

const openOne = async () => {
  const operator = await setUp();
  return { ...operator, ...(await openInbox(operator.context)) };
};

test('the token gives a cookie and leaves the address', async () => {
  const { first, path, origin, send, printed } = await openOne();
  expect(path).toMatch(/^\/inbox\?token=[\w-]{43}$/);
  expect([first.status, first.headers.location, first.text]).toEqual([303, '/inbox', '']);
  expect(first.headers['set-cookie']).toEqual([
    expect.stringMatching(/^inbox-\d+=[\w-]{43}; Path=\/inbox; HttpOnly; SameSite=Strict$/),
  ]);
  const token = path.replace('/inbox?token=', '');
  expect(String(first.headers['set-cookie'])).not.toContain(token);
  expect((await send('/inbox')).text).not.toContain(token);
  // It opens a second browser as well.
  expect((await rawRequest(origin, path)).status).toBe(303);
  expect(printed).toEqual([]);
});

test('nothing is shown without the cookie, with another one, or by a wrong token', async () => {
  const { origin, cookie, id } = await openOne();
  for (const headers of [{}, { cookie: `${cookie}x` }, { cookie: cookie.replace(/=.*/, '=') }])
    for (const target of ['/inbox', '/', `/inbox/${id}`, `/inbox/${id}/file`, '/inbox/none.css'])
      expect(await rawRequest(origin, target, { headers })).toMatchObject({
        status: 403,
        text: expect.stringMatching(/^This is the inbox of the website\. Copy the address/),
      });
  expect(await rawRequest(origin, '/inbox?token=wrong')).toMatchObject({
    status: 403,
    text: expect.stringContaining('earlier start'),
  });
});

test('answers under the names of this machine and its own port alone', async () => {
  const { port, path, send } = await openOne();
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`])
    expect((await send('/inbox', { headers: { host } })).status).toBe(200);
  for (const host of [
    'rebound.test',
    `rebound.test:${port}`,
    `127.0.0.1.rebound.test:${port}`,
    '127.0.0.1',
    'x y',
  ])
    for (const target of ['/inbox', path])
      expect(await send(target, { headers: { host } })).toMatchObject({
        status: 403,
        text: `The inbox answers at 127.0.0.1:${port} and localhost:${port} only.\n`,
      });
});

describe('a change', () => {
  test('comes from the page of this inbox', async () => {
    const { id, store, post, send, port } = await openOne();
    const local = { host: `localhost:${port}`, origin: `http://localhost:${port}` };
    expect((await post(`/inbox/${id}/read`, {}, local)).status).toBe(303);
    expect((await post(`/inbox/${id}/unread`, {}, { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
    const foreign = [
      { origin: 'https://elsewhere.test' },
      { origin: 'http://127.0.0.1:3000' },
      { origin: `http://localhost:${port}` },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign)
      expect(await post(`/inbox/${id}/read`, {}, headers)).toMatchObject({
        status: 403,
        text: expect.stringContaining('from its own pages only'),
      });
    expect((await send(`/inbox/${id}/read`, { method: 'POST' })).status).toBe(403);
    expect(await store.show(id)).toMatchObject({ readAt: undefined });
  });

  test('is never made by opening an address', async () => {
    const { id, send } = await openOne();
    for (const action of ['spam', 'not-spam', 'requeue', 'unread'])
      expect((await send(`/inbox/${id}/${action}`)).status).toBe(404);
    expect(
      (await send('/inbox', { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } })).status,
    ).toBe(405);
  });
});

test('every answer has the policy of the inbox, and is kept by nobody', async () => {
  const { send, origin, id } = await openOne();
  for (const answer of [await send('/inbox'), await rawRequest(origin, '/inbox'), await send(`/inbox/${id}`)])
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
