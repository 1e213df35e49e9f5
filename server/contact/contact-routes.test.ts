import { describe, expect, test } from 'vitest';
import { embeddedEmailIds, endpoints } from '../../contracts/endpoints.ts';
import { parseFieldErrors } from '../../contracts/field-errors.ts';
import { contactFieldMessages, messages, refusals } from '../../contracts/messages.ts';
import { createApp } from '../app.ts';
import { goodMessage, nativeHeaders, sendBody } from '../test-support/contact-client.ts';
import type { Arrival, Outcome } from '../submissions/receive.ts';
import { plainTemplate } from './form-result.ts';
import type { Admission } from '../http/gate.ts';

const incoming = { socket: { remoteAddress: '203.0.113.9' } } as never;

/** The app with a receiver that answers what it is told and remembers what it was given. */
function setUp(outcome: Outcome = { outcome: 'accepted', id: 'id-1' }, admission: Admission = { outcome: 'admitted', address: '203.0.113.9' }) {
  const arrivals: Arrival[] = [];
  const faults: string[] = [];
  const app = createApp({
    contact: {
      gate: async () => admission,
      receive: async (arrival) => {
        arrivals.push(arrival);
        if (arrival.fields.subject === 'crash') throw new Error('a secret detail');
        return outcome;
      },
      emailIds: { ...embeddedEmailIds, hosted: false },
      bodyTimeout: 1000,
      resultTemplate: plainTemplate,
    },
    challenges: undefined,
    health: { store: { probe: async () => undefined, stats: async () => ({ counts: [], oldestUndelivered: undefined }) }, log: () => undefined },
    headers: { 'X-Everywhere': 'yes' },
    log: (_, event, fields) => faults.push(`${event} ${JSON.stringify(fields)}`),
  });
  const post = async (path: string, body: string | FormData, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { method: 'POST', body, headers }, { incoming });
    expect(response.headers.get('x-everywhere')).toBe('yes');
    expect(response.headers.get('cache-control')).toBe('no-store');
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  const json = { 'Content-type': 'application/json' };
  return {
    app, arrivals, faults,
    send: (body: string, headers = {}) => post(endpoints.sendMessage, body, { ...json, ...headers }),
    sendForm: (body: string | FormData, headers = {}) => post(endpoints.sendMessageForm, body, headers),
    native: (fields: Record<string, string>) => post(endpoints.sendMessageForm, new URLSearchParams(fields).toString(), nativeHeaders),
  };
}

const { publicKey, serviceId, templateId } = embeddedEmailIds;
const ids = { user_id: publicKey, service_id: serviceId, template_id: templateId };

describe('send', () => {
  test('takes the words, the token and the key apart', async () => {
    const { send, arrivals } = setUp();
    const params = { ...goodMessage, 'g-recaptcha-response': 'token', idempotency_key: 'key-in-params' };
    expect(await send(sendBody(params))).toMatchObject({ status: 200, text: 'OK' });
    await send(sendBody(params), { 'Idempotency-Key': 'key-in-header' });
    const same = { kind: 'message', mailbox: 'info', action: 'contact_form', email: goodMessage.from_email, fields: goodMessage, token: 'token', isNative: false, address: '203.0.113.9' };
    expect(arrivals).toEqual([{ ...same, key: 'key-in-params' }, { ...same, key: 'key-in-header' }]);
  });

  test.each<[outcome: Outcome, status: number, text: string, retryAfter: string | null]>([
    [{ outcome: 'bot-check-failed' }, 412, refusals.botCheck, null],
    [{ outcome: 'too-many', retryAfterSeconds: 7 }, 429, 'Too Many Requests', '7'],
    [{ outcome: 'unavailable' }, 503, refusals.unavailable, '60'],
    [{ outcome: 'key-reused' }, 422, `idempotency_key: ${refusals.keyReused}`, null],
  ])('%o answers %i', async (outcome, status, text, retryAfter) => {
    const response = await setUp(outcome).send(sendBody(goodMessage));
    expect(response).toMatchObject({ status, text });
    expect(response.headers.get('retry-after')).toBe(retryAfter);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  });

  test('another origin and too many requests are refused before the body is looked at', async () => {
    expect(await setUp(undefined, { outcome: 'foreign' }).send('{')).toMatchObject({ status: 403, text: 'Forbidden' });
    const limited = await setUp(undefined, { outcome: 'too-many', retryAfterSeconds: 9 }).send('{');
    expect(limited).toMatchObject({ status: 429, text: 'Too Many Requests' });
    expect(limited.headers.get('retry-after')).toBe('9');
  });

  test.each<[what: string, body: string, status: number, text: string, headers?: Record<string, string>]>([
    ['not JSON', '{', 400, refusals.badRequest],
    ['an array', '[]', 400, refusals.badRequest],
    ['null', 'null', 400, refusals.badRequest],
    ['nothing', '', 400, refusals.badRequest],
    ['bytes that are no text', '\ud800"', 400, refusals.badRequest],
    ['another content type', sendBody(goodMessage), 400, refusals.badRequest, { 'Content-type': 'text/plain' }],
    ['another public key', JSON.stringify({ ...ids, user_id: 'x', template_params: goodMessage }), 400, refusals.publicKey],
    ['no public key', JSON.stringify({ template_params: goodMessage }), 400, refusals.publicKey],
    ['another service', JSON.stringify({ ...ids, service_id: 'x' }), 400, refusals.service],
    ['another template', JSON.stringify({ ...ids, template_id: 7 }), 400, refusals.template],
    ['params that are a list', JSON.stringify({ ...ids, template_params: [] }), 400, refusals.parameters],
    ['params that are text', JSON.stringify({ ...ids, template_params: 'x' }), 400, refusals.parameters],
    ['a key with a line break', sendBody({ ...goodMessage, idempotency_key: 'abcdefgh\n' }), 400, refusals.badRequest],
    ['a key too short', sendBody(goodMessage), 400, refusals.badRequest, { 'Idempotency-Key': 'short' }],
    ['a body too large', sendBody({ ...goodMessage, padding: 'x'.repeat(65_536) }), 413, refusals.tooLarge],
  ])('%s is refused', async (_, body, status, text, headers) => {
    const { send, arrivals } = setUp();
    expect(await send(body, headers)).toMatchObject({ status, text });
    expect(arrivals).toEqual([]);
  });

  test('names every faulty field in one answer', async () => {
    const { send } = setUp();
    const response = await send(sendBody({ from_email: 'ada', subject: 'x'.repeat(151), message: ' ' }));
    expect(response.status).toBe(422);
    expect(parseFieldErrors(response.text)).toEqual([
      { field: 'from_name', message: contactFieldMessages.from_name.missing },
      { field: 'from_email', message: contactFieldMessages.from_email.invalid },
      { field: 'subject', message: contactFieldMessages.subject.long },
      { field: 'message', message: contactFieldMessages.message.missing },
    ]);
    expect((await send(JSON.stringify(ids))).status).toBe(422);
  });

  test('a fault of ours is told to the log and not to the visitor', async () => {
    const { send, faults } = setUp();
    expect(await send(sendBody({ ...goodMessage, subject: 'crash' }))).toMatchObject({ status: 500, text: 'Internal Server Error' });
    expect(faults).toHaveLength(1);
    expect(faults[0]).not.toContain('secret');
  });

  test('other methods and paths', async () => {
    const { app } = setUp();
    const get = await app.request(endpoints.sendMessage, {}, { incoming });
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await app.request('/api/nothing', {}, { incoming })).status).toBe(404);
  });
});

describe('send-form', () => {
  function form(fields: Record<string, string | Blob>): FormData {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value as string);
    return data;
  }

  test('from a script takes multipart and answers in plain text', async () => {
    const { sendForm, arrivals } = setUp();
    const fields = { ...goodMessage, ...ids, lib_version: '4.4.1', 'g-recaptcha-response': 'token' };
    expect(await sendForm(form(fields))).toMatchObject({ status: 200, text: 'OK' });
    expect(arrivals).toMatchObject([{ fields: goodMessage, token: 'token', isNative: false }]);
    expect(await sendForm(form(goodMessage))).toMatchObject({ status: 400, text: refusals.publicKey });
  });

  test.each<[what: string, body: FormData | string, headers?: Record<string, string>]>([
    ['a file', form({ ...goodMessage, ...ids, message: new Blob(['x']) })],
    ['broken multipart', '--x\r\nnonsense', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['no boundary', 'x', { 'Content-Type': 'multipart/form-data' }],
    ['a repeated field', 'subject=a&subject=b', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['JSON', sendBody(goodMessage), { 'Content-Type': 'application/json' }],
    ['nothing', ''],
  ])('%s is a bad request', async (_, body, headers) => {
    expect(await setUp().sendForm(body, headers)).toMatchObject({ status: 400, text: refusals.badRequest });
  });

  test('posted natively needs no identifiers and ends on a page', async () => {
    const { native, arrivals } = setUp();
    const response = await native({ ...goodMessage, 'g-recaptcha-response': '', idempotency_key: '' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.text).toContain(messages.messageSent);
    // Browsers send line breaks as CRLF.
    expect(arrivals).toMatchObject([{ fields: goodMessage, token: undefined, key: undefined, isNative: true }]);
  });

  test('an old browser is known by asking for a page', async () => {
    const { sendForm } = setUp();
    const body = new URLSearchParams(goodMessage).toString();
    const headers = { Accept: 'text/html,*/*;q=0.8', 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await sendForm(body, headers)).text).toContain(messages.messageSent);
  });

  test('posted natively with faults brings back the form with everything in it, escaped', async () => {
    const { native } = setUp();
    const evil = '"><script>alert(1)</script>\'&';
    const response = await native({ ...goodMessage, from_email: 'ada', subject: evil, message: `\n${evil}`, idempotency_key: 'key-of-the-form' });
    expect(response.status).toBe(422);
    expect(response.text).toContain(messages.messageFailed);
    expect(response.text).toContain(`<a href="#from_email">${contactFieldMessages.from_email.invalid}</a>`);
    expect(response.text).toContain('aria-describedby="from_email-error"');
    expect(response.text).toContain('value="ada"');
    expect(response.text).toContain('name="idempotency_key" value="key-of-the-form"');
    expect(response.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;"');
    expect(response.text).not.toContain('<script');
    // The typed first line break outlives the one that browsers drop.
    expect(response.text).toContain('>\n\n&quot;&gt;&lt;script');
  });

  test('a native failure names its reason', async () => {
    const limited = await setUp({ outcome: 'too-many', retryAfterSeconds: 7 }).native(goodMessage);
    expect(limited).toMatchObject({ status: 429 });
    expect(limited.text).toContain('Too Many Requests');
    expect(limited.headers.get('retry-after')).toBe('7');
    const failed = await setUp({ outcome: 'unavailable' }).native(goodMessage);
    expect(failed.status).toBe(503);
    expect(failed.text).toContain(goodMessage.subject);
  });
});
