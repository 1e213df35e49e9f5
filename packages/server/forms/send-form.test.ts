import { describe, expect, test } from 'vitest';
import { embeddedEmailIds } from '@website/forms/endpoints';
import { protocolTexts } from '@website/forms/messages';
import { referenceOf } from '../lib/reference.ts';
import { type Refusal, foreign, tooMany } from './refusals.ts';
import { contactApp } from '../test-support/contact-app.ts';
import { goodMessage, sendBody } from '../test-support/contact-client.ts';

const { publicKey, serviceId, templateId } = embeddedEmailIds;
const ids = { user_id: publicKey, service_id: serviceId, template_id: templateId };

describe('send-form', () => {
  function form(fields: Record<string, string | Blob>): FormData {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value as string);
    return data;
  }

  test('from a script takes multipart and answers in plain text', async () => {
    const { sendForm, arrivals } = contactApp();
    const fields = { ...goodMessage, ...ids, lib_version: '4.4.1', 'g-recaptcha-response': 'token' };
    expect(await sendForm(form(fields))).toMatchObject({ status: 200, text: 'OK' });
    expect(arrivals).toMatchObject([{ fields: goodMessage, token: 'token', isNative: false }]);
    expect(await sendForm(form(goodMessage))).toMatchObject({ status: 400, text: protocolTexts.publicKey });
  });

  test.each<[what: string, body: FormData | string, headers?: Record<string, string>]>([
    ['a file', form({ ...goodMessage, ...ids, message: new Blob(['x']) })],
    ['broken multipart', '--x\r\nnonsense', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['no boundary', 'x', { 'Content-Type': 'multipart/form-data' }],
    ['a repeated field', 'subject=a&subject=b', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['JSON', sendBody(goodMessage), { 'Content-Type': 'application/json' }],
    ['nothing', ''],
  ])('%s is a bad request', async (_, body, headers) => {
    expect(await contactApp().sendForm(body, headers)).toMatchObject({
      status: 400,
      text: 'unreadable',
    });
  });

  test('posted natively needs no identifiers and ends on a page', async () => {
    const { native, arrivals } = contactApp();
    const response = await native({ ...goodMessage, 'g-recaptcha-response': '', idempotency_key: '' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.text).toContain('<p role="status">Sent</p>');
    expect(response.text).toContain(`<p>${referenceOf('20261121-0123456789ab')} of 2026-11-21T`);
    expect(response.text).toContain('A question');
    // Browsers send line breaks as CRLF.
    expect(arrivals).toMatchObject([
      { fields: goodMessage, token: undefined, key: undefined, isNative: true },
    ]);
  });

  test('an old browser is known by asking for a page', async () => {
    const { sendForm } = contactApp();
    const body = new URLSearchParams(goodMessage).toString();
    const headers = { Accept: 'text/html,*/*;q=0.8', 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await sendForm(body, headers)).text).toContain('<p role="status">Sent</p>');
  });

  test('posted natively with faults brings back the form with everything in it, escaped', async () => {
    const { native } = contactApp();
    const evil = '"><script>alert(1)</script>\'&';
    const response = await native({
      ...goodMessage,
      from_email: 'ada',
      subject: evil,
      message: `\n${evil}`,
      idempotency_key: 'key-of-the-form',
    });
    expect(response.status).toBe(422);
    expect(response.text).toContain(`<a href="#from_email">invalid</a>`);
    expect(response.text).toContain('aria-invalid="true" value="ada"');
    expect(response.text).toContain('name="idempotency_key" value="key-of-the-form"');
    expect(response.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;"');
    expect(response.text).not.toContain('<script');
    // The typed first line break outlives the one that browsers drop.
    expect(response.text).toContain('>\n\n&quot;&gt;&lt;script');
  });

  test('a native failure names its reason', async () => {
    const limited = await contactApp({ outcome: 'too-many', retryAfterSeconds: 7 }).native(goodMessage);
    expect(limited).toMatchObject({ status: 429 });
    expect(limited.text).toContain('<p>Wait 7 seconds.</p>');
    expect(limited.text).toContain(goodMessage.subject);
    expect(limited.headers.get('retry-after')).toBe('7');
    const failed = await contactApp({ outcome: 'unavailable' }).native(goodMessage);
    expect(failed.status).toBe(503);
    expect(failed.text).toContain(`<p>unavailable</p>`);
    expect(failed.text).toContain(goodMessage.subject);
  });

  test.each<[admission: Refusal, status: number, words: string]>([
    [foreign, 403, '<p>Forbidden</p>'],
    [tooMany(530), 429, '<p>Wait 9 minutes.</p>'],
  ])(
    'refused at the door (%o) a native post still brings back what was typed',
    async (admission, status, words) => {
      const app = contactApp(undefined, admission);
      const response = await app.native(goodMessage);
      expect(response.status).toBe(status);
      expect(response.text).toContain(words);
      expect(response.text).toContain(`value="${goodMessage.subject}"`);
      expect(response.text).toContain(goodMessage.message);
      expect(app.arrivals).toEqual([]);
      const large = await app.native({ ...goodMessage, message: 'x'.repeat(70_000) });
      expect([large.status, large.text.includes(goodMessage.subject)]).toEqual([status, false]);
    },
  );

  test('a script that is refused at the door is answered without its body', async () => {
    const app = contactApp(undefined, tooMany(9));
    const response = await app.sendForm('{');
    expect(response).toMatchObject({ status: 429, text: 'Too Many Requests' });
  });
});
