import { randomUUID } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeServer, listen } from '../http/http-server.ts';
import type { BotAction } from '@website/forms/bot-check';
import type { BotCheck } from './bot-check.ts';
import { botCheckContract } from './test-support/bot-check-contract.ts';
import { createRecaptcha } from './recaptcha.ts';

const good = { success: true, score: 0.7, action: 'contact_form', hostname: 'www.example.com' };
let server: Server;
let check: BotCheck;
type ServiceReply = { status: number; body: string };
/** What the stand-in for Google says to a token. */
let respond: (token: string) => ServiceReply;
let asked: URLSearchParams[];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const params = new URLSearchParams(body);
      asked.push(params);
      const answer = respond(params.get('response') ?? '');
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
    });
  });
  const verifyUrl = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/siteverify`;
  check = createRecaptcha({ secretKey: 'secret', minScore: 0.5, hostname: 'www.example.com', verifyUrl });
});
beforeEach(() => {
  // The time for an answer is never over: a busy machine may need longer.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  asked = [];
  respond = () => ({ status: 200, body: JSON.stringify(good) });
});
afterAll(() => closeServer(server));

botCheckContract('reCAPTCHA', async () => {
  const made = new Map<string, BotAction>();
  // Google takes each token once.
  respond = (token) => {
    const action = made.get(token);
    made.delete(token);
    const invalid = { success: false, 'error-codes': ['invalid-input-response'] };
    return { status: 200, body: JSON.stringify(action ? { ...good, action } : invalid) };
  };
  return {
    check,
    tokenFor: async (action) => {
      const token = randomUUID();
      made.set(token, action);
      return token;
    },
  };
});

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
    respond = () => ({ status: 200, body: JSON.stringify(body) });
    expect(await check.verify('token', 'contact_form', Date.now())).toMatchObject({ verdict });
  });

  test('a token that ran out while a large file was under way is not held against its sender', async () => {
    respond = () => ({
      status: 200,
      body: JSON.stringify({ success: false, 'error-codes': ['timeout-or-duplicate'] }),
    });
    expect(await check.verify('token', 'job_application', Date.now() - 60_000)).toEqual({
      verdict: 'unavailable',
    });
  });

  test.each([
    [503, '{}'],
    [200, 'not json'],
    [302, ''],
  ])('status %i with %s is unavailable', async (status, body) => {
    respond = () => ({ status, body });
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
