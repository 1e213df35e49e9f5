import { expect, test, vi } from 'vitest';
import { contactForm } from '@website/forms/contact-form';
import { embeddedEmailIds } from '@website/forms/endpoints';
import { fieldsOf } from '@website/forms/form';
import { sendMessage } from './contact-form.tsx';

/** Words in every field the form has. */
const fields = Object.fromEntries(fieldsOf(contactForm).map(([name]) => [name, `Words of ${name}`]));
const settings = { origin: '', ...embeddedEmailIds };

/** Puts a stand-in in the place of `fetch`. */
function answer(reply: () => Promise<Response>) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(reply);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a message travels in the wire format of the EmailJS client, with its key in a header', async () => {
  const fetch = answer(async () => new Response('OK'));
  expect(await sendMessage(fields, 'token', 'key-of-the-form', settings)).toEqual({
    status: 200,
    text: 'OK',
  });
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).toBe('/api/v1.0/email/send');
  expect(init).toMatchObject({
    method: 'POST',
    headers: { 'Content-type': 'application/json', 'Idempotency-Key': 'key-of-the-form' },
  });
  expect(JSON.parse(init.body as string)).toEqual({
    lib_version: '4.4.1',
    user_id: embeddedEmailIds.publicKey,
    service_id: embeddedEmailIds.serviceId,
    template_id: embeddedEmailIds.templateId,
    template_params: { ...fields, 'g-recaptcha-response': 'token' },
  });
});

test('the hosted provider gets no header that its cross-origin rules refuse', async () => {
  const fetch = answer(async () => new Response('OK'));
  await sendMessage(fields, 'token', 'key', { ...settings, origin: 'https://api.emailjs.com' });
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).toBe('https://api.emailjs.com/api/v1.0/email/send');
  expect(init.headers).toEqual({ 'Content-type': 'application/json' });
});

test.each([403, 429, 451, 503])('status %d comes back with its text', async (status) => {
  answer(async () => new Response('Reason', { status }));
  expect(await sendMessage(fields, 'token', 'key', settings)).toEqual({ status, text: 'Reason' });
});

test.each([
  ['600', 600],
  ['0', undefined],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
])('how long to wait comes back where it is said in seconds: %s', async (header, seconds) => {
  answer(async () => new Response('No', { status: 429, headers: { 'Retry-After': header } }));
  expect((await sendMessage(fields, 'token', 'key', settings)).retryAfterSeconds).toBe(seconds);
});

test.each([
  ['no connection', new TypeError('Failed to fetch')],
  ['a time-out', new DOMException('timed out', 'TimeoutError')],
])('%s is status 0', async (_, error) => {
  answer(() => Promise.reject(error));
  expect(await sendMessage(fields, 'token', 'key', settings)).toEqual({ status: 0, text: '' });
});

test('a message without a bot check has no token, not an empty one', async () => {
  const fetch = answer(async () => new Response('OK'));
  await sendMessage(fields, '', 'key', { ...settings, origin: 'https://api.emailjs.com' });
  const body = JSON.parse(fetch.mock.calls[0]![1].body as string) as { template_params: object };
  expect(body.template_params).toEqual(fields);
});
