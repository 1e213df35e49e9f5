import { type Server, createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drain, listen } from '../../http/http-server.ts';
import type { BotCheck } from '../bot-check.ts';
import { createRecaptcha } from './recaptcha.ts';

const good = { success: true, score: 0.7, action: 'contact_form', hostname: 'www.example.com' };
let server: Server;
let check: BotCheck;
let answer: { status: number; body: string };
let asked: URLSearchParams[];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(new URLSearchParams(body));
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
    });
  });
  const verifyUrl = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/siteverify`;
  check = createRecaptcha({ secretKey: 'secret', minScore: 0.5, hostname: 'www.example.com', verifyUrl });
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: JSON.stringify(good) };
});
afterAll(() => drain(server));

describe('reCAPTCHA', () => {
  test('is asked with the secret and the token, and nothing about the visitor', async () => {
    expect(await check.verify('token', 'contact_form', 0)).toEqual({ verdict: 'human', proof: undefined });
    expect(asked.map((body) => Object.fromEntries(body))).toEqual([{ secret: 'secret', response: 'token' }]);
  });

  test('is not asked about no token', async () => {
    expect(await check.verify('', 'contact_form', 0)).toEqual({ verdict: 'refused' });
    expect(asked).toEqual([]);
  });

  test.each([
    [{ ...good, score: 0.5 }, 'human'],
    [{ ...good, score: 0.4 }, 'refused'],
    [{ ...good, score: undefined }, 'refused'],
    [{ ...good, action: 'job_application' }, 'refused'],
    [{ ...good, action: undefined }, 'refused'],
    [{ ...good, hostname: 'evil.example' }, 'refused'],
    [{ ...good, hostname: undefined }, 'refused'],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, 'refused'],
    [{ success: false, 'error-codes': ['invalid-input-response'] }, 'refused'],
    [{ success: false }, 'refused'],
    // Our own fault, or the service's: the visitor's message must not be lost to it.
    [{ success: false, 'error-codes': ['invalid-input-secret'] }, 'unavailable'],
    [{ error: 'what' }, 'unavailable'],
  ])('%o means %s', async (body, verdict) => {
    answer = { status: 200, body: JSON.stringify(body) };
    expect(await check.verify('token', 'contact_form', 0)).toMatchObject({ verdict });
  });

  test.each([
    [503, '{}'],
    [200, 'not json'],
    [302, ''],
  ])('status %i with %s is unavailable', async (status, body) => {
    answer = { status, body };
    expect(await check.verify('token', 'contact_form', 0)).toEqual({ verdict: 'unavailable' });
  });

  test('out of reach is unavailable', async () => {
    const options = {
      secretKey: 's',
      minScore: 0,
      hostname: 'h',
      verifyUrl: 'http://127.0.0.1:9/siteverify',
    };
    expect(await createRecaptcha(options).verify('token', 'contact_form', 0)).toEqual({
      verdict: 'unavailable',
    });
  });
});
