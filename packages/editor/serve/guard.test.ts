import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { refusal } from './guard.ts';

/** Returns whether a request is answered that differs in some points from one of the editor's page. */
function isAnswered(method: string, host: string, origin?: string, remoteAddress = '127.0.0.1'): boolean {
  const request = { method, headers: { host, origin }, socket: { remoteAddress } };
  return refusal(request as unknown as IncomingMessage) === undefined;
}

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('answers the page of %s', (host) => {
  expect(isAnswered('GET', host)).toBe(true);
  expect(isAnswered('POST', host, `http://${host}`)).toBe(true);
});

test('refuses other machines, other names and other sites', () => {
  const host = 'localhost:3000';
  expect(isAnswered('GET', host, undefined, '192.168.1.7')).toBe(false);
  expect(isAnswered('GET', 'rebound.example:3000')).toBe(false);
  expect(isAnswered('POST', host, 'https://elsewhere.example')).toBe(false);
  expect(isAnswered('POST', host, 'http://localhost:4000')).toBe(false);
  expect(isAnswered('POST', host)).toBe(false);
});
