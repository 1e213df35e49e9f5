import { expect, test } from 'vitest';
import { trustedProxies } from '../settings/rules.ts';
import { endpoints } from '@website/forms/endpoints';
import { rawRequest } from '../test-support/raw-request.ts';
import { startTestServer } from '../test-support/test-server.ts';
import { requestIdOf } from './request-id.ts';

const made = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const given = '0123456789abcdef0123456789abcdef';

const idOf = (id: string | undefined, remoteAddress: string, trusted: string) =>
  requestIdOf(id, remoteAddress, trustedProxies.parse(trusted));

test('the id of a trusted proxy is kept, and any other client gets a new id', () => {
  expect(idOf(given, '10.0.0.1', '10.0.0.0/8')).toBe(given);
  expect(idOf(given, '203.0.113.9', '10.0.0.0/8')).toMatch(made);
  expect(idOf(given, '127.0.0.1', 'off')).toMatch(made);
  expect(idOf(undefined, '10.0.0.1', '1')).toMatch(made);
});

test.each([
  '',
  'short',
  'x'.repeat(65),
  'ada@example.org',
  '"},{"level":"error',
  'one, two-three',
  'é'.repeat(9),
])('a proxy cannot bring other text into the log by an id: %j', (id) =>
  expect(idOf(id, '10.0.0.1', '1')).toMatch(made),
);

test('answers of the API have the id, and so have the log lines about the request', async () => {
  const { siteUrl, events } = await startTestServer({ TRUST_PROXY: '1' });
  const post = (headers: Record<string, string>) =>
    rawRequest(siteUrl, endpoints.sendMessage, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.9', ...headers },
      body: '{}',
    });
  const foreign = await post({ Origin: 'https://evil.example', 'X-Request-Id': given });
  expect([foreign.status, foreign.headers['x-request-id']]).toEqual([403, given]);
  expect(events.filter(({ event }) => event === 'form.refused')).toMatchObject([
    { fields: { reason: 'origin', request: given } },
  ]);
  const [first, second] = [await post({}), await post({})];
  expect(first.headers['x-request-id']).toMatch(made);
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
});
