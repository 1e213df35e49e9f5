import { describe, expect, test } from 'vitest';
import { embeddedEmailIds, endpoints } from '@website/forms/endpoints';
import { parseFieldErrors } from '@website/forms/form-faults';
import { protocolTexts } from '@website/forms/messages';
import { foreign, tooMany } from './refusals.ts';
import { referenceOf } from '../lib/reference.ts';
import type { ReceiveOutcome } from './receive.ts';
import { contactApp, incoming } from '../test-support/contact-app.ts';
import { goodMessage, sendBody } from '../test-support/contact-client.ts';

const { publicKey, serviceId, templateId } = embeddedEmailIds;
const ids = { user_id: publicKey, service_id: serviceId, template_id: templateId };

describe('send', () => {
  test('takes the words, the token and the key apart', async () => {
    const { send, arrivals } = contactApp();
    const params = { ...goodMessage, 'g-recaptcha-response': 'token', idempotency_key: 'key-in-params' };
    expect(await send(sendBody(params))).toMatchObject({ status: 200, text: 'OK' });
    await send(sendBody(params), { 'Idempotency-Key': 'key-in-header' });
    const same = {
      kind: 'message',
      mailbox: 'info',
      action: 'contact_form',
      email: goodMessage.from_email,
      fields: goodMessage,
      token: 'token',
      isNative: false,
      address: '203.0.113.9',
      arrivedAt: 1000,
    };
    expect(arrivals).toEqual([
      { ...same, key: 'key-in-params' },
      { ...same, key: 'key-in-header' },
    ]);
  });

  test('stores the page that led to the form, and drops a page that the site does not have', async () => {
    const { send, arrivals } = contactApp();
    await send(sendBody({ ...goodMessage, about: 'azure' }));
    await send(sendBody({ ...goodMessage, about: 'casino' }));
    expect(arrivals.map(({ fields }) => fields)).toEqual([
      { ...goodMessage, about: 'Azure (/services/azure)' },
      goodMessage,
    ]);
  });

  test('gives the reference in a header, the same for the same submission', async () => {
    const { send } = contactApp();
    for (const _ of [1, 2]) {
      const { text, headers } = await send(sendBody(goodMessage));
      expect([text, headers.get('Submission-Reference')]).toEqual([
        'OK',
        referenceOf('20261121-0123456789ab'),
      ]);
    }
    const refused = await contactApp({ outcome: 'unavailable' }).send(sendBody(goodMessage));
    expect(refused.headers.get('Submission-Reference')).toBeNull();
  });

  test.each<[outcome: ReceiveOutcome, status: number, text: string, retryAfter: string | null]>([
    [{ outcome: 'bot-check-failed' }, 412, 'botCheck', null],
    [{ outcome: 'too-many', retryAfterSeconds: 7 }, 429, 'Too Many Requests', '7'],
    [{ outcome: 'unavailable' }, 503, 'unavailable', '60'],
    [{ outcome: 'key-reused' }, 422, `idempotency_key: keyReused`, null],
  ])('%o answers %i', async (outcome, status, text, retryAfter) => {
    const response = await contactApp(outcome).send(sendBody(goodMessage));
    expect(response).toMatchObject({ status, text });
    expect(response.headers.get('retry-after')).toBe(retryAfter);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  });

  test('another origin and too many requests are refused before the body is looked at', async () => {
    expect(await contactApp(undefined, foreign).send('{')).toMatchObject({
      status: 403,
      text: 'Forbidden',
    });
    const limited = await contactApp(undefined, tooMany(9)).send('{');
    expect(limited).toMatchObject({ status: 429, text: 'Too Many Requests' });
    expect(limited.headers.get('retry-after')).toBe('9');
  });

  test.each<[what: string, body: string, status: number, text: string, headers?: Record<string, string>]>([
    ['not JSON', '{', 400, 'unreadable'],
    ['an array', '[]', 400, 'unreadable'],
    ['null', 'null', 400, 'unreadable'],
    ['nothing', '', 400, 'unreadable'],
    ['bytes that are no text', '\ud800"', 400, 'unreadable'],
    ['another content type', sendBody(goodMessage), 400, 'unreadable', { 'Content-type': 'text/plain' }],
    [
      'another public key',
      JSON.stringify({ ...ids, user_id: 'x', template_params: goodMessage }),
      400,
      protocolTexts.publicKey,
    ],
    ['no public key', JSON.stringify({ template_params: goodMessage }), 400, protocolTexts.publicKey],
    ['another service', JSON.stringify({ ...ids, service_id: 'x' }), 400, protocolTexts.service],
    ['another template', JSON.stringify({ ...ids, template_id: 7 }), 400, protocolTexts.template],
    [
      'params that are a list',
      JSON.stringify({ ...ids, template_params: [] }),
      400,
      protocolTexts.parameters,
    ],
    ['params that are text', JSON.stringify({ ...ids, template_params: 'x' }), 400, protocolTexts.parameters],
    [
      'a key with a line break',
      sendBody({ ...goodMessage, idempotency_key: 'abcdefgh\n' }),
      400,
      'unreadable',
    ],
    ['a key too short', sendBody(goodMessage), 400, 'unreadable', { 'Idempotency-Key': 'short' }],
    ['a body too large', sendBody({ ...goodMessage, padding: 'x'.repeat(65_536) }), 413, 'tooLarge'],
  ])('%s is refused', async (_, body, status, text, headers) => {
    const { send, arrivals } = contactApp();
    expect(await send(body, headers)).toMatchObject({ status, text });
    expect(arrivals).toEqual([]);
  });

  test('names every faulty field in one answer', async () => {
    const { send } = contactApp();
    const response = await send(sendBody({ from_email: 'ada', subject: 'x'.repeat(151), message: ' ' }));
    expect(response.status).toBe(422);
    expect(parseFieldErrors(response.text)).toEqual([
      { field: 'from_name', message: 'missing' },
      { field: 'from_email', message: 'invalid' },
      { field: 'subject', message: 'long' },
      { field: 'message', message: 'missing' },
    ]);
    expect((await send(JSON.stringify(ids))).status).toBe(422);
  });

  test('a fault of ours is told to the log and not to the visitor', async () => {
    const { send, faults } = contactApp();
    expect(await send(sendBody({ ...goodMessage, subject: 'crash' }))).toMatchObject({
      status: 500,
      text: 'Internal Server Error',
    });
    expect(faults).toHaveLength(1);
    expect(faults[0]).not.toContain('secret');
  });

  test('other methods and paths', async () => {
    const { app } = contactApp();
    const get = await app.request(endpoints.sendMessage, {}, { incoming });
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await app.request('/api/nothing', {}, { incoming })).status).toBe(404);
  });
});
