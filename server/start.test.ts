import { init, send, sendForm } from '@emailjs/browser';
import { connect } from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { embeddedEmailIds, endpoints } from '../contracts/endpoints.ts';
import { messages, refusals } from '../contracts/messages.ts';
import { goodMessage, makeToken, nativeHeaders, postJson, sendBody } from './test-support/contact-client.ts';
import { rawRequest } from './test-support/raw-request.ts';
import { startSmtpInbox } from './test-support/smtp-inbox.ts';
import { startTestServer } from './test-support/test-server.ts';

// The client looks for a browser's storage when it is loaded; Node warns about its own at the first look.
vi.hoisted(() => vi.stubGlobal('localStorage', undefined));

const { publicKey, serviceId, templateId } = embeddedEmailIds;

/** The message with a fresh token and key. */
async function signed(origin: string, changes: object = {}): Promise<Record<string, string>> {
  const token = await makeToken(origin);
  return { ...goodMessage, 'g-recaptcha-response': token, idempotency_key: crypto.randomUUID(), ...changes };
}

describe('the way of a message', () => {
  test('from the form to the mailbox, as it is received', async () => {
    const smtp = await startSmtpInbox();
    const { siteUrl } = await startTestServer({ SMTP_URL: smtp.url, MAIL_INFO: 'hello@example.com', MAIL_FROM: 'web@example.com' });
    const response = await postJson(siteUrl, await signed(siteUrl));
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    const [received] = await smtp.received(1);
    expect(received).toMatchObject({ sender: 'web@example.com', recipients: ['hello@example.com'] });
    expect(received?.mail.replyTo).toMatchObject([{ name: goodMessage.from_name, address: goodMessage.from_email }]);
    expect(received?.mail.subject).toBe(goodMessage.subject);
    expect(received?.mail.text).toContain(goodMessage.message);
  });

  test('one click too many is one mail', async () => {
    const smtp = await startSmtpInbox();
    const { siteUrl, logged } = await startTestServer({ SMTP_URL: smtp.url });
    const params = await signed(siteUrl);
    const responses = await Promise.all([postJson(siteUrl, params), postJson(siteUrl, params)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await postJson(siteUrl, params)).status).toBe(200);
    const reused = await postJson(siteUrl, { ...params, ...(await signed(siteUrl)), idempotency_key: params.idempotency_key, subject: 'Other' });
    expect([reused.status, await reused.text()]).toEqual([422, `idempotency_key: ${refusals.keyReused}`]);
    await postJson(siteUrl, await signed(siteUrl, { subject: 'The last' }));
    await logged('delivery.sent', 2);
    expect(smtp.mails.map(({ mail }) => mail.subject).toSorted()).toEqual([goodMessage.subject, 'The last']);
  });

  test('a mail server that is down delays the mail and nothing else', async () => {
    const first = await startSmtpInbox();
    await first.stop();
    const { siteUrl, logged } = await startTestServer({ SMTP_URL: first.url });
    expect((await postJson(siteUrl, await signed(siteUrl))).status).toBe(200);
    await logged('delivery.failed', 2);
    const second = await startSmtpInbox(first.port);
    second.refuse('4.3.2 not now');
    await logged('delivery.failed', 4);
    expect(second.mails).toEqual([]);
    second.refuse(undefined);
    await second.received(1);
    await logged('delivery.sent');
    expect(second.mails).toHaveLength(1);
  });

  test('a message accepted before a restart is delivered after it', async () => {
    const smtp = await startSmtpInbox();
    smtp.refuse('4.3.2 not now');
    const first = await startTestServer({ SMTP_URL: smtp.url });
    const params = await signed(first.siteUrl);
    await postJson(first.siteUrl, params);
    await first.logged('delivery.failed');
    await first.close();
    smtp.refuse(undefined);
    const second = await startTestServer({ SMTP_URL: smtp.url, DATA_DIR: first.dataDir });
    await smtp.received(1);
    // The key and the used token outlive the restart as well, and so does the secret behind the token.
    expect((await postJson(second.siteUrl, params)).status).toBe(200);
    const replayed = await postJson(second.siteUrl, { ...params, idempotency_key: crypto.randomUUID() });
    expect([replayed.status, await replayed.text()]).toEqual([412, refusals.botCheck]);
    expect(smtp.mails).toHaveLength(1);
  });
});

describe('the unmodified EmailJS client', () => {
  beforeEach(() => {
    // All the client asks of a browser.
    vi.stubGlobal('location', { pathname: '/contact-us' });
    vi.stubGlobal('navigator', { webdriver: false, languages: ['en'] });
    return () => vi.unstubAllGlobals();
  });

  test('sends a message', async () => {
    const smtp = await startSmtpInbox();
    const { siteUrl } = await startTestServer({ SMTP_URL: smtp.url });
    const params = await signed(siteUrl);
    init({ publicKey }, siteUrl);
    const result = await send(serviceId, templateId, params).catch((error: unknown) => error);
    expect(result).toMatchObject({ status: 200, text: 'OK' });
    expect((await smtp.received(1))[0]?.mail.subject).toBe(goodMessage.subject);
  });

  test('sends a form', async () => {
    const smtp = await startSmtpInbox();
    const { siteUrl } = await startTestServer({ SMTP_URL: smtp.url });
    const fields = await signed(siteUrl);
    const PlatformFormData = FormData;
    vi.stubGlobal('FormData', class extends PlatformFormData {
      constructor(form?: unknown) {
        super();
        if (form) for (const [name, value] of Object.entries(fields)) this.append(name, value);
      }
    });
    const form = { nodeName: 'FORM' } as unknown as HTMLFormElement;
    init({ publicKey }, siteUrl);
    const result = await sendForm(serviceId, templateId, form).catch((error: unknown) => error);
    expect(result).toMatchObject({ status: 200, text: 'OK' });
    expect((await smtp.received(1))[0]?.mail.text).toContain(goodMessage.message);
  });

  test.each([
    ['a wrong public key', { publicKey: 'other' }, {}, 400, refusals.publicKey],
    ['no token', { publicKey }, { 'g-recaptcha-response': '' }, 412, refusals.botCheck],
    ['a faulty address', { publicKey }, { from_email: 'x' }, 422, 'from_email: Enter an email address in the format name@example.com'],
  ])('is told about %s', async (_, options, changes, status, text) => {
    const { siteUrl } = await startTestServer();
    const params = await signed(siteUrl, changes);
    init(options, siteUrl);
    const result = await send(serviceId, templateId, params).catch((error: unknown) => error);
    expect(result).toMatchObject({ status, text });
  });
});

describe('who may send', () => {
  const form = new URLSearchParams(goodMessage).toString();

  test('a native post without a token arrives marked, and ends on a page', async () => {
    const smtp = await startSmtpInbox();
    const { siteUrl } = await startTestServer({ SMTP_URL: smtp.url, RATE_LIMIT_UNVERIFIED: '1' });
    const post = (body: string) => rawRequest(siteUrl, endpoints.sendMessageForm, { method: 'POST', headers: nativeHeaders, body });
    const page = await post(form);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<header>Frame</header>');
    expect(page.text).toContain('<title>Message sent</title>');
    expect(page.text).toContain(messages.messageSent);
    expect(page.headers['content-security-policy']).toContain("'sha256-style'");
    expect((await smtp.received(1))[0]?.mail.subject).toBe(`[unverified] ${goodMessage.subject}`);
    expect((await post(form)).status).toBe(200);
    const limited = await post(`${form}+more`);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(limited.text).toContain(goodMessage.from_email);
  });

  test('other sites may not, whoever the visitor is', async () => {
    const { siteUrl } = await startTestServer({ SITE_URL: 'https://www.example.com' });
    const post = (headers: Record<string, string>) =>
      rawRequest(siteUrl, endpoints.sendMessage, { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json', ...headers } });
    const foreign = await post({ Origin: 'https://evil.example' });
    expect([foreign.status, foreign.text]).toEqual([403, 'Forbidden']);
    expect((await post({ Origin: 'https://www.example.com' })).status).toBe(400);
    expect((await post({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });

  test('a caller is limited by address; a forwarded one counts only from a trusted proxy', async () => {
    const limits = { RATE_LIMIT_SUBMISSIONS: '2' };
    const statuses = async (siteUrl: string, forwarded: string[]) => {
      const found: number[] = [];
      for (const address of forwarded) found.push((await postJson(siteUrl, {}, { 'X-Forwarded-For': address })).status);
      return found;
    };
    const direct = await startTestServer(limits);
    expect(await statuses(direct.siteUrl, ['198.51.100.1', '198.51.100.2', '198.51.100.3'])).toEqual([422, 422, 429]);
    const proxied = await startTestServer({ ...limits, TRUST_PROXY: '127.0.0.1' });
    const found = await statuses(proxied.siteUrl, ['198.51.100.1', '198.51.100.1', '198.51.100.1', '6.6.6.6, 198.51.100.1', '198.51.100.2']);
    expect(found).toEqual([422, 422, 429, 429, 422]);
  });

  test('a body that stops coming does not hold the server', async () => {
    const { siteUrl } = await startTestServer({ BODY_TIMEOUT: '1' });
    const { hostname, port } = new URL(siteUrl);
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => {
        socket.write(`POST ${endpoints.sendMessage} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`);
      });
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes(refusals.tooSlow)) resolve(text);
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a body announced as small and sent large is cut off', async () => {
    const { siteUrl } = await startTestServer();
    const body = sendBody({ ...goodMessage, padding: 'x'.repeat(70_000) });
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const response = await rawRequest(siteUrl, endpoints.sendMessage, { method: 'POST', headers, body });
    expect([response.status, response.text]).toEqual([413, refusals.tooLarge]);
  });
});

describe('challenges', () => {
  test('are fresh, uncached, and only for known actions', async () => {
    const { siteUrl } = await startTestServer({ RATE_LIMIT_CHALLENGES: '3' });
    const get = (query: string) => rawRequest(siteUrl, endpoints.botCheckChallenge + query);
    const first = await get('?action=contact_form');
    expect(first.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(first.text)).toMatchObject({ parameters: { data: { action: 'contact_form' } } });
    expect((await get('?action=job_application')).text).not.toBe(first.text);
    expect((await get('?action=other')).status).toBe(400);
    expect(await get('?action=contact_form')).toMatchObject({ status: 429, text: 'Too Many Requests' });
  });

  test('are none under reCAPTCHA, which the policy then lets in', async () => {
    const { siteUrl } = await startTestServer({ RECAPTCHA_SITE_KEY: 'a', RECAPTCHA_SECRET_KEY: 'b' });
    expect((await rawRequest(siteUrl, endpoints.botCheckChallenge)).status).toBe(404);
    const page = await rawRequest(siteUrl, '/');
    expect(page.headers['content-security-policy']).toContain('https://www.gstatic.com/recaptcha/');
  });
});

describe('operation', () => {
  test('pages, files, the API and health share one server and its headers', async () => {
    const { siteUrl } = await startTestServer();
    for (const target of ['/', '/robots.txt', '/nowhere', '/Services/Azure', '/api/nothing', '/healthz', '/readyz', '/%zz']) {
      const { headers } = await rawRequest(siteUrl, target);
      expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-style'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    }
    expect(await rawRequest(siteUrl, '/healthz')).toMatchObject({ status: 200, text: 'ok' });
    expect((await rawRequest(siteUrl, '/healthzzz')).status).toBe(404);
  });

  test('readiness tells how far delivery lags', async () => {
    const smtp = await startSmtpInbox();
    smtp.refuse('4.3.2 not now');
    const { siteUrl } = await startTestServer({ SMTP_URL: smtp.url });
    await postJson(siteUrl, await signed(siteUrl));
    const ready = await rawRequest(siteUrl, '/readyz');
    expect([ready.status, JSON.parse(ready.text)]).toEqual([200, { ready: true, oldestUndeliveredSeconds: 0 }]);
  });

  test('metrics are on a port of their own', async () => {
    const { siteUrl, metricsUrl = '', logged } = await startTestServer({ METRICS_PORT: '0' });
    await postJson(siteUrl, await signed(siteUrl));
    await logged('delivery.sent');
    const text = await (await fetch(metricsUrl)).text();
    expect(text).toContain('site_submissions_total{kind="message",verified="true"} 1');
    expect(text).toContain('site_deliveries_total{outcome="delivered"} 1');
    expect(text).toContain('site_stored_submissions{kind="message",state="delivered"} 1');
    expect(text).toMatch(/^site_oldest_undelivered_seconds 0$/m);
    expect((await fetch(`${siteUrl}/metrics`)).status).toBe(404);
  });

  test('logs hold nothing about a person', async () => {
    const { siteUrl, events, logged } = await startTestServer();
    await postJson(siteUrl, await signed(siteUrl));
    await logged('delivery.sent');
    const text = JSON.stringify(events);
    for (const words of [...Object.values(goodMessage), '127.0.0.1']) expect(text).not.toContain(words);
  });

  test('a second server on the same data folder is refused', async () => {
    const { dataDir } = await startTestServer();
    await expect(startTestServer({ DATA_DIR: dataDir })).rejects.toThrow(/Another server is using/);
  });

  test('closing lets a request under way end', async () => {
    const { siteUrl, close } = await startTestServer();
    const { hostname, port } = new URL(siteUrl);
    const body = sendBody(goodMessage);
    let text = '';
    const socket = connect(Number(port), hostname);
    const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.write(`POST ${endpoints.sendMessage} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`);
    await rawRequest(siteUrl, '/healthz');
    const closed = close();
    await expect(rawRequest(siteUrl, '/healthz')).rejects.toThrow(/ECONNREFUSED/);
    socket.write(body.slice(10));
    await closed;
    await ended;
    expect(text).toMatch(/^HTTP\/1\.1 412 /);
  });
});
